package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.FormServer;
import dev.jobtrail.testing.FormServer.Submission;
import dev.jobtrail.testing.LocalServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class FormFinderTest {

  private static final Duration WAIT = Duration.ofSeconds(60);

  private static FormServer server;
  private static LocalServer pages;
  private static TestBrowsers browsers;

  /** Browsers that another test may use; starting one takes longer than many tests. */
  private static final Queue<Browser> FREE = new ConcurrentLinkedQueue<>();

  private final List<String> notes = new ArrayList<>();
  private Browser browser;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new FormServer();
    pages = new LocalServer();
    browsers = TestBrowsers.local();
  }

  @AfterAll
  static void stop() {
    if (browsers != null) {
      FREE.forEach(Browser::close);
      browsers.close();
      server.close();
      pages.close();
    }
  }

  @BeforeEach
  void open() {
    var free = FREE.poll();
    browser = free == null ? browsers.open() : free;
  }

  @AfterEach
  void free() {
    FREE.add(browser);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "greenhouse",
        "lever",
        "ashby",
        "workable",
        "smartrecruiters",
        "recruitee",
        "teamtailor",
        "bamboohr",
        "breezy",
        "personio",
        "rippling",
        "pinpoint",
        "icims",
        "jobvite",
        "generic"
      })
  void fillsAndSendsTheFormOfAVendorOnce(String vendor) {
    String url = server.url(vendor);
    ApplicationForm form = arriveAt(url);

    assertThat(form.vendor()).isEqualTo(vendor);
    Answering.all(form);
    assertThat(form.complaints()).isEmpty();
    assertThat(form.humanCheck()).isNull();
    assertThat(form.sentByItself()).isNull();
    assertThat(server.submissions(url)).isEmpty();

    form.submit();

    assertThat(form.verdict(WAIT)).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(server.submissions(url)).hasSize(1);
    Submission sent = server.submissions(url).getFirst();
    assertThat(sent.fields().values()).contains(List.of("ada@example.org"));
    assertThat(sent.files().values()).anyMatch(it -> it.name().equals("cv.pdf"));
    assertThat(sent.fields().keySet())
        .noneMatch(it -> it.startsWith("nickname_") && filled(sent, it));
  }

  private static boolean filled(Submission sent, String name) {
    return !sent.field(name).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "generic,steps",
    "generic,frame",
    "generic,german",
    "greenhouse,embedded",
    "broken,duplicates",
    "hostile,honeypots",
    "hostile,dialogs"
  })
  void findsItsWayThroughFormsOfAllSorts(String vendor, String variant) {
    fillsAndSends(vendor, variant);
  }

  @ParameterizedTest
  @CsvSource({
    "generic,groups",
    "generic,french",
    "generic,spanish",
    "generic,linked",
    "smartrecruiters,one-page",
    "broken,usual",
    "broken,renamed"
  })
  @Tag("wide")
  void findsItsWayThroughMoreForms(String vendor, String variant) {
    fillsAndSends(vendor, variant);
  }

  private void fillsAndSends(String vendor, String variant) {
    String url = server.url(vendor, variant);
    ApplicationForm form = arriveAt(url);
    Answering.all(form);
    form.submit();

    assertThat(form.verdict(WAIT)).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(server.submissions(url)).hasSize(1);
    Submission sent = server.submissions(url).getFirst();
    assertThat(sent.fields().keySet())
        .filteredOn(it -> it.startsWith("trap_"))
        .allMatch(it -> !filled(sent, it));
  }

  @ParameterizedTest
  @ValueSource(strings = {"submit", "fetch"})
  void holdsBackAPageThatSendsItself(String variant) throws InterruptedException {
    sendsOnlyWhenAsked(variant);
  }

  @Test
  @Tag("wide")
  void holdsBackAPageThatRequestsToBeSent() throws InterruptedException {
    sendsOnlyWhenAsked("request-submit");
  }

  private void sendsOnlyWhenAsked(String variant) throws InterruptedException {
    String url = server.url("hostile", variant);
    ApplicationForm form = arriveAt(url);
    Answering.all(form);
    Thread.sleep(3000);

    assertThat(server.submissions(url)).isEmpty();
    assertThat(form.sentByItself()).isNull();
    form.complaints();
    assertThat(notes).anyMatch(it -> it.contains("was blocked"));

    form.submit();
    assertThat(form.verdict(WAIT)).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(server.submissions(url)).hasSize(1);
  }

  @Test
  void doesNotSendAFormTwice() {
    String url = server.url("generic");
    ApplicationForm form = arriveAt(url);
    Answering.all(form);
    form.submit();

    assertThatThrownBy(form::submit).isInstanceOf(FormException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "greenhouse,closed",
    "lever,closed",
    "ashby,closed",
    "workable,closed",
    "teamtailor,closed",
    "bamboohr,closed",
    "generic,closed"
  })
  void tellsAClosedJob(String vendor, String variant) {
    assertThat(visit(server.url(vendor, variant))).isInstanceOf(Arrival.Closed.class);
  }

  @Test
  void takesAnEmptyPageOfSmartRecruitersForABlockedBrowser() {
    assertThat(visit(server.url("smartrecruiters", "blocked")))
        .isInstanceOf(Arrival.HumanCheck.class);
  }

  @ParameterizedTest
  @CsvSource({"generic,no-form", "generic,sign-in", "hostile,redirects", "hostile,huge"})
  void tellsWhereNoFormCanBeFilled(String vendor, String variant) {
    String url = server.url(vendor, variant);

    assertThat(visit(url)).isInstanceOf(Arrival.NoForm.class);
    assertThat(server.submissions(url)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"generic,captcha", "bamboohr,captcha"})
  void seesAHumanCheckBeforeSending(String vendor, String variant) {
    assertThat(arriveAt(server.url(vendor, variant)).humanCheck()).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"greenhouse,captcha", "teamtailor,verify"})
  void tellsAHumanCheckAfterSending(String vendor, String variant) {
    assertThat(verdictOf(vendor, variant)).isInstanceOf(FormVerdict.HumanCheck.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"workable", "recruitee", "lever"})
  @Tag("wide")
  void tellsTheHumanChecksOfMoreVendors(String vendor) {
    assertThat(verdictOf(vendor, "captcha")).isInstanceOf(FormVerdict.HumanCheck.class);
  }

  @ParameterizedTest
  @CsvSource({"generic,refused", "ashby,corrections"})
  void tellsARefusal(String vendor, String variant) {
    assertThat(verdictOf(vendor, variant)).isInstanceOf(FormVerdict.Refused.class);
  }

  @ParameterizedTest
  @CsvSource({"ashby,blocked", "lever,already"})
  @Tag("wide")
  void tellsTheRefusalsOfMoreVendors(String vendor, String variant) {
    assertThat(verdictOf(vendor, variant)).isInstanceOf(FormVerdict.Refused.class);
  }

  @ParameterizedTest
  @CsvSource({"generic,silent", "generic,error"})
  void takesNoAnswerForNoConfirmation(String vendor, String variant) {
    assertThat(verdictOf(vendor, variant)).isInstanceOf(FormVerdict.Unknown.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <label for=a>First name *</label><input id=a>                                   | First name     | true
          <label>First name <input required></label>                                      | First name     | true
          <span id=l>City (required)</span><input aria-labelledby=l>                      | City           | true
          <input aria-label="Your city">                                                  | Your city      | false
          <input placeholder="Your city" aria-required=true>                              | Your city      | true
          <div><p>Your city</p><div><input></div></div>                                   | Your city      | false
          <label for=a>Ort (Pflichtfeld)</label><input id=a>                              | Ort            | true
          <label for=a>Ville (obligatoire)</label><input id=a>                            | Ville          | true
          <label for=a>Ciudad (obligatorio)</label><input id=a>                           | Ciudad         | true
          <label for=a>City ✱</label><input id=a>                                         | City           | true
          <label for=a>City (optional)</label><input id=a>                                | City           | false
          <input name=home_town>                                                          | home town      | false
          <fieldset><legend>Sex *</legend><label><input type=radio name=r>A</label><label><input type=radio name=r>B</label></fieldset> | Sex | true
          <div role=group aria-label="Sex"><div role=radio>A</div><div role=radio>B</div></div> | Sex | false
          <div><p>Remote?</p><button type=button>Yes</button><button type=button>No</button></div> | Remote? | false
          """)
  void readsWhatAFieldIsCalledAndWhetherItIsRequired(
      String html, String label, boolean isRequired) {
    FormField field = fieldsOf(html).getFirst();

    assertThat(field.label()).isEqualTo(label);
    assertThat(field.required()).isEqualTo(isRequired);
  }

  @Test
  void doesNotReadWhatNoPersonFills() {
    var traps =
        Stream.of(
                "<input name=hp_phone>",
                "<input name=nickname_abc>",
                "<input name=honeypot>",
                "<label>Leave this field blank <input name=fax1></label>",
                "<label>If you are human, leave this blank <input name=fax2></label>",
                "<input name=fax3 style='position:absolute;left:-9999px'>",
                "<input name=fax4 style='opacity:0'>",
                "<input name=fax5 style='display:none'>",
                "<div style='height:0;overflow:hidden'><input name=fax6></div>",
                "<input name=fax7 style='width:1px;height:1px;border:0;padding:0'>",
                "<div aria-hidden=true><input name=fax8 tabindex=-1></div>",
                "<input name=fax9 style='transform:translateX(-5000px)'>",
                "<input name=fax10 style='clip-path:inset(100%)'>")
            .collect(Collectors.joining("</div><div>", "<div>", "</div>"));

    assertThat(fieldsOf(traps))
        .extracting(it -> it.names().getFirst())
        .containsExactly("full_name", "mail");
  }

  @Test
  void readsAFieldThatMayBeLeftBlank() {
    assertThat(fieldsOf("<label>Middle name (leave blank if none) <input name=middle></label>"))
        .extracting(it -> it.names().getFirst())
        .contains("middle");
  }

  @Test
  void findsTheFieldOfARequiredQuestionByItsId() {
    var fields =
        fieldsOf(
            "<label for=question_7>Work authorization in Germany *</label>"
                + "<input id=question_7 name='answers[3][text]'>");
    var question = new RequiredQuestion("May you take up a job in Germany?", List.of("question_7"));

    assertThat(question.askedBy(fields))
        .extracting(FormField::label)
        .containsExactly("Work authorization in Germany");
  }

  /** The fields of a form that begins with some, and ends with a name and an address. */
  private List<FormField> fieldsOf(String html) {
    String path = "/page" + System.nanoTime();
    pages.on(
        path,
        exchange -> {
          byte[] body =
              ("<!doctype html><meta charset=utf-8><form method=post>"
                      + html
                      + "<p><label>Full name <input name=full_name></label><p><label>E-mail"
                      + " <input type=email name=mail></label><p>"
                      + "<button>Submit application</button></form>")
                  .getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
        });
    return arriveAt(pages.base() + path).fields();
  }

  private FormVerdict verdictOf(String vendor, String variant) {
    ApplicationForm form = arriveAt(server.url(vendor, variant));
    Answering.all(form);
    form.submit();
    return form.verdict(Duration.ofSeconds(6));
  }

  private ApplicationForm arriveAt(String url) {
    Arrival arrival = visit(url);
    assertThat(arrival).isInstanceOf(Arrival.AtForm.class);
    return ((Arrival.AtForm) arrival).form();
  }

  private Arrival visit(String url) {
    return new FormFinder(TestVendors.ALL)
        .open(
            browser,
            url,
            new FormSearchListener() {
              @Override
              public void navigated(String address) {
                notes.add("to " + address);
              }

              @Override
              public void noted(String text) {
                notes.add(text);
              }
            });
  }
}
