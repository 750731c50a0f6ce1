package dev.jobtrail.application;

import dev.jobtrail.account.RecordImport;
import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.platform.RecordedDay;
import dev.jobtrail.platform.RecordedTime;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.RestoredPosting;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** An application of an account's export, with what the service found out about it. */
@RegisterForReflection
record RestoredApplication(
    @NotNull UUID id,
    UUID clientId,
    UUID resumeId,
    @NotNull ApplicationStatus status,
    @NotNull @RecordedTime Instant statusChangedAt,
    @Min(0) @Max(100) Integer matchScore,
    @Valid MatchScorecard matchScorecard,
    UUID tailoredResumeId,
    @Valid TailoringRecord tailoring,
    @Size(max = 2_000) String tailorError,
    @NotNull ApplySource applySource,
    @Size(max = 10_000) String notes,
    @NotNull @Size(max = ApplicationTags.MOST)
        List<@NotBlank @Size(max = ApplicationTags.LONGEST) String> tags,
    @RecordedDay LocalDate followUpOn,
    UUID stageId,
    @Valid Offer offer,
    @RecordedTime Instant archivedAt,
    @Size(max = 20_000) String coverLetter,
    CoverLetterTone coverLetterTone,
    @RecordedTime Instant coverLetterGeneratedAt,
    SubmittedVia submittedVia,
    @RecordedTime Instant submittedAt,
    @NotNull Instant createdAt,
    Instant updatedAt,
    @NotNull @Valid RestoredPosting posting,
    @NotNull @Size(max = 10_000) List<@NotNull @Valid Change> history,
    @NotNull @Size(max = ApplicationParts.MOST) List<@NotNull @Valid InterviewEdit> interviews,
    @NotNull @Size(max = ApplicationParts.MOST) List<@NotNull @Valid ContactEdit> contacts) {

  /** An entry of its history. */
  @RegisterForReflection
  record Change(
      @NotNull @RecordedTime Instant at,
      ApplicationStatus from,
      @NotNull ApplicationStatus to,
      @NotNull MovedBy by,
      // a client's comment has a prefix
      @Size(max = 1_100) String note) {}

  void store(RecordImport to, CanonicalUrls urls) {
    to.ofClient(clientId);
    var postingId = posting.store(to, urls);
    var tailored = to.find("resumes", tailoredResumeId);
    var finished = finished();
    if (finished.size() < history.size()) {
      to.report(
          Message.of("As before the work that was running when the export was written.").english());
    }
    to.ownRow("application")
        .set("posting_id", postingId)
        .set("resume_id", to.find("resumes", resumeId))
        .set("status", finished.isEmpty() ? settled(status) : finished.getLast().to())
        .set("status_changed_at", statusChangedAt)
        .set("match_score", matchScore)
        .set("match_scorecard", scorecard(to))
        .set("tailored_resume_id", tailored)
        .set("tailoring", tailoring(to))
        .set("tailor_error", tailorError)
        .set("apply_source", tailored == null ? ApplySource.ORIGINAL : applySource)
        .set("notes", notes)
        .set("tags", tags)
        .set("follow_up_on", followUpOn == null ? null : followUpOn.toString())
        .set("stage_id", to.findOfAccount("stages", stageId))
        .set("offer", offer)
        .set("archived_at", archivedAt)
        .set("cover_letter", coverLetter)
        .set("cover_letter_tone", coverLetterTone)
        .set("cover_letter_generated_at", coverLetterGeneratedAt)
        .set("submitted_via", submittedVia)
        .set("submitted_at", submittedAt)
        .times(createdAt, updatedAt);
    finished.forEach(it -> store(it, to));
    interviews.forEach(it -> store(it, to));
    contacts.forEach(it -> store(it, to));
  }

  /** The history up to work that was not finished, which no process continues. */
  private List<Change> finished() {
    var end = history.size();
    while (end > 0 && history.get(end - 1).to().isWork()) {
      end--;
    }
    return history.subList(0, end);
  }

  private static ApplicationStatus settled(ApplicationStatus status) {
    return status.isWork() ? ApplicationStatus.SAVED : status;
  }

  private MatchScorecard scorecard(RecordImport to) {
    return matchScorecard == null ? null : matchScorecard.of(it -> to.find("resumes", it));
  }

  private TailoringRecord tailoring(RecordImport to) {
    return tailoring == null ? null : tailoring.of(it -> to.find("resumes", it));
  }

  private static void store(Change change, RecordImport to) {
    to.row("application_status_change")
        .set("id", to.newId())
        .set("application_id", to.id())
        .set("at", change.at())
        .set("from_status", change.from())
        .set("to_status", change.to())
        .set("moved_by", change.by())
        .set("note", change.note());
  }

  private static void store(InterviewEdit interview, RecordImport to) {
    to.row("interview")
        .set("id", to.newId())
        .set("account_id", to.accountId())
        .set("application_id", to.id())
        .set("starts_at", interview.startsAt())
        .set("ends_at", interview.endsAt())
        .set("time_zone", interview.timeZone())
        .set("kind", interview.kind())
        .set("place", interview.place())
        .set("link", interview.link())
        .set("people", interview.people())
        .set("notes", interview.notes())
        .set("outcome", interview.outcome())
        .times(to.now(), to.now());
  }

  private static void store(ContactEdit contact, RecordImport to) {
    to.row("contact")
        .set("id", to.newId())
        .set("account_id", to.accountId())
        .set("application_id", to.id())
        .set("name", contact.name())
        .set("role", contact.role())
        .set("email", contact.email())
        .set("phone", contact.phone())
        .set("link", contact.link())
        .set("notes", contact.notes())
        .times(to.now(), to.now());
  }
}
