package dev.jobtrail.ai.model;

import static dev.jobtrail.ai.model.Modelled.PARSED;
import static dev.jobtrail.ai.model.Modelled.POSTING;
import static dev.jobtrail.ai.model.Modelled.RESUME;
import static dev.jobtrail.ai.model.Modelled.message;
import static dev.jobtrail.ai.model.Modelled.scores;
import static dev.jobtrail.testing.ModelServer.completion;
import static dev.jobtrail.testing.ModelServer.delta;
import static dev.jobtrail.testing.ModelServer.error;
import static dev.jobtrail.testing.ModelServer.event;
import static dev.jobtrail.testing.ModelServer.hangUp;
import static dev.jobtrail.testing.ModelServer.pieces;
import static dev.jobtrail.testing.ModelServer.raw;
import static dev.jobtrail.testing.ModelServer.says;
import static dev.jobtrail.testing.ModelServer.silence;
import static dev.jobtrail.testing.ModelServer.status;
import static dev.jobtrail.testing.ModelServer.stream;
import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.ai.EngineException;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.text.Language;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class BadEndpointTest {

  private static final Duration SHORT = Duration.ofMillis(900);

  private final List<Modelled> opened = new ArrayList<>();
  private final Modelled modelled = with();

  private Modelled with(String... namesAndValues) {
    var it = new Modelled(namesAndValues);
    opened.add(it);
    return it;
  }

  private Modelled hasty() {
    return with("timeout", SHORT.toMillis() + "ms");
  }

  /** The first call of all loads the HTTP client, which takes as long as some timeouts here. */
  @BeforeAll
  static void loadsTheClient() {
    try (var first = new Modelled()) {
      first.server.always(says(scores("70")));
      goodScore(first);
    }
  }

  @AfterEach
  void close() {
    opened.forEach(Modelled::close);
  }

  private static EngineException failure(Modelled modelled) {
    return catchThrowableOfType(
        EngineException.class,
        () -> modelled.engine.score(RESUME, POSTING, PARSED, Language.ENGLISH));
  }

  private static String reasonOf(Modelled modelled, ModelServer.Behaviour behaviour) {
    modelled.server.always(behaviour);
    return failure(modelled).getMessage();
  }

  private static int goodScore(Modelled modelled) {
    return modelled
        .engine
        .score(RESUME, POSTING, PARSED, Language.ENGLISH)
        .dimensions()
        .getFirst()
        .score();
  }

  private static Duration timeOf(Runnable work) {
    var start = System.nanoTime();
    work.run();
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  // asked again

  @ParameterizedTest
  @ValueSource(ints = {429, 500, 502, 503, 504})
  void asksAgainWhereThatMayHelp(int status) {
    modelled.server.then(status(status, "busy")).then(status(status, "")).then(says(scores("70")));

    assertThat(goodScore(modelled)).isEqualTo(70);
    assertThat(modelled.server.requests()).hasSize(3);
  }

  /** How many calls of all tests have ended like that. */
  private static long calls(String outcome) {
    return Modelled.METRICS.timer("jobtrail.model.calls", "outcome", outcome).count();
  }

  @Test
  void asksNoMoreThanThreeTimes() {
    assertThat(reasonOf(modelled, status(503, "")))
        .isEqualTo("The model's endpoint failed (status 503).");
    assertThat(modelled.server.requests()).hasSize(3);
  }

  @Test
  void asksAgainAfterABrokenConnection() {
    modelled.server.then(hangUp()).then(says(scores("70")));
    var failed = calls("failed");
    var answered = calls("answered");

    assertThat(goodScore(modelled)).isEqualTo(70);
    assertThat(calls("failed")).isGreaterThan(failed);
    assertThat(calls("answered")).isGreaterThan(answered);
  }

  @Test
  void waitsAsLongAsTheEndpointAsks() {
    modelled.server.then(status(429, Map.of("Retry-After", "1"), "")).then(says(scores("70")));

    assertThat(timeOf(() -> goodScore(modelled)))
        .isBetween(Duration.ofMillis(990), Duration.ofSeconds(4));
  }

  @Test
  void waitsUntilTheDateThatTheEndpointNames() {
    var headers =
        Map.of(
            "Date",
            "Wed, 04 Mar 2026 10:00:00 GMT",
            "Retry-After",
            "Wed, 04 Mar 2026 10:00:01 GMT");
    modelled.server.then(status(503, headers, "")).then(says(scores("70")));

    assertThat(timeOf(() -> goodScore(modelled)))
        .isBetween(Duration.ofMillis(990), Duration.ofSeconds(4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "999999999", "Wed, 04 Mar 2099 10:00:01 GMT"})
  void doesNotWaitForHours(String retryAfter) {
    var headers = Map.of("Date", "Wed, 04 Mar 2026 10:00:00 GMT", "Retry-After", retryAfter);

    assertThat(reasonOf(modelled, status(429, headers, "")))
        .isEqualTo("The model is asked too often; try again later.");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "-1", "", "99999999999999999999"})
  void takesAWaitThatCannotBeReadForNone(String retryAfter) {
    modelled
        .server
        .then(status(429, Map.of("Retry-After", retryAfter), ""))
        .then(says(scores("70")));

    assertThat(goodScore(modelled)).isEqualTo(70);
  }

  // not asked again

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "301 | The model's endpoint answered with status 301.",
        "401 | The model's endpoint refuses the key.",
        "402 | The quota at the model's endpoint is used up.",
        "403 | The model's endpoint refuses the key.",
        "404 | The model's endpoint does not know the model or the address.",
        "413 | The resume and the posting are too long for the model.",
        "418 | The model's endpoint answered with status 418.",
        "501 | The model's endpoint answered with status 501."
      })
  void asksOnceWhereTheAnswerWouldBeTheSame(int status, String reason) {
    assertThat(
            reasonOf(
                modelled,
                status(status, Map.of("Location", modelled.server.baseUrl()), Modelled.KEY)))
        .isEqualTo(reason);
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @Test
  void saysThatAKeyIsAskedForWhereNoneIsSet() {
    assertThat(reasonOf(with("api-key", ""), status(401, "")))
        .isEqualTo("The model's endpoint asks for a key, and jobtrail.ai.api-key is not set.");
  }

  @Test
  void doesNotWaitForAQuotaThatIsUsedUp() {
    assertThat(reasonOf(modelled, error(429, "You exceeded your quota", "insufficient_quota")))
        .isEqualTo("The quota at the model's endpoint is used up.");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @Test
  void saysThatTextsAreTooLongForTheModel() {
    assertThat(
            reasonOf(
                modelled,
                error(
                    400, "This model's maximum context length is 4096", "context_length_exceeded")))
        .isEqualTo("The resume and the posting are too long for the model.");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @Test
  void saysThatNobodyIsThere() throws Exception {
    int port;
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }

    assertThat(failure(with("base-url", "http://127.0.0.1:" + port)))
        .hasMessage("The model cannot be reached.");
  }

  // time

  @Test
  void endsASilentEndpoint() {
    var hasty = hasty();

    var time =
        timeOf(
            () ->
                assertThat(reasonOf(hasty, silence(30_000)))
                    .isEqualTo("The model did not answer in time."));

    assertThat(time).isBetween(SHORT, SHORT.plusSeconds(15));
    assertThat(hasty.server.requests()).hasSize(1);
  }

  @Test
  void endsAnAnswerThatDrips() {
    var hasty = hasty();
    hasty.server.always(
        (request, out) -> {
          write(out, "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
          for (var i = 0; i < 600; i++) {
            write(out, " ");
            sleep(50);
          }
        });

    assertThat(
            timeOf(
                () -> assertThat(failure(hasty)).hasMessage("The model did not answer in time.")))
        .isLessThan(SHORT.plusSeconds(15));
  }

  @Test
  void endsAStreamThatDrips() {
    var hasty = hasty();
    hasty.server.always(
        (request, out) -> {
          stream(out);
          for (var i = 0; i < 100; i++) {
            write(out, ": still there\n\n");
            sleep(50);
          }
        });

    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> hasty.engine.answer(message("Hi"), piece -> {}))
        .withMessage("The model did not answer in time.");
  }

  @Test
  void endsWhenItsThreadIsInterrupted() throws Exception {
    modelled.server.always(silence(20_000));
    var failure = new CompletableFuture<EngineException>();
    var isStillInterrupted = new CompletableFuture<Boolean>();
    var thread =
        Thread.ofPlatform()
            .start(
                () -> {
                  failure.complete(failure(modelled));
                  isStillInterrupted.complete(Thread.currentThread().isInterrupted());
                });
    awaitRequest(modelled);

    thread.interrupt();

    assertThat(failure.get(2, TimeUnit.SECONDS)).hasMessage("The work was stopped.");
    assertThat(isStillInterrupted.get(2, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void isInterruptedWhileItWaitsToAskAgain() throws Exception {
    var patient = with("first-retry-wait", "20s", "max-retry-wait", "20s");
    patient.server.always(status(503, ""));
    var failure = new CompletableFuture<EngineException>();
    var thread = Thread.ofPlatform().start(() -> failure.complete(failure(patient)));
    awaitRequest(patient);
    sleep(100);

    thread.interrupt();

    assertThat(failure.get(2, TimeUnit.SECONDS)).hasMessage("The work was stopped.");
  }

  @Test
  void asksNoMoreAtOnceThanConfigured() {
    var narrow = with("concurrent-calls", "1", "timeout", "900ms");
    narrow.server.always(silence(30_000));
    var first = new CompletableFuture<EngineException>();
    Thread.ofPlatform().start(() -> first.complete(failure(narrow)));
    awaitRequest(narrow);
    narrow.server.always(says(scores("70")));

    assertThat(goodScore(narrow)).isEqualTo(70);
    assertThat(first.join()).hasMessage("The model did not answer in time.");
  }

  // answers that are none

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rubbish",
        "<html><body>Welcome to the proxy</body></html>",
        "[]",
        "null",
        "{}",
        "{\"choices\": []}",
        "{\"choices\": {}}",
        "{\"choices\": [null]}",
        "{\"choices\": [{\"message\": \"text\"}]}",
        "{\"choices\": [{\"message\": {\"content\": [1]}}]}",
        "{\"choices\": [{\"message\": {\"content\": \"cut",
        "{\"error\": {\"message\": \"none\"}}"
      })
  void refusesWhatIsNoCompletion(String body) {
    assertThat(reasonOf(modelled, status(200, body)))
        .isEqualTo("The model's endpoint answered something that cannot be read.");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "length, The model's answer was cut off.",
    "content_filter, The model refused to answer."
  })
  void tellsWhyAnAnswerIsNotWhole(String finishReason, String reason) {
    assertThat(reasonOf(modelled, status(200, completion(scores("70"), finishReason))))
        .isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"content\": null, \"refusal\": \"I cannot\"} | The model refused to answer.",
        "{\"content\": \"\"} | The model's answer is empty.",
        "{\"content\": null, \"tool_calls\": []} | The model's answer is empty.",
        "{\"content\": \"<think>hm</think>\"} | The model's answer is empty."
      })
  void tellsThatThereIsNoAnswer(String message, String reason) {
    assertThat(
            reasonOf(
                modelled,
                status(
                    200,
                    "{\"choices\": [{\"finish_reason\": \"stop\", \"message\": %s}]}"
                        .formatted(message))))
        .isEqualTo(reason);
  }

  @Test
  void asksAgainWhereAnAnswerBreaksOff() {
    modelled
        .server
        .then(raw("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{\"choices\""))
        .then(raw("HTTP/1.1 200 OK\r\nContent-Le"))
        .then(says(scores("70")));

    assertThat(goodScore(modelled)).isEqualTo(70);
  }

  @Test
  void endsAnAnswerThatIsTooLarge() {
    var body = completion("x".repeat(3_000_000), "stop");

    assertThat(reasonOf(modelled, status(200, body))).isEqualTo("The model's answer is too long.");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"data: {}", "x", ": comment\n", "data: \n\n"})
  void endsAStreamWithoutEnd(String line) {
    modelled.server.always(
        (request, out) -> {
          stream(out);
          while (true) {
            write(out, line.repeat(1_000));
          }
        });

    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> modelled.engine.answer(message("Hi"), piece -> {}))
        .satisfies(
            it ->
                assertThat(it.getMessage())
                    .isIn(
                        "The model's answer is too long.",
                        "The model's endpoint answered something that cannot be read."));
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @Test
  void endsAnErrorWithoutEnd() {
    modelled.server.always(
        (request, out) -> {
          write(out, "HTTP/1.1 400 Bad\r\nConnection: close\r\n\r\n");
          while (true) {
            write(out, "x".repeat(10_000));
          }
        });

    assertThat(failure(modelled)).hasMessage("The model's answer is too long.");
  }

  // streams

  @Test
  void asksAgainWhereAStreamBreaksOffBeforeAnythingWasTold() {
    modelled
        .server
        .then(
            raw(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 99\r\n\r\n: x"))
        .then(says("{\"reply\": \"Hello\", \"suggestions\": []}"));
    var told = new ArrayList<String>();

    assertThat(modelled.engine.answer(message("Hi"), told::add).reply()).isEqualTo("Hello");
    assertThat(String.join("", told)).isEqualTo("Hello");
  }

  @Test
  void doesNotAskAgainOnceSomethingWasTold() {
    modelled.server.always(
        (request, out) -> {
          write(
              out,
              "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 9999\r\n\r\n");
          event(out, delta("{\"reply\": \"Hel", null));
        });
    var told = new ArrayList<String>();

    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> modelled.engine.answer(message("Hi"), told::add))
        .withMessage("The model's answer broke off.");
    assertThat(told).containsExactly("Hel");
    assertThat(modelled.server.requests()).hasSize(1);
  }

  @Test
  void refusesAStreamThatJustEnds() {
    modelled.server.always(pieces(1, "{\"reply\": \"Hello\", ", "\"suggestions\": []}"));

    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> modelled.engine.answer(message("Hi"), piece -> {}))
        .withMessage("The model's answer was cut off.");
  }

  @Test
  void takesAStreamWhoseEndIsOnlyItsFinishReason() {
    modelled.server.always(
        (request, out) -> {
          stream(out);
          event(out, "{\"choices\": [], \"usage\": {}}");
          event(out, delta("{\"reply\": \"Hello\", \"suggestions\": []}", null));
          write(out, "event: message\r\ndata:" + delta("", "stop"));
        });

    assertThat(modelled.engine.answer(message("Hi"), piece -> {}).reply()).isEqualTo("Hello");
  }

  @Test
  void doesNotWaitBehindTheEndOfAStream() {
    modelled.server.always(
        (request, out) -> {
          stream(out);
          event(out, delta("{\"reply\": \"Hello\", \"suggestions\": []}", "stop"));
          event(out, "[DONE]");
          sleep(30_000);
        });

    assertThat(timeOf(() -> modelled.engine.answer(message("Hi"), piece -> {})))
        .isLessThan(Duration.ofSeconds(15));
  }

  @Test
  void refusesAStreamWithAnErrorInIt() {
    modelled.server.always(
        (request, out) -> {
          stream(out);
          event(out, "{\"error\": {\"message\": \"out of memory\"}}");
        });

    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> modelled.engine.answer(message("Hi"), piece -> {}))
        .withMessage("The model's endpoint failed while it answered.");
  }

  @Test
  void endsTheCallWhereItsListenerFails() {
    modelled.server.always(says("{\"reply\": \"Hello\", \"suggestions\": []}"));

    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () ->
                modelled.engine.answer(
                    message("Hi"),
                    piece -> {
                      throw new IllegalStateException("gone");
                    }));
  }

  @Test
  void usesTheEndpointWithItsQuery() {
    var versioned = with();
    try (var azure =
        Modelled.engine(
            Map.of("base-url", versioned.server.baseUrl() + "/?api-version=1", "model", "m"))) {
      versioned.server.always(says(scores("70")));

      azure.score(RESUME, POSTING, PARSED, Language.ENGLISH);
    }

    assertThat(versioned.server.requests().getFirst().path())
        .isEqualTo("/v1/chat/completions?api-version=1");
  }

  // secrets

  @Test
  void neverLogsTheKeyOrWhatWasSaid() {
    var lines = new CopyOnWriteArrayList<String>();
    var handler =
        new Handler() {
          @Override
          public void publish(LogRecord it) {
            lines.add(it.getLevel() + " " + it.getMessage() + " " + List.of(parameters(it)));
            if (it.getThrown() != null) {
              lines.add(stackTrace(it.getThrown()));
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    var logger = Logger.getLogger("");
    var own = Logger.getLogger("dev.jobtrail.ai");
    handler.setLevel(Level.ALL);
    logger.addHandler(handler);
    own.setLevel(Level.ALL);
    var body = "Incorrect key " + Modelled.KEY + " for Jana";
    var failures = new ArrayList<String>();
    try {
      for (var it :
          List.of(
              status(401, body),
              status(503, body),
              status(200, body),
              error(400, body, body),
              hangUp(),
              says(body))) {
        modelled.server.always(it);
        failures.add(stackTrace(failure(modelled)));
      }
      modelled.server.then(status(400, body)).always(says(scores("70")));
      goodScore(modelled);
    } finally {
      logger.removeHandler(handler);
      own.setLevel(null);
    }

    assertThat(failures).hasSize(6);
    assertThat(failures).noneMatch(it -> it.contains(Modelled.KEY) || it.contains("Jana"));
    assertThat(lines).isNotEmpty();
    assertThat(lines).noneMatch(it -> it.contains(Modelled.KEY) || it.contains("Jana"));
    assertThat(modelled.engine.toString() + modelled.engine.model()).doesNotContain(Modelled.KEY);
  }

  private static Object[] parameters(LogRecord it) {
    return it.getParameters() == null ? new Object[0] : it.getParameters();
  }

  private static String stackTrace(Throwable it) {
    var text = new StringWriter();
    it.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  private static void awaitRequest(Modelled modelled) {
    await().until(() -> !modelled.server.requests().isEmpty());
  }

  private static void sleep(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
