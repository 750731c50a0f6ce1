package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.alert.AlertFrequency;
import dev.jobtrail.alert.MatchAlertView;
import dev.jobtrail.alert.MatchAlerts;
import dev.jobtrail.alert.ReminderView;
import dev.jobtrail.alert.Reminders;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.console.TimeZones;
import dev.jobtrail.feed.CreatedFeed;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.FeedView;
import dev.jobtrail.feed.SecretFeeds;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateData;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The settings page of alerts about new matches and of reminders. */
@Path(SettingsTab.ROOT + "/alerts")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class AlertPagesResource {

  private static final int HOURS = 24;

  /** The page, in {@code templates/AlertPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance alerts(
        Frame frame,
        List<TabLink> tabs,
        AlertForm form,
        ReminderForm reminder,
        FeedView feed,
        CreatedFeed made,
        List<String> zones,
        boolean isSaved);
  }

  /**
   * The form of the digest's settings.
   *
   * @param zone the chosen time zone; the browser's before one was chosen
   */
  @TemplateData
  record AlertForm(MatchAlertView alert, String zone) {

    /** The choices of the hour, as a clock shows them. */
    public List<String> hours() {
      return IntStream.range(0, HOURS).mapToObj("%02d:00"::formatted).toList();
    }
  }

  /**
   * The form of the reminder's settings.
   *
   * @param zone as above
   */
  @TemplateData
  record ReminderForm(ReminderView settings, String zone) {}

  private final CurrentAccount current;
  private final Frames frames;
  private final MatchAlerts alerts;
  private final Reminders reminders;
  private final SecretFeeds feeds;

  AlertPagesResource(
      CurrentAccount current,
      Frames frames,
      MatchAlerts alerts,
      Reminders reminders,
      SecretFeeds feeds) {
    this.current = current;
    this.frames = frames;
    this.alerts = alerts;
    this.reminders = reminders;
    this.feeds = feeds;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance alerts(@RestQuery String client, @RestQuery String done) {
    return page(client, null, done != null);
  }

  /** Shows the address, which a form that calls the API's operation could not. */
  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> createFeed(@RestQuery String client) {
    return RestResponse.ok(page(client, feeds.create(FeedKind.MATCHES, current.id()), false));
  }

  private TemplateInstance page(String client, CreatedFeed made, boolean isSaved) {
    var tab = SettingsTab.ALERTS;
    var frame = frames.of(ConsoleSection.SETTINGS, frames.person(client)).listedAt(tab.path());
    var alert = alerts.of(current.id());
    var zone = alert.frequency() == AlertFrequency.OFF ? frame.zone().getId() : alert.timeZone();
    var reminder = reminders.of(current.id());
    var remindedIn = reminder.isEnabled() ? reminder.timeZone() : frame.zone().getId();
    return Templates.alerts(
        frame,
        tab.links(frame),
        new AlertForm(alert, zone),
        new ReminderForm(reminder, remindedIn),
        feeds.state(FeedKind.MATCHES, current.id()),
        made,
        TimeZones.NAMES,
        isSaved);
  }
}
