package dev.jobtrail.console.agenda;

import dev.jobtrail.console.StatusWords;
import dev.jobtrail.inbox.EmployerMessageView;
import dev.jobtrail.inbox.MailboxView;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateExtension;

/** Display texts of mailboxes and messages of employers. */
@TemplateExtension
final class InboxWords {

  private InboxWords() {}

  static String kindWords(EmployerMessageView message) {
    var messages = PageMessages.of(InboxMessages.class);
    return switch (message.kind()) {
      case RECEIVED -> messages.kindReceived();
      case REJECTED -> messages.kindRejected();
      case INTERVIEW -> messages.kindInterview();
      case OFFER -> messages.kindOffer();
      case QUESTION -> messages.kindQuestion();
    };
  }

  static String stateWords(EmployerMessageView message) {
    var messages = PageMessages.of(InboxMessages.class);
    return switch (message.state()) {
      case OPEN -> messages.stateOpen();
      case CONFIRMED -> messages.stateConfirmed();
      case DISMISSED -> messages.stateDismissed();
      case UNCHANGED -> messages.stateUnchanged();
    };
  }

  static boolean changesStatus(EmployerMessageView message) {
    return message.proposedStatus() != message.status();
  }

  static String proposedWords(EmployerMessageView message) {
    return StatusWords.of(message.proposedStatus());
  }

  static String problemWords(MailboxView mailbox) {
    var messages = PageMessages.of(InboxMessages.class);
    return switch (mailbox.problem()) {
      case ADDRESS_REFUSED -> messages.problemAddress();
      case UNREACHABLE -> messages.problemUnreachable();
      case NOT_SECURE -> messages.problemSecurity();
      case PASSWORD_REFUSED -> messages.problemPassword();
      case FOLDER_MISSING -> messages.problemFolder();
      case PASSWORD_UNREADABLE -> messages.problemUnreadable();
      case SERVER_ERROR -> messages.problemServer();
    };
  }
}
