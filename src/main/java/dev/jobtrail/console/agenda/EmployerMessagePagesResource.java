package dev.jobtrail.console.agenda;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.inbox.EmployerMessageView;
import dev.jobtrail.inbox.EmployerMessages;
import dev.jobtrail.inbox.Mailboxes;
import dev.jobtrail.inbox.MessageState;
import dev.jobtrail.inbox.TrackedJob;
import dev.jobtrail.inbox.TrackedJobs;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The page of what employers' mails say about applications. */
@Path("/app/messages")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class EmployerMessagePagesResource {

  private static final int MOST_WAITING = 100;
  private static final int MOST_DECIDED = 50;
  private static final int MOST_CHOICES = 200;

  /** The page, in {@code templates/EmployerMessagePagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance messages(
        Frame frame,
        boolean isConnected,
        List<EmployerMessageView> waiting,
        List<EmployerMessageView> decided,
        List<TrackedJob> choices);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Mailboxes mailboxes;
  private final EmployerMessages messages;
  private final TrackedJobs jobs;

  EmployerMessagePagesResource(
      CurrentAccount current,
      Frames frames,
      Mailboxes mailboxes,
      EmployerMessages messages,
      TrackedJobs jobs) {
    this.current = current;
    this.frames = frames;
    this.mailboxes = mailboxes;
    this.messages = messages;
    this.jobs = jobs;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance messages() {
    var accountId = current.id();
    var decided = EnumSet.complementOf(EnumSet.of(MessageState.OPEN));
    return Templates.messages(
        frames.of(ConsoleSection.TODAY, frames.person(null)),
        mailboxes.find(accountId).isPresent(),
        messages.waiting(accountId, MOST_WAITING),
        messages.page(accountId, decided, Optional.empty(), MOST_DECIDED),
        jobs.newest(accountId, MOST_CHOICES));
  }
}
