package dev.jobtrail.console.agenda;

import dev.jobtrail.application.InterviewKind;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateExtension;

/** Display names of kinds of interviews. */
@TemplateExtension
final class InterviewWords {

  private InterviewWords() {}

  static String words(InterviewKind kind) {
    var messages = PageMessages.of(AgendaMessages.class);
    return switch (kind) {
      case PHONE -> messages.kindPhone();
      case VIDEO -> messages.kindVideo();
      case ON_SITE -> messages.kindOnSite();
      case OTHER -> messages.kindOther();
    };
  }
}
