package dev.jobtrail.console;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateExtension;
import java.util.Locale;

/** Display names of application statuses. */
public final class StatusWords {

  private StatusWords() {}

  public static String of(ApplicationStatus status) {
    var messages = PageMessages.of(StatusMessages.class);
    return switch (status) {
      case SAVED -> messages.saved();
      case REVIEWING -> messages.reviewing();
      case REVIEWED -> messages.reviewed();
      case TAILORING -> messages.tailoring();
      case READY -> messages.ready();
      case APPLYING -> messages.applying();
      case NEEDS_ACTION -> messages.needsAction();
      case SUBMITTED -> messages.submitted();
      case SCREENING -> messages.screening();
      case INTERVIEW -> messages.interview();
      case OFFER -> messages.offer();
      case REJECTED -> messages.rejected();
      case WITHDRAWN -> messages.withdrawn();
      case GHOSTED -> messages.ghosted();
    };
  }

  /** A display name within a sentence, in languages that write it small there. */
  @TemplateExtension
  public static String inLowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** The class of its badge, empty for one without a colour. */
  public static String tone(ApplicationStatus status) {
    return switch (status) {
      case REVIEWING, TAILORING, APPLYING -> "busy";
      case READY, SUBMITTED, SCREENING, INTERVIEW, OFFER -> "good";
      case NEEDS_ACTION -> "fair";
      case REJECTED -> "bad";
      case SAVED, REVIEWED, WITHDRAWN, GHOSTED -> "";
    };
  }
}
