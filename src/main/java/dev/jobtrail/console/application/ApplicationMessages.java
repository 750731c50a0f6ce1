package dev.jobtrail.console.application;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the pages of an application. */
@MessageBundle("application")
public interface ApplicationMessages {

  @Message("Open the posting")
  String openPosting();

  @Message("in a new tab")
  String inNewTab();

  @Message("Refresh")
  String refresh();

  @Message("This application")
  String thisApplication();

  @Message("Tracking")
  String tracking();

  @Message("Add a note (optional)")
  String addNoteOptional();

  @Message("Update status")
  String updateStatus();

  @Message("Client approval")
  String clientApproval();

  @Message("Decided on |")
  String decidedOn();

  @Message("The link was emailed to {address}.")
  String linkEmailedTo(String address);

  @Message("Share this link with the client:")
  String shareLinkWithClient();

  @Message("Copy link")
  String copyLink();

  @Message("Notes on this application")
  String notesOnApplication();

  @Message("Save notes")
  String saveNotes();

  @Message("Follow-up, tags and stage")
  String followUpTagsAndStage();

  @Message("Ask again on (optional)")
  String askAgainOnOptional();

  @Message("Save follow-up")
  String saveFollowUp();

  @Message("Tags (optional)")
  String tagsOptional();

  @Message("Separated by commas")
  String separatedByCommas();

  @Message("Save tags")
  String saveTags();

  @Message("Stage")
  String stage();

  @Message("No stage")
  String noStage();

  @Message("Save stage")
  String saveStage();

  @Message("Details")
  String details();

  @Message("Resume")
  String resume();

  @Message("Deleted")
  String resumeDeleted();

  @Message("Added")
  String added();

  @Message("Status changed")
  String statusChanged();

  @Message("Submitted")
  String submittedOn();

  @Message("Download all files (ZIP)")
  String downloadAllFiles();

  @Message("Archived on |: not in lists or on the board.")
  String archivedOn();

  @Message("Delete this application")
  String deleteApplication();

  @Message("Application deleted.")
  String applicationDeleted();

  @Message("This also deletes its posting, history, cover letters and tailored resume.")
  String deletionExplained();

  @Message("Remote")
  String remote();

  @Message("On site")
  String onSite();

  @Message("{from} to {to}")
  String payRange(String from, String to);

  @Message("{amounts} a year")
  String yearlyPay(String amounts);

  @Message("Reading the posting and scoring the resume")
  String scoringResumeNow();

  @Message("Tailoring the resume")
  String tailoringResume();

  @Message("Writing the letter")
  String writingLetterNow();

  @Message("Score the resume")
  String scoreResume();

  @Message("Tailor the resume")
  String tailorResume();

  @Message("Apply")
  String apply();

  @Message("View run")
  String viewRun();

  @Message("View open questions")
  String viewOpenQuestions();

  @Message("manually")
  String sentManually();

  @Message("by assisted apply")
  String sentByAssistedApply();

  @Message("The client is asked for approval when you submit.")
  String approvalAskedOnSubmit();

  @Message("Waiting for the client's decision.")
  String approvalPendingExplained();

  @Message(
      "The client approved it. A different resume, cover letter or posting needs a new approval.")
  String approvalApprovedExplained();

  @Message("The client declined it.")
  String approvalDeclinedExplained();

  @Message("The approval request expired. Submitting again sends a new request.")
  String approvalExpiredExplained();

  @Message("The approval request was cancelled.")
  String approvalCancelledExplained();

  @Message("Not requested yet")
  String approvalNotRequested();

  @Message("Pending")
  String approvalPending();

  @Message("Approved")
  String approvalApproved();

  @Message("Declined")
  String approvalDeclined();

  @Message("Expired")
  String approvalExpired();

  @Message("Cancelled")
  String approvalCancelled();

  @Message("This application was submitted.")
  String alreadySubmitted();

  @Message("Applications with status {status.inLowerCase} cannot be applied to.")
  String cannotBeAppliedTo(String status);

  @Message("The posting has no URL, so there is no form to open.")
  String postingHasNoUrl();

  @Message("Posting")
  String postingTab();

  @Message("Match")
  String matchTab();

  @Message("Interviews")
  String interviews();

  @Message("Contacts")
  String contacts();

  @Message("Attachments")
  String attachments();

  @Message("Offer")
  String offer();

  @Message("History")
  String history();

