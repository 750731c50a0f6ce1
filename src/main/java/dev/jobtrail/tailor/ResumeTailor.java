package dev.jobtrail.tailor;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.account.AccountLanguage;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.JudgedGuard;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.ai.TailoringTask;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.TailoringRecord;
import dev.jobtrail.application.TailoringReview;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.fit.FitModel;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.match.Material;
import dev.jobtrail.match.MaterialReader;
import dev.jobtrail.match.Scorecards;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.resume.Mutation;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeChanges;
import dev.jobtrail.resume.document.PlainDocument;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Creates a tailored copy of the chosen resume for a posting. */
@ApplicationScoped
public class ResumeTailor implements Worker {

  /** A tailored copy with its score and the source's score. */
  private record Made(
      TailoredCopy copy,
      String text,
      Scorecard source,
      Scorecard score,
      List<Fit.Requirement> requirements,
      Language language) {}

  private final Engine engine;
  private final EvidenceGuard guard;
  private final FitModel fit;
  private final MaterialReader materialReader;
  private final ActiveClients activeClients;
  private final WorkOnApplications applications;
  private final ResumeChanges resumes;
  private final ResumeSchema schema;
  private final Clock clock;

  ResumeTailor(
      Engine engine,
      MaterialReader materialReader,
      ActiveClients activeClients,
      WorkOnApplications applications,
      ResumeChanges resumes,
      ResumeSchema schema,
      FitModel fit,
      Clock clock) {
    this.engine = engine;
    this.materialReader = materialReader;
    this.activeClients = activeClients;
    this.applications = applications;
    this.resumes = resumes;
    this.schema = schema;
    this.fit = fit;
    this.clock = clock;
    guard = new EvidenceGuard(clock);
  }

  @Override
  public WorkKind kind() {
    return WorkKind.TAILOR;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var material = materialReader.of(order);
    try {
      var made = tailor(material, engine, order.knownLanguage());
      return () -> keep(order, material, made);
    } catch (ApiException e) {
      throw new WorkException(Message.of("The changes would break the resume's schema."), e);
    }
  }

  /** The copy's row comes before the application's, as where the application is deleted. */
  @Override
  public void lock(WorkOrder order) {
    activeClients.lock(order.person());
    Application.tailoredCopyOf(order.accountId(), order.applicationId())
        .flatMap(copy -> Resume.forUpdate(order.accountId(), copy));
    applications.lock(order);
  }

  @Override
  public void giveUp(WorkOrder order, String reason) {
    applications
        .moveBack(order, ApplicationStatus.TAILORING)
        .filter(_ -> reason != null)
        .ifPresent(it -> it.tailorError = reason);
  }

  /** Tailors in the transaction of the caller, without a change of the status. */
  @Transactional(TxType.MANDATORY)
  public void tailor(Application application, Material material, Engine by) {
    var language = AccountLanguage.known(application.accountId);
    store(application, material, tailor(material, by, language), by);
  }

  private Made tailor(Material material, Engine engine, Optional<Language> known) {
    var language = known.orElse(Language.ENGLISH);
    var posting = material.posting();
    var parsed = material.parsedBy(engine);
    var resume = material.resume();
    var proposed =
        engine.tailor(new TailoringTask(resume, material.facts(), posting, parsed, known));
    var judged = new JudgedGuard(guard, engine::judge);
    var copy = TailoredCopy.of(material.evidence(), proposed, judged, language);
    WellFormedText.check(copy.document());
    var text = schema.check(PlainDocument.restored(copy.document(), material.source().document()));
    return new Made(
        copy,
        text,
        engine.score(resume, posting, parsed, language),
        engine.score(copy.document(), posting, parsed, language),
        requirements(resume, posting, parsed),
        language);
  }

  /** Those that the posting lists; its other lines are no questions to anyone. */
  private List<Fit.Requirement> requirements(
      JsonNode resume, PostingText posting, ParsedDescription parsed) {
    var listed = parsed.requirements() == null ? List.of() : parsed.requirements();
    return fit.fit(fit.applicant(resume), posting.job(fit)).requirements().stream()
        .filter(it -> listed.contains(it.text()))
        .toList();
  }

  private void keep(WorkOrder order, Material material, Made made) {
    var application = Application.find(order.accountId(), order.applicationId()).orElseThrow();
    applications.moveOn(application, ApplicationStatus.READY);
    store(application, material, made, engine);
  }

  private void store(Application application, Material material, Made made, Engine engine) {
    var score = made.score();
    var earlier =
        application.tailoringReview == null
            ? List.<TailoringReview.Question>of()
            : application.tailoringReview.questions();
    application.tailoringReview =
        new TailoringReview(
            made.copy().marks(),
            new TailoringQuestions(earlier, made.language())
                .of(made.copy().unsupported(), made.requirements()));
    application.takeTailoring(
        copyId(application, material, made.text()),
        new TailoringRecord(
            material.source().id,
            made.copy().changes(),
            made.copy().refused(),
            new TailoringRecord.Match(score.score(), Scorecards.dimensions(score.dimensions())),
            Scorecards.model(engine.model()),
            clock.instant(),
            made.source().score()),
        clock);
  }

  /** The existing copy gets the new document and keeps the previous one as a version. */
  private UUID copyId(Application application, Material material, String text) {
    if (application.tailoredResumeId == null) {
      var company = application.posting.company;
      return resumes.addTailored(material.source(), company, text, application.id).id;
    }
    return resumes.change(
            application.accountId,
            application.tailoredResumeId,
            null,
            Mutation.UPDATE,
            copy -> copy.replaceDocument(text))
        .id;
  }
}
