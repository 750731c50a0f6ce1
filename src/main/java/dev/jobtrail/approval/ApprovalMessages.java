package dev.jobtrail.approval;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the pages that ask clients for their approval. */
@MessageBundle("approval")
interface ApprovalMessages {

  @Message("This link does not work")
  String linkDoesNotWork();

  @Message(
      "The link may be incomplete, expired or already used. Ask the person who applies for you to send a new one.")
  String linkDoesNotWorkText();

  @Message("Approve an application")
  String approveApplication();

  @Message(
      "{operator} asks for your approval to submit this application for you. Please decide by {day}.")
  String asksForApproval(String operator, String day);

  @Message("Comment (optional)")
  String comment();

  @Message("Approve")
  String approve();

  @Message("Decline")
  String decline();

  @Message("The job")
  String theJob();

  @Message("Remote")
  String remote();

  @Message("{from} to {to}")
  String payRange(String from, String to);

  @Message("View the original posting")
  String viewPosting();

  @Message("Description")
  String description();

  @Message("Your cover letter")
  String coverLetter();

  @Message("No cover letter will be sent.")
  String noCoverLetter();

  @Message("Your resume")
  String resume();

  @Message("Page {number} of {pages} of your resume; the PDF contains it as text")
  String pageOfResume(int number, int pages);

  @Message("No resume will be sent.")
  String noResume();

  @Message("Your decision")
  String yourDecision();

  @Message("You approved this application")
  String youApproved();

  @Message("You declined this application")
  String youDeclined();

  @Message("Thank you. It can now be submitted for you.")
  String approvedText();

  @Message("Thank you. It will not be submitted without asking you again.")
  String declinedText();

  @Message("Decided on {day}.")
  String decidedOn(String day);

  @Message("Your comment:")
  String yourComment();

  @Message(
      "You can close this page. To change your decision, contact the person who applies for you.")
  String closePage();

  @Message("The application has changed since you opened this page. Please review it again.")
  String changedSince();

  @Message("Please choose Approve or Decline.")
  String choose();

  @Message("The comment is too long. Shorten it to at most 1,000 characters.")
  String commentTooLong();

  @Message("The comment contains characters that cannot be saved. Remove them.")
  String commentUnsavable();
}