  @Message("Edit")
  String editTab();

  @Message("Upload not finished")
  String uploadNotFinished();

  @Message("Added |")
  String addedOn();

  @Message("Attachment removed.")
  String attachmentRemoved();

  @Message("No attachments yet. Keep the task, the contract or certificates with this application.")
  String noAttachments();

  @Message("Add files")
  String addFiles();

  @Message("Files")
  String files();

  @Message(
      "Documents, pictures, text and ZIP archives, up to 10 MB each. They are not sent with the application.")
  String filesHint();

  @Message("Upload")
  String uploadProgress();

  @Message("Upload")
  String upload();

  @Message("Enable JavaScript to upload files.")
  String enableJavaScriptToUpload();

  @Message("The file is empty.")
  String fileEmpty();

  @Message("The file is larger than 10 MB.")
  String fileTooLarge();

  @Message("File added.")
  String fileAdded();

  @Message("{number} files added.")
  String filesAdded(String number);

  @Message("{number} kB")
  String kilobytes(String number);

  @Message("{number} MB")
  String megabytes(String number);

  @Message("Role (optional)")
  String roleOptional();

  @Message("Email (optional)")
  String emailOptional();

  @Message("Phone (optional)")
  String phoneOptional();

  @Message("Link (optional)")
  String linkOptional();

  @Message("Notes (optional)")
  String notesOptional();

  @Message("Email")
  String email();

  @Message("Save contact")
  String saveContact();

  @Message("Contact deleted.")
  String contactDeleted();

  @Message("No contacts yet.")
  String noContacts();

  @Message("Add contact")
  String addContact();

  @Message("Edit job")
  String editJob();

  @Message("Company (optional)")
  String companyOptional();

  @Message("Location (optional)")
  String locationOptional();

  @Message("Workplace")
  String workplace();

  @Message("Not specified")
  String notSpecified();

  @Message("Employment type")
  String employmentType();

  @Message("Yearly pay from (optional)")
  String yearlyPayFromOptional();

  @Message("Yearly pay to (optional)")
  String yearlyPayToOptional();

  @Message("Currency (optional)")
  String currencyOptional();

  @Message("Description (optional)")
  String descriptionOptional();

  @Message("A new title or description removes the match score. Score the resume again afterwards.")
  String newDescriptionHint();

  @Message("Save job")
  String saveJob();

  @Message("Resume to apply with")
  String resumeToApplyWith();

  @Message("Choose a resume")
  String chooseResumeOption();

  @Message("Another resume removes the match score. A tailored resume stays as it is.")
  String anotherResumeHint();

  @Message("Choose resume")
  String chooseResume();

  @Message("to")
  String changedTo();

  @Message("by you")
  String movedByYou();

  @Message("by the client")
  String movedByClient();

  @Message("by Jobtrail")
  String movedByJobtrail();

  @Message("Starts")
  String starts();

  @Message("Ends (optional)")
  String endsOptional();

  @Message("Time zone")
  String timeZone();

  @Message("Kind")
  String kind();

  @Message("Place (optional)")
  String placeOptional();

  @Message("People (optional)")
  String peopleOptional();

  @Message("Outcome (optional)")
  String outcomeOptional();

  @Message("People")
  String people();

  @Message("Outcome")
  String outcome();

  @Message("interview on {when}")
  String interviewOn(String when);

  @Message("Save interview")
  String saveInterview();

  @Message("Interview deleted.")
  String interviewDeleted();

  @Message("No interviews yet. Add one to see it on the page Today.")
  String noInterviews();

  @Message("Add interview")
  String addInterview();

  @Message("Phone")
  String interviewByPhone();

  @Message("Video")
  String interviewByVideo();

  @Message("Other")
  String interviewOther();

  @Message("{start} ({zone})")
  String interviewTime(String start, String zone);

  @Message("{start} to {end} ({zone})")
  String interviewTimes(String start, String end, String zone);

  @Message("The letter could not be written.")
  String letterNotWritten();

  @Message("Cover letter")
  String coverLetter();

  @Message("Writing a cover letter.")
  String writingLetter();

  @Message("The current letter is kept under Earlier letters.")
  String currentLetterKept();

  @Message("Cover letter text")
  String coverLetterText();

  @Message("Write the letter here, or let Jobtrail write one below.")
  String letterPlaceholder();

  @Message("Save letter")
  String saveLetter();

  @Message("Text")
  String asText();

