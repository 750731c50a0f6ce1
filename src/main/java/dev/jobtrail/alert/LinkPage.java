package dev.jobtrail.alert;

import dev.jobtrail.discovery.MatchState;
import dev.jobtrail.discovery.MatchView;
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

  static final LinkPage UNSUBSCRIBE =
      new LinkPage(
          "Turn off job match mails?",
          null,
          "No more digests of new matches will be sent to you. Your matches and searches stay.",
          "Unsubscribe",
          null);

  static final LinkPage UNSUBSCRIBE_REMINDERS =
      new LinkPage(
          "Turn off reminders?",
          null,
          "No more reminders of follow-ups and interviews will be sent to you.",
          "Unsubscribe",
          null);

  static final LinkPage UNSUBSCRIBED_REMINDERS =
      new LinkPage(
          "You are unsubscribed",
          null,
          "No more reminders will be sent. You can turn them on again in the settings.",
          null,
          null);

  static final LinkPage UNSUBSCRIBED =
      new LinkPage(
          "You are unsubscribed",
          null,
          "No more digests of new matches will be sent. You can turn them on again in the settings.",
          null,
          null);

  /** For a match of a client who is archived. */
  static LinkPage archived(MatchView match) {
    return decided(
        match,
        "This client is archived",
        "Nothing was changed. Restore the client in Jobtrail to decide on matches.");
  }

  /** The question, or why there is nothing left to decide. */
  static LinkPage before(LinkAction action, MatchView match) {
    var isOpen =
        match.state() == MatchState.NEW
            || match.state() == MatchState.EXPIRED && action == LinkAction.ADD;
    if (!isOpen) {
      return after(action, match);
    }
    return action == LinkAction.ADD
        ? new LinkPage(
            "Add this job to your applications?",
            MatchLine.job(match),
            match.state() == MatchState.EXPIRED
                ? "The job boards no longer list this job. It may be closed."
                : "You can score and tailor your resume for it then.",
            "Add to applications",
            null)
        : new LinkPage(
            "Dismiss this match?",
            MatchLine.job(match),
            "It will no longer be shown. You can undo this in Jobtrail.",
            "Dismiss match",
            null);
  }

  /** The state of the match after the link was followed, or decided on elsewhere. */
  static LinkPage after(LinkAction action, MatchView match) {
    var isAdd = action == LinkAction.ADD;
    var wasDeleted = match.applicationId() == null;
    if (wasDeleted && (match.state() == MatchState.ADDED || match.state() == MatchState.TRACKED)) {
      return decided(
          match,
          "You already decided on this match",
          "Its application was deleted. To add it again, go to Discovery in Jobtrail.");
    }
    return switch (match.state()) {
      case ADDED ->
          decided(
              match,
              isAdd ? "Added to your applications" : "This match was already added",
              isAdd
                  ? "The job is in your pipeline."
                  : "It is in your applications, so it was not dismissed.");
      case TRACKED ->
          decided(
              match,
              "You already track this job",
              "There is an application for it, so nothing was changed.");
      case DISMISSED ->
          decided(
              match,
              isAdd ? "This match was dismissed" : "Match dismissed",
              isAdd
                  ? "It was not added. To add it, undo the dismissal in Jobtrail first."
                  : "It is no longer shown with your new matches.");
      case EXPIRED ->
          decided(match, "This match has expired", "The job boards no longer list this job.");
      case NEW -> decided(match, "This match was restored", "It awaits your decision in Jobtrail.");
    };
  }

  private static LinkPage decided(MatchView match, String heading, String text) {
    return new LinkPage(heading, MatchLine.job(match), text, null, match.applicationId());
  }
}
