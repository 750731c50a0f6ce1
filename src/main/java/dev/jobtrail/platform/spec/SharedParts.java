package dev.jobtrail.platform.spec;

import dev.jobtrail.platform.ApiKeyNames;
import dev.jobtrail.platform.Scope;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.headers.Header;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/** Shared OpenAPI components: headers, responses and security schemes. */
final class SharedParts {

  static final String KEY = "apiKey";
  static final String SESSION = "session";

  private static final String KEY_DESCRIPTION =
      Arrays.stream(Scope.values())
          .map(it -> "- `%s`: %s.".formatted(it.wireName(), it.description()))
          .collect(
              Collectors.joining(
                  "\n",
                  "An API key of the account, for programs. A key can be limited to scopes; each"
                      + " operation names the one that it needs:\n\n",
                  "\n\nA key can be limited to one client. Operations with `x-for-one-client` are open"
                      + " to it, for the records of that client; all others are refused."));

  private SharedParts() {}

  static void addTo(Components components) {
    addHeaders(components);
    for (var response : SharedResponse.values()) {
      components.addResponse(response.componentName(), response.component());
    }
    components.addSecurityScheme(
        KEY, scheme(SecurityScheme.In.HEADER, ApiKeyNames.HEADER, KEY_DESCRIPTION));
    components.addSecurityScheme(
        SESSION,
        scheme(
            SecurityScheme.In.COOKIE,
            "jobtrail_session",
            "The session cookie; changes require a same-origin request."));
  }

  /** A reference to a header among the components. */
  static Header header(String name) {
    return OASFactory.createHeader().ref(name);
  }

  private static void addHeaders(Components components) {
    add(components, "RequestId", "The request ID, as in the logs.", text());
    add(components, "RateLimitLimit", "Requests per window.", count());
    add(components, "RateLimitRemaining", "Requests left in this window.", count());
    add(components, "RateLimitReset", "Seconds until the next window.", count());
    add(
        components,
        "RetryAfter",
        "Seconds to wait before a retry, or before asking how far accepted work is.",
        count());
    add(components, "ETag", "The content's tag, for If-None-Match and If-Match.", text());
    add(
        components,
        "IdempotencyReplayed",
        "true for a replayed stored response; absent otherwise.",
        text());
    add(components, "Link", "The next page, as rel=\"next\"; absent on the last.", text());
    add(
        components,
        "TotalCount",
        "The number of records on all pages; absent unless asked for by `total`.",
        count());
    add(components, "Location", "The URL of the created resource.", text().format("uri-reference"));
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
