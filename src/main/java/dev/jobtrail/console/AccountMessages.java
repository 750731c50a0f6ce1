package dev.jobtrail.console;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the pages of an account: signing in and up, and the settings. */
@MessageBundle("account")
public interface AccountMessages {

  @Message("Welcome")
  String welcome();

  @Message("Your account and all its data were deleted.")
  String accountDeleted();

  @Message("Your job search in one place")
  String frontTitle();

  @Message(
      "Jobtrail manages your resumes, finds jobs on 28 boards, tailors your resume to each job without inventing anything, and fills in application forms while you watch.")
  String frontLead();

  @Message("Create account")
  String createAccount();

  @Message("Sign in with {provider}")
  String signInWith(String provider);

  @Message("Continue with {provider}")
  String continueWith(String provider);

  @Message("Saved")
  String sketchSaved();

  @Message("Submitted")
  String sketchSubmitted();

  @Message("Interview")
  String sketchInterview();

  @Message("Offer")
  String sketchOffer();

  @Message("A pipeline: applications as cards in the columns Saved, Submitted, Interview and Offer")
  String sketchTitle();

  @Message("What it does")
  String whatItDoes();

  @Message("Find")
  String find();

  @Message(
      "Searches 28 job boards daily and explains why a job fits and what is missing. You decide: add or dismiss.")
  String findText();

  @Message("Tailor")
  String tailor();

  @Message(
      "Adapts your resume and cover letter to the job. Anything your resume does not support is left out, and you see what and why.")
  String tailorText();

  @Message("Apply")
  String apply();

  @Message(
      "Fills in application forms in a browser. It asks you instead of guessing, and by default you press Submit.")
  String applyText();

  @Message("Keep track")
  String keepTrack();

  @Message(
      "Every application has a history, from saved to offer. Working for clients? Keep their records separate, and let them approve applications by a link.")
  String keepTrackText();

  @Message("What you can count on")
  String promises();

  @Message(
      "|Nothing is invented.| No employer, year, degree or skill gets into a resume that you did not put there.")
  String promiseEvidence();

  @Message(
      "|Sensitive questions are yours.| Gender, race, health or veteran status are never guessed.")
  String promiseSensitive();

  @Message(
      "|Your data stays yours.| Download everything as one file or delete your account, at any time.")
  String promiseData();

  @Message(
      "|No trackers.| These pages load no third-party content and set only the cookies that they need.")
  String promiseTrackers();

  @Message("API documentation")
  String apiDocumentation();

  @Message("OpenAPI description")
  String openApiDescription();

  @Message("Forgot your password")
  String forgotPasswordTitle();

  @Message("Forgot your password?")
  String forgotPassword();

  @Message("Set a new password")
  String setNewPassword();

  @Message("We email you a link to set a new password.")
  String weEmailLink();

  @Message("Send link")
  String sendLink();

  @Message("This service cannot send mail, so it cannot send you a link.")
  String cannotMail();

  @Message(
      "Ask its operator for one. The command |reset-password| creates it; the operations guide describes how.")
  String askOperator();

  @Message("Back to sign in")
  String backToSignIn();

  @Message("New password")
  String newPassword();

  @Message(
      "12 to 128 characters; a phrase of several words works well. This signs out all sessions.")
  String resetPasswordHint();

  @Message("Set password")
  String setPassword();

  @Message("Your account is ready")
  String accountReady();

  @Message("Sign in to get started.")
  String signInToStart();

  @Message(
      "We sent a link to your e-mail address. Open it to enable discovery, assisted apply and sharing.")
  String verificationLinkSent();

  @Message("E-mail address or username")
  String emailOrUsername();

  @Message("Password")
  String password();

  @Message("Two-step verification")
  String twoStep();

  @Message("Code")
  String code();

  @Message("The 6 digits of your authenticator app, or a recovery code.")
  String codeHint();

  @Message("or")
  String orElse();

  @Message("Sign in with a passkey")
  String signInWithPasskey();

  @Message("New here?")
  String newHere();

  @Message("Sign in to the demo account")
  String signInToDemo();

  @Message("The link works once.")
  String linkWorksOnce();

  @Message("Continue")
  String continueOn();

  @Message("Your name")
  String yourName();

  @Message("Username")
  String username();

