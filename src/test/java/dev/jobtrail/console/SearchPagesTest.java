package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SearchPagesTest {

  @Test
  void leadsToPagesThatExist() {
    var account = Applicant.create().account();
    for (var page : PageName.values()) {
      account.browser().get(page.path()).then().statusCode(200);
    }
  }

  @Test
  void leadsToTheRecordsThatItFinds() {
    var applicant = Applicant.create();
    var application = applicant.track();
    var options =
        Jsoup.parse(
            applicant
                .account()
                .browser()
                .queryParam("q", "backend engineer")
                .get("/app/search/options")
                .asString());

    assertThat(options.select("[role=option]").eachAttr("data-path"))
        .containsExactly(
            "/app/applications/" + application, "/app/resumes/" + applicant.resumeId());
    for (var path : options.select("[role=option]").eachAttr("data-path")) {
      applicant.account().browser().get(path).then().statusCode(200);
    }
  }

  @Test
  void findsPagesByTheBeginningsOfTheirWords() {
    assertThat(PageName.KEYS.isNamed("api k")).isTrue();
    assertThat(PageName.KEYS.isNamed("pi keys")).isFalse();
    assertThat(PageName.KEYS.isNamed("")).isTrue();
  }
}
