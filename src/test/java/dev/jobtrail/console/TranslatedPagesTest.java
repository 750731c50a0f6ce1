package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the pages of resumes and of discovery with themselves in English. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class TranslatedPagesTest {

  /** Attributes that are shown or read aloud. */
  private static final List<String> SHOWN =
      List.of(
          "alt",
          "aria-label",
          "data-complete",
          "data-moved",
          "data-removed",
          "data-removes",
          "data-rows",
          "data-stale",
          "data-too-large",
          "data-undo",
          "data-unreadable",
          "data-unsaved",
          "placeholder",
          "title");

  /** Several words; single ones may be the same in two languages. */
  private static final Pattern SENTENCE = Pattern.compile("\\p{L}{2,}\\P{L}+\\p{L}{2,}");

  /** Names, labels and examples that are the same in two languages. */
  private static final Set<String> NAMES =
      Set.of(
          "Breezy HR",
          "CC BY 4.0",
          "Hacker News",
          "JSON Resume",
          "Landing.jobs",
          "Name (optional)",
          "Remote OK",
          "Source Sans",
          "Source Serif",
          "The Muse",
          "US Letter",
          "We Work Remotely",
          "Working Nomads",
          "acme.com");

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es"})
  void leavesNoSentenceInEnglish(String language) {
    var account = Api.newAccount();
    account.browser().post("/sample-data").then().statusCode(200);
    var resume =
        account
            .request()
            .get("/resumes")
            .jsonPath()
            .getString("find { it.name == 'Software engineer (sample)' }.id");
    change(account, resume);
    var data = data(account, resume);
    var left = new TreeMap<String, Set<String>>();
    for (var path : paths(account, resume)) {
      var sentences = sentences(page(account, path, language));
      sentences.retainAll(sentences(page(account, path, "en")));
      sentences.removeIf(it -> NAMES.contains(it) || data.contains(it));
      sentences.forEach(it -> left.computeIfAbsent(it, _ -> new TreeSet<>()).add(path));
    }

    assertThat(left).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "de, Bearbeiten Design Versionen Teilen Assistent",
    "fr, Modifier Mise en page Versions Partage Assistant",
    "es, Editar Diseño Versiones Compartir Asistente"
  })
  void namesTheTabsOfAResume(String language, String tabs) {
    var account = Api.newAccount();
    var path = "/app/resumes/" + account.addResume("Mine");

    assertThat(page(account, path, language).select(".tabs").text()).isEqualTo(tabs);
  }

  /** Adds a version and a target. */
  private static void change(TestAccount account, String resume) {
    account
        .request()
        .body(Map.of("name", "Mine", "tags", List.of("one")))
        .put("/resumes/" + resume)
        .then()
        .statusCode(200);
    account
        .request()
        .body(
            Map.of(
                "title",
                "Baker",
                "locations",
                List.of("Berlin"),
                "radiusKm",
                20,
                "minSalary",
                60_000,
                "excludedKeywords",
                List.of("night"),
                "excludedCompanies",
                List.of("Globex")))
        .post("/discovery/resumes/" + resume + "/targets")
        .then()
        .statusCode(201);
  }

  private static List<String> paths(TestAccount account, String resume) {
    var page = "/app/resumes/" + resume;
    var version =
        account.request().get("/resumes/" + resume + "/versions").jsonPath().getString("[0].id");
    return List.of(
        "/app/resumes",
        "/app/resumes?q=nothing",
        "/app/resumes/new",
        "/app/resumes/import",
        page,
        page + "/design",
        page + "/versions",
        page + "/versions/" + version,
        page + "/reading",
        page + "/sharing",
        page + "/builder",
        page + "/delete",
        "/app/discovery?resume=" + resume,
        "/app/discovery?state=dismissed&resume=" + resume);
  }

  /** All texts of the records that the pages show. */
  private static String data(TestAccount account, String resume) {
    return Stream.of(
            "/resumes",
            "/resumes/" + resume,
            "/resumes/" + resume + "/facts",
            "/resumes/" + resume + "/pdf/reading",
            "/agent/builder/status",
            "/discovery/boards",
            "/discovery/resumes/" + resume + "/targets",
            "/discovery/resumes/" + resume + "/matches")
        .map(it -> json(account.request().get(it).then().statusCode(200).extract().asString()))
        .flatMap(TranslatedPagesTest::texts)
        .collect(Collectors.joining("\n"));
  }

  private static Stream<String> texts(JsonNode node) {
    return node.isContainerNode()
        ? StreamSupport.stream(node.spliterator(), false).flatMap(TranslatedPagesTest::texts)
        : Stream.of(node.asText());
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> sentences(Document page) {
    var texts =
        page.select("main *:not(code)").stream()
            .flatMap(it -> Stream.concat(Stream.of(it.ownText()), SHOWN.stream().map(it::attr)));
    return texts
        .filter(it -> SENTENCE.matcher(it).find())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Document page(TestAccount account, String path, String language) {
    var answer = account.browser().header("Accept-Language", language).get(path);
    return Jsoup.parse(answer.then().statusCode(200).extract().asString());
  }
}
