package dev.jobtrail.console.client;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.approval.ApprovalReader;
import dev.jobtrail.approval.ApprovalView;
import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.ClientStatus;
import dev.jobtrail.client.ClientView;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.platform.Ids;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;

/** The pages about clients. */
@Path("/app/clients")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ClientPagesResource {

  private static final int MOST_APPROVALS = 100;

  /** The pages, in {@code templates/ClientPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance clients(
        Frame frame, List<ClientView> active, List<ClientView> archived);

    static native TemplateInstance client(
        Frame frame, ClientView client, boolean isArchived, List<ApprovalView> approvals);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final ClientReader clients;
  private final ApprovalReader approvals;

  ClientPagesResource(
      CurrentAccount current, Frames frames, ClientReader clients, ApprovalReader approvals) {
    this.current = current;
    this.frames = frames;
    this.clients = clients;
    this.approvals = approvals;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance clients(@RestQuery String client) {
    var frame = frames.of(ConsoleSection.CLIENTS, frames.person(client));
    var all =
        clients.all(current.id()).stream()
            .collect(Collectors.partitioningBy(ClientPagesResource::isArchived));
    return Templates.clients(frame, all.get(false), all.get(true));
  }

  @GET
  @Path("/{id}")
  @Operation(hidden = true)
  public TemplateInstance client(String id) {
    var client = clients.one(current.id(), Ids.parse(id));
    return Templates.client(
        frames.of(ConsoleSection.CLIENTS, client.id()),
        client,
        isArchived(client),
        approvals.page(current.id(), client.id(), null, null, MOST_APPROVALS));
  }

  private static boolean isArchived(ClientView client) {
    return client.status() == ClientStatus.ARCHIVED;
  }
}
