package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ErrorLanguagesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | name must not be blank",
        "de | Name darf nicht leer sein",
        "fr | Nom ne doit pas être vide",
        "es | Nombre no debe estar vacío"
      })
  void showsTheErrorsOfAFormInTheLanguageOfThePage(String language, String message) {
    var answer = form(Api.newAccount(), language).formParam("name", " ").post("/app/call/clients");
    var page = Jsoup.parse(answer.then().statusCode(400).extract().asString());
    assertThat(page.select("html").attr("lang")).isEqualTo(language);
    assertThat(page.select("h1 + p").text()).isEqualTo(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | name must have a length from 0 to 200",
        "de | Name muss eine Länge von 0 bis 200 haben"
      })
  void tellsWhichLengthATextMayHave(String language, String message) {
    form(Api.newAccount(), language)
        .formParam("name", "n".repeat(201))
        .post("/app/call/clients")
        .then()
        .statusCode(400)
        .body(containsString(message));
  }

  private static RequestSpecification form(TestAccount account, String language) {
    return account
        .browser()
        .contentType(ContentType.URLENC)
        .accept("text/html,*/*;q=0.8")
        .header("Accept-Language", language);
  }

  @Test
  void answersScriptsOfAPageWithTheSameJsonInItsLanguage() {
    form(Api.newAccount(), "de")
        .header("HX-Request", "true")
        .formParam("name", " ")
        .post("/app/call/clients")
        .then()
        .statusCode(400)
        .header("Content-Language", "de")
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("message", equalTo("Name darf nicht leer sein"))
        .body("details[0].field", equalTo("name"))
        .body("details[0].message", equalTo("darf nicht leer sein"))
        .body("text", nullValue())
        .body("details[0].text", nullValue());
  }

  @Test
  void keepsEnglishForApiClientsThatNameNoLanguage() {
    var account = Api.newAccount();
    account.browser().body(Map.of("language", "de")).patch("/account").then().statusCode(200);
    refused(account, null)
        .header("Content-Language", nullValue())
        .body("message", equalTo("name must not be blank"))
        .body("keySet().size()", equalTo(3));
    refused(account, "en-US").body("message", equalTo("name must not be blank"));
    refused(account, "*").body("message", equalTo("name must not be blank"));
    refused(account, "it").body("message", equalTo("name must not be blank"));
  }

  @Test
  void answersApiClientsInTheLanguageThatTheyAccept() {
    var account = Api.newAccount();
    refused(account, "fr-CH,en;q=0.5").body("message", equalTo("Nom ne doit pas être vide"));
    account
        .request()
        .header("Accept-Language", "es")
        .get("/resumes/unknown")
        .then()
        .statusCode(404)
        .body("code", equalTo("NOT_FOUND"))
        .body("message", equalTo("No se ha encontrado el elemento."));
    account
        .request()
        .header("Accept-Language", "de")
        .body(Map.of("isLocked", "perhaps"))
        .post("/resumes/unknown/lock")
        .then()
        .statusCode(400)
        .body("message", equalTo("„isLocked“ muss true oder false sein."));
  }

  @Test
  void translatesWhatAnotherPartOfTheServiceSaid() {
    var account = Api.newAccount();
    var posting = Map.of("resumeId", account.addResume("Mine"), "url", "http://127.0.0.1/job");
    var webhook =
        Map.of("url", "https://127.0.0.1/hook", "eventTypes", List.of("application.created"));

    account
        .request()
        .header("Accept-Language", "de")
        .body(posting)
        .post("/applications")
        .then()
        .body("details[0].message", containsString("127.0.0.1 führt nicht zu einer Adresse"))
        .body("details[0].message", not(containsString("does not lead")));
    account
        .request()
        .header("Accept-Language", "de")
        .body(webhook)
        .post("/webhooks")
        .then()
        .body("details[0].message", containsString("127.0.0.1 führt nicht zu einer Adresse"));
  }

  private static ValidatableResponse refused(TestAccount account, String accepted) {
    var request = account.request().body(Map.of("name", " "));
    if (accepted != null) {
      request.header("Accept-Language", accepted);
    }
    return request.post("/clients").then().statusCode(400);
  }
}
