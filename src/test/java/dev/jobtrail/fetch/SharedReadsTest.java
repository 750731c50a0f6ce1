package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.trace.Tracer;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two replicas, which share the database. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
@Timeout(180)
class SharedReadsTest {

  private static final Duration LONGEST = Duration.ofSeconds(30);

  private final LocalSite site = new LocalSite();
  private final SettableClock clock = new SettableClock("2026-03-04T10:00:00Z");
  private final String host = UUID.randomUUID() + ".example";

  @Inject Session session;

  @AfterEach
  void closeSite() {
    site.close();
  }

  private Fetcher replica() {
    return replica(TestFetchSettings.local());
  }

  private Fetcher replica(FetchSettings settings) {
    return new Fetcher(
        site.vertx(),
        settings,
        new FetchGuard().guard(settings),
        new SharedTurns(session),
        new SharedResponses(session, settings, clock),
        clock,
        null,
        Tracer.off());
  }

  private FetchRequest since(URI uri, String time) {
    return FetchRequest.get(uri).inBackground(Instant.parse(time));
  }

  @Test
  void usesAResponseToAnotherReplica() {
    var version = new AtomicInteger();
    var uri =
        site.page("/jobs", request -> request.response().end("v" + version.incrementAndGet()));

    assertThat(replica().read(since(uri, "2026-03-04T10:00:00Z")).text()).isEqualTo("v1");
    clock.advance(Duration.ofMinutes(59));
    var shared = replica().read(since(uri, "2026-03-04T09:59:00Z"));
    assertThat(shared.text()).isEqualTo("v1");
    assertThat(shared.readAt()).isEqualTo("2026-03-04T10:00:00Z");
    assertThat(replica().read(since(uri, "2026-03-04T10:00:00.001Z")).text()).isEqualTo("v2");
    assertThat(replica().read(FetchRequest.get(uri).inBackground(null)).text()).isEqualTo("v3");
  }

  @Test
  void sharesPostsByTheirBodies() {
    var uri =
        site.page(
            "/search",
            request -> request.body(read -> request.response().end(read.result().toString())));

    for (var body : List.of("{\"page\":1}", "{\"page\":2}", "{\"page\":1}")) {
      var request = FetchRequest.post(uri, body).inBackground(clock.instant());
      assertThat(replica().read(request).text()).isEqualTo(body);
    }
    assertThat(site.requests()).hasSize(2);
  }

  @Test
  void revalidatesWhatAnotherReplicaRead() {
    var uri = site.page("/jobs", SharedReadsTest::answer);

    replica().read(since(uri, "2026-03-04T10:00:00Z"));
    clock.advance(Duration.ofHours(2));
    var confirmed = replica().read(since(uri, "2026-03-04T11:00:00Z"));
    assertThat(confirmed.text()).isEqualTo("jobs");
    assertThat(confirmed.readAt()).isEqualTo("2026-03-04T12:00:00Z");
    replica().read(since(uri, "2026-03-04T11:00:00Z"));

    assertThat(site.requests())
        .extracting(it -> it.getHeader("If-None-Match"))
        .containsExactly(null, "\"1\"");
  }

  private static void answer(HttpServerRequest request) {
    var isKnown = "\"1\"".equals(request.getHeader("If-None-Match"));
    request.response().setStatusCode(isKnown ? 304 : 200).putHeader("ETag", "\"1\"");
    request.response().end(isKnown ? "" : "jobs");
  }

  @Test
  void readsThreeBoardsOnceAnHourForFiftyAccountsOnTwoReplicas() throws InterruptedException {
    var boards =
        Stream.of("/a", "/b", "/c")
            .map(path -> site.page(path, request -> request.response().end("jobs of " + path)))
            .toList();
    var replicas = List.of(replica(), replica());

    for (var hour = 1; hour <= 2; hour++) {
      var turn = new AtomicInteger();
      var since = clock.instant();
      var texts =
          Parallel.run(
              50,
              () -> {
                var replica = replicas.get(turn.getAndIncrement() % 2);
                return boards.stream()
                    .map(it -> replica.read(FetchRequest.get(it).inBackground(since)).text())
                    .toList();
              });

      assertThat(texts).hasSize(50).containsOnly(List.of("jobs of /a", "jobs of /b", "jobs of /c"));
      assertThat(site.requests()).hasSize(hour * boards.size());
      clock.advance(Duration.ofMinutes(61));
    }
  }

  @Test
  void deletesTheOldestBeyondTheBound() {
    var settings = TestFetchSettings.local();
    var store = new SharedResponses(session, settings, clock);
    var body = "x".repeat(200 * 1024);
    for (var i = 0; i < 6; i++) {
      var uri = site.page("/" + i, request -> request.response().end(body));
      replica().read(FetchRequest.get(uri).inBackground(null));
      clock.advance(Duration.ofSeconds(1));
    }

    store.runDue();

    var since = "2026-03-04T10:00:00Z";
    assertThat(store.find(since(site.uri("/5"), since))).isPresent();
    assertThat(store.find(since(site.uri("/0"), since))).isEmpty();
  }

  @Test
  void givesAHostToOneReplicaAtATime() throws InterruptedException {
    var asking = new AtomicInteger();
    var most = new AtomicInteger();
    Parallel.run(
        4,
        () -> {
          var turns = new SharedTurns(session);
          for (var tries = 0; tries < 5; tries++) {
            turns.take(host, Deadline.in(Duration.ofMinutes(1)), LONGEST);
            most.accumulateAndGet(asking.incrementAndGet(), Math::max);
            Thread.yield();
            asking.decrementAndGet();
            turns.giveBack(host, Duration.ofMillis(1), false);
          }
          return null;
        });

    assertThat(most).hasValue(1);
  }

  @Test
  void takesTheTurnOfAProcessThatDied() {
    var turns = new SharedTurns(session);
    turns.take(host, Deadline.in(LONGEST), Duration.ofMillis(300));

    new SharedTurns(session).take(host, Deadline.in(LONGEST), LONGEST);

    turns.giveBack(host, Duration.ofHours(1), false);
    assertThatThrownBy(
            () -> new SharedTurns(session).take(host, Deadline.in(Duration.ofMillis(400)), LONGEST))
        .as("the turn that was over could not be given back")
        .isInstanceOf(OutboundException.class);
  }

  @Test
  void leavesAHostAloneThatKeepsFailing() {
    var turns = new SharedTurns(session);
    fail(turns, 7);
    assertThat(turns.retryAt(host)).isEmpty();
    fail(turns, 1);
    assertThat(minutesUntil(turns.retryAt(host).orElseThrow())).isEqualTo(5);
    fail(turns, 8);
    assertThat(minutesUntil(turns.retryAt(host).orElseThrow())).isEqualTo(10);
    fail(turns, 80);
    assertThat(minutesUntil(turns.retryAt(host).orElseThrow())).isEqualTo(60);

    turns.take(host, Deadline.in(LONGEST), LONGEST);
    turns.giveBack(host, Duration.ZERO, false);
    assertThat(turns.retryAt(host)).isEmpty();
  }

  private void fail(SharedTurns turns, int times) {
    for (var i = 0; i < times; i++) {
      turns.take(host, Deadline.in(LONGEST), LONGEST);
      turns.giveBack(host, Duration.ZERO, true);
    }
  }

  private static long minutesUntil(Instant time) {
    return Math.round(Duration.between(Instant.now(), time).toSeconds() / 60.0);
  }
}
