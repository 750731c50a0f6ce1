package dev.jobtrail.console.form;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.FormElement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record is edited on a page that was opened before somebody else changed it. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class FormsInTwoTabsTest {

  private static final String LONG = "A text that is compared by its hash.".repeat(4);

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    application = applicant.track();
  }

  /** The records, their pages, and two properties of each: as stored, and as fields. */
  @ParameterizedTest
  @CsvSource({
    "contact, /contacts, notes, notes, role, role",
    "interview, /interviews, notes, notes, outcome, outcome",
    "offer, /offer, notes, notes, equity, equity",
    "posting, /edit, descriptionRaw, descriptionRaw, company, company",
    "profile, /app/settings/profile, noticePeriod, noticePeriod, firstName, firstName",
    "client, /app/clients, notes, notes:null, name, name:text",
  })
  void neitherUndoesNorReplacesUnseen(
      String kind, String page, String text, String textField, String other, String otherField) {
    var record = record(kind);
    var form = form(page(kind, page, record), record);

    record.change(Map.of(text, LONG, other, "Before"));
    assertThat(send(form, Map.of(otherField, "Mine")).statusCode())
        .as("%s was changed on both sides", other)
        .isEqualTo(412);
    assertThat(record.stored(other)).isEqualTo("Before");
    assertThat(record.stored(text)).isEqualTo(LONG);

    var opened = form(page(kind, page, record), record);
    record.change(Map.of(text, LONG + "Changed.", other, "Before"));
    assertThat(send(opened, Map.of(otherField, "Mine")).statusCode()).isEqualTo(303);
    assertThat(record.stored(other)).isEqualTo("Mine");
    assertThat(record.stored(text)).isEqualTo(LONG + "Changed.");

    var refused = send(opened, Map.of(textField, "My text"));
    assertThat(refused.statusCode()).isEqualTo(412);
    assertThat(refused.asString()).contains("changed elsewhere", "My text");
    assertThat(record.stored(text)).isEqualTo(LONG + "Changed.");

    var shownAgain = Jsoup.parse(refused.asString(), opened.ownerDocument().location());
    var again = form(shownAgain, record);
    assertThat(send(again, Map.of()).statusCode()).isEqualTo(303);
    assertThat(record.stored(text)).isEqualTo("My text");
  }

  @Test
  void keepsAnAnswerThatARunRemembersWhileTheProfileIsOpen() {
    var record = record("profile");
    record.change(Map.of("answers", List.of(Map.of("question", "Travel?", "answer", "Yes"))));
    var form = form(page("profile", "/app/settings/profile", record), record);
    record.change(
        Map.of(
            "answers",
            List.of(
                Map.of("question", "Travel?", "answer", "Yes"),
                Map.of("question", "Relocate?", "answer", "No"))));

    assertThat(send(form, Map.of("firstName", "Jana")).statusCode()).isEqualTo(303);

    assertThat(record.stored("firstName")).isEqualTo("Jana");
    assertThat(record.stored("answers.question")).isEqualTo(List.of("Travel?", "Relocate?"));
  }

  @Test
  void clearsWhatWasEmptied() {
    var record = record("contact");
    record.change(Map.of("role", "Recruiter", "notes", LONG));
    var form = form(page("contact", "/contacts", record), record);

    assertThat(send(form, Map.of("role", "", "notes", "")).statusCode()).isEqualTo(303);

    assertThat(record.stored("role")).isNull();
    assertThat(record.stored("notes")).isNull();
  }

  @Test
  void savesTheSameFormTwice() {
    var record = record("contact");
    var form = form(page("contact", "/contacts", record), record);

    assertThat(send(form, Map.of("role", "Recruiter")).statusCode()).isEqualTo(303);
    assertThat(send(form, Map.of("role", "Recruiter")).statusCode()).isEqualTo(303);
  }

  @Test
  void refusesTagsThatReplaceOthersUnseen() {
    var page = "/app/applications/" + application;
    var operation = "/applications/" + application + "/tags";
    var form = open(page).expectForm("form[action$='/tags']");
    applicant.request().body(Map.of("tags", List.of("remote"))).put(operation);

    assertThat(send(form, Map.of("tags:words", "referral")).statusCode()).isEqualTo(412);
    applicant.application(application).body("tags", equalTo(List.of("remote")));
  }

  /**
   * A record that can be changed by the API.
   *
   * @param path its operation
   * @param method that of the operation
   * @param base the properties that the operation requires
   * @param read the operation that reads it
   * @param within the path of the record in that answer
   */
  private record Stored(
      Applicant applicant,
      String path,
      String method,
      Map<String, Object> base,
      String read,
      String within) {

    void change(Map<String, ?> properties) {
      var body = new HashMap<String, Object>(base);
      body.putAll(properties);
      applicant.request().body(body).request(method, path).then().statusCode(200);
    }

    Object stored(String property) {
      return applicant.get(read).statusCode(200).extract().path(within + property);
    }
  }

  private Stored record(String kind) {
    var path = "/applications/" + application;
    return switch (kind) {
      case "contact" -> {
        var base = Map.<String, Object>of("name", "Eva Lind");
        var all = path + "/contacts";
        yield new Stored(applicant, all + "/" + added(all, base), "PUT", base, all, "[0].");
      }
      case "interview" -> {
        var base =
            Map.<String, Object>of(
                "startsAt", "2026-12-01T09:30:00Z", "timeZone", "Europe/Berlin", "kind", "video");
        var all = path + "/interviews";
        yield new Stored(applicant, all + "/" + added(all, base), "PUT", base, all, "[0].");
      }
      case "offer" -> {
        var base = Map.<String, Object>of("salary", 60_000, "currency", "EUR");
        var offer = new Stored(applicant, path + "/offer", "PUT", base, path, "offer.");
        offer.change(Map.of());
        yield offer;
      }
      case "posting" ->
          new Stored(
              applicant, path + "/posting", "PUT", Map.of("title", "Engineer"), path, "posting.");
      case "profile" ->
          new Stored(applicant, "/apply/profile", "PUT", Map.of(), "/apply/profile", "");
      default -> {
        var base = Map.<String, Object>of("name", "Jana");
        var client = "/clients/" + added("/clients", base);
        yield new Stored(applicant, client, "PATCH", base, client, "");
      }
    };
  }

  private String added(String path, Map<String, Object> body) {
    return applicant.post(path, body).statusCode(201).extract().path("id");
  }

  private Document page(String kind, String page, Stored record) {
    var path =
        switch (kind) {
          case "profile" -> page;
          case "client" -> "/app" + record.path();
          default -> "/app/applications/" + application + page;
        };
    return open(path);
  }

  private Document open(String path) {
    var html =
        given()
            .cookie("jobtrail_session", applicant.account().session())
            .get(path)
            .then()
            .statusCode(200)
            .extract()
            .asString();
    return Jsoup.parse(html, base.resolve(path).toString());
  }

  private static FormElement form(Document page, Stored record) {
    var forms = page.select("form[action^='/app/call" + record.path() + "']");
    forms.removeIf(it -> !it.select("[name=_method]").val().equals(record.method()));
    return (FormElement) forms.first();
  }

  private Response send(FormElement form, Map<String, String> typed) {
    var request =
        given()
            .redirects()
            .follow(false)
            .cookie("jobtrail_session", applicant.account().session())
            .header("Origin", base.toString().replaceFirst("/$", ""))
            .header("Referer", form.ownerDocument().location())
            .contentType(ContentType.URLENC);
    form.formData()
        .forEach(it -> request.formParam(it.key(), typed.getOrDefault(it.key(), it.value())));
    return request.post(URI.create(form.absUrl("action")));
  }
}
