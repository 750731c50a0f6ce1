package dev.jobtrail.alert;

import dev.jobtrail.application.InterviewKind;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the lines of digests and reminders, and of the pages that their links lead to. */
@MessageBundle("alert")
interface AlertMessages {

  @Message("Turn off job match mails?")
  String turnOffDigests();

  @Message("No more digests of new matches will be sent to you. Your matches and searches stay.")
  String turnOffDigestsText();

  @Message("Unsubscribe")
  String unsubscribe();

  @Message("Turn off reminders?")
  String turnOffReminders();

  @Message("No more reminders of follow-ups and interviews will be sent to you.")
  String turnOffRemindersText();

  @Message("You are unsubscribed")
  String unsubscribed();

  @Message("No more reminders will be sent. You can turn them on again in the settings.")
  String remindersOff();

  @Message(
      "No more digests of new matches will be sent. You can turn them on again in the settings.")
  String digestsOff();

  @Message("This client is archived")
  String clientArchived();

  @Message("Nothing was changed. Restore the client in Jobtrail to decide on matches.")
  String clientArchivedText();

  @Message("Add this job to your applications?")
  String addJob();

  @Message("The job boards no longer list this job. It may be closed.")
  String mayBeClosed();

  @Message("You can score and tailor your resume for it then.")
  String scoreThen();

  @Message("Add to applications")
  String addToApplications();

  @Message("Dismiss this match?")
  String dismissMatchQuestion();

  @Message("It will no longer be shown. You can undo this in Jobtrail.")
  String dismissMatchText();

  @Message("Dismiss match")
  String dismissMatch();

  @Message("You already decided on this match")
  String alreadyDecided();

  @Message("Its application was deleted. To add it again, go to Discovery in Jobtrail.")
  String alreadyDecidedText();

  @Message("Added to your applications")
  String added();

  @Message("The job is in your pipeline.")
  String addedText();

  @Message("This match was already added")
  String addedBefore();

  @Message("It is in your applications, so it was not dismissed.")
  String addedBeforeText();

  @Message("You already track this job")
  String tracked();

  @Message("There is an application for it, so nothing was changed.")
  String trackedText();

  @Message("This match was dismissed")
  String dismissedBefore();

  @Message("It was not added. To add it, undo the dismissal in Jobtrail first.")
  String dismissedBeforeText();

  @Message("Match dismissed")
  String dismissed();

  @Message("It is no longer shown with your new matches.")
  String dismissedText();

  @Message("This match has expired")
  String expired();

  @Message("The job boards no longer list this job.")
  String expiredText();

  @Message("This match was restored")
  String restored();

  @Message("It awaits your decision in Jobtrail.")
  String restoredText();

  @Message("Open application")
  String openApplication();

  @Message("Open Jobtrail")
  String openJobtrail();

  @Message("This link does not work")
  String linkDoesNotWork();

  @Message(
      "The link may be incomplete or expired, or the match was deleted. Sign in to see your matches.")
  String linkDoesNotWorkText();

  /** Of a job. */
  @Message("Remote")
  String remote();

  /** The title of a feed. */
  @Message("New job matches")
  String newJobMatches();

  @Message("Fit {score} of 100.")
  String fitOf100(int score);

  @Message("Today, {day}")
  String today(String day);

  @Message("Tomorrow, {day}")
  String tomorrow(String day);

  @Message("Follow up")
  String followUp();

  @Message("{time} Interview")
  String interviewAt(String time);

  @Message(
      "{#when kind}{#is PHONE}Phone{#is VIDEO}Video{#is ON_SITE}On site{#is OTHER}Other{/when}")
  String interviewKind(InterviewKind kind);
}
