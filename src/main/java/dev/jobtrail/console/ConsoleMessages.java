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

  @Message("Close")
  String close();

  @Message("Back")
  String back();

  @Message("Search")
  String search();

  @Message("Undo")
  String undo();

  @Message("Open")
  String open();

  @Message("Copy")
  String copy();

  @Message("Create")
  String create();

  @Message("Restore")
  String restore();

  @Message("Dismiss")
  String dismiss();

  @Message("Archive")
  String archive();

  @Message("Download")
  String download();

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

  @Message("Date")
  String date();

  @Message("Time")
  String time();

  @Message("Link")
  String link();

  @Message("Notes")
  String notes();

  @Message("Status")
  String status();

  @Message("Description")
  String description();

  @Message("Actions")
  String actions();

  @Message("E-mail address")
  String email();

  @Message("Phone")
  String phone();

  @Message("{label} (optional)")
  String optional(String label);

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
}
