package dev.jobtrail.console;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the layout and words that many pages share. */
@MessageBundle("console")
public interface ConsoleMessages {

  @Message("en")
  String languageTag();

  @Message("Save")
  String save();

  @Message("Nothing is selected. Select at least one entry, and try again.")
  String selectFirst();

  @Message("Cancel")
  String cancel();

  @Message("Delete")
  String delete();

  @Message("Remove")
  String remove();

  @Message("Edit")
  String edit();

  @Message("Add")
  String add();

  @Message("Add another")
  String addAnother();

  @Message("Row removed.")
  String rowRemoved();

  @Message("Search")
  String search();

  @Message("Undo")
  String undo();

  @Message("Open")
  String open();

  @Message("Copy")
  String copy();

  @Message("Restore")
  String restore();

  @Message("Dismiss")
  String dismiss();

  @Message("Archive")
  String archive();

  @Message("Yes")
  String yes();

  @Message("No")
  String no();

  @Message("Name")
  String name();

  @Message("Title")
  String title();

  @Message("Company")
  String company();

  @Message("Place")
  String place();

  @Message("Time")
  String time();

  @Message("Link")
  String link();

  @Message("Notes")
  String notes();

  @Message("Status")
  String status();

  /** Before the status, for screen readers. */
  @Message("Status:")
  String statusIs();

  @Message("Description")
  String description();

  @Message("Actions")
  String actions();

  @Message("E-mail address")
  String email();

  @Message("Phone")
  String phone();

  @Message("Main")
  String mainNavigation();

  @Message("Skip to the content")
  String skipToContent();

  @Message("new")
  String unseenNews();

  @Message("Working as")
  String workingAs();

  @Message("Me")
  String me();

  @Message("Switch")
  String switchPerson();

  @Message("Sign in")
  String signIn();

  @Message("Sign out")
  String signOut();

  @Message("Working for |")
  String workingFor();

  @Message("Switch to me")
  String switchToMe();

  @Message(
      "Your e-mail address is not verified yet. Open the link that we emailed you to enable discovery, assisted apply and sharing.")
  String emailNotVerified();

  @Message("Resend link")
  String resendLink();

  @Message(
      "You are looking at sample data. Clearing it also deletes your changes to it; your own records stay.")
  String lookingAtSamples();

  @Message("Clear sample data")
  String clearSamples();

  @Message("Sample data will be cleared in a few seconds.")
  String samplesCleared();

  @Message("Message dismissed.")
  String messageDismissed();

  @Message("Today")
  String today();

  @Message("Pipeline")
  String pipeline();

  @Message("Resumes")
  String resumes();

  @Message("Discovery")
  String discovery();

  @Message("Clients")
  String clients();

  @Message("Settings")
  String settings();

  // the same as labels of the navigation, with soft hyphens where a narrow phone may break them

  @Message("Today")
  String todayLabel();

  @Message("Resumes")
  String resumesLabel();

  @Message("Discovery")
  String discoveryLabel();

  @Message("Settings")
  String settingsLabel();

  @Message("Pipeline board")
  String pageBoard();

  @Message("List of applications")
  String pageList();

  @Message("Add a job")
  String pageAddJob();

  @Message("Compare offers")
  String pageCompareOffers();

  @Message("Insights")
  String pageInsights();

  @Message("Stages of your own")
  String pageStages();

  @Message("Import applications from a table")
  String pageImportTable();

  @Message("Import and export applications")
  String pageTransfer();

  @Message("Open questions of forms")
  String pageQuestions();

  @Message("Replies of employers")
  String pageMessages();

  @Message("New resume")
  String pageNewResume();

  @Message("Import a resume")
  String pageImportResume();

  @Message("Security settings")
  String pageSecurity();

  @Message("Apply profile")
  String pageApplyProfile();

  @Message("Plan and usage")
  String pagePlan();

  @Message("Calendar feed")
  String pageCalendar();

  @Message("Alerts and reminders by mail")
  String pageAlerts();

  @Message("Mailbox: replies of employers")
  String pageMailbox();

  @Message("AI engine")
  String pageEngine();

  @Message("API keys")
  String pageApiKeys();

  @Message("Webhooks")
  String pageWebhooks();

  @Message("Your data: export, import, delete")
  String pageData();

  @Message("Jobs, people, resumes, clients and pages")
  String searchHint();

  @Message("Results")
  String results();

  @Message("Pages")
  String pages();

  @Message("Nothing contains all of these words. Try fewer words, or a part of one.")
  String nothingContainsWords();

  @Message("Page not found")
  String pageNotFound();

  @Message("Too many requests")
  String tooManyRequests();

  @Message("The plan's allowance is used up")
  String allowanceUsedUp();

  @Message("Something went wrong")
  String somethingWentWrong();

  @Message("The request was refused")
  String requestRefused();

  @Message("This page does not exist, was removed, or belongs to another account.")
  String pageGone();

  @Message("Go back")
  String goBack();

  @Message("The service cannot be reached. Nothing was changed.")
  String unreachable();

  @Message("Something went wrong on our side. Try again.")
  String serviceFailed();

  @Message("Copied")
  String copied();

  @Message("Selected. Press Ctrl+C to copy.")
  String selectedToCopy();

  @Message("Choose a file of up to 1.4 MB.")
  String fileTooLarge();

  @Message("You have unsaved changes from %s.")
  String unsavedChanges();

  @Message("Your changes are back. They are not saved yet.")
  String changesBack();

  @Message("Discard")
  String discard();

  @Message("Discarded.")
  String discarded();

  @Message("Saved.")
  String saved();

  @Message("Saved at %s")
  String savedAt();

  @Message("Not saved. %s")
  String notSaved();

  @Message("The service cannot be reached.")
  String notReached();

  @Message("Show the other version")
  String showOther();

  @Message("(empty)")
  String emptyText();

  @Message("This text was changed elsewhere. Yours is still here, but not saved.")
  String changedElsewhere();

  @Message("Overwrite with my version")
  String overwrite();

  @Message("Use the other version")
  String useOther();

  @Message("Messages")
  String messages();

  @Message("%s Press Ctrl+Z to undo.")
  String pressToUndo();

  @Message("You are not signed in yet.")
  String notSignedInYet();

  @Message("The service cannot be reached. Try again.")
  String tryAgain();

  @Message("The service cannot be reached. Send the file again to continue.")
  String sendAgain();

  @Message("Nothing found.")
  String nothingFound();

  @Message("1 result")
  String oneResult();

  @Message("%s results")
  String severalResults();

  @Message("No passkey was used. Try again.")
  String noPasskeyUsed();

  @Message("This device already has a passkey for this account.")
  String passkeyExists();

  @Message("Passkeys do not work at this URL.")
  String passkeysNotHere();

  @Message("This browser does not support passkeys.")
  String passkeysUnsupported();

  @Message("Follow the instructions of your browser.")
  String followBrowser();

  @Message("Sign in again")
  String signInAgain();

  @Message("Your session has ended. Your changes on this page are still here.")
  String sessionEnded();

  @Message("Another way to sign in? |Sign in in a new tab|, then |")
  String otherSignIn();
}
