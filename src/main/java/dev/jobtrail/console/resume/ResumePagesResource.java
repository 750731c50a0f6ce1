package dev.jobtrail.console.resume;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.builder.BuilderAvailability;
import dev.jobtrail.builder.BuilderMessages;
import dev.jobtrail.builder.BuilderStatus;
import dev.jobtrail.builder.SuggestionDecisions;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fact.ConfirmedFacts;
import dev.jobtrail.fact.FactView;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.PageSize;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.EarlierDocuments;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeSummary;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.ResumeVersionSummary;
import dev.jobtrail.resume.ResumeVersionView;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.sharing.visit.ResumeStatistics;
import dev.jobtrail.sharing.visit.StatisticsReader;
import dev.jobtrail.text.TextResource;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The pages of resumes except the editor. */
@Path("/app/resumes")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ResumePagesResource {

  private static final int ON_A_PAGE = 50;
  private static final int DAYS = 30;

  /** As the address of a picture names the version, it never changes. */
  private static final String FOR_GOOD = "private, max-age=31536000, immutable";

  /** The pages, in {@code templates/ResumePagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance list(
        Frame frame, List<ResumeSummary> resumes, ResumeFilter filter);

    static native TemplateInstance create(Frame frame, String sample, List<Choice> templates);

    static native TemplateInstance importing(Frame frame, boolean hasModel);

    static native TemplateInstance delete(Frame frame, ResumeHead resume);

    static native TemplateInstance versions(
        Frame frame, ResumeHead resume, List<ResumeVersionLine> versions, UUID after);

    static native TemplateInstance version(
        Frame frame,
        ResumeHead resume,
        ResumeVersionLine version,
        List<VersionChanges.Change> changes,
        List<PageSize> pages);

    static native TemplateInstance sharing(
        Frame frame,
        ResumeHead resume,
        String slug,
        boolean hasPassword,
        boolean isIndexed,
        boolean hidesContact,
        String address,
        ResumeStatistics statistics,
        DailyChart chart);

    static native TemplateInstance builder(
        Frame frame,
        ResumeHead resume,
        BuilderStatus status,
        List<ConversationTurn> turns,
        List<FactView> facts);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final StatisticsReader statistics;
  private final SharedAddress address;
  private final ResumePictures pictures;
  private final BuilderAvailability availability;
  private final BuilderMessages messages;
  private final SuggestionDecisions decisions;
  private final SuggestedChanges suggested;
  private final ConfirmedFacts facts;
  private final Engine engine;

  ResumePagesResource(
      CurrentAccount current,
      Frames frames,
      StatisticsReader statistics,
      SharedAddress address,
      ResumePictures pictures,
      BuilderAvailability availability,
      BuilderMessages messages,
      SuggestionDecisions decisions,
      SuggestedChanges suggested,
      ConfirmedFacts facts,
      Engine engine) {
    this.current = current;
    this.frames = frames;
    this.statistics = statistics;
    this.address = address;
    this.pictures = pictures;
    this.availability = availability;
    this.messages = messages;
    this.decisions = decisions;
    this.suggested = suggested;
    this.facts = facts;
    this.engine = engine;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance list(
      @RestQuery String client,
      @RestQuery String tag,
      @RestQuery("q") String text,
      @RestQuery String after) {
    var person = frames.person(client);
    var rows = ResumeSummary.newest(person, orNull(tag), orNull(text), from(after), ON_A_PAGE + 1);
    var more = rows.size() > ON_A_PAGE ? rows.get(ON_A_PAGE - 1).id() : null;
    var shown = rows.subList(0, Math.min(rows.size(), ON_A_PAGE));
    var filter = new ResumeFilter(orNull(tag), orNull(text), more, person.clientId());
    return Templates.list(frames.of(ConsoleSection.RESUMES, person), shown, filter);
  }

  @GET
  @Path("/new")
  @Operation(hidden = true)
  public TemplateInstance create(@RestQuery String client) {
    return Templates.create(
        frames.of(ConsoleSection.RESUMES, frames.person(client)),
        TextResource.read("/samples/resume.json"),
        TemplateWords.choices(ResumeTemplate.CLASSIC.wireName()));
  }

  @GET
  @Path("/import")
  @Operation(hidden = true)
  public TemplateInstance importing(@RestQuery String client) {
    return Templates.importing(
        frames.of(ConsoleSection.RESUMES, frames.person(client)), engine.readsResumes());
  }

  @GET
  @Path("/{id}/delete")
  @Operation(hidden = true)
  public TemplateInstance askToDelete(String id) {
    var resume = resume(id);
    return Templates.delete(frame(resume), ResumeHead.of(resume, null));
  }

  @GET
  @Path("/{id}/page.png")
  @Produces(ResumePictures.MEDIA_TYPE)
  @Conditional
  @Limited(Limit.RESUME_CHANGES) // each change brings new pictures
  @Operation(hidden = true)
  public RestResponse<byte[]> picture(String id, @RestQuery Integer page, @RestQuery String v) {
    var resume = resume(id);
    var isOfVersion = String.valueOf(resume.updatedAt.toEpochMilli()).equals(v);
    return RestResponse.ResponseBuilder.ok(
            pictures.page(Printable.of(resume), page == null ? 1 : page))
        .header(HttpHeaders.CACHE_CONTROL, isOfVersion ? FOR_GOOD : null)
        .build();
  }

  @GET
  @Path("/{id}/versions")
  @Operation(hidden = true)
  public TemplateInstance versions(String id, @RestQuery String after) {
    var resume = resume(id);
    var rows =
        ResumeVersionSummary.newest(current.id(), resume.id, from(after), ON_A_PAGE + 1).stream()
            .map(ResumeVersionLine::of)
            .toList();
    var more = rows.size() > ON_A_PAGE ? rows.get(ON_A_PAGE - 1).id() : null;
    return Templates.versions(
        frame(resume),
        ResumeHead.of(resume, ResumeHead.Tab.VERSIONS),
        rows.subList(0, Math.min(rows.size(), ON_A_PAGE)),
        more);
  }

  /** What restoring a version changes. */
  @GET
  @Path("/{id}/versions/{version}")
  @Operation(hidden = true)
  public TemplateInstance version(String id, String version) {
    var resume = resume(id);
    var earlier = earlier(resume, version);
    return Templates.version(
        frame(resume),
        ResumeHead.of(resume, ResumeHead.Tab.VERSIONS),
        ResumeVersionLine.of(earlier),
        VersionChanges.of(resume, earlier),
        pictures.pages(Printable.of(resume.accountId, earlier)));
  }

  @GET
  @Path("/{id}/versions/{version}/page.png")
  @Produces(ResumePictures.MEDIA_TYPE)
  @Conditional
  @Limited(Limit.RESUME_CHANGES)
  @Operation(hidden = true)
  public RestResponse<byte[]> pictureOfVersion(String id, String version, @RestQuery Integer page) {
    var resume = resume(id);
    var earlier = Printable.of(resume.accountId, earlier(resume, version));
    return RestResponse.ResponseBuilder.ok(pictures.page(earlier, page == null ? 1 : page))
        .header(HttpHeaders.CACHE_CONTROL, FOR_GOOD)
        .build();
  }

  private static ResumeVersionView earlier(Resume resume, String version) {
    return EarlierDocuments.version(resume.accountId, resume.id, Ids.parse(version))
        .orElseThrow(ApiException::notFound);
  }

  @GET
  @Path("/{id}/sharing")
  @Operation(hidden = true)
  public TemplateInstance sharing(String id) {
    var resume = resume(id);
    return Templates.sharing(
        frame(resume),
        ResumeHead.of(resume, ResumeHead.Tab.SHARING),
        resume.slug,
        resume.passwordHash().isPresent(),
        resume.isIndexed(),
        resume.hidesContact(),
        address.of(current.view().username(), resume.slug),
        statistics.of(current.id(), resume.id),
        DailyChart.of(statistics.daily(current.id(), resume.id, DAYS)));
  }

  @GET
  @Path("/{id}/builder")
  @Operation(hidden = true)
  public TemplateInstance builder(String id) {
    var resume = resume(id);
    decisions.endThoseThatDoNotApply(current.id(), resume.id);
    var turns =
        messages.messages(current.id(), resume.id, null, ON_A_PAGE).reversed().stream()
            .map(it -> ConversationTurn.of(it, resume.documentText(), suggested))
            .toList();
    return Templates.builder(
        frame(resume),
        ResumeHead.of(resume, ResumeHead.Tab.BUILDER),
        availability.of(current.id()),
        turns,
        facts.list(current.id(), resume.id));
  }

  private Frame frame(Resume resume) {
    return frames.of(ConsoleSection.RESUMES, resume.clientId);
  }

  private Resume resume(String id) {
    return Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
  }

  private static Optional<UUID> from(String after) {
    return Optional.ofNullable(orNull(after)).map(Ids::parse);
  }

  private static String orNull(String text) {
    return text == null || text.isBlank() ? null : text;
  }
}
