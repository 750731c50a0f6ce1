package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.application.ApplicationCounts;
import dev.jobtrail.application.ApplicationExporter;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ChosenResumes;
import dev.jobtrail.application.ResumeReference;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.response.StreamedBody;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The pages of the pipeline. */
@Path("/app/pipeline")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class PipelinePagesResource {

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
        List<Choice> targets,
        boolean isImported);

    static native TemplateInstance list(
        Frame frame,
        PipelineFilter filter,
        List<PipelineCard> cards,
        String next,
        boolean isFirst,
        List<Choice> resumes,
        List<Choice> statuses);

    static native TemplateInstance figures(Frame frame, PipelineFigures figures);

    static native TemplateInstance add(
        Frame frame, List<Choice> resumes, String url, String bookmarklet);

    static native TemplateInstance transfer(Frame frame, List<ResumeReference> resumes);
  }

  /** A bookmark that opens the page to add a job, for the page that the browser shows. */
  private static final String BOOKMARKLET =
      "javascript:void(open('%s/app/pipeline/add?url='+encodeURIComponent(location.href)))";

  private final Frames frames;
  private final ApplicationReader reader;
  private final ApplicationCounts counts;
  private final ApplicationExporter exporter;
  private final ChosenResumes resumes;
  private final PublicAddress address;
  private final Clock clock;

  PipelinePagesResource(
      Frames frames,
      ApplicationReader reader,
      ApplicationCounts counts,
      ApplicationExporter exporter,
      ChosenResumes resumes,
      PublicAddress address,
      Clock clock) {
    this.frames = frames;
    this.reader = reader;
    this.counts = counts;
    this.exporter = exporter;
    this.resumes = resumes;
    this.address = address;
    this.clock = clock;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance board(
      @RestQuery String client,
      @RestQuery @Size(max = 200) String q,
      @RestQuery String resume,
      @RestQuery @Size(max = 300) String company,
      @RestQuery String status,
      @RestQuery @Size(max = 50) String tag,
      @RestQuery boolean imported) {
    var person = frames.person(client);
    var filter = new PipelineFilter(q, resume, company, status, tag, person.clientId());
    var pipeline = reader.pipeline(person, filter.ofApplications(), PipelineBoard.MOST_CARDS);
    var choices = resumes(person, filter.resume());
    return Templates.board(
        frames.of(ConsoleSection.PIPELINE, person),
        filter,
        PipelineBoard.of(pipeline, filter, clock.instant()),
        filter.isEmpty() ? FirstSteps.of(!choices.isEmpty(), pipeline) : null,
        !choices.isEmpty(),
        choices,
        statuses(filter.status()),
        targets(),
        imported);
  }

  @GET
  @Path("/list")
  @Operation(hidden = true)
  public TemplateInstance list(
      @RestQuery String client,
      @RestQuery @Size(max = 200) String q,
      @RestQuery String resume,
      @RestQuery @Size(max = 300) String company,
      @RestQuery String status,
      @RestQuery @Size(max = 50) String tag,
      @RestQuery String after) {
    var person = frames.person(client);
    var filter = new PipelineFilter(q, resume, company, status, tag, person.clientId());
    var behind = after == null || after.isEmpty() ? null : Ids.parse(after);
    var rows = reader.cards(person, filter.ofApplications(), behind, LISTED + 1);
    return Templates.list(
        frames.of(ConsoleSection.PIPELINE, person),
        filter,
        cards(rows),
        rows.size() > LISTED
            ? filter.address("/app/pipeline/list", rows.get(LISTED - 1).id())
            : null,
        behind == null,
        resumes(person, filter.resume()),
        statuses(filter.status()));
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

  private List<PipelineCard> cards(List<ApplicationCard> rows) {
    var now = clock.instant();
    return rows.stream().limit(LISTED).map(it -> PipelineCard.of(it, now)).toList();
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

  /** The statuses that a card can be moved to. */
  private static List<Choice> targets() {
    return Stream.of(ApplicationStatus.values())
        .filter(status -> !status.isWork())
        .map(status -> new Choice(status.wireName(), StatusWords.of(status), false))
        .toList();
  }
}