  @Message("{number} words")
  String wordCount(int number);

  @Message("last written by AI on |")
  String lastWrittenByAi();

  @Message("Write a cover letter")
  String writeCoverLetter();

  @Message("The application was withdrawn. Change its status to write a new letter.")
  String withdrawnWithoutLetter();

  @Message("The resume of this application was deleted. A cover letter needs a resume.")
  String letterNeedsResume();

  @Message("Tone")
  String tone();

  @Message("Neutral")
  String toneNeutral();

  @Message("Warm")
  String toneWarm();

  @Message("Formal")
  String toneFormal();

  @Message("Concise")
  String toneConcise();

  @Message("Anything to include? (optional)")
  String includeOptional();

  @Message("Mention that I can start in March.")
  String includePlaceholder();

  @Message(
      "The letter is in the language of the posting. If your resume is in another language, the letter can only name employers, dates and tools; to get a full letter in the resume's language, add for example “Write it in English”, “in German”, “in French” or “in Spanish”.")
  String letterLanguageHint();

  @Message("Uses only what your resume says.")
  String usesOnlyResume();

  @Message("Your current letter is kept below.")
  String currentLetterKeptBelow();

  @Message("Earlier letters")
  String earlierLetters();

  @Message("Replaced |")
  String letterReplacedOn();

  @Message("Replaced |, written by AI")
  String aiLetterReplacedOn();

  @Message("The last review failed.")
  String reviewFailed();

  @Message("Match with the posting")
  String matchWithPosting();

  @Message("Score again")
  String scoreAgain();

  @Message("Scores in six dimensions, listed below")
  String scoresListedBelow();

  @Message("of 100")
  String ofHundred();

  @Message("Scored")
  String scoredOn();

  @Message("Engine")
  String engine();

  @Message("Requirements of the posting")
  String requirementsOfPosting();

  @Message("Compared with the resume as it is now.")
  String comparedWithResumeNow();

  @Message("Requirements of the posting and what the resume shows for them")
  String requirementsCaption();

  @Message("Requirement")
  String requirement();

  @Message("Evidence")
  String evidence();

  @Message("In the resume")
  String inResume();

  @Message("Nice to have")
  String niceToHave();

  @Message("Covered")
  String covered();

  @Message("Related")
  String related();

  @Message("Missing")
  String missing();

  @Message("Strengths")
  String strengths();

  @Message("No particular strengths were found.")
  String noStrengths();

  @Message("Missing from the resume")
  String missingFromResume();

  @Message(
      "The posting asks for these. Add the ones that apply to you to your resume; tailoring never invents them.")
  String missingHint();

  @Message("Your resume covers everything the posting asks for.")
  String nothingMissing();

  @Message("Scoring the resume")
  String scoringResume();

  @Message("Your resume is compared with the posting in six dimensions.")
  String comparedInSixDimensions();

  @Message("Not scored yet")
  String notScoredYet();

  @Message(
      "See how well your resume fits this posting: six scores with reasons, and what is missing.")
  String notScoredHint();

  @Message("The resume of this application was deleted. Scoring needs a resume.")
  String scoringNeedsResume();

  @Message("Applications with status {status.inLowerCase} cannot be scored.")
  String cannotBeScored(String status);

  @Message("Strong match")
  String strongMatch();

  @Message("Fair match")
  String fairMatch();

  @Message("Weak match")
  String weakMatch();

  @Message("Skills")
  String skills();

  @Message("Experience")
  String experience();

  @Message("Seniority")
  String seniority();

  @Message("Education")
  String education();

  @Message("Location")
  String location();

  @Message("Keywords")
  String keywords();

  @Message("Salary")
  String salary();

  @Message("Currency")
  String currency();

  @Message("A code such as {example}")
  String codeSuchAs(String example);

  @Message("Period")
  String period();

  @Message("Bonus for a year (optional)")
  String yearlyBonusOptional();

  @Message("Equity (optional)")
  String equityOptional();

  @Message("Start date (optional)")
  String startDateOptional();

  @Message("Answer by (optional)")
  String answerByOptional();

  @Message("Save offer")
  String saveOffer();

  @Message("All offers")
  String allOffers();

  @Message("Compare offers")
  String compareOffers();

  @Message("Offer deleted.")
  String offerDeleted();

  @Message("Delete offer")
  String deleteOffer();

  @Message("This posting seems closed.")
  String postingSeemsClosed();

