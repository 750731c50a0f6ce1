package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.inbox.MailboxView;
import dev.jobtrail.inbox.Mailboxes;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;

/** The settings page of the mailbox. */
@Path(SettingsTab.ROOT + "/mailbox")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class MailboxPagesResource {

  /** The page, in {@code templates/MailboxPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance mailbox(
        Frame frame, List<TabLink> tabs, MailboxView mailbox, boolean hasModel, boolean isSaved);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Mailboxes mailboxes;
  private final Engine engine;

  MailboxPagesResource(CurrentAccount current, Frames frames, Mailboxes mailboxes, Engine engine) {
    this.current = current;
    this.frames = frames;
    this.mailboxes = mailboxes;
    this.engine = engine;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance mailbox(@RestQuery String client, @RestQuery String done) {
    var tab = SettingsTab.MAILBOX;
    var frame = frames.of(ConsoleSection.SETTINGS, frames.person(client)).listedAt(tab.path());
    return Templates.mailbox(
        frame,
        tab.links(frame),
        mailboxes.find(current.id()).orElse(null),
        engine.classifiesReplies(),
        done != null);
  }
}
