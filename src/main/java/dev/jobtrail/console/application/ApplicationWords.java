package dev.jobtrail.console.application;

import dev.jobtrail.application.MovedBy;
import dev.jobtrail.application.PostingCheckView;
import dev.jobtrail.attempt.AttemptOutcome;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.EventKind;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.posting.PostingView;
import java.util.Locale;
import java.util.stream.Collectors;
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

  static String of(Enum<?> value) {
    return sentence(value.name().toLowerCase(Locale.ROOT));
  }

  static String of(MovedBy by) {
    return switch (by) {
      case OWNER -> "by you";
      case CLIENT -> "by the client";
      case SYSTEM -> "by Jobtrail";
    };
  }

  /** What checks of a posting found. */
  static String of(PostingCheckView check) {
    if (check.checkedAt() == null) {
      return "Not checked yet whether it is still open.";
    }
    var state =
        switch (check.state()) {
          case OPEN -> "Still open: " + check.evidence();
          case CLOSED -> "Closed: " + check.evidence();
          case UNKNOWN -> "";
        };
    return check.problem() == null
        ? state
        : (state + " The last check could not tell: " + check.problem()).strip();
  }

  /** A run's progress or result. */
  static String of(AttemptState state, AttemptOutcome outcome) {
    return switch (state) {
      case FILLING -> "Filling in the form";
      case ASKING -> "Waiting for your answers";
      case READY -> "Ready to submit";
      case SUBMITTING -> "Submitting";
      case DONE -> outcome == null ? "Finished" : of(outcome);
    };
  }

  private static String of(AttemptOutcome outcome) {
    return switch (outcome) {
      case SUBMITTED -> "Sent";
      case BLOCKED -> "Stopped";
      case CAPTCHA -> "Stopped at a CAPTCHA";
      case ABANDONED -> "Abandoned";
      case ERROR -> "Failed";
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
      case NAVIGATE -> "Opened";
      case READ -> "Read";
      case FILL -> "Filled";
      case ASK -> "Asked";
      case ANSWER -> "Answered";
      case UPLOAD -> "Attached";
      case SUBMIT -> "Sent";
      case CONFIRM -> "Confirmed";
      case TOOL -> "Used";
      case NOTE -> "Note";
      case ERROR -> "Error";
    };
  }

  static String of(SubmitMode mode) {
    return switch (mode) {
      case REVIEW -> "You check the form and press Submit.";
      case HYBRID -> "Submitted automatically, unless there is a question for you.";
      case AUTO -> "Submitted automatically once its questions are answered.";
    };
  }

  /** The yearly pay, such as "60,000 to 80,000 EUR"; null if unknown. */
  static String pay(PostingView posting) {
    var amounts =
        Stream.of(posting.salaryMin(), posting.salaryMax())
            .filter(it -> it != null)
            .distinct()
            .map(amount -> String.format(Locale.ENGLISH, "%,d", amount))
            .collect(Collectors.joining(" to "));
    if (amounts.isEmpty()) {
      return null;
    }
    var currency = posting.salaryCurrency() == null ? "" : " " + posting.salaryCurrency();
    return amounts + currency + " a year";
  }
}
