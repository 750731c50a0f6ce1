package dev.jobtrail.console.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.approval.ApprovalDecided;
import dev.jobtrail.approval.ApprovalState;
import dev.jobtrail.attempt.AttemptPaused;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.client.Person;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Waiting;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class NotificationsBrowserTest {

  private static final UUID RECORD = UUID.randomUUID();

  @Inject Event<Object> events;
  @Inject EventStreams streams;

  @TestHTTPResource("/")
  URI base;

  @Test
  void saysOnAnotherPageThatARunAsks() {
    var applicant = Applicant.create();
    var application = UUID.fromString(applicant.track());
    var person = person(applicant);
    var others = streams.count();
    try (var browser = Browser.start(base.toString())) {
      browser.signedIn(applicant.account()).open("/app/resumes");
      Waiting.await().until(() -> streams.count() > others);

      fire(
          new ApprovalDecided(
              UUID.randomUUID(), null, application, UUID.randomUUID(), ApprovalState.APPROVED));
      fire(new AttemptPaused(person, application, UUID.randomUUID(), AttemptState.ASKING, null));

      browser.awaitText("has questions for you.");
      assertThat(browser.element(".toasts").getText())
          .as("nothing of another account")
          .doesNotContain("approved");
      assertThat(browser.accessibilityFaults()).isEmpty();
      browser.element(".toast a").click();
      browser.await(
          "the application", () -> browser.path().equals("/app/applications/" + application));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ready|en|The form for “Senior Backend Engineer” is filled in and waits for Submit.|Open",
        "ended|de|Der Lauf für „Senior Backend Engineer“ ist beendet.|Öffnen",
        "declined|fr|«\u00a0Senior Backend Engineer\u00a0» a été refusée.|Ouvrir",
        "approved|es|Se ha aprobado «Senior Backend Engineer».|Abrir"
      })
  void areInTheLanguageOfThePage(String kind, String language, String text, String label) {
    var applicant = Applicant.create();
    var application = applicant.track();

    applicant
        .account()
        .browser()
        .header("Accept-Language", language)
        .get("/app/notifications/" + kind + "/" + application)
        .then()
        .statusCode(200)
        .body("text", equalTo(text))
        .body("href", equalTo("/app/applications/" + application))
        .body("label", equalTo(label));
  }

  @Test
  void leadToTheMatchesOfAClient() {
    var client = UUID.randomUUID();

    Applicant.create()
        .account()
        .browser()
        .get("/app/notifications/matches/" + RECORD + "?client=" + client)
        .then()
        .statusCode(200)
        .body("text", equalTo("New matches were found."))
        .body("href", equalTo("/app/discovery?client=" + client + "&resume=" + RECORD));
  }

  @Test
  void areOfTheOwnRecordsAlone() {
    var application = Applicant.create().track();
    var stranger = Applicant.create().account();

    for (var path : new String[] {"ready/" + application, "matches/7", "nothing/" + RECORD}) {
      stranger.browser().get("/app/notifications/" + path).then().statusCode(404);
    }
  }

  private static Person person(Applicant applicant) {
    var id = applicant.account().request().get("/account").then().extract().<String>path("id");
    return new Person(UUID.fromString(id), null);
  }

  private void fire(Object event) {
    QuarkusTransaction.requiringNew().run(() -> events.fire(event));
  }
}
