package dev.jobtrail.console.form;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorPage;
import dev.jobtrail.text.Language;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;

/** The page of a refusal for browsers whose request no resource has received. */
@Singleton
class RefusalPage implements ErrorPage {

  private static final List<String> PAGES = List.of("/app/", "/r/", "/approve/");

  @Override
  public Optional<String> of(RoutingContext context, ErrorBody error, Language language) {
    var request = context.request();
    var accepted = request.getHeader(HttpHeaders.ACCEPT);
    var isOfPage =
        accepted != null
            && accepted.startsWith(MediaType.TEXT_HTML)
            && request.getHeader(PageRefusals.BY_SCRIPT) == null
            && PAGES.stream().anyMatch(request.path()::startsWith);
    return isOfPage
        ? Optional.of(
            PageRefusals.page(
                error, LocalPath.ofPage(request.getHeader(HttpHeaders.REFERER)), language))
        : Optional.empty();
  }
}
