package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.PageServer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Markup of forms on which fields were overlooked or misnamed; all in one browser session. */
@Execution(ExecutionMode.SAME_THREAD)
class UnseenMarkupTest {

  private static PageServer server;
  private static TestBrowsers browsers;
  private static Browser browser;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new PageServer();
    browsers = TestBrowsers.local();
    browser = browsers.open();
  }

  @AfterAll
  static void stop() {
    if (browsers != null) {
      browser.close();
      browsers.close();
      server.close();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <div><label>Resume or</label><input type=file name=a></div>                                        | Resume        | FILE    | false
          <div class=drop><span>Upload resume*Drop your resume here, or</span> <label>browse<input type=file name=a hidden></label></div> | Upload resume | FILE | true
          <h3>Cover letter</h3><div><button type=button>Attach</button><span>or drop it here</span><input type=file name=a></div>  | Cover letter  | FILE    | false
          <div><p>Lebenslauf *</p><div>Dateien hierher ziehen oder <label>Datei auswählen<input type=file name=a hidden></label></div></div> | Lebenslauf | FILE | true
          <div><label><input type=checkbox name=c style="opacity:0;position:absolute"><span>✓</span></label><span>I agree to the privacy policy *</span></div> | I agree to the privacy policy | TICK | true
          <div><p>Which tools do you use? *</p><div><label><input type=checkbox name=t1>Java</label></div><div><label><input type=checkbox name=t2>Rust</label></div><div><label><input type=checkbox name=t3>Go</label></div></div> | Which tools do you use? | CHOICES | true
          <div><p>Are you based in Berlin? <span>*</span></p><div role=radiogroup aria-label="Are you based in Berlin?"><div role=radio tabindex=0>Yes</div><div role=radio tabindex=0>No</div></div></div> | Are you based in Berlin? | CHOICE | true
          <label>Desired annual salary in € <input name=s pattern="[0-9]*"></label>                            | Desired annual salary in € | NUMBER | false
          <label>Prétentions (€ brut/an) <input name=s inputmode=numeric></label>                              | Prétentions (€ brut/an) | NUMBER | false
          <div><span>Team size *</span><input aria-label="Team size" name=s></div>                            | Team size     | TEXT    | true
          <table><tr><td>Oczekiwania (wymagane)<td><input name=kwota><select name=w><option>PLN</option><option>EUR</option></select><select name=o><option>rok</option><option>dzień</option></select></table> | Oczekiwania | TEXT | true
          <header><b>Apply</b><button type=button>×</button></header><div><input placeholder="Full name*"></div>    | Full name     | TEXT    | true
          <div><span>Your CV *</span> <button type=button>Choose a file</button></div>                         | Your CV       | FILE    | true
          <div><div>Level *</div><div><input role=combobox aria-label="Level" name=l aria-expanded=false></div></div> | Level | SEARCH | true
          """)
  void readsTheVisibleQuestion(String html, String label, FieldKind kind, boolean isRequired) {
    FormField field = formOf(html).fields().getFirst();

    assertThat(field.label()).isEqualTo(label);
    assertThat(field.kind()).isEqualTo(kind);
    assertThat(field.required()).isEqualTo(isRequired);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <fieldset><legend>Work experience *</legend><label>Since <input name=a></label><label>Title <input name=b></label></fieldset> | Work experience
          <div><h3>Education</h3><div><label>Since <input name=a></label></div><label>School <input name=b></label></div>       | Education
          <div role=group aria-label=References><label>Since <input name=a></label><label>Name <input name=b></label></div>       | References
          <h2>Jobs</h2><div><h3>Since</h3><input name=a></div><div><h3>Title</h3><input name=b></div>                             | Jobs
          <label>Since <input name=a></label><h3>Work experience</h3><label>Title <input name=b></label>                          | ``
          """)
  void readsThePartOfTheFormThatAFieldIsIn(String html, String part) {
    assertThat(formOf(html).fields().getFirst().section()).isEqualTo(part);
  }

  @Test
  void leavesAPartOfTheFormAtItsEnd() {
    ApplicationForm form =
        formOf(
            "<div><h3>Work experience</h3><label>Since <input name=a></label><label>Title <input"
                + " name=b></label></div>");

    assertThat(form.fields())
        .filteredOn(it -> it.label().equals("Full name"))
        .extracting(FormField::section)
        .containsExactly("");
  }

  @Test
  void quotesARefusalBesideAButtonThatMayGetASpinner() {
    ApplicationForm form =
        formOf(
            """
            <div id=said></div><script>
            addEventListener('DOMContentLoaded', () => (document.querySelector('button').className = 'send has-spinner'));
            document.forms[0].addEventListener('submit', (event) => {
              event.preventDefault();
              said.textContent = 'There was an error trying to send your message. Please try again later.';
            });
            </script><label>Team <input name=a></label>
            """);
    form.submit();

    assertThat(form.verdict(Duration.ofSeconds(5)))
        .isInstanceOfSatisfying(
            FormVerdict.Refused.class,
            it -> assertThat(it.text()).contains("error trying to send your message"));
  }

  @Test
  void pressesTheButtonOfTheDialogThatTheFormIsIn() {
    ApplicationForm form =
        formOf(
            """
            <dialog id=d><label>City <input name=a></label><button type=button
            onclick="document.body.innerHTML = 'Thank you, we have received your application.'">Send application</button></dialog>
            <button type=button>Apply now</button><script>d.showModal();</script>
            """);
    form.submit();

    assertThat(form.verdict(Duration.ofSeconds(2))).isInstanceOf(FormVerdict.Confirmed.class);
  }

  @Test
  void readsTheMenusOfAFormWithATelephone() {
    String menu =
        """
        <div class=field><label id=l-%1$s>%1$s <span>*</span></label><div class=select>
        <select name=%1$s aria-hidden=true tabindex=-1 style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"><option value="">-</option></select>
        <button type=button aria-haspopup=%2$s aria-labelledby="l-%1$s">–Select–</button></div></div>
        """;
    ApplicationForm form =
        formOf(
            "<div class=row><div><label>Phone<input type=tel name=phone></label></div><div>"
                + menu.formatted("State", "true")
                + "</div></div>"
                + menu.formatted("Country", "listbox"));

    assertThat(form.fields())
        .filteredOn(it -> it.names().contains("State") || it.names().contains("Country"))
        .extracting(FormField::label, FormField::required)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("State", true),
            org.assertj.core.groups.Tuple.tuple("Country", true));
  }

  @Test
  void leavesTheCountryOfATelephoneNumberToItsBox() {
    ApplicationForm form =
        formOf(
            "<div class=iti><div><button type=button aria-haspopup=listbox aria-label='Selected"
                + " country'>+49</button></div><input type=tel name=phone></div>");

    assertThat(form.fields()).extracting(FormField::names).doesNotContain(List.of());
  }

  @Test
  void tellsWhatThePageConsidersMissing() {
    ApplicationForm form =
        formOf(
            """
            <div><p>Notice period *</p><div class=custom tabindex=0>Choose</div></div>
            <div><label class=label>Salary band *</label><div tabindex=0>Choose</div></div>
            <label>Postal code <input name=zip required></label>
            <label>Team <input name=team aria-invalid=true aria-describedby=m></label><span id=m>Name a team</span>
            <p class=label-hint>Required fields are marked with *</p>
            <fieldset><legend>Address *</legend><label>Street <input name=street></label></fieldset>
            <p class=label>Country *</p><select disabled><option>Germany</option></select>
            <div role=alert>We never share your e-mail.</div>
            <script>document.forms[0].addEventListener('change', (event) => event.target.form
              .insertAdjacentHTML('beforeend', '<div role=alert>Full name is missing</div>'), { once: true })</script>
            """);
    FormField street =
        form.fields().stream()
            .filter(it -> it.names().contains("street"))
            .findFirst()
            .orElseThrow();

    form.fill(street, List.of("Hafenstrasse 12"));

    assertThat(form.problems())
        .extracting(it -> it.field().label())
        .containsExactlyInAnyOrder("Postal code", "Team", "Full name");
    assertThat(form.problems()).extracting(FormProblem::text).contains("Name a team");
    assertThat(form.unreadQuestions()).containsExactly("Salary band");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <fieldset><legend>Name *</legend><input id=a name=a1><label for=a>First</label><input id=b name=b1><label for=b>Last</label></fieldset> | First (Name)
          <dl><dt>Team *</dt><dd><select name=t style="display:none"><option value="">Choose a team</option><option>Core</option></select><div>Choose a team</div></dd></dl> | Team
          <p>Team *</p><input name=t placeholder="Such as Core">                                                                     | Team
          """)
  void namesAFieldByItsGroupOrByWhatStandsAroundIt(String html, String label) {
    assertThat(formOf(html).fields().getFirst().label()).isEqualTo(label);
  }

  @Test
  void fillsADateInThreeLists() {
    ApplicationForm form =
        formOf(
            """
            <fieldset><legend>Available from *</legend><select name=m><option value="">Monat</option></select>
            <select name=d><option value="">Tag</option></select><select name=y><option value="">Jahr</option><option>2026</option><option>2027</option></select></fieldset>
            <script>
            const [m, d] = document.querySelectorAll('select');
            'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez'.split(' ').forEach((it) => m.add(new Option(it)));
            for (let i = 1; i < 32; i++) d.add(new Option(i));
            </script>
            """);
    FormField field = form.fields().getFirst();

    form.fill(field, List.of("2027-03-02"));

    assertThat(field.label()).isEqualTo("Available from");
    assertThat(field.kind()).isEqualTo(FieldKind.DATE);
    assertThat(form.fields().getFirst().values()).containsExactly("2027-03-02");
    assertThat(browser.run("return [...new FormData(document.forms[0]).values()].slice(0, 3)"))
        .extracting(JsonNode::asText)
        .containsExactly("März", "2", "2027");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <label>Start <input name=d placeholder="gg/mm/aaaa"></label>                                                             | 01/02/2027
          <div lang=en-US><label>Start <input name=d pattern="\\d{2}/\\d{2}/\\d{4}"></label></div>                                  | 02/01/2027
          <label>Start <input name=d placeholder="e.g. 24.12.2026"></label>                                                        | 01.02.2027
          <label>Start <input name=d placeholder="mm/yyyy"></label>                                                                | 02/2027
          <label>Start <input name=d type=month></label>                                                                           | 2027-02
          <label>Start <input name=d class=datepicker onblur="this.value=this.value.replace(/^(....)-(..)-(..)$/, '$2/$3/$1')"></label> | 02/01/2027
          <div lang=de><label>Start <input name=d class=datepicker onblur="if (!/^\\d\\d\\.\\d\\d\\.\\d{4}$/.test(this.value)) this.value=''"></label></div> | 01.02.2027
          """)
  void writesADateAsTheBoxWantsIt(String html, String shown) {
    ApplicationForm form = formOf(html);
    FormField field = form.fields().getFirst();

    form.fill(field, List.of("2027-02-01"));

    assertThat(field.kind())
        .isEqualTo(shown.matches("\\d+\\D\\d+") ? FieldKind.MONTH : FieldKind.DATE);
    assertThat(form.fields().getFirst().values()).containsExactly(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <p id=q>Team *</p><div role=radiogroup aria-labelledby=q><div role=radio tabindex=0 onclick="pick(this)">○ Core</div><div role=radio tabindex=0 onclick="pick(this)">○ Tools</div></div> | Core;Tools | Tools
          <p id=q>Team *</p><ul role=listbox aria-labelledby=q><li role=option tabindex=0 onclick="pick(this)">☐ Core (12)</li><li role=option tabindex=0 onclick="pick(this)">☐ Tools (3)</li></ul>     | Core;Tools | Tools
          <p id=q>Team *</p><ul role=listbox aria-multiselectable=true aria-labelledby=q><li role=option tabindex=0 onclick="pick(this, 1)">☐ Core</li><li role=option tabindex=0 onclick="pick(this, 1)">☐ Tools</li><li role=option tabindex=0 onclick="pick(this, 1)">☐ Web</li></ul> | Core;Tools;Web | Core;Web
          <label id=q>Team *</label><button type=button aria-haspopup=listbox aria-labelledby=q onclick="l.hidden=!l.hidden">Choose ▾</button><ul role=listbox id=l hidden><li role=option onclick="menu.call(this)">● Core (12)</li><li role=option onclick="menu.call(this)">○ Tools (3)</li></ul> | Core;Tools | Tools
          <label id=q>Teams *</label><button type=button aria-haspopup=listbox aria-labelledby=q onclick="l.hidden=!l.hidden">Select ▾</button><ul role=listbox aria-multiselectable=true id=l hidden><li role=option onclick="pick(this, 1); count()">☐ Core</li><li role=option onclick="pick(this, 1); count()">☐ Tools</li><li role=option onclick="pick(this, 1); count()">☐ Web</li></ul> | Core;Tools;Web | Core;Web
          <label>Team * <select name=t><option value="">▾ Choose</option><option>▸ Core (12)</option><option>▸ Tools (3)</option></select></label> | Core;Tools | Tools
          <label>Java * <select name=t><option value="">Choose</option><option>Java (17)</option><option>Java (21)</option></select></label> | Java (17);Java (21) | Java (21)
          """)
  void choosesFromListsThatDrawSignsAtTheirOptions(String html, String options, String chosen) {
    ApplicationForm form =
        formOf(
            html
                + """
                <script>
                const pick = (it, several) => {
                  const isOn = several ? it.getAttribute('aria-selected') !== 'true' : true;
                  const name = it.getAttribute('role') === 'radio' ? 'aria-checked' : 'aria-selected';
                  if (!several) [...it.parentNode.children].forEach((other) => { other.setAttribute(name, false); other.textContent = other.textContent.replace('●', '○').replace('☑', '☐'); });
                  it.setAttribute(name, isOn);
                  it.textContent = isOn ? it.textContent.replace('○', '●').replace('☐', '☑') : it.textContent.replace('☑', '☐');
                };
                function menu() { pick(this); l.hidden = true; l.previousElementSibling.textContent = this.textContent.replace('●', '').trim() + ' ▾'; }
                const count = () => (l.previousElementSibling.textContent = l.querySelectorAll('[aria-selected=true]').length + ' selected ▾');
                </script>
                """);
    FormField field = form.fields().getFirst();

    form.fill(field, List.of(chosen.split(";")));

    assertThat(field.options()).containsExactly(options.split(";"));
    assertThat(form.fields().getFirst().values()).containsExactly(chosen.split(";"));
  }

  @Test
  void fillsAFormThatIsDrawnAnewAllTheTime() {
    ApplicationForm form =
        formOf(
            """
            <div id=root></div>
            <script>
            const kept = {};
            let drawn = 0;
            const draw = () => {
              drawn++;
              root.innerHTML = ['City', 'Team', 'Level'].map((it) =>
                `<label>${it} * <input id="x${drawn}${it}7" value="${kept[it] || ''}" data-of="${it}"></label>`).join('');
              root.querySelectorAll('input').forEach((it) => {
                it.addEventListener('focus', () => it.value === '' && drawn % 3 === 1 && setTimeout(draw, 5));
                it.addEventListener('input', () => (kept[it.dataset.of] = it.value));
                it.addEventListener('blur', () => setTimeout(draw, 20));
              });
            };
            draw();
            </script>
            """);

    Answering.all(form);

    assertThat(form.fields())
        .filteredOn(FormField::required)
        .allMatch(it -> it.values().equals(List.of("Ada Lovelace")));
  }

  private static ApplicationForm formOf(String html) {
    String url =
        server.url(
            "<!doctype html><meta charset=utf-8><form method=post action=/sent>"
                + html
                + "<p><label>Full name <input name=full_name></label><p><label>E-mail"
                + " <input type=email name=mail></label><p><button>Submit application</button></form>");
    Arrival arrival =
        new FormFinder(TestVendors.ALL)
            .open(
                browser,
                url,
                new FormSearchListener() {
                  @Override
                  public void navigated(String address) {}

                  @Override
                  public void noted(String text) {}
                });
    return ((Arrival.AtForm) arrival).form();
  }
}