  @Message("They found it last on |.")
  String lastFoundOn();

  @Message("You also track a job with the same title and company:")
  String sameJobTracked();

  @Message("Delete one of them if they are the same job.")
  String deleteIfSame();

  @Message("Look at the posting")
  String lookAtPosting();

  @Message("Summary")
  String summary();

  @Message("Responsibilities")
  String responsibilities();

  @Message("Requirements")
  String requirements();

  @Message("Job posting")
  String jobPosting();

  @Message("No description is available")
  String noDescription();

  @Message("View the original posting")
  String viewOriginalPosting();

  @Message("Checked on |.")
  String checkedOn();

  @Message("Check now")
  String checkNow();

  @Message("whether the posting is still open")
  String whetherStillOpen();

  @Message("Posted on |")
  String postedOn();

  @Message("Not checked yet whether it is still open.")
  String notCheckedYet();

  @Message("Still open: {evidence}")
  String stillOpen(String evidence);

  @Message("Closed: {evidence}")
  String postingClosed(String evidence);

  @Message("The last check could not tell: {problem}")
  String lastCheckFailed(String problem);

  @Message("The last tailoring failed.")
  String tailoringFailed();

  @Message("Tailored resume")
  String tailoredResume();

  @Message("Tailor again")
  String tailorAgain();

  @Message("Scores of the tailored resume")
  String tailoredScores();

  @Message("Scores of the tailored resume, and of the original as a dashed line")
  String tailoredAndOriginalScores();

  @Message("Solid: tailored. Dashed: original.")
  String solidAndDashed();

  @Message("Changes")
  String changes();

  @Message("{made} made, {#if unconfirmed > 0}{unconfirmed} to confirm, {/if}{refused} left out")
  String changesMade(int made, int unconfirmed, int refused);

  @Message("Tailored")
  String tailoredOn();

  @Message("View tailored resume")
  String viewTailoredResume();

  @Message("The tailored resume was deleted. Tailor again to create a new one.")
  String tailoredResumeDeleted();

  @Message("Resume to submit")
  String resumeToSubmit();

  @Message("Original resume: {name}")
  String originalResume(String name);

  @Message("Original resume: deleted")
  String originalResumeDeleted();

  @Message("Save choice")
  String saveChoice();

  @Message("Questions about missing requirements")
  String missingRequirementQuestions();

  @Message(
      "A yes with one sentence becomes a confirmed fact of your resume. Tailor again to use it.")
  String missingRequirementQuestionsHint();

  @Message("The posting asks: \"{requirement}\"")
  String postingAsks(String requirement);

  @Message("In one sentence")
  String inOneSentence();

  @Message("Yes, add this fact")
  String yesAddFact();

  @Message("Reworded, please check")
  String rewordedPleaseCheck();

  @Message(
      "The facts are yours, some of the words are new. These changes are not in the tailored resume until you confirm them.")
  String rewordedHint();

  @Message("Use this wording")
  String useWording();

  @Message("Keep the original")
  String keepOriginal();

  @Message("<del>Struck through</del>: removed. <ins>Underlined</ins>: added.")
  String changesLegend();

  @Message("was number {number}")
  String wasNumber(int number);

  @Message("No changes were needed.")
  String noChangesNeeded();

  @Message("Left out")
  String leftOut();

  @Message("These changes were proposed but left out, because your resume does not support them.")
  String leftOutHint();

  @Message(
      "Creating a copy of your resume for this posting. Anything your resume does not support is left out.")
  String tailoringExplained();

  @Message("Not tailored yet")
  String notTailoredYet();

  @Message(
      "Creates a copy of your resume adapted to the posting. Every change is shown with its reason, and nothing is invented.")
  String notTailoredHint();

  @Message("The resume of this application was deleted. Tailoring needs a resume.")
  String tailoringNeedsResume();

  @Message("Score the resume against the posting first.")
  String scoreResumeFirst();

  @Message("Go to Match")
  String goToMatch();

  @Message("Applications with status {status.inLowerCase} cannot be tailored.")
  String cannotBeTailored(String status);

  @Message("Headline")
  String changeOfHeadline();

  @Message("Bullet")
  String changeOfBullet();

  @Message("Order")
  String changeOfOrder();

  @Message("Skill")
  String changeOfSkill();

  @Message("Keyword")
  String changeOfKeyword();

  @Message("Section")
  String changeOfSection();
}
