package dev.jobtrail.platform.spec;

import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/** The components that operations refer to: headers, responses, ways to authenticate. */
final class SharedParts {

  static final String KEY = "apiKey";
  static final String SESSION = "session";

  private SharedParts() {}

  static void addTo(Components components) {
    addHeaders(components);
    for (var response : SharedResponse.values()) {
      components.addResponse(response.componentName(), response.component());
    }
    components.addSecurityScheme(
        KEY, scheme(SecurityScheme.In.HEADER, "x-api-key", "A key of the account, for programs."));
    components.addSecurityScheme(
        SESSION,
        scheme(
            SecurityScheme.In.COOKIE,
            "jobtrail_session",
            "The cookie that signing in sets; changes are taken from the service's own origin."));
  }

  /** A reference to a header among the components. */
  static Header header(String name) {
    return OASFactory.createHeader().ref(name);
  }

  private static void addHeaders(Components components) {
    add(components, "RequestId", "The request's id, as the logs name it.", text());
    add(components, "RateLimitLimit", "Requests in a window.", count());
    add(components, "RateLimitRemaining", "Requests left in this window.", count());
    add(components, "RateLimitReset", "Seconds until the next window.", count());
    add(components, "RetryAfter", "Seconds until another try makes sense.", count());
    add(components, "ETag", "The content's tag, for If-None-Match and If-Match.", text());
    add(
        components,
        "IdempotencyReplayed",
        "true where a stored answer is sent again; absent otherwise.",
        text());
    add(components, "Link", "The next page, as rel=\"next\"; absent on the last.", text());
    add(components, "Location", "The address of what was made.", text().format("uri-reference"));
  }

  private static void add(Components components, String name, String description, Schema schema) {
    components.addHeader(name, OASFactory.createHeader().description(description).schema(schema));
  }

  private static Schema text() {
    return OASFactory.createSchema().type(List.of(SchemaType.STRING));
  }

  private static Schema count() {
    return OASFactory.createSchema().type(List.of(SchemaType.INTEGER)).minimum(BigDecimal.ZERO);
  }

  private static SecurityScheme scheme(SecurityScheme.In in, String name, String description) {
    return OASFactory.createSecurityScheme()
        .type(SecurityScheme.Type.APIKEY)
        .in(in)
        .name(name)
        .description(description);
  }
}
