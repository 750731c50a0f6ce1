package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.jobtrail.ai.AiSettings;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.model.CallFault.Refusal;
import dev.jobtrail.ai.model.Exchange.Head;
import io.vertx.core.Context;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * An endpoint that speaks OpenAI's protocol of chat completions: bounded in time, size and number
 * of calls, asked again where that may help, never redirected.
 *
 * <p>Neither what is sent nor what is received is logged or put into an error, nor is the key.
 */
final class Endpoint implements AutoCloseable {

  private static final Logger LOG = Logger.getLogger(Endpoint.class);

  private static final int OK = 200;
  private static final int TOO_MANY_REQUESTS = 429;
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

  /** An error says what it says in its first few sentences. */
  private static final int LONGEST_REFUSAL = 2_000;

  private final AiSettings settings;
  private final String address;
  private final HttpClient client;
  private final Semaphore permits;
  private final ObjectMapper json =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** What the endpoint was found to understand; found anew by each process. */
  private volatile Dialect dialect = Dialect.FULL;

  Endpoint(AiSettings settings, Vertx vertx) {
    this.settings = settings;
    this.address = address(settings.baseUrl().orElseThrow());
    this.permits = new Semaphore(settings.concurrentCalls(), true);
    this.client =
        vertx.createHttpClient(
            new HttpClientOptions()
                .setProtocolVersion(HttpVersion.HTTP_1_1)
                .setDecompressionSupported(false)
                .setConnectTimeout((int) settings.connectTimeout().toMillis())
                .setSslHandshakeTimeout(settings.connectTimeout().toMillis())
                .setSslHandshakeTimeoutUnit(TimeUnit.MILLISECONDS),
            new PoolOptions().setHttp1MaxSize(settings.concurrentCalls()));
  }

  /** A query of the base url stays at the end: some hosts want the version of their API there. */
  private static String address(String baseUrl) {
    var mark = baseUrl.indexOf('?');
    var path = mark < 0 ? baseUrl : baseUrl.substring(0, mark);
    var query = mark < 0 ? "" : baseUrl.substring(mark);
    return path.replaceFirst("/+$", "") + "/chat/completions" + query;
  }

  @Override
  public void close() {
    client.close();
  }

  /** Asks and waits for the whole answer. */
  String ask(Question question) {
    return ask(question, null);
  }

  /**
   * Asks and tells the answer while it comes. Once something was told, nothing is asked again.
   *
   * @param stream what is told; null to ask for the answer as a whole
   * @return the whole answer
   * @throws EngineException where there is none
   */
  String ask(Question question, Stream stream) {
    if (Context.isOnEventLoopThread()) {
      throw new IllegalStateException("models are not asked on an event loop");
    }
    takePermit();
    try {
      return askInSomeDialect(question, stream);
    } finally {
      permits.release();
    }
  }

  /** Who is told an answer while it comes. */
  interface Stream {

    /** An answer begins; what came of an earlier one was in vain. */
    void begin();

    void take(String piece);

    /** Whether anything was handed on to somebody who cannot forget it. */
    boolean hasTold();
  }

  private void takePermit() {
    try {
      if (!permits.tryAcquire(settings.timeout().toMillis(), TimeUnit.MILLISECONDS)) {
        throw new EngineException("Too many others wait for the model.");
      }
    } catch (InterruptedException e) {
      throw Exchange.stopped(e);
    }
  }

  private String askInSomeDialect(Question question, Stream stream) {
    var spoken = dialect;
    while (true) {
      try {
        var answer = askPatiently(question, spoken, stream);
        if (!spoken.equals(dialect)) {
          LOG.infof("The model's endpoint is asked in a simpler form from now on: %s", spoken);
          dialect = spoken;
        }
        return answer;
      } catch (CallFault fault) {
        var next =
            fault.refusal() == null
                ? null
                : spoken.after(fault.refusal(), question.schema() != null);
        if (next == null) {
          throw fault;
        }
        spoken = next;
      }
    }
  }

  private String askPatiently(Question question, Dialect spoken, Stream stream) {
    var body =
        spoken.body(
            question,
            settings.model().orElseThrow(),
            settings.maxAnswerTokens(),
            settings.temperature(),
            stream != null);
    var wait = settings.firstRetryWait();
    for (var attempt = 1; ; attempt++) {
      try {
        return askOnce(Buffer.buffer(body.toString()), stream);
      } catch (CallFault fault) {
        if (!fault.isPassing()
            || attempt >= settings.attempts()
            || stream != null && stream.hasTold()
            || isTooLong(fault.retryAfter())) {
          throw fault;
        }
        LOG.debugf("attempt %d failed: %s", attempt, fault.getMessage());
        sleep(fault.retryAfter() == null ? shaken(wait) : fault.retryAfter());
        wait = shorter(wait.multipliedBy(2), settings.maxRetryWait());
      }
    }
  }

