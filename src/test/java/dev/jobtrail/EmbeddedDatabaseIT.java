package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import dev.jobtrail.testing.SmallDisk;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program on the PostgreSQL that it brings along. */
@ExtendWith(RestoredPort.class)
class EmbeddedDatabaseIT {

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final long ALMOST_FULL = 32 * 1024 * 1024;
  private static final int DISK_MEGABYTES = 500;

  @TempDir Path folder;

  @Test
  void survivesItsServer() throws IOException {
    try (var replica = start(folder)) {
      var account = Api.newAccount();
      var resume = create(account, "Before");

      mainProcess(folder).destroyForcibly();

      var read = "/resumes/" + resume;
      await()
          .atMost(Duration.ofSeconds(60))
          .until(() -> account.request().get(read).statusCode() == 200);
      account.request().get(read).then().statusCode(200).body("name", equalTo("Before"));
      create(account, "After");
      awaitReady();
      assertThat(replica.console()).contains("restarting it");
    }
    assertThat(mainProcessFile(folder)).doesNotExist();
  }

  @Test
  void canBeReadOnAFullDiskAndWrittenOnceThereIsRoom() throws IOException {
    try (var disk = SmallDisk.ofMegabytes(DISK_MEGABYTES);
        var replica = start(disk.folder())) {
      assertThat(replica.hasEnded()).isFalse();
      var account = Api.newAccount();
      var resume = create(account, "Before");

      disk.fillTo(ALMOST_FULL);

      await()
          .atMost(SOON)
          .untilAsserted(
              () ->
                  account
                      .request()
                      .body(Map.of("name", "Full"))
                      .post("/resumes")
                      .then()
                      .statusCode(503)
                      .header("Retry-After", equalTo("5"))
                      .body("code", equalTo("UNAVAILABLE"))
                      .body("message", containsString("read-only")));
      // by a key that no replica knows yet, and by session, whose uses would be written down
      account.request().get("/resumes/" + resume).then().statusCode(200);
      account.browser().get("/resumes/" + resume).then().statusCode(200);
      get("/q/health/ready").then().statusCode(200);

      disk.empty();

      await().atMost(SOON).ignoreExceptions().untilAsserted(() -> create(account, "After"));
    }
  }

  private static Replica start(Path folder) throws IOException {
    var replica =
        Replica.start(
            Map.of(
                "jobtrail.database", "embedded",
                "jobtrail.data-dir", folder.toString(),
                "quarkus.shutdown.delay", "0s"));
    RestAssured.port = replica.port();
    return replica;
  }

  private static String create(Api.TestAccount account, String name) {
    return account
        .request()
        .body(Map.of("name", name))
        .post("/resumes")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }

  private static void awaitReady() {
    await().atMost(SOON).ignoreExceptions().until(() -> get("/q/health/ready").statusCode() == 200);
  }

  private static ProcessHandle mainProcess(Path folder) throws IOException {
    var number = Files.readAllLines(mainProcessFile(folder)).getFirst();
    return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
  }

  private static Path mainProcessFile(Path folder) {
    return folder.resolve("postgresql/data/postmaster.pid");
  }
}
