package dev.jobtrail.error;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.text.AcceptedLanguage;
import dev.jobtrail.text.Language;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;

/**
 * Sends the error body, or a page with it, for requests that fail before they reach a resource, in
 * the language that the request accepts.
 */
@Singleton
public class ErrorWriter {

  private final ObjectMapper mapper;
  private final Instance<ErrorPage> pages;

  ErrorWriter(ObjectMapper mapper, Instance<ErrorPage> pages) {
    this.mapper = mapper;
    this.pages = pages;
  }

  /** Answers with the error, unless there is an answer already. */
  public void answer(RoutingContext context, ApiException error) {
    var response = context.response();
    if (response.ended() || response.closed() || response.headWritten()) {
      return;
    }
    error
        .retryAfterSeconds()
        .ifPresent(it -> response.putHeader(HttpHeaders.RETRY_AFTER, String.valueOf(it)));
    var accepted = context.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE);
    var language = AcceptedLanguage.of(accepted).orElse(Language.ENGLISH);
    if (language != Language.ENGLISH) {
      response.putHeader(HttpHeaders.CONTENT_LANGUAGE, language.code());
    }
    var body = ErrorTexts.in(error.body(), language);
    var page = pages.stream().flatMap(it -> it.of(context, body, language).stream()).findFirst();
    response
        .setStatusCode(error.code().status())
        .putHeader(
            HttpHeaders.CONTENT_TYPE,
            page.isPresent() ? "text/html;charset=UTF-8" : "application/json")
        .end(page.orElseGet(() -> json(body)));
  }

  /** Answers with the error and closes the connection, for the request was not read to its end. */
  public void answerAndClose(RoutingContext context, ApiException error) {
    closeAfterwards(context);
    answer(context, error);
  }

  /** Has the connection closed after the answer; HTTP/2 ends the request's stream instead. */
  public void closeAfterwards(RoutingContext context) {
    if (context.request().version() != HttpVersion.HTTP_2 && !context.response().headWritten()) {
      context.response().putHeader(HttpHeaders.CONNECTION, "close");
    }
  }

  private String json(ErrorBody body) {
    try {
      return mapper.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
