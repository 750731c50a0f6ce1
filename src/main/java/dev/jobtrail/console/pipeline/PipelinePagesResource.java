package dev.jobtrail.console.pipeline;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.application.ApplicationCounts;
import dev.jobtrail.application.ApplicationExporter;
import dev.jobtrail.application.ApplicationOrder;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ArchivedApplications;
import dev.jobtrail.application.ChosenResumes;
import dev.jobtrail.application.ComparedOffer;
import dev.jobtrail.application.OfferComparison;
import dev.jobtrail.application.ResumeReference;
import dev.jobtrail.application.SavedViewView;
import dev.jobtrail.application.SavedViews;
import dev.jobtrail.application.StageColour;
import dev.jobtrail.application.StageView;
import dev.jobtrail.application.Stages;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.response.StreamedBody;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The pages of the pipeline. */
@Path(PipelinePagesResource.BOARD)
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class PipelinePagesResource {

  static final String BOARD = "/app/pipeline";
  private static final String LIST = BOARD + "/list";

  private static final int LISTED = 50;

  /** The statuses that one would look for by themselves, beside the whole stages. */
  private static final List<ApplicationStatus> ALONE =
      List.of(
          ApplicationStatus.NEEDS_ACTION,
          ApplicationStatus.REJECTED,
          ApplicationStatus.WITHDRAWN,
          ApplicationStatus.GHOSTED);

  /** The pages, in {@code templates/PipelinePagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance board(
        Frame frame,
        PipelineFilter filter,
        PipelineBoard board,
        FirstSteps first,
        boolean hasResumes,
        List<Choice> resumes,
        List<Choice> statuses,
        List<Choice> stages,
        List<Choice> archives,
        List<ViewLink> views,
        List<Choice> targets,
        boolean isImported);

    static native TemplateInstance list(
        Frame frame,
        PipelineFilter filter,
        List<ListColumn> columns,
        List<PipelineCard> cards,
        String here,
        String next,
        boolean isFirst,
        List<Choice> resumes,
        List<Choice> statuses,
        List<Choice> stages,
        List<Choice> archives,
        List<Choice> orders,
        List<Choice> directions,
        List<ViewLink> views,
        List<Choice> targets);

    static native TemplateInstance offers(
        Frame frame, List<ComparedOffer> offers, String currency, boolean isConverted);

    static native TemplateInstance stages(
        Frame frame, List<StageView> stages, List<StageColour> colours);

    static native TemplateInstance figures(Frame frame, PipelineFigures figures);

    static native TemplateInstance add(
        Frame frame, List<Choice> resumes, String url, String bookmarklet);

    static native TemplateInstance transfer(Frame frame, List<ResumeReference> resumes);
  }

  /** A bookmark that opens the page to add a job, for the page that the browser shows. */
  private static final String BOOKMARKLET =
      "javascript:void(open('%s/app/pipeline/add?url='+encodeURIComponent(location.href)))";

  private final CurrentAccount current;
  private final Frames frames;
  private final ApplicationReader reader;
  private final ApplicationCounts counts;
  private final ApplicationExporter exporter;
  private final ChosenResumes resumes;
  private final PublicAddress address;
  private final SavedViews views;
  private final Stages stages;
  private final OfferComparison offers;
  private final Clock clock;

  PipelinePagesResource(
      CurrentAccount current,
      Frames frames,
      ApplicationReader reader,
      ApplicationCounts counts,
      ApplicationExporter exporter,
      ChosenResumes resumes,
      PublicAddress address,
      SavedViews views,
      Stages stages,
      OfferComparison offers,
      Clock clock) {
    this.current = current;
    this.frames = frames;
    this.reader = reader;
    this.counts = counts;
    this.exporter = exporter;
    this.resumes = resumes;
    this.address = address;
    this.views = views;
    this.stages = stages;
    this.offers = offers;
    this.clock = clock;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance board(
      @RestQuery String client,
      @BeanParam @Valid PipelineQuery query,
      @RestQuery boolean imported) {
    var person = frames.person(client);
    var filter = query.filter(person.clientId());
    var pipeline = reader.pipeline(person, filter.ofApplications(), PipelineBoard.MOST_CARDS);
    var choices = resumes(person, filter.resume());
    var own = stages.of(current.id());
    return Templates.board(
        frames.of(ConsoleSection.PIPELINE, person),
        filter,
        PipelineBoard.of(pipeline, filter, byId(own), clock.instant()),
        filter.isEmpty() ? FirstSteps.of(!choices.isEmpty(), pipeline) : null,
        !choices.isEmpty(),
        choices,
        statuses(filter.status()),
        stages(own, filter.stage()),
        archives(filter.archived()),
        views(filter, BOARD),
        targets(),
        imported);
  }

  @GET
  @Path("/list")
  @Operation(hidden = true)
  public TemplateInstance list(
      @RestQuery String client, @BeanParam @Valid PipelineQuery query, @RestQuery String after) {
    var person = frames.person(client);
    var filter = query.filter(person.clientId());
    var behind = after == null || after.isEmpty() ? null : Ids.parse(after);
    var own = stages.of(current.id());
    var rows = reader.cards(person, filter.ofApplications(), behind, LISTED + 1);
    return Templates.list(
        frames.of(ConsoleSection.PIPELINE, person),
        filter,
        ListColumn.of(filter, LIST),
        cards(rows, byId(own)),
        filter.address(LIST, behind),
        rows.size() > LISTED ? filter.address(LIST, rows.get(LISTED - 1).id()) : null,
        behind == null,
        resumes(person, filter.resume()),
        statuses(filter.status()),
        stages(own, filter.stage()),
        archives(filter.archived()),
        orders(filter.sort()),
        directions(filter.direction()),
        views(filter, LIST),
        targets());
  }

  /** Compares the offers side by side. */
  @GET
  @Path("/offers")
  @Operation(hidden = true)
  public TemplateInstance offers(
      @RestQuery String client, @RestQuery @Size(max = 3) String currency) {
    var person = frames.person(client);
    var wanted = currency == null || currency.isBlank() ? null : currency.toUpperCase(Locale.ROOT);
    var compared = offers.of(person, wanted);
    return Templates.offers(
        frames.of(ConsoleSection.PIPELINE, person),
        compared,
        wanted == null
            ? OfferComparison.usual(compared.stream().map(it -> it.offer().currency()).toList())
            : wanted,
        compared.stream().allMatch(it -> it.convertedPayPerYear() != null));
  }

  @GET
  @Path("/stages")
  @Operation(hidden = true)
  public TemplateInstance stages(@RestQuery String client) {
    var person = frames.person(client);
    return Templates.stages(
        frames.of(ConsoleSection.PIPELINE, person),
        stages.of(current.id()),
        List.of(StageColour.values()));
  }

  @GET
  @Path("/figures")
  @Operation(hidden = true)
  public TemplateInstance figures(@RestQuery String client) {
    var person = frames.person(client);
    return Templates.figures(
        frames.of(ConsoleSection.PIPELINE, person), PipelineFigures.of(counts.of(person)));
  }

  /**
   * Asks for a job.
   *
   * @param url where it stands, so that a bookmark can lead here from its page
   */
  @GET
  @Path("/add")
  @Operation(hidden = true)
  public TemplateInstance add(@RestQuery String client, @RestQuery String url) {
    var person = frames.person(client);
    return Templates.add(
        frames.of(ConsoleSection.PIPELINE, person),
        resumes(person, ""),
        url == null ? "" : url,
        BOOKMARKLET.formatted(address.base()));
  }

  @GET
  @Path("/transfer")
  @Operation(hidden = true)
  public TemplateInstance transfer(@RestQuery String client) {
    var person = frames.person(client);
    return Templates.transfer(frames.of(ConsoleSection.PIPELINE, person), resumes.choices(person));
  }

  /** The API's export as JSON, which links cannot ask for: a link has no Accept. */
  @GET
  @Path("/applications.json")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(hidden = true)
  public RestResponse<StreamedBody> export(@RestQuery String client) {
    var person = frames.person(client);
    var name = "applications-" + LocalDate.now(clock) + ".json";
    return RestResponse.ResponseBuilder.ok(exporter.asJson(person))
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
        .build();
  }

  private static Map<UUID, StageView> byId(List<StageView> stages) {
    return stages.stream().collect(Collectors.toMap(StageView::id, Function.identity()));
  }

  private static List<Choice> stages(List<StageView> stages, String chosen) {
    return stages.stream().map(it -> choice(it.id(), it.name(), chosen)).toList();
  }

  private List<PipelineCard> cards(List<ApplicationCard> rows, Map<UUID, StageView> stages) {
    var now = clock.instant();
    return rows.stream().limit(LISTED).map(it -> PipelineCard.of(it, stages, now)).toList();
  }

  private List<Choice> resumes(Person person, String chosen) {
    return resumes.choices(person).stream().map(it -> choice(it.id(), it.name(), chosen)).toList();
  }

  private static Choice choice(UUID id, String name, String chosen) {
    return new Choice(id.toString(), name, id.toString().equals(chosen));
  }

  /** The stages, and further filters. */
  private static List<Choice> statuses(String chosen) {
    var choices = new ArrayList<Choice>();
    for (var stage : PipelineStage.values()) {
      var value = stage.parameter();
      choices.add(new Choice(value, stage.label(), value.equals(chosen)));
    }
    for (var status : ALONE) {
      var value = status.wireName();
      choices.add(new Choice(value, StatusWords.of(status), value.equals(chosen)));
    }
    return choices;
  }

  private static List<Choice> archives(String chosen) {
    var messages = PageMessages.of(PipelineMessages.class);
    return List.of(
        choice(ArchivedApplications.ONLY, messages.archivedOnly(), chosen),
        choice(ArchivedApplications.INCLUDE, messages.withArchived(), chosen));
  }

  private static List<Choice> orders(String chosen) {
    var common = PageMessages.of(ConsoleMessages.class);
    var messages = PageMessages.of(PipelineMessages.class);
    return List.of(
        choice(ApplicationOrder.TITLE, messages.job(), chosen),
        choice(ApplicationOrder.COMPANY, common.company(), chosen),
        choice(ApplicationOrder.LOCATION, messages.location(), chosen),
        choice(ApplicationOrder.STATUS, common.status(), chosen),
        choice(ApplicationOrder.SCORE, messages.match(), chosen),
        choice(ApplicationOrder.STATUS_CHANGED, messages.statusChanged(), chosen));
  }

  private static List<Choice> directions(String chosen) {
    var messages = PageMessages.of(PipelineMessages.class);
    return List.of(
        choice(SortDirection.ASC, messages.ascending(), chosen),
        choice(SortDirection.DESC, messages.descending(), chosen));
  }

  private static Choice choice(Enum<?> constant, String label, String chosen) {
    var value = PipelineFilter.wireName(constant);
    return new Choice(value, label, value.equals(chosen));
  }

  private List<ViewLink> views(PipelineFilter shown, String path) {
    return views.of(current.id()).stream()
        .map(it -> link(it, PipelineFilter.of(it.filter(), shown.clientId()), shown, path))
        .toList();
  }

  private static ViewLink link(
      SavedViewView view, PipelineFilter saved, PipelineFilter shown, String path) {
    return new ViewLink(view.id(), view.name(), saved.address(path), saved.equals(shown));
  }

  /** The statuses that a card can be moved to. */
  private static List<Choice> targets() {
    return Stream.of(ApplicationStatus.values())
        .filter(status -> !status.isWork())
        .map(status -> new Choice(status.wireName(), StatusWords.of(status), false))
        .toList();
  }
}
