package dev.jobtrail.tailor;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What background work writes is in the language of its reader. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class EngineLanguageResourceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | Erfüllte Anforderungen: | Die Stellenanzeige | Überschrift",
        "fr | Exigences couvertes\u00a0: | L’annonce | Titre",
        "es | Requisitos cubiertos: | El anuncio | Titular"
      })
  void writesInTheLanguageOfTheAccount(
      String language, String covered, String posting, String headline) {
    var applicant = Applicant.create();
    applicant
        .account()
        .browser()
        .body(Map.of("language", language))
        .patch("/account")
        .then()
        .statusCode(200);
    var id = applicant.track();

    applicant.review(id);
    applicant.tailor(id);

    applicant
        .application(id)
        .body("matchScorecard.dimensions.rationale", hasItem(containsString(covered)))
        .body("matchScorecard.dimensions.rationale", hasItem(containsString(posting)))
        .body("matchScorecard.dimensions.rationale", everyItem(not(containsString("posting"))))
        .body("matchScorecard.missingKeywords", hasItem("Kafka"))
        .body("tailoring.match.dimensions.rationale", hasItem(containsString(covered)))
        .body("tailoring.changes.label", hasItem(headline))
        .body("tailoring.changes.reason", everyItem(not(containsString("The posting"))));
  }

  @Test
  void writesInTheLanguageOfTheRequestIfTheAccountHasNone() {
    var applicant = Applicant.create();
    var id = applicant.track();

    applicant.awaitEnd(
        applicant
            .request()
            .header("Accept-Language", "de-AT,en;q=0.5")
            .post("/applications/" + id + "/review")
            .then());
    applicant.tailor(id);

    applicant
        .application(id)
        .body("matchScorecard.dimensions.rationale", hasItem(containsString("Erfüllte")))
        .body("tailoring.match.dimensions.rationale", hasItem(containsString("Requirements")));
  }
}
