package dev.jobtrail.discovery.company;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class CompanyResourceTest {

  private static final String FIND = "/discovery/companies/find";
  private static final String JOB =
      "[{\"id\":\"1\",\"text\":\"Engineer\",\"hostedUrl\":\"https://jobs.lever.co/x/1\"}]";

  BoardServer boards;

  @TestHTTPResource("/")
  URI base;

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    boards.reset();
    applicant = Applicant.create();
  }

  private ValidatableResponse find(String text) {
    return applicant.post(FIND, Map.of("text", text));
  }

  @Test
  void findsACompanyForEachLine() {
    boards.serve("/v0/postings/rest-a", JOB);
    boards.serve("/v0/postings/rest-b", "[]");
    boards.serve("/careers", "<iframe src='https://jobs.lever.co/rest-b'></iframe>");

    find("https://jobs.lever.co/rest-a\n" + boards.base() + "/careers\nnonsense")
        .statusCode(200)
        .body("", hasSize(3))
        .body("[0].problem", nullValue())
        .body("[0].companies[0].board", equalTo("lever"))
        .body("[0].companies[0].slug", equalTo("rest-a"))
        .body("[0].companies[0].token", nullValue())
        .body("[0].companies[0].foundBy", equalTo("url"))
        .body("[0].companies[0].isLikely", equalTo(true))
        .body("[0].companies[0].answered", equalTo(true))
        .body("[0].companies[0].jobs", equalTo(1))
        .body("[1].companies[0].foundBy", equalTo("page"))
        .body("[1].companies[0].jobs", equalTo(0))
        .body("[2].companies", empty())
        .body("[2].problem", containsString("neither a link nor a domain"));
  }

  @Test
  void findsWhatATargetTakes() {
    boards.serve("/v0/postings/rest-a", JOB);
    Map<String, ?> company =
        find("https://jobs.lever.co/rest-a").extract().path("[0].companies[0]");

    var taken = new java.util.HashMap<String, Object>(company);
    taken.keySet().retainAll(List.of("board", "slug", "token"));
    applicant
        .post(
            "/discovery/resumes/" + applicant.resumeId() + "/targets",
            Map.of("companies", List.of(taken)))
        .statusCode(201)
        .body("companies[0].slug", equalTo("rest-a"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{}", "{\"text\":\"\"}", "{\"text\":null}", "{\"text\":\"a\",\"colour\":1}"})
  void refusesOtherBodies(String body) {
    applicant.request().body(body).post(FIND).then().statusCode(400);
  }

  @Test
  void refusesTooManyLines() {
    find(String.join("\n", IntStream.range(0, 11).mapToObj(it -> "acme" + it).toList()))
        .statusCode(400)
        .body("details[0].field", equalTo("text"));
  }

  @Test
  void needsTheScopeOfDiscovery() {
    var other = applicant.account().withKey(Map.of("scopes", List.of("resumes:read")));
    other.get().body(Map.of("text", "x")).post(FIND).then().statusCode(403);
    other.get().get("/discovery/companies").then().statusCode(403);
    var discovery = applicant.account().withKey(Map.of("scopes", List.of("discovery")));
    discovery.get().body(Map.of("text", "x")).post(FIND).then().statusCode(200);
  }

  @Test
  void limitsSearchesOfAnAccount() {
    var codes =
        IntStream.range(0, 8).mapToObj(it -> find("x").extract().statusCode()).distinct().toList();

    // a minute may end in between, but not twice
    assertThat(codes).containsAnyOf(429).contains(200);
  }

  @Test
  void listsTheCatalogue() {
    applicant
        .get("/discovery/companies")
        .statusCode(200)
        .body("slug", hasItem("stripe"))
        .body("name", everyItem(notNullValue()));
    applicant
        .get("/discovery/companies?board=workday&q=nvi")
        .body("", hasSize(1))
        .body("[0].slug", equalTo("nvidia/wd5/NVIDIAExternalCareerSite"));
    applicant.get("/discovery/companies?board=monster").statusCode(400);
  }

  private RequestSpecification form() {
    return given()
        .cookie("jobtrail_session", applicant.account().session())
        .header("Sec-Fetch-Site", "same-origin")
        .header("Referer", base + "app/discovery?resume=" + applicant.resumeId())
        .contentType("application/x-www-form-urlencoded; charset=utf-8")
        .redirects()
        .follow(false);
  }

  private String targets() {
    return "discovery/resumes/" + applicant.resumeId() + "/targets";
  }

  @Test
  void addsCompaniesToAFormWithoutAScript() {
    boards.serve("/v0/postings/rest-a", JOB);
    boards.serve("/v0/postings/rest-b", JOB);

    var page =
        form()
            .formParam("_operation", targets())
            .formParam("title:null", "Engineer \"<b>\"")
            .formParam("daily:flag", "false", "true")
            .formParam("companies.500:json", "{\"board\":\"lever\",\"slug\":\"rest-b\"}")
            .formParam("_companies", "https://jobs.lever.co/rest-a\r\nhttps://jobs.lever.co/gone")
            .post("/app/discovery/companies")
            .then()
            .statusCode(200)
            .body(containsString("<strong>rest-a</strong> on Lever, 1 open job"))
            .body(containsString("<strong>rest-b</strong> on Lever"))
            .body(containsString("Lever does not know this company."))
            .body(containsString("value=\"Engineer &quot;&lt;b&gt;&quot;\""))
            .body(containsString("action=\"/app/call/" + targets() + "\""))
            .extract()
            .asString();
    var filled = org.jsoup.Jsoup.parse(page).selectFirst("form.card");
    var save = form();
    for (var field : filled.select("input")) {
      if (!field.attr("type").equals("checkbox") || field.hasAttr("checked")) {
        save.formParam(field.attr("name"), field.attr("value"));
      }
    }
    save.post("/app/call/" + targets())
        .then()
        .statusCode(303)
        .header("Location", containsString("/app/discovery?resume=" + applicant.resumeId()));
    applicant
        .get("/" + targets())
        .body("[0].title", equalTo("Engineer \"<b>\""))
        .body("[0].daily", equalTo(true))
        .body("[0].companies.slug", equalTo(List.of("rest-b", "rest-a")));
  }

  @Test
  void saysOnThePageWhatIsWrong() {
    form()
        .formParam("_operation", targets())
        .formParam("_companies", " ")
        .post("/app/discovery/companies")
        .then()
        .statusCode(200)
        .body(containsString("Enter a careers page, a job link or a domain."));
    form()
        .formParam("_operation", targets())
        .formParam("_companies", "a\n".repeat(3) + "b\nc\nd\ne\nf\ng\nh\ni\nj\nk")
        .post("/app/discovery/companies")
        .then()
        .statusCode(200)
        .body(containsString("must have 1 to 10 lines"));
    form()
        .formParam("_operation", "account")
        .formParam("_companies", "x")
        .post("/app/discovery/companies")
        .then()
        .statusCode(404);
  }

  @Test
  void refusesFormsOfOtherSites() {
    given()
        .cookie("jobtrail_session", applicant.account().session())
        .header("Sec-Fetch-Site", "cross-site")
        .header("Origin", "https://evil.example")
        .contentType("application/x-www-form-urlencoded")
        .formParam("_operation", targets())
        .formParam("_companies", "x")
        .post("/app/discovery/companies")
        .then()
        .statusCode(403);
  }
}
