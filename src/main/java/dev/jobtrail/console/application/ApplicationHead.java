package dev.jobtrail.console.application;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.approval.ApprovalView;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.PageQuery;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.console.form.WordsField;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.WebLink;
import io.quarkus.qute.TemplateData;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The content that all pages of one application share.
 *
 * @param asksClient whether its client has to approve it
 * @param approval the last request for that; null for none
 * @param isLetterWritten whether a letter is being written for it
 * @param stages the stages of the account
 */
@TemplateData
record ApplicationHead(
    ApplicationView application,
    ApplicationTab current,
    boolean asksClient,
    ApprovalView approval,
    boolean isLetterWritten,
    List<Choice> stages) {

  /**
   * The suggested next action.
   *
   * @param operation the API's operation that does it; null for a mere link
   * @param page the current tab
   */
  @TemplateData
  record Step(String label, String operation, String page) {}

  public String title() {
    return application.posting().title();
  }

  /** The name of the page that is shown. */
  public String label() {
    return current.label();
  }

  /** Company, place, terms and pay, as far as they are known. */
  public List<String> facts() {
    var posting = application.posting();
    return Stream.of(
            posting.company(),
            posting.location(),
            Boolean.TRUE.equals(posting.isRemote()) ? messages().remote() : null,
            posting.employmentType() == null ? null : ApplicationWords.of(posting.employmentType()),
            ApplicationWords.pay(posting))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  /** The posting's URL; null if it is not safe to follow. */
  public String link() {
    return WebLink.orNull(application.posting().url());
  }

  /** The tags as the operation that replaces them names them. */
  public Map<String, List<String>> shownTags() {
    return Map.of("tags", application.tags());
  }

  /** The tags in a field. */
  public String tags() {
    return WordsField.field(application.tags());
  }

  public String status() {
    return StatusWords.of(application.status());
  }

  public String tone() {
    return StatusWords.tone(application.status());
  }

  /** The path of the application's operations in the API. */
  public String operations() {
    return "/app/call/applications/" + application.id();
  }

  /** The page that is shown. */
  public String here() {
    return page(current);
  }

  public String applyPage() {
    return page(ApplicationTab.APPLY);
  }

  public String matchPage() {
    return page(ApplicationTab.MATCH);
  }

  private String page(ApplicationTab tab) {
    return "/app/applications/" + application.id() + tab.path();
  }

  /** The query for the applicant's applications with a tag. */
  public String tagged(String tag) {
    return new PageQuery().with("tag", tag).with("client", application.clientId()).behind("");
  }

  public List<TabLink> tabs() {
    return Arrays.stream(ApplicationTab.values())
        .map(it -> new TabLink(it.label(), page(it), it == current))
        .toList();
  }

  /** The statuses that can be set from here. */
  public List<Choice> settable() {
    var status = application.status();
    return Arrays.stream(ApplicationStatus.values())
        .filter(status::canBeSetByHandTo)
        .map(it -> new Choice(it.wireName(), StatusWords.of(it), it == status))
        .toList();
  }

  public boolean isReviewing() {
    return application.status() == ApplicationStatus.REVIEWING;
  }

  public boolean isTailoring() {
    return application.status() == ApplicationStatus.TAILORING;
  }

  /** The work in progress, which the page polls; null for none. */
  public String work() {
    if (isReviewing()) {
      return messages().scoringResumeNow();
    }
    if (isTailoring()) {
      return messages().tailoringResume();
    }
    return isLetterWritten ? messages().writingLetterNow() : null;
  }

  /** Whether the content below is refreshed meanwhile; it has no input fields. */
  public boolean isPanelLive() {
    return switch (current) {
      case POSTING, MATCH, RESUME, HISTORY -> true;
      case LETTER -> isLetterWritten;
      case APPLY, INTERVIEWS, CONTACTS, ATTACHMENTS, OFFER, EDIT -> false;
    };
  }

  public boolean canBeReviewed() {
    return hasResume() && application.status().canBeMovedByWorkTo(ApplicationStatus.REVIEWING);
  }

  public boolean canBeTailored() {
    return hasResume() && application.status().canBeMovedByWorkTo(ApplicationStatus.TAILORING);
  }

  /** Whether the application's status allows a run. */
  public boolean canBeApplied() {
    return whyNotApplied() == null;
  }

  /** Why no run can be started; null where one can. */
  public String whyNotApplied() {
    if (isSent()) {
      return messages().alreadySubmitted();
    }
    if (!application.status().canBeMovedByWorkTo(ApplicationStatus.APPLYING)) {
      return messages().cannotBeAppliedTo(status());
    }
    if (application.posting().url() == null) {
      return messages().postingHasNoUrl();
    }
    return null;
  }

  /** Whether it can be marked as submitted by hand. */
  public boolean canBeSentByHand() {
    return !isSent()
        && !isWithdrawn()
        && application.status().canBeSetByHandTo(ApplicationStatus.SUBMITTED);
  }

  public boolean isWithdrawn() {
    return application.status() == ApplicationStatus.WITHDRAWN;
  }

  public boolean hasResume() {
    return application.resumeId() != null;
  }

  /** Null where there is nothing, or where the page that is shown has it. */
  public Step nextStep() {
    var step =
        switch (application.status()) {
          case SAVED ->
              hasResume()
                  ? new Step(messages().scoreResume(), "/review", page(ApplicationTab.MATCH))
                  : null;
          case REVIEWED ->
              hasResume()
                  ? new Step(messages().tailorResume(), "/tailor", page(ApplicationTab.RESUME))
                  : null;
          case READY -> new Step(messages().apply(), null, page(ApplicationTab.APPLY));
          case APPLYING -> new Step(messages().viewRun(), null, page(ApplicationTab.APPLY));
          case NEEDS_ACTION ->
              new Step(messages().viewOpenQuestions(), null, page(ApplicationTab.APPLY));
          case REVIEWING,
              TAILORING,
              SUBMITTED,
              SCREENING,
              INTERVIEW,
              OFFER,
              REJECTED,
              WITHDRAWN,
              GHOSTED ->
              null;
        };
    return step == null || step.page().equals(here()) ? null : step;
  }

  public boolean isSent() {
    return application.submittedAt() != null;
  }

  public String sentBy() {
    return application.submittedVia() == null
        ? null
        : switch (application.submittedVia()) {
          case MANUAL -> messages().sentManually();
          case ASSISTED -> messages().sentByAssistedApply();
        };
  }

  /** Where the client's yes stands; null where none is needed. */
  public String approvalWords() {
    if (approval == null) {
      return asksClient ? messages().approvalAskedOnSubmit() : null;
    }
    return switch (approval.state()) {
      case PENDING -> messages().approvalPendingExplained();
      case APPROVED -> messages().approvalApprovedExplained();
      case DECLINED -> messages().approvalDeclinedExplained();
      case EXPIRED -> messages().approvalExpiredExplained();
      case CANCELLED -> asksClient ? messages().approvalCancelledExplained() : null;
    };
  }

  public String approvalTone() {
    return approval == null
        ? ""
        : switch (approval.state()) {
          case PENDING -> "fair";
          case APPROVED -> "good";
          case DECLINED -> "bad";
          case EXPIRED, CANCELLED -> "";
        };
  }

  public String approvalState() {
    return approval == null
        ? messages().approvalNotRequested()
        : ApplicationWords.of(approval.state());
  }

  private static ApplicationMessages messages() {
    return PageMessages.of(ApplicationMessages.class);
  }
}
