package dev.jobtrail.console.discovery;

import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The discovery page: searches, and decisions on matches. */
@Path("/app/discovery")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class DiscoveryPagesResource {

  /** The pages, in {@code templates/DiscoveryPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance discovery(Frame frame, DiscoveryPage page);
  }

  private final Frames frames;
  private final DiscoveryReader reader;

  DiscoveryPagesResource(Frames frames, DiscoveryReader reader) {
    this.frames = frames;
    this.reader = reader;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance discovery(@BeanParam DiscoveryReader.Query query) {
    var person = frames.person(query.client);
    return Templates.discovery(
        frames.of(ConsoleSection.DISCOVERY, person), reader.of(person, query));
  }
}
