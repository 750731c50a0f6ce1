package dev.jobtrail.console.application;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.application.InterviewKind;
import dev.jobtrail.application.MovedBy;
import dev.jobtrail.application.PostingCheckView;
import dev.jobtrail.approval.ApprovalState;
import dev.jobtrail.attempt.AttemptOutcome;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.EventKind;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.fit.Dimension;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.posting.PostingMessages;
import dev.jobtrail.posting.PostingView;
import dev.jobtrail.text.PayPeriod;
import io.quarkus.qute.TemplateExtension;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** Display texts of application states and codes. */
public final class ApplicationWords {

  private ApplicationWords() {}

  /** A wire name for display: {@code needs_action} as "Needs action". */
  public static String sentence(String name) {
    return name.isEmpty()
        ? name
        : Character.toUpperCase(name.charAt(0)) + name.substring(1).replace('_', ' ');
  }

  static String of(EmploymentType type) {
    return PageMessages.of(PostingMessages.class).employmentType(type);
  }

  static String of(CoverLetterTone tone) {
    return switch (tone) {
      case NEUTRAL -> messages().toneNeutral();
      case WARM -> messages().toneWarm();
      case FORMAL -> messages().toneFormal();
      case CONCISE -> messages().toneConcise();
    };
  }

  static String of(ApprovalState state) {
    return switch (state) {
      case PENDING -> messages().approvalPending();
      case APPROVED -> messages().approvalApproved();
      case DECLINED -> messages().approvalDeclined();
      case EXPIRED -> messages().approvalExpired();
      case CANCELLED -> messages().approvalCancelled();
    };
  }

  static String of(InterviewKind kind) {
    return switch (kind) {
      case PHONE -> messages().interviewByPhone();
      case VIDEO -> messages().interviewByVideo();
      case ON_SITE -> messages().onSite();
      case OTHER -> messages().interviewOther();
    };
  }

  /** Such as "per year". */
  @TemplateExtension
  public static String inWords(PayPeriod period) {
    return PageMessages.of(PostingMessages.class).payPeriod(period);
  }

  /** A dimension by its name on the wire. */
  static String dimension(String wireName) {
    return Arrays.stream(Dimension.values())
        .filter(it -> it.wireName().equals(wireName))
        .findFirst()
        .map(ApplicationWords::of)
        .orElseGet(() -> sentence(wireName));
  }

  private static String of(Dimension dimension) {
    return switch (dimension) {
      case SKILLS -> messages().skills();
      case EXPERIENCE -> messages().experience();
      case SENIORITY -> messages().seniority();
      case EDUCATION -> messages().education();
      case LOCATION -> messages().location();
      case KEYWORDS -> messages().keywords();
    };
  }

  /** The kind of a change by its name on the wire. */
  static String change(String wireName) {
    return Arrays.stream(ChangeKind.values())
        .filter(it -> it.wireName().equals(wireName))
        .findFirst()
        .map(ApplicationWords::of)
        .orElseGet(() -> sentence(wireName));
  }

  private static String of(ChangeKind kind) {
    return switch (kind) {
      case HEADLINE -> messages().changeOfHeadline();
      case SUMMARY -> messages().summary();
      case BULLET -> messages().changeOfBullet();
      case ORDER -> messages().changeOfOrder();
      case SKILL -> messages().changeOfSkill();
      case KEYWORD -> messages().changeOfKeyword();
      case SECTION -> messages().changeOfSection();
    };
  }

  static String of(MovedBy by) {
    return switch (by) {
      case OWNER -> messages().movedByYou();
      case CLIENT -> messages().movedByClient();
      case SYSTEM -> messages().movedByJobtrail();
    };
  }

  /** What checks of a posting found. */
  static String of(PostingCheckView check) {
    if (check.checkedAt() == null) {
      return messages().notCheckedYet();
    }
    var state =
        switch (check.state()) {
          case OPEN -> messages().stillOpen(check.evidence());
          case CLOSED -> messages().postingClosed(check.evidence());
          case UNKNOWN -> "";
        };
    return check.problem() == null
        ? state
        : (state + " " + messages().lastCheckFailed(translated(check.problem()))).strip();
  }

  /** A run's progress or result. */
  static String of(AttemptState state, AttemptOutcome outcome) {
    return switch (state) {
      case FILLING -> runs().runFilling();
      case ASKING -> runs().runAsking();
      case READY -> runs().runReady();
      case SUBMITTING -> runs().runSubmitting();
      case DONE -> outcome == null ? runs().runFinished() : of(outcome);
    };
  }

  private static String of(AttemptOutcome outcome) {
    return switch (outcome) {
      case SUBMITTED -> runs().runSent();
      case BLOCKED -> runs().runStopped();
      case CAPTCHA -> runs().runStoppedAtCaptcha();
      case ABANDONED -> runs().runAbandoned();
      case ERROR -> runs().runFailed();
    };
  }

  /** The kind of badge that a run has. */
  static String tone(AttemptState state, AttemptOutcome outcome) {
    return switch (state) {
      case FILLING, SUBMITTING -> "busy";
      case ASKING, READY -> "fair";
      case DONE ->
          switch (outcome) {
            case null -> "";
            case SUBMITTED -> "good";
            case BLOCKED, CAPTCHA -> "fair";
            case ABANDONED -> "";
            case ERROR -> "bad";
          };
    };
  }

  static String of(EventKind kind) {
    return switch (kind) {
      case NAVIGATE -> runs().eventOpened();
      case READ -> runs().eventRead();
      case FILL -> runs().eventFilled();
      case ASK -> runs().eventAsked();
      case ANSWER -> runs().eventAnswered();
      case CORRECT -> runs().eventCorrected();
      case UPLOAD -> runs().eventAttached();
      case SUBMIT -> runs().eventSent();
      case CONFIRM -> runs().eventConfirmed();
      case TOOL -> runs().eventUsed();
      case NOTE -> runs().eventNote();
      case ERROR -> runs().eventError();
    };
  }

  static String of(SubmitMode mode) {
    return switch (mode) {
      case REVIEW -> runs().submitReviewed();
      case HYBRID -> runs().submitHybrid();
      case AUTO -> runs().submitAutomatic();
    };
  }

  /** The yearly pay, such as "60,000 to 80,000 EUR"; null if unknown. */
  static String pay(PostingView posting) {
    var amounts =
        Stream.of(posting.salaryMin(), posting.salaryMax())
            .filter(Objects::nonNull)
            .distinct()
            .map(LanguageFormat.current()::number)
            .toList();
    if (amounts.isEmpty()) {
      return null;
    }
    var range =
        amounts.size() == 1
            ? amounts.getFirst()
            : messages().payRange(amounts.getFirst(), amounts.getLast());
    var currency = posting.salaryCurrency() == null ? "" : " " + posting.salaryCurrency();
    return messages().yearlyPay(range + currency);
  }

  private static AttemptMessages runs() {
    return PageMessages.of(AttemptMessages.class);
  }

  private static ApplicationMessages messages() {
    return PageMessages.of(ApplicationMessages.class);
  }

  /** A text of the service that is stored in English, in the language of the page; others stay. */
  static String translated(String stored) {
    return PageMessages.translated(stored);
  }
}
