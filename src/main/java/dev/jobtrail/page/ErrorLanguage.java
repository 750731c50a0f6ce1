package dev.jobtrail.page;

import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.text.AcceptedLanguage;
import dev.jobtrail.text.Language;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/**
 * Translates errors: those of pages into their language, and those of the API into the language
 * that the request accepts. API clients that name none get English.
 */
class ErrorLanguage {

  /** Before errors become pages; response filters run in descending order. */
  private static final int FIRST = Priorities.USER + 200;

  private static final String PAGES = "/app/";

  @ServerResponseFilter(priority = FIRST)
  void translate(
      ContainerRequestContext request, ContainerResponseContext response, RoutingContext routing) {
    if (response.getEntity() instanceof ErrorBody error) {
      var language = language(request, routing);
      if (language != Language.ENGLISH) {
        response.setEntity(ErrorTexts.in(error, language));
        response.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, language.code());
      }
    }
  }

  private static Language language(ContainerRequestContext request, RoutingContext routing) {
    if (routing.request().path().startsWith(PAGES)) {
      return RequestLanguage.current();
    }
    return AcceptedLanguage.of(request.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE))
        .orElse(Language.ENGLISH);
  }
}
