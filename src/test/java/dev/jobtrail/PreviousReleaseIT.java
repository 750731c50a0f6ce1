package dev.jobtrail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A rollback: the program of the release before reads and writes on the schema of this one. {@code
 * .ci/run} builds its jar and names it by the property {@code previous.jar}.
 */
@Tag("smoke")
@EnabledIfSystemProperty(named = "previous.jar", matches = ".+")
@ExtendWith(RestoredPort.class)
class PreviousReleaseIT {

  private final Path previous = Path.of(System.getProperty("previous.jar"));
  private final Map<String, String> settings = new HashMap<>();

  @Test
  void readsAndWritesOnTheSchemaOfThisRelease() throws IOException {
    settings.putAll(new PostgresResource().start());
    settings.put("quarkus.shutdown.delay", "0s");
    Applicant applicant;
    try (var present = Replica.start(settings)) {
      RestAssured.port = present.port();
      applicant = Applicant.create();
      applicant.track();
    }

    try (var before = Replica.startJar(previous, settings)) {
      RestAssured.port = before.port();
      applicant.get("/applications").body("items", hasSize(1));
      applicant
          .request()
          .body(Map.of("name", "After the rollback"))
          .put("/resumes/" + applicant.resumeId())
          .then()
          .statusCode(200);
      var another = Applicant.create();
      another.move(another.track(), "submitted");
      assertThat(before.console()).doesNotContain("\"level\":\"ERROR\"");
    }

    try (var present = Replica.start(settings)) {
      RestAssured.port = present.port();
      applicant.get("/resumes/" + applicant.resumeId()).body("name", equalTo("After the rollback"));
    }
  }
}
