package dev.jobtrail.attempt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.application.Application;
import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.attempt.answer.PersonName;
import dev.jobtrail.attempt.profile.AttachmentName;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.letter.LetterDocument;
import dev.jobtrail.letter.LetterName;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumeExportFormat;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.resume.document.PlainDocument;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkOrder;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

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
  private final SharedAddress address;
  private final Clock clock;

  AttemptMaterials(
      Profiles profiles,
      Submissions submissions,
      ResumePdf pdf,
      SharedAddress address,
      Clock clock) {
    this.clock = clock;
    this.profiles = profiles;
    this.submissions = submissions;
    this.pdf = pdf;
    this.address = address;
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
            .orElseThrow(() -> new WorkException(Message.of("The resume to attach was deleted.")));
    var document = resume.document();
    var sharedAt = address.of(resume);
    var letter = application.coverLetter();
    var posting = application.posting;
    var corrected = AttemptEvent.corrected(attempt.id);
    var applicant = applicant(attempt, application, document);
    var names = names(applicant, posting);
    var material =
        new RunMaterial(
            attempt.accountId,
            attempt.id,
            posting.url,
            attempt.submitsByItself(),
            attempt.sendsUnreviewed() && corrected.isEmpty(),
            attempt.state() == AttemptState.SUBMITTING,
            attempt.fields(),
            corrected,
            applicant,
            accept -> resumeFile(resume, document, sharedAt, accept, names),
            accept -> letterFile(resume, document, letter, application.updatedAt, accept, names));
    return new Found(material, submissions.isBegunBy(attempt.id));
  }

  /**
   * What is known of the applicant of a run.
   *
   * @param document the resume to attach, or the chosen one
   */
  Applicant applicant(Attempt attempt, Application application, JsonNode document) {
    var today = LocalDate.now(clock);
    return new Applicant(
        profiles.of(attempt.person()).asOf(today),
        PlainDocument.of(document),
        application.coverLetter(),
        attempt.answers(),
        application.posting.location,
        application.posting.company,
        today);
  }

  private UploadedFile resumeFile(
      Resume resume,
      JsonNode document,
      Optional<String> sharedAt,
      String accept,
      UnaryOperator<String> names) {
    var type = FileType.accepted(accept);
    var title = DocumentTitle.of(document);
    var bytes =
        switch (type) {
          case PDF -> pdf.render(document, resume.template, title, resume.updatedAt, sharedAt);
          case DOCX -> ResumeExportFormat.DOCX.write(document, resume.template, title);
          case TEXT -> ResumeExportFormat.TEXT.write(document, resume.template, title);
        };
    return new UploadedFile(
        fileName(
            names.apply(Message.of("Resume").in(ResumeDesign.of(document).headingLanguage())),
            type),
        bytes);
  }

  private UploadedFile letterFile(
      Resume resume,
      JsonNode document,
      String letter,
      Instant version,
      String accept,
      UnaryOperator<String> names) {
    var type = FileType.accepted(accept);
    var bytes =
        switch (type) {
          case PDF ->
              pdf.renderLetter(
                  document, letter, resume.template, LetterName.title(letter), version);
          case DOCX -> LetterDocument.of(document, letter);
          case TEXT -> letter.getBytes(StandardCharsets.UTF_8);
        };
    return new UploadedFile(fileName(names.apply(LetterName.file("", letter)), type), bytes);
  }

  /**
   * The name of a file by the word for it. It is named after the applicant: the site must not see
   * the resume's internal name.
   */
  private static UnaryOperator<String> names(Applicant applicant, Posting posting) {
    var profile = applicant.profile();
    var name = PersonName.of(applicant.resume().path("basics").path("name").asText(""));
    var parts = new HashMap<String, String>();
    parts.put("name", applicant.resume().path("basics").path("name").asText(""));
    parts.put("first", profile.firstName() == null ? name.first() : profile.firstName());
    parts.put("last", profile.lastName() == null ? name.last() : profile.lastName());
    parts.put("title", posting.title);
    parts.put("company", posting.company);
    parts.values().removeIf(Objects::isNull);
    return document -> AttachmentName.of(profile.fileName(), document, parts);
  }

  private static String fileName(String name, FileType type) {
    return ResumeFileName.plain(name) + "." + type.ending();
  }
}
