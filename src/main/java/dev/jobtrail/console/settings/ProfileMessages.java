package dev.jobtrail.console.settings;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the page of the apply profile. */
@MessageBundle("profile")
interface ProfileMessages {

  @Message("|'s answers for application forms.")
  String answersOf();

  @Message(
      "All fields are optional. Nothing is guessed: if a form requires a field that is empty here, you are asked.")
  String answersText();

  @Message("Your answers for application forms.")
  String yourAnswers();

  @Message("Person")
  String person();

  @Message("First name")
  String firstName();

  @Message("Last name")
  String lastName();

  @Message("Address")
  String address();

  @Message("Street")
  String street();

  @Message("City")
  String city();

  @Message("Region or state")
  String region();

  @Message("Postal code")
  String postalCode();

  @Message("Country")
  String country();

  @Message("Not specified")
  String notSpecified();

  @Message("Links")
  String links();

  @Message("Portfolio")
  String portfolio();

  @Message("Website")
  String website();

  @Message("Work authorization")
  String workAuthorization();

  @Message("One row per country. Clear all three fields to remove a row.")
  String workAuthorizationHint();

  @Message("Country {number}")
  String countryNumber(int number);

  @Message("None")
  String noCountry();

  @Message("Authorized to work there now")
  String authorizedNow();

  @Message("Needs visa sponsorship, now or later")
  String needsSponsorship();

  @Message("Pay and notice period")
  String payAndNotice();

  @Message("Before taxes. Leave all three fields empty to be asked each time.")
  String payHint();

  @Message("Amount")
  String amount();

  @Message("Currency")
  String currency();

  @Message("Period")
  String period();

  @Message("Notice period")
  String noticePeriod();

  @Message("2 months")
  String noticeExample();

  @Message("Earliest start date")
  String earliestStart();

  @Message("Degree and experience")
  String degreeAndExperience();

  @Message(
      "Answers questions such as “How many years of experience do you have with Java?”. Clear both fields to remove a row.")
  String experienceHint();

  @Message("Highest degree")
  String highestDegree();

  @Message("Master of Science")
  String degreeExample();

  @Message("Skill {number}")
  String skillNumber(int number);

  @Message("Skill")
  String skill();

  @Message("Years of experience")
  String yearsOfExperience();

  @Message("Demographics")
  String demographics();

  @Message(
      "Share only what you want, in your own words. Nothing is guessed. To decline one question, enter “Decline to answer”.")
  String demographicsHint();

  @Message("Gender")
  String gender();

  @Message("Race or ethnicity")
  String race();

  @Message("Veteran status")
  String veteran();

  @Message("Disability")
  String disability();

  @Message("Questions without an answer here")
  String unanswered();

  @Message("Ask me if an answer is required")
  String askIfRequired();

  @Message("Decline to answer")
  String declineToAnswer();

  @Message("Consents")
  String consents();

  @Message("Use of my data for the application")
  String dataProcessing();

  @Message("Storage of my data for later jobs (talent pools)")
  String talentPool();

  @Message("Ask me each time")
  String askEachTime();

  @Message("I agree")
  String agree();

  @Message("I do not agree")
  String disagree();

  @Message("Saved answers")
  String savedAnswers();

  @Message(
      "Used when a form asks the same question, or one of the same meaning in other words. Answers from runs are added here. Clear both fields to remove a row.")
  String savedAnswersHint();

  @Message("A correction of yours: used instead of what profile and resume say.")
  String preferredAnswer();

  @Message("Answer {number}")
  String answerNumber(int number);

  @Message("Question")
  String question();

  @Message("Answer")
  String answer();

  @Message("Submitting forms")
  String submittingForms();

  @Message("I submit every form myself")
  String modeReview();

  @Message("Jobtrail fills in the form and stops. You check the screenshot, then press Submit.")
  String modeReviewHint();

  @Message("Submit automatically unless there was a question")
  String modeHybrid();

  @Message(
      "Forms that your profile and resume answer completely are submitted. If you were asked something, you press Submit.")
  String modeHybridHint();

  @Message("Submit automatically when complete")
  String modeAuto();

  @Message(
      "You are asked only what you alone can answer. Then the form is submitted automatically.")
  String modeAutoHint();

  @Message("Attached files")
  String attachedFiles();

  @Message("File name (optional)")
  String fileName();

  @Message(
      "Example: Novak_Jana_Resume.pdf. | is the word for resume or letter. Also available: |. Empty: the name and that word, joined by a hyphen.|")
  String fileNameHint();

  @Message("Save apply profile")
  String saveProfile();

  @Message("Apply profile saved.")
  String profileSaved();

  @Message("Accounts on sites of employers")
  String siteAccounts();

  @Message(
      "Assisted apply signs in with them where a form asks for an account. Passwords are stored encrypted.")
  String siteAccountsText();

  @Message(
      "{#when state}"
          + "{#is 'GIVEN'}Not used yet"
          + "{#is 'REQUESTED'}Will be created"
          + "{#is 'CREATING'}Creation not confirmed"
          + "{#is 'TRYING'}Sign-in not confirmed"
          + "{#is 'WORKS'}Sign-in works"
          + "{#is 'REFUSED'}Password refused"
          + "{#is 'NOT_CREATED'}Not created"
          + "{#else}Waiting for your e-mail confirmation{/when}")
  String siteAccountState(String state);

  @Message("Show the password once")
  String showPassword();

  @Message("Delete")
  String forgetAccount();

  @Message(
      "Deletes what is stored here. The account on the site stays. A generated password that you have not seen is lost.")
  String forgetAccountHint();

  @Message("Password for {site}")
  String passwordOf(String site);

  @Message("For {email}. Copy it now: it is not shown again.")
  String passwordOfText(String email);

  @Message("Copy")
  String copyPassword();
}
