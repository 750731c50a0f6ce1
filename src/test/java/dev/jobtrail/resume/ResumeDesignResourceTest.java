package dev.jobtrail.resume;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Design settings over the API: part of the document, checked and kept. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class ResumeDesignResourceTest {

  private Applicant applicant;
  private String path;

  @BeforeEach
  void begin() {
    applicant = Applicant.create();
    path = "/resumes/" + applicant.resumeId();
  }

  private ValidatableResponse patch(String setting, Object value) {
    return applicant
        .request()
        .body(
            Map.of(
                "operations",
                List.of(
                    Map.of(
                        "op",
                        "add",
                        "path",
                        "/meta",
                        "value",
                        Map.of("jobtrail", Map.of("design", Map.of(setting, value)))))))
        .patch(path)
        .then();
  }

  @Test
  void keepsSettingsThroughPatchExportAndImport() {
    patch("accentColor", "#8a1538").statusCode(200);

    var exported = applicant.request().get(path + "/export?format=json").then().statusCode(200);
    exported.body("meta.jobtrail.design.accentColor", equalTo("#8a1538"));
    applicant
        .post(
            "/resumes/import",
            Map.of("format", "json_resume", "data", exported.extract().<Object>path("")))
        .statusCode(201)
        .body("data.meta.jobtrail.design.accentColor", equalTo("#8a1538"));
  }

  @Test
  void namesALimitOfPagesThatIsExceeded() {
    patch("maxPages", 1).statusCode(200);
    check().body("pages", equalTo(1)).body("notices", empty());

    var highlights = Collections.nCopies(120, "Kept the ledger of a bank in balance every day.");
    applicant
        .request()
        .body(
            Map.of(
                "operations",
                List.of(
                    Map.of(
                        "op",
                        "add",
                        "path",
                        "/work",
                        "value",
                        List.of(Map.of("name", "Bank", "highlights", highlights))))))
        .patch(path)
        .then()
        .statusCode(200);

    check()
        .body("pages", greaterThan(1))
        .body("notices", contains(containsString("does not fit on 1")));
  }

  @Test
  void namesAFontThatIsNotInstalled() {
    patch("fontFamily", "lato").statusCode(200);
    check()
        .body("missingFont.fontFamily", equalTo("lato"))
        .body("missingFont.message", containsString("Source Sans instead of Lato"))
        .body("fontFamilies", contains("source-sans", "source-serif"));

    patch("fontFamily", "source-serif").statusCode(200);
    check().body("missingFont", nullValue());
  }

  private ValidatableResponse check() {
    return applicant.request().get(path + "/pdf/check").then().statusCode(200);
  }

  @Test
  void refusesUnknownValuesAndNamesTheAllowedOnes() {
    patch("density", "tight")
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details.field", hasItem("/meta/jobtrail/design/density"))
        .body("details.message", hasItem("must be compact, normal or airy"));
    patch("accentColor", "#ffee00")
        .statusCode(400)
        .body("details.message", hasItem(containsString("is dark enough")));
    patch("colour", "#000000")
        .statusCode(400)
        .body("details.message", hasItem(containsString("known are accentColor")));
  }

  @ParameterizedTest
  @EnumSource
  void acceptsEveryTemplate(ResumeTemplate template) {
    applicant
        .request()
        .body(Map.of("template", template.wireName()))
        .put(path)
        .then()
        .statusCode(200)
        .body("template", equalTo(template.wireName()));
  }
}
