package dev.jobtrail.attempt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.application.Application;
import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkOrder;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** Loads the input of one step of a run in one short transaction. */
@ApplicationScoped
class AttemptMaterials {

  /**
   * The loaded input.
   *
   * @param isBegunSubmission whether this run has set out to send the form before
   */
  record Found(RunMaterial material, boolean isBegunSubmission) {}

  private final Profiles profiles;
  private final Submissions submissions;
  private final ResumePdf pdf;
  private final Clock clock;

  AttemptMaterials(Profiles profiles, Submissions submissions, ResumePdf pdf, Clock clock) {
    this.clock = clock;
    this.profiles = profiles;
    this.submissions = submissions;
    this.pdf = pdf;
  }

  /**
   * The material of a step; empty if nothing remains to be done.
   *
   * @throws WorkException if the resume was deleted
   */
  Optional<Found> of(WorkOrder order) {
    return QuarkusTransaction.requiringNew().call(() -> read(order));
  }

  private Optional<Found> read(WorkOrder order) {
    var application = Application.find(order.accountId(), order.applicationId());
    var attempt = Attempt.of(order.accountId(), Attempts.attemptOf(order.details()));
    return attempt
        .filter(it -> it.state() == AttemptState.FILLING || it.state() == AttemptState.SUBMITTING)
        .flatMap(it -> application.map(of -> found(it, of)));
  }

  private Found found(Attempt attempt, Application application) {
    var resume =
        Optional.ofNullable(application.attachedResumeId())
            .flatMap(id -> Resume.of(attempt.accountId, id))
            .orElseThrow(() -> new WorkException("The resume to attach was deleted."));
    var document = resume.document();
    var letter = application.coverLetter();
    var posting = application.posting;
    var material =
        new RunMaterial(
            attempt.accountId,
            attempt.id,
            posting.url,
            attempt.submitsByItself(),
            attempt.state() == AttemptState.SUBMITTING,
            attempt.fields(),
            new Applicant(
                profiles.of(attempt.person()).asOf(LocalDate.now(clock)),
                resume.plainDocument(),
                letter,
                attempt.answers(),
                posting.location,
                posting.company),
            () -> resumeFile(resume, document),
            () -> letterFile(resume, document, letter, application.updatedAt));
    return new Found(material, submissions.isBegunBy(attempt.id));
  }

  private UploadedFile resumeFile(Resume resume, JsonNode document) {
    var title = DocumentTitle.of(document);
    var bytes = pdf.render(document, resume.template, title, resume.updatedAt);
    return new UploadedFile(fileName(document, "Resume"), bytes);
  }

  private UploadedFile letterFile(
      Resume resume, JsonNode document, String letter, Instant version) {
    var bytes = pdf.renderLetter(document, letter, resume.template, "Cover letter", version);
    return new UploadedFile(fileName(document, "Cover Letter"), bytes);
  }

  /** Named after the applicant: the site must not see the resume's internal name. */
  private static String fileName(JsonNode document, String what) {
    var name = document.path("basics").path("name").asText("");
    return ResumeFileName.plain(name + " " + what) + ".pdf";
  }
}