  @Message("a to z, 0 to 9 and -")
  String usernamePattern();

  @Message(
      "3 to 32 characters: a to z, 0 to 9 and -. It is part of the links to resumes that you share.")
  String usernameHint();

  @Message("12 characters or more; a phrase of several words works well.")
  String signUpPasswordHint();

  @Message("Already have an account?")
  String haveAccount();

  @Message("Undo the e-mail address change")
  String undoEmailChange();

  @Message(
      "This restores the previous e-mail address of your account, signs out all sessions and revokes all API keys. You then set a new password.")
  String undoEmailChangeText();

  @Message("Undo the change")
  String undoChange();

  @Message("Verify your address")
  String verifyAddressTitle();

  @Message("Verify your e-mail address")
  String verifyEmail();

  @Message("Confirm that this e-mail address belongs to you.")
  String verifyEmailText();

  @Message("Verify my address")
  String verifyMyAddress();

  @Message("This link no longer works")
  String linkNoMore();

  @Message("It was already used, or it has expired. Restart the service to get a new one.")
  String demoLinkNoMore();

  @Message("It was already used, or it has expired. Request a new one.")
  String linkNoMoreText();

  @Message("Sign in to request a new one")
  String signInToRequest();

  @Message("Request a new one")
  String requestNewOne();

  @Message("Address verified")
  String addressVerified();

  @Message("Your e-mail address is verified. Thank you.")
  String addressVerifiedText();

  @Message("This address has another account")
  String addressTaken();

  @Message(
      "Another account uses this address now. Delete that account or change its address, then follow the link again.")
  String addressTakenText();

  @Message("Address restored")
  String addressRestored();

  @Message(
      "Your account has this address again. All sessions are signed out and all API keys are revoked. We have sent you a link to set a new password.")
  String addressRestoredText();

  @Message("Check your email")
  String checkEmail();

  @Message("If an account uses this address, we have sent a link to it.")
  String checkEmailText();

  @Message("A password has 12 to 128 characters.")
  String passwordLength();

  @Message("Password set")
  String passwordSet();

  @Message("Your new password is set. Sign in with it.")
  String passwordSetText();

  @Message("Confirm that it is you")
  String confirmYou();

  @Message(
      "You signed in a while ago. Enter your password to make changes here for the next 10 minutes.")
  String confirmPasswordText();

  @Message("You signed in a while ago. Sign in again to make changes here for the next 10 minutes.")
  String confirmProviderText();

  @Message("Confirm")
  String confirm();

  @Message("Confirm that it is you first.")
  String confirmFirst();

  @Message("On since |.")
  String feedOnSince();

  @Message("Create new address")
  String createNewAddress();

  @Message("The present address stops working.")
  String presentAddressStops();

  @Message("Replace address")
  String replaceAddress();

  @Message("Turn off")
  String turnOff();

  @Message("The address stops working.")
  String addressStops();

  @Message("Turn feed off")
  String turnFeedOff();

  @Message("Copy it now. It is shown only once.")
  String copyOnce();

  @Message("Copy address")
  String copyAddress();

  @Message("Passkeys")
  String passkeys();

  @Message(
      "Sign in with your fingerprint, face or device PIN instead of a password. A passkey needs no second step.")
  String passkeysText();

  @Message("Synced")
  String synced();

  @Message("Added |, last used |")
  String passkeyUsed();

  @Message("Added |, never used")
  String passkeyUnused();

  @Message("Rename")
  String rename();

  @Message("Save name")
  String saveName();

  @Message("You can no longer sign in with it. Delete it on your device, too.")
  String deletePasskeyHint();

  @Message("Delete passkey")
  String deletePasskey();

  @Message("Such as “my laptop”, to tell your passkeys apart.")
  String passkeyNameHint();

  @Message("Add a passkey")
  String addPasskey();

  @Message("Confirm that it is you to add or delete passkeys.")
  String confirmForPasskeys();

  @Message("On")
  String on();

  @Message("since |")
  String since();

  @Message("Signing in with your password asks for a code of your authenticator app.")
  String twoStepOnText();

  @Message("You have no recovery codes left.")
  String noRecoveryCodes();

  @Message("Recovery codes left: {number}.")
  String recoveryCodesLeft(long number);

