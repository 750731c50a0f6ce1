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

/** The root URL: redirects browsers to the pages and points programs to the API description. */
@Path("/")
@PermitAll
@Tag(name = "Service", description = "The name of the service.")
class RootResource {

  @Schema(name = "Service")
  record Description(
      @Schema(examples = "Jobtrail") String name,
      @Schema(description = "The URL of the API description.") String spec,
      @Schema(description = "The URL of the interactive documentation.") String documentation) {}

  private final PublicAddress address;

  RootResource(PublicAddress address) {
    this.address = address;
  }

  @GET
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(
      operationId = "describeService",
      summary = "Read the URLs of the API documentation",
      description = "For people and programs that know only the address of the service.")
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
