package dev.jobtrail.console.settings;

import dev.jobtrail.account.AccountImportReport;
import dev.jobtrail.account.AccountImports;
import dev.jobtrail.account.AccountView;
import dev.jobtrail.account.BrowserName;
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
import dev.jobtrail.attempt.account.ShownPassword;
import dev.jobtrail.attempt.account.SiteAccountView;
import dev.jobtrail.attempt.account.SiteAccounts;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.builder.BuilderAvailability;
import dev.jobtrail.builder.BuilderStatus;
import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.AccountMessages;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.feed.CreatedFeed;
import dev.jobtrail.feed.FeedKind;
import dev.jobtrail.feed.FeedView;
import dev.jobtrail.feed.SecretFeeds;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.plan.Usage;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.text.Language;
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
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The settings pages of an account. */
@Path(SettingsTab.ROOT)
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class SettingsPagesResource {

  /** The pages, in {@code templates/SettingsPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance account(
        Frame frame, List<TabLink> tabs, AccountView account, List<Choice> languages, String done);

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
        Frame frame,
        List<TabLink> tabs,
        ProfileForm form,
        List<SiteAccountView> accounts,
        ShownPassword shown,
        boolean isSaved);

    static native TemplateInstance calendar(
        Frame frame, List<TabLink> tabs, FeedView feed, CreatedFeed made);

    static native TemplateInstance engines(
        Frame frame, List<TabLink> tabs, EngineStatus engine, BuilderStatus builder);

    static native TemplateInstance apiKeys(
        Frame frame,
        List<TabLink> tabs,
        List<KeyLine> keys,
        CreatedApiKey made,
        Confirming confirming,
        List<Scope> scopes,
        String service);

    static native TemplateInstance data(
        Frame frame,
        List<TabLink> tabs,
        AccountView account,
        AccountImportReport report,
        Confirming confirming);
  }

  /**
   * A row in the list of sessions.
   *
   * @param method how it was signed in to, in words
   */
  @TemplateData
  record SessionLine(SessionView session, String browser, String method) {}

  /**
   * A row in the list of API keys.
   *
   * @param client the name of the client that it is limited to, or null
   */
  @TemplateData
  record KeyLine(ApiKeyView key, String client) {}

  private final CurrentAccount current;
  private final Frames frames;
  private final Providers providers;
  private final Sessions sessions;
  private final OwnerConfirmation confirmation;
  private final Confirmings confirmings;
  private final Passkeys passkeys;
  private final TwoStepVerification twoStep;
  private final MailDelivery mail;
  private final Allowances allowances;
  private final ClientReader clients;
  private final Profiles profiles;
  private final SiteAccounts siteAccounts;
  private final Engines engines;
  private final BuilderAvailability builder;
  private final ApiKeys keys;
  private final SecretFeeds feeds;
  private final PublicAddress address;
  private final AccountImports imports;

  SettingsPagesResource(
      CurrentAccount current,
      Frames frames,
      Providers providers,
      Sessions sessions,
      OwnerConfirmation confirmation,
      Confirmings confirmings,
      Passkeys passkeys,
      TwoStepVerification twoStep,
      MailDelivery mail,
      Allowances allowances,
      ClientReader clients,
      Profiles profiles,
      SiteAccounts siteAccounts,
      Engines engines,
      BuilderAvailability builder,
      ApiKeys keys,
      SecretFeeds feeds,
      PublicAddress address,
      AccountImports imports) {
    this.current = current;
    this.frames = frames;
    this.providers = providers;
    this.sessions = sessions;
    this.confirmation = confirmation;
    this.confirmings = confirmings;
    this.passkeys = passkeys;
    this.twoStep = twoStep;
    this.mail = mail;
    this.allowances = allowances;
    this.clients = clients;
    this.profiles = profiles;
    this.siteAccounts = siteAccounts;
    this.engines = engines;
    this.builder = builder;
    this.keys = keys;
    this.feeds = feeds;
    this.address = address;
    this.imports = imports;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance account(@RestQuery String client, @RestQuery String done) {
    var frame = frame(SettingsTab.ACCOUNT, client);
    var account = current.view();
    return Templates.account(
        frame, SettingsTab.ACCOUNT.links(frame), account, languages(account.language()), done);
  }

  @GET
  @Path("/security")
  @Operation(hidden = true)
  public TemplateInstance security(@RestQuery String client, @RestQuery String done) {
    var session = current.requireSession();
    var frame = frame(SettingsTab.SECURITY, client);
    return Templates.security(
        frame,
        SettingsTab.SECURITY.links(frame),
        current.view(),
        sessions.list(current.id(), session).stream().map(this::line).toList(),
        confirmings.providersBesidePassword(),
        confirming(SettingsTab.SECURITY, frame),
        passkeys.all(current.id()),
        twoStep.status(current.id()),
        mail.isConfigured(),
        done);
  }

  @GET
  @Path("/plan")
  @Operation(hidden = true)
  public TemplateInstance plan(@RestQuery String client) {
    var frame = frame(SettingsTab.PLAN, client);
    var usage = allowances.usage(current.id());
    return Templates.plan(frame, SettingsTab.PLAN.links(frame), usage, meters(usage));
  }

  @GET
  @Path("/profile")
  @Operation(hidden = true)
  public TemplateInstance profile(@RestQuery String client, @RestQuery String done) {
    return profilePage(client, null, done != null);
  }

  /** Shows the password, which a form that calls the API's operation could not. */
  @POST
  @Path("/profile/accounts/{id}")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> showPassword(String id, @RestQuery String client) {
    var shown = siteAccounts.show(current.id(), Ids.parse(id));
    return RestResponse.ResponseBuilder.<Object>ok(profilePage(client, shown, false))
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }

  private TemplateInstance profilePage(String client, ShownPassword shown, boolean isSaved) {
    var person = frames.person(client);
    var frame = frame(SettingsTab.PROFILE, client);
    return Templates.profile(
        frame,
        SettingsTab.PROFILE.links(frame),
        new ProfileForm(profiles.of(person), person.clientId(), name(person)),
        siteAccounts.all(person),
        shown,
        isSaved);
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
    return RestResponse.ok(calendarPage(client, feeds.create(FeedKind.CALENDAR, current.id())));
  }

  @GET
  @Path("/engines")
  @Operation(hidden = true)
  public TemplateInstance engines(@RestQuery String client) {
    var frame = frame(SettingsTab.ENGINES, client);
    return Templates.engines(
        frame, SettingsTab.ENGINES.links(frame), engines.status(), builder.of(current.id()));
  }

  @GET
  @Path("/api-keys")
  @Operation(hidden = true)
  public TemplateInstance apiKeys(@RestQuery String client) {
    current.requireSession();
    return keysPage(frame(SettingsTab.DEVELOPERS, client), null);
  }

  /** Shows the key, which a form that calls the API's operation could not. */
  @POST
  @Path("/api-keys")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> makeKey(@RestQuery String client, @BeanParam @Valid KeyForm form) {
    confirmation.requireRecent(null);
    var frame = frame(SettingsTab.DEVELOPERS, client);
    var made = keys.make(current.id(), form.name, form.limits(frame.zone()));
    return RestResponse.ok(keysPage(frame, made));
  }

  @GET
  @Path("/data")
  @Operation(hidden = true)
  public TemplateInstance data(@RestQuery String client) {
    current.requireSession();
    var frame = frame(SettingsTab.DATA, client);
    return Templates.data(
        frame,
        SettingsTab.DATA.links(frame),
        current.view(),
        imports.of(current.id()).report(),
        confirming(SettingsTab.DATA, frame));
  }

  /** Each language by its own name. */
  private static List<Choice> languages(String chosen) {
    return Arrays.stream(Language.values())
        .map(it -> new Choice(it.code(), it.ownName(), it.code().equals(chosen)))
        .toList();
  }

  private TemplateInstance calendarPage(String client, CreatedFeed made) {
    var frame = frame(SettingsTab.CALENDAR, client);
    return Templates.calendar(
        frame,
        SettingsTab.CALENDAR.links(frame),
        feeds.state(FeedKind.CALENDAR, current.id()),
        made);
  }

  private TemplateInstance keysPage(Frame frame, CreatedApiKey made) {
    return Templates.apiKeys(
        frame,
        SettingsTab.DEVELOPERS.links(frame),
        keyLines(),
        made,
        confirming(SettingsTab.DEVELOPERS, frame),
        List.of(Scope.values()),
        address.base());
  }

  private List<KeyLine> keyLines() {
    var all = keys.all(current.id());
    var ids =
        all.stream().map(ApiKeyView::clientId).filter(Objects::nonNull).map(Ids::parse).toList();
    var names = clients.names(current.id(), ids);
    return all.stream().map(it -> new KeyLine(it, clientOf(it, names))).toList();
  }

  private static String clientOf(ApiKeyView key, Map<UUID, String> names) {
    return key.clientId() == null ? null : names.get(Ids.parse(key.clientId()));
  }

  private Confirming confirming(SettingsTab tab, Frame frame) {
    return confirmings.of(tab.path() + frame.personQuery());
  }

  private SessionLine line(SessionView session) {
    var browser = BrowserName.worded(session.browser()).in(RequestLanguage.current());
    return new SessionLine(session, browser, signInMethod(session.method()));
  }

  private String signInMethod(String method) {
    var messages = PageMessages.of(AccountMessages.class);
    return switch (method) {
      case null -> "";
      case Sessions.PASSWORD -> messages.signedInByPassword();
      case Passkeys.METHOD -> messages.signedInByPasskey();
      default -> providers.enabled().getOrDefault(method, "");
    };
  }

  /** Another person is chosen within the same tab. */
  private Frame frame(SettingsTab tab, String client) {
    return frames.of(ConsoleSection.SETTINGS, frames.person(client)).listedAt(tab.path());
  }

  private List<PlanMeter> meters(Usage usage) {
    var messages = PageMessages.of(AccountMessages.class);
    return List.of(
        meter(messages.meterAi(), messages.meterAiHint(), usage.ai()),
        meter(messages.meterApply(), messages.meterApplyHint(), usage.apply()),
        meter(messages.meterDiscovery(), messages.meterDiscoveryHint(), usage.discovery()),
        new PlanMeter(
            messages.meterSeats(),
            messages.meterSeatsHint(),
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
