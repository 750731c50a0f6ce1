package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.form.ApplicationForm;
import dev.jobtrail.form.Arrival;
import dev.jobtrail.form.FormSearchListener;
import dev.jobtrail.form.FormVerdict;
import dev.jobtrail.form.TestVendors;
import dev.jobtrail.testing.PageServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms that ask one question per screen; all in one browser session. */
@Execution(ExecutionMode.SAME_THREAD)
class StepwiseFormsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String PROFILE =
      """
      {"firstName": "Jana", "lastName": "Novak", "email": "jana@example.com",
       "phone": "+49 30 901820", "address": {"city": "Berlin", "country": "DE"},
       "answers": [{"question": "Do you like to travel?", "answer": "Yes"}]}
      """;

  /** Draws one question after the other; how each is answered and sent is up to the page. */
  private static final String DRAWN =
      """
      <!doctype html><html lang=en><meta charset=utf-8><title>Engineer</title><h1>Engineer</h1><main id=root></main>
      <script>
      const asked = ['First name', 'Last name', 'E-mail', 'Do you like to travel?', 'Phone'];
      const answers = {};
      const draw = (at) => {
        const label = asked[at] || '';
        const isChoice = label.endsWith('?');
        const box = isChoice ? ['Yes', 'No'].map((it) => `<label><input type=radio name=answer value=${it} required>${it}</label>`).join('')
          : '<input name=answer required aria-labelledby=q>';
        root.innerHTML = at < asked.length
          ? `<form novalidate><h2 id=q>${label} *</h2><fieldset aria-labelledby=q>${box}</fieldset><button>${BUTTON}</button></form>`
          : LAST;
        const form = root.querySelector('form');
        if (at === asked.length) return end(form);
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          const value = new FormData(form).get('answer');
          if (!value) return;
          answers[label] = value;
          setTimeout(() => draw(at + 1), 150);
        });
      };
      const send = () => fetch('/sent', { method: 'POST', body: JSON.stringify(answers) })
        .then(() => (root.innerHTML = '<p>Thank you, we have received your application.</p>'));
      %s
      draw(0);
      </script>
      """;

  private static final List<String> SENT = new CopyOnWriteArrayList<>();
  private static final List<String> KEPT = new CopyOnWriteArrayList<>();
  private static PageServer server;
  private static TestBrowsers browsers;
  private static Browser browser;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new PageServer();
    server.on(
        "/sent",
        exchange -> {
          SENT.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          PageServer.html(
              exchange, "<!doctype html><p>Thank you, we have received your application.</p>");
        });
    server.on(
        "/kept",
        exchange -> {
          KEPT.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          PageServer.html(exchange, "");
        });
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

  @BeforeEach
  void forget() {
    SENT.clear();
    KEPT.clear();
  }

  @ParameterizedTest
  @CsvSource({
    "OK ✓ press Enter ↵,Send application",
    "Valider,Envoyer",
    "→,Submit",
    "Weiter,Bewerbung absenden"
  })
  void answersEveryScreenAndSendsAtTheLast(String step, String last) throws IOException {
    answersAndSends(step, last);
  }

  @ParameterizedTest
  @Tag("wide")
  @CsvSource({"OK,Submit", "Okay,Absenden", "Aceptar,Enviar", "Next question,Submit application"})
  void answersEveryScreenInMoreWords(String step, String last) throws IOException {
    answersAndSends(step, last);
  }

  private static void answersAndSends(String step, String last) throws IOException {
    var form =
        at(
            DRAWN.formatted(
                "const BUTTON = '"
                    + step
                    + "', LAST = '<form><p>That is all.</p><button>"
                    + last
                    + "</button></form>', end = (form) => form.addEventListener('submit', (event) =>"
                    + " { event.preventDefault(); send(); });"));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).isEmpty();
    assertThat(filled.fields())
        .extracting(SeenField::label, SeenField::value)
        .containsExactly(
            tuple("First name", "Jana"),
            tuple("Last name", "Novak"),
            tuple("E-mail", "jana@example.com"),
            tuple("Do you like to travel?", "Yes"),
            tuple("Phone", "+49 30 901820"));
    assertThat(SENT).isEmpty();
    assertThat(form.namesSubmission()).isTrue();

    form.submit();

    assertThat(form.verdict(Duration.ofSeconds(5))).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(SENT).hasSize(1);
    assertThat(SENT.getFirst()).contains("jana@example.com", "+49 30 901820");
  }

  /** Whether an "OK" sends cannot be known before it is pressed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "end = send",
        "end = () => { root.innerHTML = '<p>Thank you for your application!</p>'; send(); }",
        "end = () => { const form = document.createElement('form'); form.method = 'post';"
            + " form.action = '/sent'; document.body.append(form); form.submit(); }",
        "end = () => navigator.sendBeacon('/sent', new Blob([JSON.stringify(answers)]))"
      })
  void waitsAtAStepThatWouldSend(String end) throws IOException {
    var page = DRAWN.formatted("const BUTTON = 'OK', LAST = '', " + end + ";");
    var form = at(page);

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).isEmpty();
    assertThat(filled.fields()).hasSize(5);
    assertThat(form.namesSubmission()).isFalse();
    assertThat(SENT).isEmpty();

    var again = at(page);
    var reviewed =
        new FormFiller(again, material(true, filled.fields()), _ -> List.of(), LOG).fill();
    assertThat(reviewed.isAsSeen(filled.fields())).isTrue();
    assertThat(SENT).isEmpty();

    again.submit();

    again.verdict(Duration.ofSeconds(3));
    assertThat(SENT).hasSize(1);
  }

  /** Draws {@link #DRAWN}, with each answer kept on the server before the next question. */
  private static String keeping(String kept, String last, String end) {
    return DRAWN
        .formatted("const BUTTON = 'OK', LAST = '" + last + "', " + end)
        .replace(
            "setTimeout(() => draw(at + 1), 150);",
            "fetch('/kept', { method: 'POST', body: JSON.stringify("
                + kept
                + ") }).then(() => draw(at + 1));");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ ...answers, complete: false }",
        "{ status: 'draft', answers: [{ label, value }] }",
        "{ data: { isDraft: true, value } }"
      })
  void goesOnWhereAnswersAreKeptAsDrafts(String kept) throws IOException {
    var form =
        at(
            keeping(
                kept,
                "<form><button>Submit</button></form>",
                "end = (form) => form.addEventListener('submit', (event) =>"
                    + " { event.preventDefault(); send(); });"));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.fields()).hasSize(5);
    assertThat(KEPT).hasSize(5);
    assertThat(form.namesSubmission()).isTrue();
    assertThat(SENT).isEmpty();
  }

  /** The last request carries nothing that was typed, or says that it is the last one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "end = () => fetch('/sent', { method: 'POST' });",
        "end = () => fetch('/sent', { method: 'POST', body: JSON.stringify({ id: 7 }) });",
        "end = () => fetch('/sent', { method: 'PUT', body: JSON.stringify({ ...answers, complete: true }) });"
      })
  void holdsBackWhatWouldEndADraft(String end) throws IOException {
    var form = at(keeping("{ ...answers, complete: false }", "", end));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.fields()).hasSize(5);
    assertThat(form.namesSubmission()).isFalse();
    assertThat(SENT).isEmpty();
  }

  @Test
  void fillsInWhatFollowsAButtonThatDidNotSend() throws IOException {
    var page = keeping("{ value }", "", "end = send;");
    var form = at(page);
    var filler = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG);

    var filled = filler.fill();
    assertThat(filled.fields()).hasSize(1);
    assertThat(KEPT).isEmpty();

    form.submit();
    for (int more = 2; more <= 5; more++) {
      assertThat(form.verdict(Duration.ofSeconds(5))).isEqualTo(new FormVerdict.LedOn());
      filled = filler.fillFurther();
      assertThat(filled.fields()).hasSize(more);
      assertThat(SENT).isEmpty();
      form.submit();
    }
    assertThat(form.verdict(Duration.ofSeconds(5))).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(SENT).hasSize(1);

    var again = at(page);
    SENT.clear();
    var reviewed =
        new FormFiller(again, material(true, filled.fields()), _ -> List.of(), LOG).fill();
    assertThat(reviewed.isAsSeen(filled.fields())).isTrue();
    assertThat(SENT).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>Thank you for your application!</p><form><label>How did you like it? <input name=s></label><button>OK</button></form>",
        "<p>Track your application</p><form><label>E-mail <input type=email name=m></label><label>Password <input type=password name=p></label><button>Sign up</button></form>"
      })
  void takesNoOtherFormForFurtherQuestions(String after) throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=en><meta charset=utf-8><form onsubmit="event.preventDefault();
            fetch('/sent', { method: 'POST', body: a.value }).then(() => (document.body.innerHTML = document.querySelector('template').innerHTML))">
            <label>First name * <input id=a required></label><button>OK</button></form><template>%s</template>
            """
                .formatted(after));
    new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();
    form.submit();

    assertThat(form.verdict(Duration.ofSeconds(3))).isNotInstanceOf(FormVerdict.LedOn.class);
    assertThat(SENT).hasSize(1);
  }

  @Test
  void sendsNoFormOfOnePageByItsOk() throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=en><meta charset=utf-8><h1>Engineer</h1><form method=post action=/sent>
            <p><label>First name * <input name=a required></label></p><p><label>E-mail * <input type=email name=b required></label></p>
            <button>OK</button></form>
            """);

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.fields()).hasSize(2);
    assertThat(form.namesSubmission()).isFalse();
    assertThat(SENT).isEmpty();
  }

  @Test
  void goesOnToPagesThatTheServerCounts() throws IOException {
    var labels = List.of("First name", "Last name", "E-mail");
    for (int at = 0; at < labels.size(); at++) {
      server.put(
          "/counted/" + (at + 1),
          """
          <!doctype html><html lang=en><meta charset=utf-8><p>Question %d of 3</p><form method=post action=%s>
          <label>%s * <input name=answer required></label><button>%s</button></form>
          """
              .formatted(
                  at + 1,
                  at == 2 ? "/sent" : "/counted/" + (at + 2),
                  labels.get(at),
                  at == 2 ? "Submit" : "OK"));
    }
    var form = open(server.base() + "/counted/1");

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.fields())
        .extracting(SeenField::value)
        .containsExactly("Jana", "Novak", "jana@example.com");
    assertThat(SENT).isEmpty();
  }

  @Test
  void readsQuestionsThatComeUpBelow() throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=en><meta charset=utf-8><h1>Engineer</h1><form method=post action=/sent>
            <p><label>First name * <input name=a required></label></p><p hidden><label>Last name * <input name=b required></label></p>
            <p hidden><label>E-mail * <input type=email name=c required></label></p>
            <button type=button id=ok>OK</button><button id=send hidden>Submit</button></form>
            <script>
            ok.addEventListener('click', () => {
              document.querySelector('p[hidden]').hidden = false;
              ok.hidden = !document.querySelector('p[hidden]');
              send.hidden = !ok.hidden;
            });
            </script>
            """);

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.fields())
        .extracting(SeenField::label)
        .containsExactly("First name", "Last name", "E-mail");
    assertThat(filled.fields())
        .extracting(SeenField::value)
        .containsExactly("Jana", "Novak", "jana@example.com");
    assertThat(SENT).isEmpty();
  }

  @Test
  void followsAPageThatGoesOnByItselfOnAChoice() throws IOException {
    var form =
        at(
            DRAWN
                .formatted(
                    "const BUTTON = 'OK', LAST = '<form><button>Submit</button></form>', end = () => {};")
                .replace(
                    "form.addEventListener('submit'",
                    "form.querySelectorAll('[type=radio]').forEach((it) =>"
                        + " it.addEventListener('change', () => form.requestSubmit()));"
                        + "form.addEventListener('step', () => {});"
                        + "form.querySelectorAll('[type=radio]').forEach((it) =>"
                        + " it.addEventListener('change', () => { answers[label] = it.value; setTimeout(() => draw(at + 1), 150); }));"
                        + "form.addEventListener('submit'"));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).isEmpty();
    assertThat(filled.fields())
        .extracting(SeenField::value)
        .containsExactly("Jana", "Novak", "jana@example.com", "Yes", "+49 30 901820");
    assertThat(SENT).isEmpty();
  }

  @Test
  void readsARequiredQuestionThatComesUpLate() throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=en><meta charset=utf-8><h1>Engineer</h1><form method=post action=/sent>
            <p><label>First name * <input name=a required></label></p>
            <p><label>Do you like to travel? * <select name=b required><option value="">Choose</option><option>Yes</option><option>No</option></select></label></p>
            <details><summary>More</summary><label>E-mail * <input type=email name=c required></label></details>
            <p id=more></p><button>Submit</button></form>
            <script>
            document.querySelector('select').addEventListener('change', () => setTimeout(() =>
              (more.innerHTML = '<label>Which countries do you know? * <input name=d required></label>'), 400));
            </script>
            """);

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked())
        .extracting(AskedQuestion::question)
        .containsExactly("Which countries do you know?");
    assertThat(filled.fields())
        .extracting(SeenField::value)
        .containsExactly("Jana", "Yes", "jana@example.com", "");
  }

  @Test
  void tellsOfARequiredQuestionThatIsNotShown() throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=en><meta charset=utf-8><h1>Engineer</h1><form method=post action=/sent>
            <p><label>First name * <input name=a required></label></p><p><label>E-mail * <input type=email name=b required></label></p>
            <p hidden><label>Shift * <select name=shift required><option value=""></option><option>Day</option></select></label></p>
            <p hidden><input name=nickname_2 required value=known></p>
            <button>Submit</button></form>
            """);

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).extracting(AskedQuestion::question).containsExactly("Shift");
    assertThat(filled.note())
        .isEqualTo(
            "Shift: The form requires an answer, but does not show the question. Answer it on the"
                + " site.");
  }

  @Test
  void startsAtAPageWithoutQuestions() throws IOException {
    var form =
        at(
            """
            <!doctype html><html lang=de><meta charset=utf-8><main id=root><p>Zehn Minuten.</p><button type=button onclick="next()">Los geht's!</button></main>
            <script>
            const next = () => (root.innerHTML = '<form method=post action=/sent><label>Vorname * <input name=a required></label><button>Absenden</button></form>');
            </script>
            """);

    assertThat(form.fields()).extracting(it -> it.label()).containsExactly("Vorname");
  }

  /**
   * Draws a conversation whose other side takes its time; how its last message ends is up to it.
   */
  private static final String CONVERSATION =
      """
      <!doctype html><html lang=en><meta charset=utf-8><title>Engineer</title><main><div role=log id=log></div>
      <form id=composer><input id=msg aria-label="Your message"><button type=submit aria-label=Send>➤</button></form></main>
      <script>
      const asked = [['First name', 'Hello! I ask a few things. What is your first name?'], ['E-mail', 'And your e-mail address?'],
        ['Travel', 'Do you like to travel?', ['Yes', 'No']], ['Phone', 'Under which phone number can we reach you?']];
      const answers = {};
      const say = (who, html) => log.insertAdjacentHTML('beforeend', `<div class="row ${who}">${html}</div>`);
      const ask = (at) => setTimeout(() => {
        composer.hidden = at === asked.length || !!asked[at][2];
        if (at === asked.length) return end();
        say('them', asked[at][1]);
        if (asked[at][2]) {
          say('answers', asked[at][2].map((it) => `<button type=button>${it}</button>`).join(''));
          log.querySelectorAll('button').forEach((it) => (it.onclick = () => take(at, it.textContent)));
        } else composer.onsubmit = (event) => { event.preventDefault(); if (msg.value) take(at, msg.value); };
      }, 700);
      const take = (at, value) => {
        log.querySelector('.answers')?.remove();
        answers[asked[at][0]] = value;
        say('me', value);
        msg.value = '';
        ask(at + 1);
      };
      const send = () => fetch('/sent', { method: 'POST', body: JSON.stringify(answers) }).then(() => say('them', 'Thank you, we have received your application.'));
      const end = () => { %s };
      say('them', 'Welcome!');
      ask(0);
      </script>
      """;

  @Test
  void answersAConversationByTypingAndByItsButtons() throws IOException {
    var form =
        at(
            CONVERSATION.formatted(
                "say('them', 'That is all.'); say('answers', '<button type=button id=go>Submit"
                    + " application</button>'); go.onclick = send;"));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).isEmpty();
    assertThat(filled.fields())
        .extracting(SeenField::label, SeenField::value)
        .containsExactly(
            tuple("What is your first name?", "Jana"),
            tuple("And your e-mail address?", "jana@example.com"),
            tuple("Do you like to travel?", "Yes"),
            tuple("Under which phone number can we reach you?", "+49 30 901820"));
    assertThat(form.namesSubmission()).isTrue();
    assertThat(SENT).isEmpty();

    form.submit();

    form.verdict(Duration.ofSeconds(3));
    assertThat(SENT).hasSize(1);
  }

  @Test
  void waitsWhereTheLastAnswerOfAConversationWouldSend() throws IOException {
    var form = at(CONVERSATION.formatted("send();"));

    var filled = new FormFiller(form, material(false, List.of()), _ -> List.of(), LOG).fill();

    assertThat(filled.asked()).isEmpty();
    assertThat(filled.fields()).hasSize(4);
    assertThat(form.namesSubmission()).isFalse();
    assertThat(SENT).isEmpty();
  }

  private static final FillLog LOG = (_, _, _) -> {};

  private static ApplicationForm at(String page) {
    return open(server.url(page));
  }

  private static ApplicationForm open(String url) {
    var arrival = TestVendors.finder().open(browser, url, new Silent());
    return ((Arrival.AtForm) arrival).form();
  }

  private static RunMaterial material(boolean isToBeSent, List<SeenField> seen) throws IOException {
    var applicant =
        new Applicant(
            MAPPER.readValue(PROFILE, ApplyProfile.class),
            MAPPER.createObjectNode(),
            null,
            Map.of(),
            null,
            "Acme",
            LocalDate.of(2026, 11, 30));
    return new RunMaterial(
        null,
        null,
        server.base(),
        true,
        false,
        isToBeSent,
        new ArrayList<>(seen),
        Set.of(),
        applicant,
        _ -> new UploadedFile("cv.pdf", new byte[] {1}),
        _ -> new UploadedFile("letter.pdf", new byte[] {1}));
  }

  private static final class Silent implements FormSearchListener {

    @Override
    public void navigated(String address) {}

    @Override
    public void noted(String text) {}
  }
}
