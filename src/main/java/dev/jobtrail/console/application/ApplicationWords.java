package dev.jobtrail.console.application;

import dev.jobtrail.application.MovedBy;
import dev.jobtrail.attempt.AttemptOutcome;
import dev.jobtrail.attempt.AttemptState;
import dev.jobtrail.attempt.EventKind;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.posting.PostingView;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words what is known of applications by names. */
public final class ApplicationWords {

  private ApplicationWords() {}

  /** A name of the wire as a person writes it: {@code needs_action} as "Needs action". */
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

  /** What a run does, or how it ended. */
  static String of(AttemptState state, AttemptOutcome outcome) {
    return switch (state) {
      case FILLING -> "Filling the form";
      case ASKING -> "Waiting for your answers";
      case READY -> "Waiting for your Submit";
      case SUBMITTING -> "Being sent";
      case DONE -> outcome == null ? "Over" : of(outcome);
    };
  }

  private static String of(AttemptOutcome outcome) {
    return switch (outcome) {
      case SUBMITTED -> "Sent";
      case BLOCKED -> "Stopped";
      case CAPTCHA -> "Stopped at a check for humans";
      case ABANDONED -> "Abandoned";
      case ERROR -> "Did not work";
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
      case NOTE -> "Noted";
      case ERROR -> "Fault";
    };
  }

  static String of(SubmitMode mode) {
    return switch (mode) {
      case REVIEW -> "You look at the filled form and press Submit.";
      case HYBRID -> "It is sent on its own, unless it has to ask you something.";
      case AUTO -> "It is sent on its own, once its questions are answered.";
    };
  }

  /** The pay for a year, such as "60,000 to 80,000 EUR"; null where none is told. */
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
