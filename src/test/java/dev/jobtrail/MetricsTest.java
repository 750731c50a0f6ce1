package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the service counts of its work. Other tests count as well, so that each measures a rise. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class MetricsTest {

  BoardServer boards;

  private Applicant applicant;

  @BeforeEach
  void signUp() {
    boards.reset();
    applicant = Applicant.create();
  }

  @Test
  void countsFinishedWorkByKindAndState() {
    var metric = "jobtrail_work_finished_total{kind=\"review\",state=\"done\"}";
    var before = value(metric);
    applicant.review(applicant.track());
    await().until(() -> value(metric) > before);
  }

  @Test
  void countsReadsOfBoardsByOutcome() {
    var complete = "jobtrail_boards_read_total{board=\"greenhouse\",outcome=\"complete\"}";
    var failed = "jobtrail_boards_read_total{board=\"lever\",outcome=\"failed\"}";
    var completeBefore = value(complete);
    var failedBefore = value(failed);
    boards.serve("/v1/boards/acme/jobs", "{\"jobs\":[],\"meta\":{\"total\":0}}");
    var path = "/discovery/resumes/" + applicant.resumeId();
    applicant
        .post(
            path + "/targets",
            Map.of(
                "title",
                "Engineer",
                "companies",
                List.of(
                    Map.of("board", "greenhouse", "slug", "acme"),
                    Map.of("board", "lever", "slug", "nobody"))))
        .statusCode(201);
    var run = applicant.post(path + "/runs").statusCode(202).extract().header("Location");
    applicant.awaitEnd(URI.create(run).getPath());
    assertThat(value(complete)).isEqualTo(completeBefore + 1);
    assertThat(value(failed)).isEqualTo(failedBefore + 1);
  }

  @Test
  void tellsOpenStreams() {
    assertThat(value("jobtrail_streams_open")).isNotNegative();
  }

  private static double value(String metric) {
    return given()
        .get("/q/metrics")
        .asString()
        .lines()
        .filter(it -> it.startsWith(metric + " "))
        .mapToDouble(it -> Double.parseDouble(it.substring(metric.length() + 1)))
        .sum();
  }
}
