package dev.jobtrail.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(UnwillingMailServer.class)
class OutboxTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  UnwillingMailServer.Log log;

  @Test
  void triesAgainWhileTheServerIsBusy() {
    var addresses = IntStream.range(0, 20).mapToObj(it -> "busy" + it + "@example.com").toList();

    addresses.forEach(OutboxTest::signUp);

    await().atMost(PATIENCE).untilAsserted(() -> assertThat(log.taken()).containsAll(addresses));
    assertThat(addresses).allMatch(it -> log.triesTo(it) == 2);
  }

  @Test
  void doesNotTryAgainWhatTheServerRefuses() {
    signUp("refused@example.com");
    signUp("after@example.com");

    await().atMost(PATIENCE).until(() -> log.taken().contains("after@example.com"));
    assertThat(log.triesTo("refused@example.com")).isOne();
  }

  private static void signUp(String address) {
    Api.signUp("u" + UUID.randomUUID().toString().substring(0, 18), address);
  }
}
