package dev.jobtrail.search;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class RecordSearchTest {

  private Applicant applicant;
  private String application;

  @BeforeEach
  void track() {
    applicant = Applicant.create();
    application = applicant.track();
    var path = "/applications/" + application;
    applicant.post(path + "/contacts", Map.of("name", "Eva Lind", "role", "Recruiter"));
    applicant
        .post(
            path + "/interviews",
            Map.of(
                "startsAt",
                "2026-12-01T09:30:00Z",
                "timeZone",
                "Europe/Berlin",
                "kind",
                "video",
                "people",
                "Ola Berg"))
        .statusCode(201);
  }

  @Test
  void findsWhatContainsEachWord() {
    search("northwind BACKEND")
        .body("kind", contains("application"))
        .body("[0].id", equalTo(application))
        .body("[0].title", equalTo("Senior Backend Engineer"))
        .body("[0].context", equalTo("Northwind, Berlin"))
        .body("[0].status", equalTo("saved"));
    search("eva")
        .body("kind", contains("contact"))
        .body("[0].applicationId", equalTo(application))
        .body("[0].context", equalTo("Recruiter, Northwind, Senior Backend Engineer"));
    search("berg")
        .body("kind", contains("interview"))
        .body("[0].context", equalTo("2026-12-01 10:30, Northwind, Ola Berg"));
    search("engineer").body("kind", contains("application", "resume"));
    search("nörthwind BÁCKEND").body("kind", contains("application"));
    search("éva").body("kind", contains("contact"));
    search("northwind kafka").body("$", empty());
  }

  @Test
  void takesSignsAsTheyAre() {
    search("%").body("$", empty());
    search("_").body("$", empty());
    search("!'\"").body("$", empty());
  }

  @Test
  void findsTheRecordsOfActiveClientsAndOfNobodyElse() {
    var account = applicant.account();
    String client =
        account.request().body(Map.of("name", "Jana Novak")).post("/clients").path("id");
    var hers = Applicant.forClient(account, client).track(Applicant.POSTING, client);

    search("northwind").body("id", containsInAnyOrder(application, hers));
    search("novak").body("kind", contains("client"));
    applicant
        .get("/search?q=northwind&clientId=" + client)
        .body("id", contains(hers))
        .body("[0].clientName", equalTo("Jana Novak"));
    Applicant.create().get("/search?q=northwind").body("$", empty());
    Api.newAccount().request().get("/search?q=x&clientId=" + client).then().statusCode(404);

    account.request().post("/clients/" + client + "/archive").then().statusCode(200);
    search("northwind").body("id", contains(application));
    search("novak").body("$", empty());
    applicant.get("/search?q=northwind&clientId=" + client).body("id", contains(hers));
  }

  @Test
  void showsALimitedKeyOnlyWhatItMayRead() {
    var key = applicant.account().withKey(Map.of("scopes", List.of("applications:read")));
    key.get().get("/search?q=engineer").then().body("kind", contains("application"));
    applicant
        .account()
        .withKey(Map.of("scopes", List.of("resumes:read")))
        .get()
        .get("/search?q=engineer")
        .then()
        .statusCode(403);
  }

  @Test
  void hasBounds() {
    applicant.get("/search").statusCode(400);
    applicant.request().queryParam("q", " ").get("/search").then().statusCode(400);
    applicant.get("/search?q=" + "x".repeat(201)).statusCode(400);
    applicant.get("/search?q=x&limit=21").statusCode(400);
    applicant.track();
    applicant.get("/search?q=northwind&limit=1").statusCode(200).body("$", hasSize(1));
  }

  private ValidatableResponse search(String words) {
    return applicant
        .request()
        .queryParam("q", words)
        .queryParam("limit", 20)
        .get("/search")
        .then()
        .statusCode(200);
  }
}