  @Message("Create new recovery codes")
  String createRecoveryCodes();

  @Message("Your password alone will be enough to sign in, and your recovery codes stop working.")
  String turnOffTwoStepHint();

  @Message("Turn off two-step verification")
  String turnOffTwoStep();

  @Message("Confirm that it is you to change it.")
  String confirmToChange();

  @Message(
      "Ask for a code of an authenticator app in addition to your password, so that a stolen password is not enough to sign in.")
  String twoStepOffText();

  @Message("Set up two-step verification")
  String setUpTwoStep();

  @Message("Confirm that it is you to turn it on.")
  String confirmToTurnOn();

  @Message("Recovery codes")
  String recoveryCodes();

  @Message("Two-step verification is on.")
  String twoStepIsOn();

  @Message("Save these codes")
  String saveCodes();

  @Message(
      "Each signs you in once if you lose your authenticator app. Keep them somewhere safe, such as your password manager. They are shown only now.")
  String saveCodesText();

  @Message("Copy the codes")
  String copyCodes();

  @Message("Done")
  String done();

  @Message("1. Add Jobtrail to your authenticator app")
  String addToApp();

  @Message("Scan this QR code with an app such as Aegis, 1Password or Google Authenticator.")
  String scanQrCode();

  @Message("If you cannot scan it, |open it on this device| or enter this key:")
  String cannotScan();

  @Message("Copy the key")
  String copyTheKey();

  @Message("2. Enter the code that the app shows")
  String enterCode();

  @Message("Turn on")
  String turnOn();

  @Message("Account")
  String tabAccount();

  @Message("Security")
  String tabSecurity();

  @Message("Plan and usage")
  String tabPlan();

  @Message("Apply profile")
  String tabProfile();

  @Message("Alerts")
  String tabAlerts();

  @Message("Mailbox")
  String tabMailbox();

  @Message("Calendar")
  String tabCalendar();

  @Message("Engines")
  String tabEngines();

  @Message("Developers")
  String tabDevelopers();

  @Message("Your data")
  String tabData();

  @Message("Your name is saved.")
  String nameSaved();

  @Message("Your language is saved.")
  String languageSaved();

  @Message("Language")
  String language();

  @Message(
      "Of these pages, of error messages and of mails. Without a choice, digests and reminders are in English.")
  String languageHint();

  @Message("As in the browser")
  String languageOfBrowser();

  @Message("Save language")
  String saveLanguage();

  @Message("Your account")
  String yourAccount();

  @Message("It is part of the links to resumes that you share, so it cannot be changed.")
  String usernameFixed();

  @Message("Verified")
  String verified();

  @Message("Not verified yet")
  String notVerifiedYet();

  @Message("Member since")
  String memberSince();

  @Message("Change e-mail address or password")
  String changeEmailOrPassword();

  @Message("The address of your calendar")
  String calendarAddress();

  @Message(
      "Copy it now. It is shown only once. Add it to your calendar program as a subscription, often called “From URL”.")
  String calendarAddressText();

  @Message("Anyone with this address can read your interviews and follow-up days.")
  String calendarAddressHint();

  @Message("Calendar feed")
  String calendarFeed();

  @Message(
      "Shows interviews and follow-up days in your calendar program, with job title, company and place.")
  String calendarFeedText();

  @Message(
      "Shows interviews and follow-up days in your calendar program, those of all active clients with their names, with job title, company and place.")
  String calendarFeedClientsText();

  @Message("Create calendar feed")
  String createCalendarFeed();

  @Message("Export your data")
  String exportData();

  @Message(
      "One JSON file with all data of your account: resumes and their versions, applications with history and cover letters, clients, targets, matches, profiles.")
  String exportDataText();

  @Message("Download everything")
  String downloadEverything();

  @Message("Import an export")
  String importExport();

  @Message(
      "The file that another installation of Jobtrail exported. Import it into a new account, without resumes, applications and clients: all of the file is imported, or nothing. Sign-ins, API keys, webhooks and shared pages are not imported.")
  String importExportText();

  @Message("Last import: |")
  String lastImport();

