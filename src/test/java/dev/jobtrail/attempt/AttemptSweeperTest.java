package dev.jobtrail.attempt;

import static dev.jobtrail.testing.Waiting.await;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(AttemptResourceTest.TenRunsAndNoBrowser.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class AttemptSweeperTest {

  @Inject StoredAttempts stored;

  @Test
  void sweepsByItselfAgainAndAgain() {
    var applicant = Applicant.create();
    for (int i = 0; i < 2; i++) {
      var run =
          stored.add(
              applicant.track(),
              "FILLING",
              "APPLYING",
              Instant.now().minus(Duration.ofMinutes(11)));
      await()
          .untilAsserted(
              () ->
                  applicant
                      .get("/attempts/" + run)
                      .body("state", equalTo("done"))
                      .body("outcome", equalTo("error")));
    }
  }
}
