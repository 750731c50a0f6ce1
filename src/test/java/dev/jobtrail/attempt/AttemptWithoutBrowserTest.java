package dev.jobtrail.attempt;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@TestProfile(NoBrowser.class)
class AttemptWithoutBrowserTest {

  @Test
  void saysThatNoBrowserCanBeHadAndGivesTheUnitBack() {
    var applying = Applying.create("auto");
    var application = applying.track("https://jobs.example.com/1");
    for (int i = 0; i < 2; i++) {
      applying
          .awaitRest(applying.start(application))
          .body("state", equalTo("done"))
          .body("outcome", equalTo("error"))
          .body("reason", containsString("No browser is available"))
          .body("blockers", hasItem(containsString("No browser is available")))
          .body("events.error", hasItem(true));
      applying.applicant().application(application).body("status", equalTo("needs_action"));
      applying.applicant().get("/account/usage").body("apply.used", equalTo(0));
    }
  }
}
