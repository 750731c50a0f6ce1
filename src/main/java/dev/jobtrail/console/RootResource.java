package dev.jobtrail.console;

import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.platform.PublicAddress;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The server's root: leads a browser to the pages and a program to the API's description. */
@Path("/")
@PermitAll
@Tag(name = "Service", description = "What this server is.")
class RootResource {

  @Schema(name = "Service")
  record Description(
      @Schema(examples = "Jobtrail") String name,
      @Schema(description = "Where the API is described.") String spec,
      @Schema(description = "Where the API can be tried.") String documentation) {}

  private final PublicAddress address;

  RootResource(PublicAddress address) {
    this.address = address;
  }

  @GET
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(operationId = "describeService", summary = "Tell where the API is described")
  public Description describe() {
    var base = address.isConfigured() ? address.base() : "";
    return new Description("Jobtrail", base + "/spec.json", base + "/app/docs");
  }

  @GET
  @Produces(MediaType.TEXT_HTML)
  @Operation(hidden = true)
  public RestResponse<Void> leadToPages() {
    return LocalRedirect.<Void>to("/app").build();
  }
}
