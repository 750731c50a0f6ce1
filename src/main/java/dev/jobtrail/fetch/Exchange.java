package dev.jobtrail.fetch;

import dev.jobtrail.fetch.FetchException.Reason;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.RequestOptions;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;

/** One request and its answer, read on the event loop while the caller waits. */
final class Exchange {

  private final String host;
  private final long maxBytes;
  private final String sent;
  private final Promise<Answer> answer = Promise.promise();
  private final Buffer body = Buffer.buffer();
  private volatile HttpClientRequest request;
  private volatile boolean isOver;

  private Exchange(String host, String sent, long maxBytes) {
    this.host = host;
    this.sent = sent;
    this.maxBytes = maxBytes;
  }

  /**
   * Makes the request and waits for the whole answer.
   *
   * @param sent the body of the request, or null
   * @throws FetchException where there is none, or it is too long or too slow
   */
  static Answer of(
      HttpClient client, RequestOptions options, String sent, long maxBytes, Deadline deadline) {
    var exchange = new Exchange(options.getHost(), sent, maxBytes);
    client.request(options).onSuccess(exchange::send).onFailure(exchange.answer::tryFail);
    return exchange.await(deadline);
  }

  private void send(HttpClientRequest opened) {
    request = opened;
    if (isOver) {
      opened.reset();
      return;
    }
    var answered = sent == null ? opened.send() : opened.send(sent);
    answered.onSuccess(this::receive).onFailure(answer::tryFail);
  }

  private void receive(HttpClientResponse response) {
    var head = new Answer(response.statusCode(), response.headers(), new byte[0]);
    response.exceptionHandler(answer::tryFail);
    if (!head.isSuccess()) {
      answer.tryComplete(head);
      return;
    }
    response.handler(this::append);
    response.endHandler(
        end -> answer.tryComplete(new Answer(head.status(), head.headers(), body.getBytes())));
  }

  private void append(Buffer part) {
    if (isOver) {
      return;
    }
    if (body.length() + (long) part.length() > maxBytes) {
      isOver = true;
      answer.tryFail(BodyDecoder.tooLarge(host));
      return;
    }
    body.appendBuffer(part);
  }

  private Answer await(Deadline deadline) {
    try {
      return answer
          .future()
          .toCompletionStage()
          .toCompletableFuture()
          .get(Math.max(deadline.left(), 0), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      throw Deadline.missed(host);
    } catch (InterruptedException e) {
      throw Deadline.interrupted(host, e);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } finally {
      close();
    }
  }

  /** Ends the connection, which costs nothing where the answer is complete. */
  private void close() {
    isOver = true;
    var opened = request;
    if (opened != null) {
      opened.reset();
    }
  }

  private FetchException failure(Throwable cause) {
    return switch (cause) {
      case FetchException known -> known;
      case SSLException broken ->
          new FetchException(
              Reason.UNREACHABLE, host + " has no certificate that can be trusted", broken);
      default -> new FetchException(Reason.UNREACHABLE, host + " cannot be reached", cause);
    };
  }
}
