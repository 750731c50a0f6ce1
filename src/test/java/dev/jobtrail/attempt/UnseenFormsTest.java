package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.form.Arrival;
import dev.jobtrail.form.FormException;
import dev.jobtrail.form.FormSearchListener;
import dev.jobtrail.form.TestVendors;
import dev.jobtrail.testing.LocalServer;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Forms in the markup of many vendors and libraries, filled in for one person; all in one browser
 * session. The first line of each page says what its fields must hold and what must be asked. The
 * pages were written before the rules; those that are held out were not used to improve them.
 */
@Tag("wide")
@Execution(ExecutionMode.SAME_THREAD)
class UnseenFormsTest {

  private static final double TARGET = 0.95;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The values of the form as it would be sent. */
  private static final String HELD =
      """
      if (window.held) return held();
      const all = {};
      for (const form of document.forms) {
        for (const [name, value] of new FormData(form)) {
          const text = value instanceof File ? value.name : value;
          if (text !== '') all[name] = name in all ? `${all[name]}|${text}` : text;
        }
      }
      return all;
      """;

  private static LocalServer server;
  private static TestBrowsers browsers;
  private static Browser browser;
  private static JsonNode person;

  /** Scripts and style sheets without which a page is not what it is to be. */
  private static final Set<String> absent = ConcurrentHashMap.newKeySet();

  /** What came of all pages of a folder. */
  private static final class Tally {
    private int known;
    private int right;
    private final List<String> wrong = new ArrayList<>();
    private final List<String> missed = new ArrayList<>();
    private final List<String> notAsked = new ArrayList<>();
  }

  @BeforeAll
  static void start() throws IOException {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new LocalServer();
    server.on("/", UnseenFormsTest::answer);
    browsers = TestBrowsers.local();
    browser = browsers.open();
    try (var file = UnseenFormsTest.class.getResourceAsStream("/forms/unseen/person.json")) {
      person = MAPPER.readTree(file);
    }
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
  @ValueSource(strings = {"tune", "held-out", "libraries", "libraries-held-out", "fresh", "afresh"})
  void fillsInWhatIsKnownAndAsksForTheRest(String folder) throws IOException {
    var tally = new Tally();
    for (var page : pages(folder)) {
      fill(page, tally);
    }

    report(folder, tally);
    assertThat(absent).isEmpty();
    assertThat(tally.wrong).isEmpty();
    assertThat(tally.notAsked).isEmpty();
    assertThat((double) tally.right / tally.known)
        .as("%d of %d known fields; missed: %s", tally.right, tally.known, tally.missed)
        .isGreaterThanOrEqualTo(TARGET);
  }

  private static void report(String folder, Tally tally) throws IOException {
    Files.writeString(
        Path.of("target", "unseen-forms-" + folder + ".txt"),
        "known %d, right %d\nwrong %s\nmissed %s\nnot asked %s\n"
            .formatted(
                tally.known,
                tally.right,
                String.join("\n  ", tally.wrong),
                String.join("\n  ", tally.missed),
                String.join("\n  ", tally.notAsked)));
  }

  private static List<Path> pages(String folder) {
    try (var files = Files.list(resource("/forms/unseen/" + folder))) {
      return files.sorted().toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path resource(String path) throws URISyntaxException {
    return Path.of(UnseenFormsTest.class.getResource(path).toURI());
  }

  private static void fill(Path page, Tally tally) throws IOException {
    var name = page.getParent().getFileName() + "/" + page.getFileName();
    var expected = expected(page);
    tally.known += expected.path("fields").size();
    var arrival =
        TestVendors.finder().open(browser, server.base() + "/unseen/" + name, new Silent());
    if (!(arrival instanceof Arrival.AtForm(var form))) {
      tally.missed.add(name + ": " + arrival);
      return;
    }
    var preset = held();
    FillResult result;
    try {
      result = new FormFiller(form, material(), _ -> List.of(), (_, _, _) -> {}).fill();
    } catch (FormException e) {
      tally.missed.add(name + ": " + e.getMessage());
      result = new FillResult(List.of(), List.of(), List.of());
    }
    compare(name, expected, preset, held(), result, tally);
  }

  private static void compare(
      String name,
      JsonNode expected,
      JsonNode preset,
      JsonNode held,
      FillResult result,
      Tally tally) {
    for (var field : expected.path("fields").properties()) {
      var value = held.path(field.getKey()).asText();
      if (same(value, field.getValue().asText())) {
        tally.right++;
      } else if (value.isEmpty() || value.equals(preset.path(field.getKey()).asText())) {
        tally.missed.add(name + " " + field.getKey() + ": " + result.doubts() + asked(result));
      } else {
        tally.wrong.add(name + " " + field.getKey() + ": " + value);
      }
    }
    for (var field : held.properties()) {
      var key = field.getKey();
      var value = field.getValue().asText();
      var isExpected =
          expected.path("fields").has(key)
              || value.equals(preset.path(key).asText())
              || same(value, expected.path("optional").path(key).asText());
      if (!isExpected) {
        tally.wrong.add(name + " " + key + ": " + value);
      }
    }
    for (var question : expected.path("asked")) {
      if (result.asked().stream().noneMatch(it -> it.question().contains(question.asText()))) {
        tally.notAsked.add(name + " " + question.asText() + asked(result));
      }
    }
  }

  private static List<String> asked(FillResult result) {
    return result.asked().stream().map(AskedQuestion::question).toList();
  }

  private static boolean same(String held, String expected) {
    return words(held)
        .equals(words(expected.equals("LETTER") ? person.path("letter").asText() : expected));
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  private static JsonNode held() {
    return browser.run(HELD);
  }

  private static RunMaterial material() throws IOException {
    var applicant =
        new Applicant(
            MAPPER.treeToValue(person.path("profile"), ApplyProfile.class),
            person.path("resume"),
            person.path("letter").asText(),
            Map.of(),
            person.path("jobLocation").asText(),
            person.path("company").asText(),
            LocalDate.of(2026, 11, 30));
    return new RunMaterial(
        null,
        null,
        server.base(),
        false,
        false,
        false,
        List.of(),
        Set.of(),
        applicant,
        _ -> pdf("Jana Novak Resume.pdf"),
        _ -> pdf("Jana Novak Cover Letter.pdf"));
  }

  private static UploadedFile pdf(String name) {
    return new UploadedFile(name, "%PDF-1.7".getBytes(StandardCharsets.US_ASCII));
  }

  private static JsonNode expected(Path page) throws IOException {
    var text = Files.readString(page);
    return MAPPER.readTree(text.substring("<!--".length(), text.indexOf("-->")));
  }

  private static void answer(com.sun.net.httpserver.HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    try (var file =
        UnseenFormsTest.class.getResourceAsStream(
            path.startsWith("/webjars/")
                ? "/widgets/META-INF/resources" + path
                : "/forms" + path)) {
      if (file == null) {
        if (path.matches(".*\\.(js|css)")) {
          absent.add(path);
        }
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      exchange.getResponseHeaders().set("Content-Type", type(path));
      exchange.sendResponseHeaders(200, 0);
      file.transferTo(exchange.getResponseBody());
    }
  }

  private static String type(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "js" -> "text/javascript";
      case "css" -> "text/css";
      default -> "text/html; charset=utf-8";
    };
  }

  private static final class Silent implements FormSearchListener {

    @Override
    public void navigated(String address) {}

    @Override
    public void noted(String text) {}
  }
}
