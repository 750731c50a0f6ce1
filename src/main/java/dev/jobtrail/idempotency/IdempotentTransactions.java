package dev.jobtrail.idempotency;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.quarkus.arc.Arc;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.narayana.jta.TransactionExceptionResult;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * Executes requests with an Idempotency-Key at most once: the work and its stored response commit
 * in one transaction, so that a crash leaves either both or neither.
 *
 * <p>Only success is stored. A refusal or a failure has no effect that a retry would repeat.
 */
@ApplicationScoped
public class IdempotentTransactions {

  private static final Duration IN_USE_RETRY = Duration.ofSeconds(1);
  private static final byte[] NOTHING = {};

  private final CurrentKey currentKey;
  private final StoredAnswers answers;
  private final ObjectMapper mapper;

  IdempotentTransactions(CurrentKey currentKey, StoredAnswers answers, ObjectMapper mapper) {
    this.currentKey = currentKey;
    this.answers = answers;
    this.mapper = mapper;
  }

  /**
   * Executes the current request's operation in a new transaction.
   *
   * @param work returns the operation's result
   * @throws ApiException IDEMPOTENCY_KEY_IN_USE, IDEMPOTENCY_KEY_REUSED, and what the work throws
   */
  public <T> T call(Callable<T> work) {
    return call(work, _ -> null);
  }

  /**
   * The same for an operation that answers where the result is.
   *
   * @param location a path of this service
   */
  public <T> T call(Callable<T> work, Function<T, URI> location) {
    var request = current();
    return QuarkusTransaction.requiringNew()
        .call(request.isEmpty() ? work : () -> once(request.get(), work, location));
  }

  /** The current request, if it has a key. */
  Optional<KeyedRequest> current() {
    var isRequest = Arc.container().requestContext().isActive();
    return isRequest ? currentKey.request() : Optional.empty();
  }

  /**
   * Executes a whole operation in one transaction. An error that does not roll back an inner
   * transaction keeps its changes.
   */
  Object callWhole(KeyedRequest request, Callable<Object> operation) {
    return QuarkusTransaction.requiringNew()
        .exceptionHandler(
            e ->
                e instanceof ApiException && !QuarkusTransaction.isRollbackOnly()
                    ? TransactionExceptionResult.COMMIT
                    : TransactionExceptionResult.ROLLBACK)
        .call(() -> once(request, operation, _ -> null));
  }

  /** Ends the request if its response is stored, or if it is in progress. */
  void requireUnanswered(KeyedRequest request) {
    QuarkusTransaction.requiringNew().run(() -> claim(request));
  }

  private <T> T once(KeyedRequest request, Callable<T> work, Function<T, URI> location)
      throws Exception {
    claim(request);
    T result = work.call();
    answers.keep(request, stored(request, result, location.apply(result)));
    return result;
  }

  private void claim(KeyedRequest request) {
    if (!answers.lock(request)) {
      throw new ApiException(
              ErrorCode.IDEMPOTENCY_KEY_IN_USE,
              "A request with this Idempotency-Key is in progress. Try again later.")
          .retryAfter(IN_USE_RETRY);
    }
    answers
        .find(request)
        .ifPresent(
            answer -> {
              throw new ReplayedAnswer(answer);
            });
    answers.requireRoom(request);
  }

  private StoredAnswer stored(KeyedRequest request, Object result, URI location) {
    if (result instanceof RestResponse<?> response) {
      var address = response.getHeaders().getFirst(HttpHeaders.LOCATION);
      return new StoredAnswer(response.getStatus(), path(address), bytes(response.getEntity()));
    }
    return new StoredAnswer(request.status(), path(location), bytes(result));
  }

  /** The path alone: a retry may come by another address of the service. */
  private static String path(Object location) {
    return location == null ? "" : URI.create(location.toString()).getRawPath();
  }

  private byte[] bytes(Object entity) {
    try {
      return entity == null ? NOTHING : mapper.writeValueAsBytes(entity);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write " + entity.getClass().getSimpleName(), e);
    }
  }
}
