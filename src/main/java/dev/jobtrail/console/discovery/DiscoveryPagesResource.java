package dev.jobtrail.console.discovery;

import dev.jobtrail.account.LocalPath;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;

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

    static native TemplateInstance companies(Frame frame, CompaniesPage page);
  }

  private static final int MOST_FIELDS = 2_000;

  private final Frames frames;
  private final DiscoveryReader reader;
  private final CompanyOptions options;

  DiscoveryPagesResource(Frames frames, DiscoveryReader reader, CompanyOptions options) {
    this.frames = frames;
    this.reader = reader;
    this.options = options;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance discovery(@BeanParam DiscoveryReader.Query query) {
    var person = frames.person(query.client);
    return Templates.discovery(
        frames.of(ConsoleSection.DISCOVERY, person), reader.of(person, query));
  }

  /** Finds the companies that a target's form asks for, and keeps what is filled in. */
  @POST
  @Path("/companies")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Limited(Limit.COMPANY_SEARCH)
  @Operation(hidden = true)
  public TemplateInstance companies(
      byte[] body, @RestQuery String client, @RestHeader("Referer") String referer) {
    var form = FormFields.read(body, MOST_FIELDS);
    var person = frames.person(client);
    return Templates.companies(
        frames.of(ConsoleSection.DISCOVERY, person), options.of(form, LocalPath.ofPage(referer)));
  }
}
