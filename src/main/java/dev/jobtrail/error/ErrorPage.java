package dev.jobtrail.error;

import dev.jobtrail.text.Language;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;

/** Renders errors that occur before a request reaches a resource as pages. */
public interface ErrorPage {

  /**
   * The page as HTML.
   *
   * @param error in the language
   * @return empty for a request that no page or its form makes
   */
  Optional<String> of(RoutingContext context, ErrorBody error, Language language);
}
