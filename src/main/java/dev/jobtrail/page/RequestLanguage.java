package dev.jobtrail.page;

import dev.jobtrail.text.AcceptedLanguage;
import dev.jobtrail.text.Language;
import io.quarkus.arc.Arc;
import io.quarkus.arc.Unremovable;
import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpHeaders;
import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;

/**
 * The language of the current request's pages: the one that the account has chosen, or else the
 * best of {@code Accept-Language}, or else English.
 */
@RequestScoped
@Unremovable
public class RequestLanguage {

  private final ChosenLanguage choice;
  private final CurrentVertxRequest request;
  private Optional<Language> language;

  RequestLanguage(ChosenLanguage choice, CurrentVertxRequest request) {
    this.choice = choice;
    this.request = request;
  }

  /** The language of the current request, and English outside of requests. */
  public static Language current() {
    return known().orElse(Language.ENGLISH);
  }

  /** The same; empty where neither the account nor the request has named one. */
  public static Optional<Language> known() {
    var container = Arc.container();
    return container != null && container.requestContext().isActive()
        ? container.instance(RequestLanguage.class).get().language()
        : Optional.empty();
  }

  Optional<Language> language() {
    if (language == null) {
      language = chosen().or(() -> AcceptedLanguage.of(header()));
    }
    return language;
  }

  /** An error page is shown in some language when accounts cannot be read. */
  private Optional<Language> chosen() {
    if (!BlockingOperationControl.isBlockingAllowed()) {
      return Optional.empty();
    }
    try {
      return choice.language();
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private String header() {
    var current = request.getCurrent();
    return current == null ? null : current.request().getHeader(HttpHeaders.ACCEPT_LANGUAGE);
  }
}
