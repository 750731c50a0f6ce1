package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.jobtrail.ai.AiSettings;
import dev.jobtrail.ai.EngineException;
import dev.jobtrail.ai.model.CallFault.Refusal;
import dev.jobtrail.outbound.Deadline;
import dev.jobtrail.outbound.HttpExchange;
import dev.jobtrail.outbound.OutboundClient;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.OutboundRequest;
import dev.jobtrail.text.Message;
import dev.jobtrail.trace.SpanKind;
import dev.jobtrail.trace.Tracer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
  private static final Message STOPPED = Message.of("The work was stopped.");

  /** An error says what it says in its first few sentences. */
  private static final int LONGEST_REFUSAL = 2_000;

  private final AiSettings settings;
  private final String address;
  private final OutboundClient client;
  private final MeterRegistry metrics;
  private final Tracer tracer;
  private final ObjectMapper json =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  /** What the endpoint was found to understand; found anew by each process. */
  private volatile Dialect dialect = Dialect.FULL;

  Endpoint(AiSettings settings, Vertx vertx, MeterRegistry metrics, Tracer tracer) {
    this.settings = settings;
    this.metrics = metrics;
    this.tracer = tracer;
    this.address = address(settings.baseUrl().orElseThrow());
    this.client =
        new OutboundClient(
            vertx, settings.concurrentCalls(), settings.connectTimeout(), null, tracer);
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
   * @param stream receives the answer; null to ask for the answer as a whole
   * @return the whole answer
   * @throws EngineException where there is none
   */
  String ask(Question question, Stream stream) {
    var model = settings.model().orElseThrow();
    try (var span = tracer.enter(SpanKind.CLIENT, "chat " + model)) {
      span.attribute("gen_ai.operation.name", "chat")
          .attribute("gen_ai.provider.name", settings.provider())
          .attribute("gen_ai.request.model", model);
      try (var permit = client.acquire(settings.timeout().toNanos())) {
        return askInSomeDialect(permit, question, stream);
      } catch (OutboundException e) {
        span.fail(e.reason().name());
        throw fault(e);
      } catch (RuntimeException e) {
        span.fail(e);
        throw e;
      }
    }
  }

  /** Receives an answer while it arrives. */
  interface Stream {

    /** An answer begins; what came of an earlier one was in vain. */
    void begin();

    void take(String piece);

    /** Whether anything was handed on to somebody who cannot forget it. */
    boolean hasTold();
  }

  private String askInSomeDialect(OutboundClient.Permit permit, Question question, Stream stream) {
    var spoken = dialect;
    while (true) {
      try {
        var answer = askWithRetries(permit, question, spoken, stream);
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

  private String askWithRetries(
      OutboundClient.Permit permit, Question question, Dialect spoken, Stream stream) {
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
        return timed(() -> askOnce(permit, Buffer.buffer(body.toString()), stream));
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

  private String timed(Supplier<String> call) {
    var sample = Timer.start(metrics);
    var outcome = "failed";
    try {
      var answer = call.get();
      outcome = "answered";
      return answer;
    } finally {
      sample.stop(metrics.timer("jobtrail.model.calls", "outcome", outcome));
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
      Thread.currentThread().interrupt();
      throw new EngineException(STOPPED, e);
    }
  }

  private String askOnce(OutboundClient.Permit permit, Buffer body, Stream stream) {
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setAbsoluteURI(address)
            .setFollowRedirects(false)
            .putHeader("Content-Type", "application/json")
            .putHeader("Accept", stream == null ? "application/json" : "text/event-stream")
            .putHeader("User-Agent", OutboundClient.USER_AGENT);
    settings.apiKey().ifPresent(key -> options.putHeader("Authorization", "Bearer " + key));
    Optional.ofNullable(tracer.traceparent()).ifPresent(it -> options.putHeader("traceparent", it));
    if (stream != null) {
      stream.begin();
    }
    var deadline = Deadline.in(settings.timeout());
    // repeatable: an answer changes nothing at the endpoint, a second one at most costs tokens
    var request = new OutboundRequest(options, body, true);
    try (var exchange = permit.open(request, deadline, settings.maxBytes().asLongValue())) {
      if (exchange.status() != OK) {
        var fault = fault(exchange);
        exchange.skipBody();
        throw fault;
      }
      Consumer<String> pieces = stream == null ? piece -> {} : stream::take;
      var completion = new Completion(json, pieces);
      if (isStream(exchange.headers())) {
        readEvents(exchange, completion);
      } else {
        completion.takeWhole(exchange.body());
      }
      return completion.text();
    } catch (OutboundException e) {
      throw fault(e);
    }
  }

  /** Some servers answer as a whole whatever they were asked for. */
  private static boolean isStream(MultiMap headers) {
    var type = headers.get("Content-Type");
    return type != null && type.toLowerCase(Locale.ROOT).startsWith("text/event-stream");
  }

  private static void readEvents(HttpExchange exchange, Completion completion) {
    var lines = new EventLines();
    for (var part = exchange.part(); part != null; part = exchange.part()) {
      lines.data(part).forEach(completion::takeEvent);
      if (completion.isDone()) {
        // some servers send no end of the body after the end of the stream
        exchange.skipBody();
        return;
      }
    }
    lines.rest().forEach(completion::takeEvent);
  }

  private static EngineException fault(OutboundException e) {
    return switch (e.reason()) {
      case BUSY -> new EngineException(Message.of("Too many others wait for the model."));
      case STOPPED -> new EngineException(STOPPED, e);
      case TOO_SLOW -> CallFault.lasting(Message.of("The model did not answer in time."));
      case TOO_LARGE -> CallFault.lasting(Message.of("The model's answer is too long."));
      case BROKEN_OFF -> CallFault.passing(Message.of("The model's answer broke off."), e, null);
      case UNREACHABLE, UNTRUSTED, INVALID_URL, REFUSED_ADDRESS ->
          CallFault.passing(Message.of("The model cannot be reached."), e, null);
    };
  }

  private CallFault fault(HttpExchange exchange) {
    var status = exchange.status();
    return switch (status) {
      case 401, 403 ->
          CallFault.lasting(
              settings.apiKey().isPresent()
                  ? Message.of("The model's endpoint refuses the key.")
                  : Message.of(
                      "The model's endpoint asks for a key, and jobtrail.ai.api-key is not set."));
      case 402 -> quotaUsedUp();
      case 404 ->
          CallFault.lasting(
              Message.of("The model's endpoint does not know the model or the address."));
      case 413 -> tooLong();
      case 400, 422 -> {
        var refusal = new Refusal(errorText(exchange));
        yield refusal.names("context_length", "context length", "maximum context")
            ? tooLong()
            : CallFault.refused(
                Message.of("The model's endpoint does not take the question (status %d).", status),
                refusal);
      }
      case TOO_MANY_REQUESTS ->
          errorText(exchange).contains("insufficient_quota")
              ? quotaUsedUp()
              : CallFault.passing(
                  Message.of("The model is asked too often; try again later."),
                  null,
                  exchange.retryAfter());
      case 500, 502, 503, 504 ->
          CallFault.passing(
              Message.of("The model's endpoint failed (status %d).", status),
              null,
              exchange.retryAfter());
      default ->
          CallFault.lasting(Message.of("The model's endpoint answered with status %d.", status));
    };
  }

  private static CallFault quotaUsedUp() {
    return CallFault.lasting(Message.of("The quota at the model's endpoint is used up."));
  }

  private static CallFault tooLong() {
    return CallFault.lasting(Message.of("The resume and the posting are too long for the model."));
  }

  /** The error in lower case: its message, code and parameter, or its beginning as it stands. */
  private String errorText(HttpExchange exchange) {
    var text = new String(exchange.body(), StandardCharsets.UTF_8);
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
}
