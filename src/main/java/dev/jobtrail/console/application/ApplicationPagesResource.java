package dev.jobtrail.console.application;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.agenda.AgendaClosedPosting;
import dev.jobtrail.agenda.Agendas;
import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ChosenResumes;
import dev.jobtrail.application.Offer;
import dev.jobtrail.application.PostingCheckView;
import dev.jobtrail.application.PostingChecks;
import dev.jobtrail.application.Stages;
import dev.jobtrail.approval.ApprovalReader;
import dev.jobtrail.attachment.Attachments;
import dev.jobtrail.attempt.AnswerSheet;
import dev.jobtrail.attempt.AnswerSheets;
import dev.jobtrail.attempt.AttemptReader;
import dev.jobtrail.client.ClientReader;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.TimeZones;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.match.RequirementReader;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.pdf.MissingCharacters;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.platform.WebLink;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.tailor.CopyDecisions;
import dev.jobtrail.text.PayPeriod;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkReader;
import dev.jobtrail.work.WorkState;
import dev.jobtrail.work.WorkView;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;

/** The pages about one application. */
@Path("/app/applications/{id}")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ApplicationPagesResource {

  /** The pages, in {@code templates/ApplicationPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance posting(
        Frame frame,
        ApplicationHead head,
        List<PostingBlocks.Block> description,
        AgendaClosedPosting closed,
        List<ApplicationCard> alike,
        PostingCheckView check,
        String checkWords);

    static native TemplateInstance edit(
        Frame frame,
        ApplicationHead head,
        List<Choice> remote,
        List<Choice> employmentTypes,
        List<Choice> resumes);

    static native TemplateInstance match(
        Frame frame, ApplicationHead head, ScorePanel scoring, List<RequirementRow> requirements);

    static native TemplateInstance resume(
        Frame frame, ApplicationHead head, TailoringPanel tailored, boolean isCopyAttached);

    static native TemplateInstance letter(Frame frame, ApplicationHead head, LetterPage page);

    static native TemplateInstance apply(
        Frame frame, ApplicationHead head, RunPanel run, List<RunPanel> earlier);

    static native TemplateInstance sheet(
        Frame frame,
        ApplicationHead head,
        AnswerSheet sheet,
        String link,
        List<FieldLine> fields,
        List<FieldLine> others);

    static native TemplateInstance interviews(
        Frame frame,
        ApplicationHead head,
        List<InterviewLine> interviews,
        InterviewForm added,
        List<String> zones);

    static native TemplateInstance contacts(
        Frame frame, ApplicationHead head, List<ContactForm> contacts, ContactForm added);

    static native TemplateInstance attachments(
        Frame frame, ApplicationHead head, List<AttachmentLine> attachments);

    static native TemplateInstance offer(
        Frame frame, ApplicationHead head, Offer offer, String currency, List<Choice> periods);

    static native TemplateInstance history(
        Frame frame, ApplicationHead head, List<HistoryLine> lines);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final ApplicationReader applications;
  private final ChosenResumes resumes;
  private final AttemptReader attempts;
  private final AnswerSheets sheets;
  private final ApprovalReader approvals;
  private final ClientReader clients;
  private final WorkReader work;
  private final RequirementReader requirements;
  private final CopyDecisions copyDecisions;
  private final Agendas agendas;
  private final PostingChecks checks;
  private final Stages stages;
  private final Attachments attachments;
  private final ResumePdf pdf;

  ApplicationPagesResource(
      CurrentAccount current,
      Frames frames,
      ApplicationReader applications,
      ChosenResumes resumes,
      AttemptReader attempts,
      AnswerSheets sheets,
      ApprovalReader approvals,
      ClientReader clients,
      WorkReader work,
      RequirementReader requirements,
      CopyDecisions copyDecisions,
      Agendas agendas,
      PostingChecks checks,
      Stages stages,
      Attachments attachments,
      ResumePdf pdf) {
    this.current = current;
    this.frames = frames;
    this.applications = applications;
    this.resumes = resumes;
    this.attempts = attempts;
    this.sheets = sheets;
    this.approvals = approvals;
    this.clients = clients;
    this.work = work;
    this.requirements = requirements;
    this.copyDecisions = copyDecisions;
    this.agendas = agendas;
    this.checks = checks;
    this.stages = stages;
    this.attachments = attachments;
    this.pdf = pdf;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance posting(String id) {
    var head = head(id, ApplicationTab.POSTING);
    var description = PostingBlocks.of(head.application().posting().descriptionRaw());
    var closed = agendas.closedPosting(current.id(), head.application().id()).orElse(null);
    var check = checks.of(current.id(), head.application().id());
    return Templates.posting(
        frame(head),
        head,
        description,
        closed,
        applications.alike(current.id(), head.application()),
        check,
        ApplicationWords.of(check));
  }

  /** The form to correct the job. */
  @GET
  @Path("/edit")
  @Operation(hidden = true)
  public TemplateInstance edit(String id) {
    var head = head(id, ApplicationTab.EDIT);
    var application = head.application();
    var posting = application.posting();
    var person = new Person(current.id(), application.clientId());
    var messages = PageMessages.of(ApplicationMessages.class);
    return Templates.edit(
        frame(head),
        head,
        List.of(
            new Choice("true", messages.remote(), Boolean.TRUE.equals(posting.isRemote())),
            new Choice("false", messages.onSite(), Boolean.FALSE.equals(posting.isRemote()))),
        Arrays.stream(EmploymentType.values())
            .map(it -> choice(it, posting.employmentType()))
            .toList(),
        resumes.choices(person).stream()
            .map(
                it ->
                    new Choice(
                        it.id().toString(), it.name(), it.id().equals(application.resumeId())))
            .toList());
  }

  private static Choice choice(EmploymentType type, EmploymentType current) {
    var name = type.name().toLowerCase(Locale.ROOT);
    return new Choice(name, ApplicationWords.of(type), type == current);
  }

  @GET
  @Path("/match")
  @Operation(hidden = true)
  public TemplateInstance match(String id) {
    var head = head(id, ApplicationTab.MATCH);
    var scoring = ScorePanel.of(head.application());
    return Templates.match(
        frame(head), head, scoring, scoring == null ? List.of() : requirementsOf(head));
  }

  @GET
  @Path("/resume")
  @Operation(hidden = true)
  public TemplateInstance resume(String id) {
    var head = head(id, ApplicationTab.RESUME);
    var application = head.application();
    return Templates.resume(
        frame(head),
        head,
        TailoringPanel.of(application, copyDecisions.of(current.id(), application.id())),
        TailoringPanel.isAttached(application));
  }

  @GET
  @Path("/letter")
  @Operation(hidden = true)
  public TemplateInstance letter(String id) {
    var head = head(id, ApplicationTab.LETTER);
    return Templates.letter(frame(head), head, letterPage(head));
  }

  /**
   * Empty if the page shows the current state: the stream of a run starts with it.
   *
   * @param seen the version of the run that is seen; null for none
   */
  @GET
  @Path("/apply")
  @Operation(hidden = true)
  public RestResponse<TemplateInstance> apply(String id, @RestQuery String seen) {
    // read first: a run that was silent for too long is over then
    var runs = attempts.newest(current.id(), Ids.parse(id)).stream().map(RunPanel::new).toList();
    if (!runs.isEmpty() && runs.getFirst().version().equals(seen)) {
      return RestResponse.noContent();
    }
    var head = head(id, ApplicationTab.APPLY);
    return RestResponse.ok(
        runs.isEmpty()
            ? Templates.apply(frame(head), head, null, List.of())
            : Templates.apply(frame(head), head, runs.getFirst(), runs.subList(1, runs.size())));
  }

  @GET
  @Path("/interviews")
  @Operation(hidden = true)
  public TemplateInstance interviews(String id) {
    var head = head(id, ApplicationTab.INTERVIEWS);
    var frame = frame(head);
    var interviews = applications.interviews(current.id(), head.application().id());
    return Templates.interviews(
        frame,
        head,
        interviews.stream().map(InterviewLine::of).toList(),
        InterviewForm.empty(frame.zone()),
        TimeZones.NAMES);
  }

  @GET
  @Path("/contacts")
  @Operation(hidden = true)
  public TemplateInstance contacts(String id) {
    var head = head(id, ApplicationTab.CONTACTS);
    var contacts = applications.contacts(current.id(), head.application().id());
    return Templates.contacts(
        frame(head), head, contacts.stream().map(ContactForm::of).toList(), ContactForm.EMPTY);
  }

  @GET
  @Path("/attachments")
  @Operation(hidden = true)
  public TemplateInstance attachments(String id) {
    var head = head(id, ApplicationTab.ATTACHMENTS);
    var files = attachments.of(current.id(), head.application().id());
    return Templates.attachments(
        frame(head), head, files.stream().map(AttachmentLine::new).toList());
  }

  @GET
  @Path("/offer")
  @Operation(hidden = true)
  public TemplateInstance offer(String id) {
    var head = head(id, ApplicationTab.OFFER);
    var offer = head.application().offer();
    var posting = head.application().posting();
    var period = offer == null ? PayPeriod.YEAR : offer.period();
    return Templates.offer(
        frame(head),
        head,
        offer,
        offer == null ? Objects.requireNonNullElse(posting.salaryCurrency(), "") : offer.currency(),
        Arrays.stream(PayPeriod.values())
            .map(
                it ->
                    new Choice(
                        it.name().toLowerCase(Locale.ROOT),
                        ApplicationWords.inWords(it),
                        it == period))
            .toList());
  }

  @GET
  @Path("/history")
  @Operation(hidden = true)
  public TemplateInstance history(String id) {
    var head = head(id, ApplicationTab.HISTORY);
    var changes = applications.history(current.id(), head.application().id());
    return Templates.history(
        frame(head), head, changes.reversed().stream().map(HistoryLine::of).toList());
  }

  /** All answers of a run, for a form that the user completes in a browser of their own. */
  @GET
  @Path("/attempts/{attempt}/sheet")
  @Operation(hidden = true)
  public TemplateInstance sheet(String id, String attempt) {
    var head = head(id, ApplicationTab.APPLY);
    var sheet = sheets.of(current.id(), Ids.parse(attempt));
    return Templates.sheet(
        frame(head),
        head,
        sheet,
        WebLink.orNull(sheet.url()),
        FieldLine.of(sheet.fields()),
        FieldLine.ofUsual(sheet.others()));
  }

  /** The last screenshot of a run's form, by a link that is new. */
  @GET
  @Path("/attempts/{attempt}/picture")
  @Operation(hidden = true)
  public RestResponse<Void> picture(String id, String attempt) {
    var picture = new RunPanel(attempts.one(current.id(), Ids.parse(attempt))).picture();
    if (picture == null) {
      throw ApiException.notFound();
    }
    return LocalRedirect.<Void>to(picture).build();
  }

  private Frame frame(ApplicationHead head) {
    return frames.of(ConsoleSection.PIPELINE, head.application().clientId());
  }

  private List<RequirementRow> requirementsOf(ApplicationHead head) {
    return requirements.of(current.id(), head.application().id()).stream()
        .map(RequirementRow::of)
        .toList();
  }

  private ApplicationHead head(String id, ApplicationTab tab) {
    var account = current.id();
    var application = applications.one(account, Ids.parse(id));
    var client = application.clientId();
    return new ApplicationHead(
        application,
        tab,
        client != null && clients.one(account, client).requireApproval(),
        client == null ? null : approvals.last(account, application.id()).orElse(null),
        lastLetter(application.id()) instanceof WorkView letter && letter.state().isOpen(),
        stages.of(account).stream()
            .map(
                it ->
                    new Choice(
                        it.id().toString(), it.name(), it.id().equals(application.stageId())))
            .toList());
  }

  private LetterPage letterPage(ApplicationHead head) {
    var application = head.application();
    var last = lastLetter(application.id());
    return new LetterPage(
        application.coverLetter(),
        application.coverLetterTone(),
        application.coverLetterGeneratedAt(),
        head.isLetterWritten(),
        last == null ? null : last.note(),
        last != null && last.state() == WorkState.FAILED ? last.error() : null,
        notices(application.coverLetter()),
        applications.earlierCoverLetters(current.id(), application.id()));
  }

  private List<String> notices(String letter) {
    return letter == null
        ? List.of()
        : pdf.missing(letter).stream().map(MissingCharacters::message).toList();
  }

  /** Null if none was ever requested. */
  private WorkView lastLetter(UUID applicationId) {
    return work.last(current.id(), applicationId, WorkKind.COVER_LETTER).orElse(null);
  }
}
