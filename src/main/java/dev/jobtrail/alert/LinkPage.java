package dev.jobtrail.alert;

import dev.jobtrail.discovery.MatchState;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.UUID;

/**
 * The page of a link in a digest.
 *
 * @param job the title and company; null if it is about the digest
 * @param button the label of the button that does what the link is for; null if nothing is left to
 *     do
 * @param applicationId of the application that the match has become; null for none
 */
@TemplateData
record LinkPage(String heading, String job, String text, String button, UUID applicationId) {

  static LinkPage unsubscribe() {
    var messages = messages();
    return new LinkPage(
        messages.turnOffDigests(),
        null,
        messages.turnOffDigestsText(),
        messages.unsubscribe(),
        null);
  }

  static LinkPage unsubscribeReminders() {
    var messages = messages();
    return new LinkPage(
        messages.turnOffReminders(),
        null,
        messages.turnOffRemindersText(),
        messages.unsubscribe(),
        null);
  }

  static LinkPage unsubscribedReminders() {
    var messages = messages();
    return new LinkPage(messages.unsubscribed(), null, messages.remindersOff(), null, null);
  }

  static LinkPage unsubscribed() {
    var messages = messages();
    return new LinkPage(messages.unsubscribed(), null, messages.digestsOff(), null, null);
  }

  /** For a match of a client who is archived. */
  static LinkPage archived(MatchView match) {
    var messages = messages();
    return decided(match, messages.clientArchived(), messages.clientArchivedText());
  }

  /** The question, or why there is nothing left to decide. */
  static LinkPage before(LinkAction action, MatchView match) {
    var messages = messages();
    var isOpen =
        match.state() == MatchState.NEW
            || match.state() == MatchState.EXPIRED && action == LinkAction.ADD;
    if (!isOpen) {
      return after(action, match);
    }
    return action == LinkAction.ADD
        ? new LinkPage(
            messages.addJob(),
            MatchLine.job(match),
            match.state() == MatchState.EXPIRED ? messages.mayBeClosed() : messages.scoreThen(),
            messages.addToApplications(),
            null)
        : new LinkPage(
            messages.dismissMatchQuestion(),
            MatchLine.job(match),
            messages.dismissMatchText(),
            messages.dismissMatch(),
            null);
  }

  /** The state of the match after the link was followed, or decided on elsewhere. */
  static LinkPage after(LinkAction action, MatchView match) {
    var messages = messages();
    var isAdd = action == LinkAction.ADD;
    var wasDeleted = match.applicationId() == null;
    if (wasDeleted && (match.state() == MatchState.ADDED || match.state() == MatchState.TRACKED)) {
      return decided(match, messages.alreadyDecided(), messages.alreadyDecidedText());
    }
    return switch (match.state()) {
      case ADDED ->
          decided(
              match,
              isAdd ? messages.added() : messages.addedBefore(),
              isAdd ? messages.addedText() : messages.addedBeforeText());
      case TRACKED -> decided(match, messages.tracked(), messages.trackedText());
      case DISMISSED ->
          decided(
              match,
              isAdd ? messages.dismissedBefore() : messages.dismissed(),
              isAdd ? messages.dismissedBeforeText() : messages.dismissedText());
      case EXPIRED -> decided(match, messages.expired(), messages.expiredText());
      case NEW -> decided(match, messages.restored(), messages.restoredText());
    };
  }

  private static AlertMessages messages() {
    return PageMessages.of(AlertMessages.class);
  }

  private static LinkPage decided(MatchView match, String heading, String text) {
    return new LinkPage(heading, MatchLine.job(match), text, null, match.applicationId());
  }
}
