package dev.jobtrail.platform;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import java.util.Set;

/**
 * The Swagger UI page at {@code /app/docs}. The extension's own page has inline scripts, which a
 * content security policy would have to allow.
 */
class DocumentationPage {

  private static final String PATH = "/app/docs";
  private static final Set<String> ADDRESSES = Set.of(PATH + "/", PATH + "/index.html");

  /** After the filters that look at every request. */
  private static final int BEFORE_FILES = 100;

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>API documentation - Jobtrail</title>
        <link rel="icon" href="/app/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="swagger-ui.css">
        <link rel="stylesheet" href="/app/docs.css">
      </head>
      <body>
        <main>
          <h1 class="docs-title">API documentation</h1>
          <div id="swagger-ui"></div>
        </main>
        <script src="swagger-ui-bundle.js"></script>
        <script src="/app/docs.js"></script>
      </body>
      </html>
      """;

  void register(@Observes Filters filters) {
    filters.register(DocumentationPage::show, BEFORE_FILES);
  }

  private static void show(RoutingContext context) {
    var request = context.request();
    var isRead = request.method() == HttpMethod.GET || request.method() == HttpMethod.HEAD;
    if (isRead && ADDRESSES.contains(request.path())) {
      context.response().putHeader(HttpHeaders.CONTENT_TYPE, "text/html;charset=UTF-8").end(PAGE);
    } else {
      context.next();
    }
  }
}
