package dev.jobtrail.console.application;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of assisted apply runs and their questions. */
@MessageBundle("attempt")
public interface AttemptMessages {

  @Message("Fill in the form for me")
  String fillInForMe();

  @Message(
      "A browser opens the posting, fills in the application form from your resume and apply profile, and shows you the result. It asks you about anything it does not know.")
  String fillInExplained();

  @Message("Try again")
  String tryAgain();

  @Message("Start")
  String start();

  @Message("View apply profile")
  String viewApplyProfile();

  @Message("Or apply yourself")
  String orApplyYourself();

  @Message("|, apply there, then mark the application as submitted.")
  String applyThereThenMark();

  @Message("Apply as the posting describes, then mark the application as submitted.")
  String applyAsDescribedThenMark();

  @Message("Mark as submitted")
  String markAsSubmitted();

  @Message("Earlier runs")
  String earlierRuns();

  @Message("Started |")
  String startedOn();

  @Message("Understood as: {topic}")
  String understoodAs(String topic);

  @Message("Submit the application")
  String submitApplication();

  @Message("Abandon this run")
  String abandonRun();

  @Message("Message from the site")
  String messageFromSite();

  @Message("Form")
  String form();

  @Message("Application system")
  String applicationSystem();

  @Message("Unknown")
  String unknownSystem();

  @Message("Submission")
  String submission();

  @Message("Ended")
  String ended();

  @Message("Last screenshot of the form")
  String lastScreenshot();

  @Message("Last screenshot of the form. Open it in full size.")
  String lastScreenshotExplained();

  @Message("Continue in my browser")
  String continueInMyBrowser();

  @Message(": all answers for pasting")
  String allAnswersForPasting();

  @Message("Form fields")
  String formFields();

  @Message("Field")
  String field();

  @Message("Value")
  String value();

  @Message("Source")
  String source();

  @Message("required")
  String required();

  @Message("Empty")
  String emptyField();

  @Message("Log, newest first")
  String logNewestFirst();

  @Message("Answers for pasting")
  String answersForPasting();

  @Message("Open the form")
  String openForm();

  @Message("Copy each answer into it, submit it there, then mark the application as submitted.")
  String copyThereThenMark();

  @Message(
      "Copy each answer into the form, submit it there, then mark the application as submitted.")
  String copyIntoFormThenMark();

  @Message("Back to the run")
  String backToRun();

  @Message("Without an answer")
  String withoutAnswer();

  @Message("Fields of the form")
  String fieldsOfForm();

  @Message("More from your profile and resume")
  String moreFromProfile();

  @Message("Filling in the form")
  String runFilling();

  @Message("Waiting for your answers")
  String runAsking();

  @Message("Ready to submit")
  String runReady();

  @Message("Submitting")
  String runSubmitting();

  @Message("Finished")
  String runFinished();

  @Message("Sent")
  String runSent();

  @Message("Stopped")
  String runStopped();

  @Message("Stopped at a CAPTCHA")
  String runStoppedAtCaptcha();

  @Message("Abandoned")
  String runAbandoned();

  @Message("Failed")
  String runFailed();

  @Message("A browser reads the form and fills it in. This takes a minute or two.")
  String runFillingExplained();

  @Message("The form asks for information that is not in your resume or apply profile.")
  String runAskingExplained();

  @Message("The form is filled in. Check it, edit what is wrong, then press Submit.")
  String runReadyExplained();

  @Message("The form is being filled in again and submitted. This cannot be undone.")
  String runSubmittingExplained();

  @Message("The site accepted the application.")
  String runSentExplained();

  @Message("This form cannot be completed automatically. Apply on the site yourself.")
  String runStoppedExplained();

  @Message("A CAPTCHA blocks the form. Apply on the site yourself.")
  String runCaptchaExplained();

  @Message("The run ended before anything was submitted.")
  String runAbandonedExplained();

  @Message("Check the reason before you try again.")
  String runFailedExplained();

  @Message("You check the form and press Submit.")
  String submitReviewed();

  @Message("Submitted automatically, unless there is a question for you.")
  String submitHybrid();

  @Message("Submitted automatically once its questions are answered.")
  String submitAutomatic();

  @Message("Opened")
  String eventOpened();

  @Message("Read")
  String eventRead();

  @Message("Filled")
  String eventFilled();

  @Message("Asked")
  String eventAsked();

  @Message("Answered")
  String eventAnswered();

  @Message("Corrected")
  String eventCorrected();

  @Message("Attached")
  String eventAttached();

  @Message("Sent")
  String eventSent();

  @Message("Confirmed")
  String eventConfirmed();

  @Message("Used")
  String eventUsed();

  @Message("Note")
  String eventNote();

  @Message("Error")
  String eventError();

  @Message("profile")
  String sourceProfile();

  @Message("resume")
  String sourceResume();

  @Message("cover letter")
  String sourceLetter();

  @Message("you")
  String sourceYou();

  @Message("your correction")
  String sourceCorrection();

  @Message("Save and fill in again")
  String saveCorrection();

  @Message("Remember this for other forms")
  String rememberCorrection();

  @Message("saved answer")
  String sourceSavedAnswer();

  @Message("answer of {day}")
  String sourceAnswerOf(String day);

  @Message("Questions")
  String questions();

  @Message("Questions of apply runs")
  String questionsOfRuns();

  @Message("No open questions")
  String noOpenQuestions();

  @Message("Questions of all your apply runs and those of your clients appear here.")
  String noOpenQuestionsHint();

  @Message(
      "Suggested from your resume. Check and edit it; it is entered only after you save your answers.")
  String suggestedFromResume();

  @Message("Choose")
  String chooseOption();

  @Message("Only you can answer this. Jobtrail never guesses it.")
  String onlyYouCanAnswer();

  @Message("Remember my answers for other forms")
  String rememberAnswers();

  @Message("Save answers and continue")
  String saveAnswersAndContinue();

  @Message("The site of the form asks for an account.")
  String runAccountExplained();

  @Message("Your account at {site}")
  String accountOfSite(String site);

  @Message("Password")
  String accountPassword();

  @Message("Stored encrypted, and used only to sign in there.")
  String accountPasswordHint();

  @Message("Sign in and continue")
  String signInAndContinue();

  @Message("Or a new account")
  String newAccount();

  @Message("Create an account for me")
  String createAccountAndContinue();

  @Message(
      "With a generated password, which you can see once under Settings, Apply profile. What the site requires for an account, such as its privacy notice, is accepted for you.")
  String createAccountHint();

  @Message("Try the stored password again")
  String tryAccountAgain();
}
