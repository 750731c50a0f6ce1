package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.outbound.TestGuard;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Trap;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs on pages that lead into the own network. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class RefusedAddressTest {

  @BeforeEach
  void knowAPublicAndAPrivateName() {
    Browser.assumeInstalled();
    QuarkusMock.installMockForType(
        TestGuard.knowing(
            Map.of("jobs.example", () -> TestGuard.PUBLIC, "private.example", () -> Trap.ADDRESS)),
        SsrfGuard.class);
  }

  @Test
  void aRunThatIsLedIntoTheOwnNetworkIsBlockedAndSaysWhy() throws IOException {
    try (var site = new LocalServer();
        var trap = new Trap()) {
      site.on(
          "/job",
          exchange ->
              LocalServer.redirect(exchange, "http://private.example:" + trap.port() + "/admin"));
      var applying = Applying.create();
      var url = site.base().replace("127.0.0.1", "jobs.example") + "/job";

      var run = applying.start(applying.track(url));

      applying
          .awaitRest(run)
          .body("outcome", equalTo("blocked"))
          .body("reason", containsString("private.example does not lead to an address"));
      assertThat(trap.visits()).isZero();
    }
  }
}
