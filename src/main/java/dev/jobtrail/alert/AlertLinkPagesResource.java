package dev.jobtrail.alert;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.PrivateResponse;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * The page of a link in a digest. Only its form acts, because mail scanners follow links; mail
 * programs post to the unsubscribe link themselves (RFC 8058).
 */
@Path(AlertLink.PATH + "{token}")
@PermitAll
@Blocking
@Produces(MediaType.TEXT_HTML)
class AlertLinkPagesResource {

  /** The pages, in {@code templates/AlertLinkPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance link(LinkPage page, String token);

    static native TemplateInstance noMore();
  }

  private final AlertLinks links;

  AlertLinkPagesResource(AlertLinks links) {
    this.links = links;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<String> look(String token) {
    return page(token, links::look);
  }

  /** Forms of all kinds, which mail programs send; what they contain does not matter. */
  @POST
  @Consumes(MediaType.WILDCARD)
  @Operation(hidden = true)
  public RestResponse<String> follow(String token) {
    return page(token, links::follow);
  }

  private static RestResponse<String> page(String token, Function<String, LinkPage> content) {
    try {
      return PrivateResponse.answer(
          RestResponse.Status.OK, Templates.link(content.apply(token), token).render());
    } catch (ApiException e) {
      if (e.code() != ErrorCode.NOT_FOUND) {
        throw e;
      }
      return PrivateResponse.answer(RestResponse.Status.NOT_FOUND, Templates.noMore().render());
    }
  }
}
