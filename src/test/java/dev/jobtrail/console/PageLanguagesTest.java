package dev.jobtrail.console;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class PageLanguagesTest {

  @ParameterizedTest
  @CsvSource({"de, Einstellungen", "fr, Paramètres", "es, Ajustes"})
  void showsEveryPageInTheLanguageOfTheBrowser(String language, String settings) {
    var account = Api.newAccount();
    for (var name : PageName.values()) {
      var page = page(account, name.path(), language);
      assertThat(page.select("html").attr("lang")).as(name.path()).isEqualTo(language);
      assertThat(page.select("nav a").eachText()).as(name.path()).contains(settings);
      assertThat(page.text()).as(name.path()).doesNotContain("NOT_FOUND");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "de, Konto erstellen, Dieser Link funktioniert nicht",
    "fr, Créer un compte, Ce lien ne fonctionne pas",
    "es, Crear cuenta, Este enlace no funciona"
  })
  void showsVisitorsTheLanguageOfTheBrowser(String language, String signUp, String noMore) {
    for (var path : List.of("/app", "/app/sign-in", "/app/sign-up", "/app/forgot-password")) {
      var page = visit(path, language, 200);
      assertThat(page.select("html").attr("lang")).as(path).isEqualTo(language);
      assertThat(page.text()).as(path).doesNotContain("NOT_FOUND", "Sign in");
    }
    assertThat(visit("/app/sign-up", language, 200).select("h1").text()).isEqualTo(signUp);
    for (var path : List.of("/approve/unknown", "/alerts/unknown")) {
      assertThat(visit(path, language, 404).select("h1").text()).as(path).isEqualTo(noMore);
    }
  }

  @ParameterizedTest
  @CsvSource({"en, Unlimited", "de, Unbegrenzt", "fr, Illimité", "es, Ilimitado"})
  void namesTheBuiltInPlan(String language, String plan) {
    assertThat(page(Api.newAccount(), "/app/settings/plan", language).select(".plan-name").text())
        .isEqualTo(plan);
  }

  @ParameterizedTest
  @CsvSource({
    "en, with a password",
    "de, mit Passwort",
    "fr, avec un mot de passe",
    "es, con una contraseña"
  })
  void namesTheSignInMethodOfASession(String language, String method) {
    var account = Api.newAccount();
    assertThat(page(account, "/app/settings/security", language).text()).contains(method);
  }

  @Test
  void namesThePartOfAResumeInTheTitle() {
    var account = Api.newAccount();
    String id = account.request().body(Map.of("name", "CV")).post("/resumes").path("id");
    var path = "/app/resumes/" + id;
    assertThat(page(account, path + "/versions", "de").title())
        .isEqualTo("CV · Versionen · Jobtrail");
    assertThat(page(account, path + "/design", "fr").title())
        .isEqualTo("CV · Mise en page · Jobtrail");
  }

  @Test
  void prefersTheLanguageThatTheAccountHasChosen() {
    var account = Api.newAccount();
    assertThat(language(account, "it")).isEqualTo("en");
    assertThat(language(account, "de-CH,en")).isEqualTo("de");
    choose(account, "fr", 200);
    assertThat(language(account, "de-CH,en")).isEqualTo("fr");
    choose(account, null, 200);
    assertThat(language(account, "de-CH,en")).isEqualTo("de");
    choose(account, "it", 400);
  }

  private static String language(TestAccount account, String accepted) {
    return page(account, "/app/today", accepted).select("html").attr("lang");
  }

  private static Document visit(String path, String accepted, int status) {
    var answer = given().header("Accept-Language", accepted).get(path);
    return Jsoup.parse(answer.then().statusCode(status).extract().asString());
  }

  private static Document page(TestAccount account, String path, String accepted) {
    var answer = account.browser().header("Accept-Language", accepted).get(path);
    return Jsoup.parse(answer.then().statusCode(200).extract().asString());
  }

  private static void choose(TestAccount account, String language, int status) {
    var change = new HashMap<String, String>();
    change.put("language", language);
    account.browser().body(change).patch("/account").then().statusCode(status);
  }
}