  /** The name of a section of an export. */
  @Message(
      "{#when section}{#is 'account'}Account{#is 'apiKeys'}API keys"
          + "{#is 'providers'}Linked sign-ins{#is 'passkeys'}Passkeys"
          + "{#is 'twoStep'}Two-step verification{#is 'calendarFeed'}Calendar feed"
          + "{#is 'matchFeed'}Match feed{#is 'webhooks'}Webhooks"
          + "{#is 'webhookDeliveries'}Webhook deliveries{#is 'notices'}Notices"
          + "{#is 'reminders'}Reminders{#is 'matchAlerts'}Match alerts"
          + "{#is 'mailbox'}Mailbox{#is 'employerMessages'}Messages of employers"
          + "{#is 'stages'}Stages{#is 'savedViews'}Saved views"
          + "{#is 'applications'}Applications{#is 'attachments'}Attachments"
          + "{#is 'attachmentParts'}Parts of attachments"
          + "{#is 'earlierCoverLetters'}Earlier cover letters{#is 'approvals'}Approvals"
          + "{#is 'resumeVersions'}Resume versions{#is 'resumes'}Resumes"
          + "{#is 'statistics'}Statistics{#is 'clients'}Clients"
          + "{#is 'facts'}Confirmed facts"
          + "{#is 'builderMessages'}Messages to the assistant"
          + "{#is 'applyProfiles'}Apply profiles{#is 'discoveryTargets'}Searches"
          + "{#is 'discoveryRuns'}Runs of searches{#is 'discoveryMatches'}Matches"
          + "{#is 'siteAccounts'}Accounts on sites of employers"
          + "{#is 'attempts'}Assisted applies{#else}{section}{/when}:")
  String importedSection(String section);

  @Message("{number} imported")
  String imported(int number);

  @Message("{number} left out")
  String leftOut(int number);

  @Message("{number} changed")
  String changed(int number);

  @Message("Exported file")
  String exportedFile();

  @Message("Upload")
  String upload();

  @Message("Import")
  String importFile();

  @Message("Enable JavaScript to upload the file.")
  String enableJavaScript();

  @Message("Delete account")
  String deleteAccount();

  @Message(
      "Sessions, API keys and shared pages stop working immediately. Resumes, applications, clients and all other data are then deleted permanently and cannot be restored. Download your data first.")
  String deleteAccountText();

  @Message("Type | to confirm")
  String typeToConfirm();

  @Message("Your username: {username}")
  String yourUsername(String username);

  @Message("Current password")
  String currentPassword();

  @Message("Delete my account permanently")
  String deletePermanently();

  @Message("AI engine")
  String aiEngine();

  @Message("Engine")
  String engine();

  @Message("Built-in")
  String builtIn();

  @Message("Language model from {provider}")
  String modelFrom(String provider);

  @Message("Ready")
  String ready();

  @Message("Not available")
  String notAvailable();

  @Message("Model")
  String model();

  @Message("Reason")
  String reason();

  @Message(
      "It runs on this server: postings, resumes and cover letters are not sent anywhere. The administrator of this server can configure a language model instead.")
  String builtInText();

  @Message(
      "Postings and the parts of your resume that a task needs are sent to the language model that the administrator of this server configured.")
  String modelText();

  @Message(
      "With every engine, anything that your resume and confirmed facts do not support is left out and shown to you.")
  String everyEngineText();

  @Message("Resume builder")
  String resumeBuilder();

  @Message(
      "Open a resume and ask the builder for a change. It suggests changes that you accept or reject.")
  String resumeBuilderText();

  @Message("Go to resumes")
  String goToResumes();

  @Message("Your plan")
  String yourPlan();

  @Message("Monthly usage resets on |. Work that fails on our side is not counted.")
  String usageResets();

  @Message("Used this month")
  String usedThisMonth();

  @Message("No limit")
  String noLimit();

  @Message("Unlimited")
  String unlimitedPlan();

  @Message("{used} of {allowed}")
  String usedOf(long used, int allowed);

  @Message("Used up")
  String usedUp();

  @Message("AI work")
  String meterAi();

  @Message("Postings read, scorecards, tailoring, letters, suggestions")
  String meterAiHint();

  @Message("Assisted apply")
  String meterApply();

  @Message("Forms filled in for you")
  String meterApplyHint();

  @Message("Discovery runs")
  String meterDiscovery();

  @Message("Searches of the job boards")
  String meterDiscoveryHint();

