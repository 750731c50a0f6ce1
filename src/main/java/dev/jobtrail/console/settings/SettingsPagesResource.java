package dev.jobtrail.console.settings;

import dev.jobtrail.account.AccountView;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.MailDelivery;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.account.Providers;
import dev.jobtrail.account.SessionView;
import dev.jobtrail.account.Sessions;
import dev.jobtrail.account.passkey.PasskeyView;
import dev.jobtrail.account.passkey.Passkeys;
import dev.jobtrail.account.totp.TwoStepStatus;
import dev.jobtrail.account.totp.TwoStepVerification;
import dev.jobtrail.ai.EngineStatus;
import dev.jobtrail.ai.choice.Engines;
import dev.jobtrail.apikey.ApiKeyView;
import dev.jobtrail.apikey.ApiKeys;
import dev.jobtrail.apikey.CreatedApiKey;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.builder.BuilderAvailability;
import dev.jobtrail.builder.BuilderStatus;
import dev.jobtrail.calendar.CalendarFeedView;
import dev.jobtrail.calendar.CalendarFeeds;
import dev.jobtrail.calendar.CreatedCalendarFeed;
import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.plan.Usage;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Scope;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateData;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The settings pages of an account. */
@Path(SettingsPagesResource.PATH)
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class SettingsPagesResource {

  static final String PATH = "/app/settings";

  private static final String PASSWORD = "credential";

  /** The pages, in {@code templates/SettingsPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance account(
        Frame frame, List<TabLink> tabs, AccountView account, String done);

    static native TemplateInstance security(
        Frame frame,
        List<TabLink> tabs,
        AccountView account,
        List<SessionLine> sessions,
        Map<String, String> providers,
        Confirming confirming,
        List<PasskeyView> passkeys,
        TwoStepStatus twoStep,
        boolean sendsMail,
        String done);

    static native TemplateInstance plan(
        Frame frame, List<TabLink> tabs, Usage usage, List<PlanMeter> meters);

    static native TemplateInstance profile(
        Frame frame, List<TabLink> tabs, ProfileForm form, boolean isSaved);

    static native TemplateInstance calendar(
        Frame frame, List<TabLink> tabs, CalendarFeedView feed, CreatedCalendarFeed made);

    static native TemplateInstance engines(
        Frame frame, List<TabLink> tabs, EngineStatus engine, BuilderStatus builder);

    static native TemplateInstance apiKeys(
        Frame frame,
        List<TabLink> tabs,
        List<ApiKeyView> keys,
        CreatedApiKey made,
        Confirming confirming,
        List<Scope> scopes,
        String service);

    static native TemplateInstance data(
        Frame frame, List<TabLink> tabs, AccountView account, Confirming confirming);
  }

  /**
   * How the owner can reauthenticate.
   *
   * @param isDone whether that was a short while ago
   * @param hasPassword whether by the password, else by signing in again
   * @param providers display names by identifier of those to sign in by again
   * @param page where to go on then
   */
  @TemplateData
  record Confirming(
      boolean isDone, boolean hasPassword, Map<String, String> providers, String page) {}

  /**
   * A row in the list of sessions.
   *
   * @param method how it was signed in to, in words
   */
  @TemplateData
  record SessionLine(SessionView session, String browser, String method) {}

  private enum Tab {
    ACCOUNT("Account", ""),
    SECURITY("Security", "/security"),
    PLAN("Plan and usage", "/plan"),
    PROFILE("Apply profile", "/profile"),
    CALENDAR("Calendar", "/calendar"),
    ENGINES("Engines", "/engines"),
    DEVELOPERS("Developers", "/api-keys"),
    DATA("Export and delete", "/data");

    private final String label;
    private final String path;

    Tab(String label, String path) {
      this.label = label;
      this.path = PATH + path;
    }
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final Providers providers;
  private final Sessions sessions;
  private final OwnerConfirmation confirmation;
  private final Passkeys passkeys;
  private final TwoStepVerification twoStep;
  private final MailDelivery mail;
  private final Allowances allowances;
  private final ClientReader clients;
  private final Profiles profiles;
  private final Engines engines;
  private final BuilderAvailability builder;
  private final ApiKeys keys;
  private final CalendarFeeds calendars;
  private final PublicAddress address;

  SettingsPagesResource(
      CurrentAccount current,
      Frames frames,
      Providers providers,
      Sessions sessions,
      OwnerConfirmation confirmation,
      Passkeys passkeys,
      TwoStepVerification twoStep,
      MailDelivery mail,
      Allowances allowances,
      ClientReader clients,
      Profiles profiles,
      Engines engines,
      BuilderAvailability builder,
      ApiKeys keys,
      CalendarFeeds calendars,
      PublicAddress address) {
    this.current = current;
    this.frames = frames;
    this.providers = providers;
    this.sessions = sessions;
    this.confirmation = confirmation;
    this.passkeys = passkeys;
    this.twoStep = twoStep;
    this.mail = mail;
    this.allowances = allowances;
    this.clients = clients;
    this.profiles = profiles;
    this.engines = engines;
    this.builder = builder;
    this.keys = keys;
    this.calendars = calendars;
    this.address = address;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance account(@RestQuery String client, @RestQuery String done) {
    var frame = frame(Tab.ACCOUNT, client);
    return Templates.account(frame, tabs(Tab.ACCOUNT, frame), current.view(), done);
  }

  @GET
  @Path("/security")
  @Operation(hidden = true)
  public TemplateInstance security(@RestQuery String client, @RestQuery String done) {
    var session = current.requireSession();
    var frame = frame(Tab.SECURITY, client);
    return Templates.security(
        frame,
        tabs(Tab.SECURITY, frame),
        current.view(),
        sessions.list(current.id(), session).stream().map(this::line).toList(),
        providersBesidePassword(),
        confirming(Tab.SECURITY, frame),
        passkeys.all(current.id()),
        twoStep.status(current.id()),
        mail.isConfigured(),
        done);
  }

  @GET
  @Path("/plan")
  @Operation(hidden = true)
  public TemplateInstance plan(@RestQuery String client) {
    var frame = frame(Tab.PLAN, client);
    var usage = allowances.usage(current.id());
    return Templates.plan(frame, tabs(Tab.PLAN, frame), usage, meters(usage));
  }

  @GET
  @Path("/profile")
  @Operation(hidden = true)
  public TemplateInstance profile(@RestQuery String client, @RestQuery String done) {
    var person = frames.person(client);
    var frame = frame(Tab.PROFILE, client);
    var form = new ProfileForm(profiles.of(person), person.clientId(), name(person));
    return Templates.profile(frame, tabs(Tab.PROFILE, frame), form, done != null);
  }

  @GET
  @Path("/calendar")
  @Operation(hidden = true)
  public TemplateInstance calendar(@RestQuery String client) {
    return calendarPage(client, null);
  }

  /** Shows the address, which a form that calls the API's operation could not. */
  @POST
  @Path("/calendar")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> createCalendar(@RestQuery String client) {
    return RestResponse.ok(calendarPage(client, calendars.create(current.id())));
  }

  @GET
  @Path("/engines")
  @Operation(hidden = true)
  public TemplateInstance engines(@RestQuery String client) {
    var frame = frame(Tab.ENGINES, client);
    return Templates.engines(
        frame, tabs(Tab.ENGINES, frame), engines.status(), builder.of(current.id()));
  }

  @GET
  @Path("/api-keys")
  @Operation(hidden = true)
  public TemplateInstance apiKeys(@RestQuery String client) {
    current.requireSession();
    return keysPage(frame(Tab.DEVELOPERS, client), null);
  }

  /** Shows the key, which a form that calls the API's operation could not. */
  @POST
  @Path("/api-keys")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> makeKey(@RestQuery String client, @BeanParam @Valid KeyForm form) {
    confirmation.requireRecent(null);
    var frame = frame(Tab.DEVELOPERS, client);
    var made = keys.make(current.id(), form.name, form.limits(frame.zone()));
    return RestResponse.ok(keysPage(frame, made));
  }

  @GET
  @Path("/data")
  @Operation(hidden = true)
  public TemplateInstance data(@RestQuery String client) {
    current.requireSession();
    var frame = frame(Tab.DATA, client);
    return Templates.data(
        frame, tabs(Tab.DATA, frame), current.view(), confirming(Tab.DATA, frame));
  }

  private TemplateInstance calendarPage(String client, CreatedCalendarFeed made) {
    var frame = frame(Tab.CALENDAR, client);
    return Templates.calendar(
        frame, tabs(Tab.CALENDAR, frame), calendars.state(current.id()), made);
  }

  private TemplateInstance keysPage(Frame frame, CreatedApiKey made) {
    return Templates.apiKeys(
        frame,
        tabs(Tab.DEVELOPERS, frame),
        keys.all(current.id()),
        made,
        confirming(Tab.DEVELOPERS, frame),
        List.of(Scope.values()),
        address.base());
  }

  private Confirming confirming(Tab tab, Frame frame) {
    var account = current.view();
    var others = providersBesidePassword();
    others.keySet().retainAll(account.providers());
    return new Confirming(
        confirmation.isRecent(), account.hasPassword(), others, tab.path + frame.personQuery());
  }

  private SessionLine line(SessionView session) {
    var ways = providers.enabled();
    var method =
        Passkeys.METHOD.equals(session.method())
            ? "Passkey"
            : session.method() == null ? "" : ways.getOrDefault(session.method(), "");
    var browser = session.browser() == null ? "Unknown browser" : session.browser();
    return new SessionLine(session, browser, method);
  }

  /** Another person is chosen within the same tab. */
  private Frame frame(Tab tab, String client) {
    return frames.of(ConsoleSection.SETTINGS, frames.person(client)).listedAt(tab.path);
  }

  private static List<TabLink> tabs(Tab current, Frame frame) {
    return Arrays.stream(Tab.values())
        .map(it -> new TabLink(it.label, it.path + frame.personQuery(), it == current))
        .toList();
  }

  private Map<String, String> providersBesidePassword() {
    var others = new TreeMap<>(providers.enabled());
    others.remove(PASSWORD);
    return others;
  }

  private List<PlanMeter> meters(Usage usage) {
    return List.of(
        meter("AI work", "Postings read, scorecards, tailoring, letters, suggestions", usage.ai()),
        meter("Assisted apply", "Forms filled in for you", usage.apply()),
        meter("Discovery runs", "Searches of the job boards", usage.discovery()),
        new PlanMeter(
            "Client seats",
            "Active clients at a time; archived ones take no seat",
            clients.activeCount(current.id()),
            usage.seats()));
  }

  private static PlanMeter meter(String label, String hint, Usage.Used used) {
    return new PlanMeter(label, hint, used.used(), used.allowed());
  }

  private String name(Person person) {
    return person.clientId() == null
        ? null
        : clients.one(person.accountId(), person.clientId()).name();
  }
}