  private boolean isTooLong(Duration wait) {
    return wait != null && wait.compareTo(settings.maxRetryWait()) > 0;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** Half of the wait and a random part of the rest, so that callers do not come back as one. */
  private static Duration shaken(Duration wait) {
    var half = wait.toMillis() / 2;
    return Duration.ofMillis(half + ThreadLocalRandom.current().nextLong(half + 1));
  }

  private static void sleep(Duration wait) {
    try {
      Thread.sleep(wait);
    } catch (InterruptedException e) {
      throw Exchange.stopped(e);
    }
  }

  private String askOnce(Buffer body, Stream stream) {
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setAbsoluteURI(address)
            .setFollowRedirects(false)
            .putHeader("Content-Type", "application/json")
            .putHeader("Accept", stream == null ? "application/json" : "text/event-stream")
            .putHeader("User-Agent", "Jobtrail/1.0");
    settings.apiKey().ifPresent(key -> options.putHeader("Authorization", "Bearer " + key));
    if (stream != null) {
      stream.begin();
    }
    var deadline = Deadline.in(settings.timeout());
    try (var exchange =
        Exchange.open(client, options, body, settings.maxBytes().asLongValue(), deadline)) {
      var head = exchange.head();
      if (head.status() != OK) {
        throw fault(head, exchange);
      }
      Consumer<String> pieces = stream == null ? piece -> {} : stream::take;
      var completion = new Completion(json, pieces);
      if (isStream(head.headers())) {
        readEvents(exchange, completion);
      } else {
        completion.takeWhole(all(exchange));
      }
      return completion.text();
    }
  }

  /** Some servers answer as a whole whatever they were asked for. */
  private static boolean isStream(MultiMap headers) {
    var type = headers.get("Content-Type");
    return type != null && type.toLowerCase(Locale.ROOT).startsWith("text/event-stream");
  }

  private static void readEvents(Exchange exchange, Completion completion) {
    var lines = new EventLines();
    for (var part = exchange.part(); part != null; part = exchange.part()) {
      lines.data(part).forEach(completion::takeEvent);
      if (completion.isDone()) {
        // some servers keep the connection open behind the end
        return;
      }
    }
    lines.rest().forEach(completion::takeEvent);
  }

  private static byte[] all(Exchange exchange) {
    var bytes = new ByteArrayOutputStream();
    for (var part = exchange.part(); part != null; part = exchange.part()) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }

  private CallFault fault(Head head, Exchange exchange) {
    var status = head.status();
    return switch (status) {
      case 401, 403 ->
          CallFault.lasting(
              settings.apiKey().isPresent()
                  ? "The model's endpoint refuses the key."
                  : "The model's endpoint asks for a key, and jobtrail.ai.api-key is not set.");
      case 402 -> quotaUsedUp();
      case 404 -> CallFault.lasting("The model's endpoint does not know the model or the address.");
      case 413 -> tooLong();
      case 400, 422 -> {
        var refusal = new Refusal(errorText(exchange));
        yield refusal.names("context_length", "context length", "maximum context")
            ? tooLong()
            : CallFault.refused(
                "The model's endpoint does not take the question (status %d).".formatted(status),
                refusal);
      }
      case TOO_MANY_REQUESTS ->
          errorText(exchange).contains("insufficient_quota")
              ? quotaUsedUp()
              : CallFault.passing(
                  "The model is asked too often; try again later.",
                  null,
                  retryAfter(head.headers()));
      case 500, 502, 503, 504 ->
          CallFault.passing(
              "The model's endpoint failed (status %d).".formatted(status),
              null,
              retryAfter(head.headers()));
      default ->
          CallFault.lasting("The model's endpoint answered with status %d.".formatted(status));
    };
  }

  private static CallFault quotaUsedUp() {
    return CallFault.lasting("The quota at the model's endpoint is used up.");
  }

  private static CallFault tooLong() {
    return CallFault.lasting("The resume and the posting are too long for the model.");
  }

  /** The error in lower case: its message, code and parameter, or its beginning as it stands. */
  private String errorText(Exchange exchange) {
    var text = new String(all(exchange), StandardCharsets.UTF_8);
    try {
      var error = json.readTree(text).path("error");
      if (error.isObject()) {
        text =
            String.join(
                " ",
                error.path("message").asText(""),
                error.path("code").asText(""),
                error.path("type").asText(""),
                error.path("param").asText(""));
      }
    } catch (JacksonException _) {
      // then the text itself is the error
    }
    return text.substring(0, Math.min(text.length(), LONGEST_REFUSAL)).toLowerCase(Locale.ROOT);
  }

  private static Duration retryAfter(MultiMap headers) {
    var value = headers.get("Retry-After");
    if (value == null) {
      return null;
    }
    if (SECONDS.matcher(value.strip()).matches()) {
      return Duration.ofSeconds(Long.parseLong(value.strip()));
    }
    try {
      // against the endpoint's own clock: ours may differ
      var wait = Duration.between(httpDate(headers.get("Date")), httpDate(value));
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException _) {
      return null;
    }
  }

  private static ZonedDateTime httpDate(String value) {
    return ZonedDateTime.parse(
        value == null ? "" : value.strip(), DateTimeFormatter.RFC_1123_DATE_TIME);
  }
}