  @Message("Client seats")
  String meterSeats();

  @Message("Active clients at a time; archived ones take no seat")
  String meterSeatsHint();

  @Message("Your password is changed. All other browsers are signed out.")
  String passwordChanged();

  @Message("Check your email at the new address. Once you open the link, it replaces {email}.")
  String emailChangeSent(String email);

  @Message("Your e-mail address is changed.")
  String emailChanged();

  @Message("Signed out.")
  String signedOut();

  @Message("Unlinked.")
  String unlinked();

  @Message("Your passkey is added. You can sign in with it from now on.")
  String passkeyAdded();

  @Message("The passkey is deleted.")
  String passkeyDeleted();

  @Message("Two-step verification is off.")
  String twoStepIsOff();

  @Message("12 to 128 characters; a phrase of several random words works well.")
  String newPasswordHint();

  @Message("Change password")
  String changePassword();

  @Message("This account has no password. Confirm that it is you to set one.")
  String hasNoPassword();

  @Message("Forgot it?")
  String forgotIt();

  @Message("Reset it by email")
  String resetByEmail();

  @Message("New e-mail address")
  String newEmail();

  @Message(
      "We send a link to the new address. Until you open it, the current one stays in use. The current address can undo the change for 7 days.")
  String newEmailHint();

  @Message("It changes immediately: no mail server is configured, so no link is sent.")
  String newEmailImmediately();

  @Message("Change address")
  String changeAddress();

  @Message("Sessions")
  String sessions();

  @Message("This browser")
  String thisBrowser();

  @Message("Last used |, signed in |")
  String sessionUsed();

  @Message("Last used |, signed in | with |")
  String sessionUsedBy();

  @Message("a password")
  String signedInByPassword();

  @Message("a passkey")
  String signedInByPasskey();

  @Message("Sign out all other browsers")
  String signOutOthers();

  @Message("Confirm that it is you to sign other browsers out.")
  String confirmToSignOut();

  @Message("Linked accounts")
  String linkedAccounts();

  @Message("Linked")
  String linked();

  @Message("Unlink")
  String unlink();

  @Message("Link {provider}")
  String linkProvider(String provider);

  @Message("A provider can be linked if its account has the address {email}.")
  String linkedHint(String email);

  @Message("Permanently deletes all your data. You can download it first.")
  String deleteAccountShort();

  @Message("Your alerts are saved.")
  String alertsSaved();

  @Message("The address of your feed")
  String feedAddress();

  @Message("Copy it now. It is shown only once. Add it to your feed reader as a subscription.")
  String feedAddressText();

  @Message("Anyone with this address can read your new matches.")
  String feedAddressHint();

  @Message("New matches by mail")
  String matchesByMail();

  @Message(
      "A digest of the best new matches, with links that add or dismiss each. If there are none, no mail is sent.")
  String matchesByMailText();

  @Message(
      "A digest of the best new matches, also those of active clients, with links that add or dismiss each. If there are none, no mail is sent.")
  String matchesByMailClientsText();

  @Message("This installation does not send mail. Your settings are saved and apply once it does.")
  String sendsNoMail();

  @Message("Send")
  String send();

  @Message("Never")
  String sendNever();

  @Message("Every day")
  String sendDaily();

  @Message("Every Monday")
  String sendWeekly();

  @Message("Time zone")
  String timeZone();

  @Message("Next: |.")
  String nextMail();

  @Message("Next: |, last sent: |.")
  String nextAndLastMail();

  @Message("Reminders by mail")
  String remindersByMail();

  @Message(
      "One mail a day with the interviews and follow-ups of that day and the next. On days without any, no mail is sent.")
  String remindersText();

  @Message(
      "One mail a day with the interviews and follow-ups of that day and the next, also those of active clients. On days without any, no mail is sent.")
  String remindersClientsText();

  @Message("Save reminders")
  String saveReminders();

  @Message("Atom feed")
  String atomFeed();

  @Message("Shows your newest matches in a feed reader.")
  String atomFeedText();

  @Message(
      "Shows your newest matches, also those of active clients with their names, in a feed reader.")
  String atomFeedClientsText();

  @Message("Create Atom feed")
  String createAtomFeed();

  @Message("The password {fault}.")
  String passwordRefused(String fault);
}
