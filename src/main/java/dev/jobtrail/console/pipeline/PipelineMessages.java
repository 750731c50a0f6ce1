package dev.jobtrail.console.pipeline;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the pages of the pipeline. */
@MessageBundle("pipeline")
public interface PipelineMessages {

  @Message("Add a job")
  String addAJob();

  @Message("Import complete. Duplicates were skipped.")
  String importComplete();

  @Message("First steps")
  String firstSteps();

  @Message("{done} of {all} done")
  String stepsDone(long done, int all);

  @Message("Done")
  String done();

  @Message("Import resume")
  String importResume();

  @Message("Search the boards")
  String searchBoards();

  @Message("Look around with sample data")
  String lookAroundWithSamples();

  @Message("Invented resumes, applications and matches that you can clear at any time.")
  String samplesExplained();

  @Message("Start with your resume")
  String startWithResume();

  @Message("Create one or import an existing one. Everything else builds on it.")
  String startWithResumeHint();

  @Message("Create resume")
  String createResume();

  @Message("From a link, by pasting the posting, or from a search of the job boards.")
  String addAJobHint();

  @Message("Score and tailor your resume")
  String scoreAndTailor();

  @Message("See how it fits the job and what is missing, then adapt it.")
  String scoreAndTailorHint();

  @Message("Open the job")
  String openTheJob();

  @Message("Apply")
  String apply();

  @Message("Fill in the form yourself or let Jobtrail do it, and track the answer here.")
  String applyHint();

  @Message("No matching applications")
  String noMatchingApplications();

  @Message("Show all applications")
  String showAllApplications();

  @Message(
      "Drag a card to move it, or use its Move button. Keyboard: arrow keys select a card, M moves it.")
  String moveHint();

  @Message("Board")
  String board();

  @Message("{number} more")
  String more(long number);

  @Message("All {number}")
  String all(long number);

  @Message("in {column}")
  String inColumn(String column);

  @Message("Closed")
  String closed();

  @Message("Rejected, withdrawn and unanswered applications appear here.")
  String closedHint();

  @Message("closed applications")
  String closedApplications();

  @Message("{number} {status.inLowerCase}")
  String numberInStatus(Long number, String status);

  @Message("Move |")
  String moveJob();

  @Message("Move")
  String move();

  @Message(
      "A task is running for this application. Until it finishes, you can only withdraw the application.")
  String workRunningHint();

  @Message("Note")
  String note();

  @Message("(optional)")
  String optional();

  @Message("{title} is now in {status}.")
  String isNowIn(String title, String status);

  @Message("{title} is back where it was.")
  String isBack(String title);

  @Message("Match {score} of 100")
  String matchOf(int score);

  @Message("In this status")
  String inThisStatus();

  @Message("today")
  String changedToday();

  @Message("{number} {#if number == '1'}day{#else}days{/if}")
  String days(String number);

  @Message("Views")
  String views();

  @Message("List")
  String list();

  @Message("Offers")
  String offers();

  @Message("Insights")
  String insights();

  @Message("Stages")
  String stages();

  @Message("Import & export")
  String importExport();

  @Message("Saved views")
  String savedViews();

  @Message("Edit views")
  String editViews();

  @Message("Save this view")
  String saveThisView();

  @Message("Name of this view")
  String viewName();

  @Message("Saves the filters and the order that you see now.")
  String viewHint();

  @Message("Save view")
  String saveView();

  @Message("View deleted.")
  String viewDeleted();

  @Message("the view {name}")
  String theView(String name);

  @Message("Applications")
  String applications();

  @Message("Title, location, notes")
  String searchedFields();

  @Message("Full name")
  String fullName();

  @Message("Resume")
  String resume();

  @Message("Any")
  String any();

  @Message("Tag")
  String tag();

  @Message("Stage")
  String stage();

  @Message("Archive")
  String archiveFilter();

  @Message("Not archived")
  String notArchived();

  @Message("Archived only")
  String archivedOnly();

  @Message("With archived")
  String withArchived();

  @Message("Sort by")
  String sortBy();

  @Message("Order")
  String order();

  @Message("Default")
  String usualOrder();

  @Message("Ascending")
  String ascending();

  @Message("Descending")
  String descending();

  @Message("Filter")
  String filter();

  @Message("More filters")
  String moreFilters();

  @Message("Clear")
  String clear();

  @Message("Keyboard: J and K move, X selects, Shift+X selects a range.")
  String keyboardHint();

  @Message("Change selected applications")
  String changeSelected();

  @Message("Select all on this page")
  String selectAllOnPage();

  @Message("New status")
  String newStatus();

  @Message("Status …")
  String statusOption();

  @Message("Update status")
  String updateStatus();

  @Message("New stage")
  String newStage();

  @Message("No stage")
  String noStage();

  @Message("Set stage")
  String setStage();

  @Message("Tags, separated by commas")
  String tagsSeparatedByCommas();

  @Message("Tags, with commas")
  String tagsWithCommas();

  @Message("Add tags")
  String addTags();

  @Message("Remove tags")
  String removeTags();

  @Message("Select")
  String select();

  @Message("Select {title}")
  String selectJob(String title);

  @Message("Archived")
  String archivedBadge();

  @Message("Match")
  String match();

  @Message("of 100")
  String ofHundred();

  @Message("in this status")
  String inThisStatusBehind();

  @Message("Pages")
  String pages();

  @Message("First page")
  String firstPage();

  @Message("Next page")
  String nextPage();

  @Message("No applications yet")
  String noApplicationsYet();

  @Message("Job")
  String job();

  @Message("Location")
  String location();

  @Message("Added")
  String added();

  @Message("Status changed")
  String statusChanged();

  @Message("{number} selected")
  String numberSelected(String number);

  @Message("{number} applications")
  String numberOfApplications(String number);

  @Message("Fill in the forms")
  String startRuns();

  @Message("Starts an apply run for each selected application.")
  String startRunsHint();

  @Message("Apply runs")
  String applyRuns();

  @Message("{started} of {all} apply runs started")
  String runsStarted(long started, long all);

  @Message("Started")
  String runStarted();

  @Message("Not started")
  String runNotStarted();

  @Message("Unknown application")
  String unknownApplication();

  @Message("Open questions of all runs")
  String openRunQuestions();

  @Message("Back to the list")
  String backToList();

  @Message("Status of {jobs} updated.")
  String statusUpdated(String jobs);

  @Message("Tags added to {jobs}.")
  String tagsAdded(String jobs);

  @Message("Tags removed from {jobs}.")
  String tagsRemoved(String jobs);

  @Message("Stage of {jobs} set.")
  String stageSet(String jobs);

  @Message("{jobs} archived.")
  String jobsArchived(String jobs);

  @Message("{jobs} restored.")
  String jobsRestored(String jobs);

  @Message("{jobs} deleted.")
  String jobsDeleted(String jobs);

  @Message("Enter a value first.")
  String enterValueFirst();

  @Message("From a link")
  String fromLink();

  @Message("Job posting URL")
  String jobPostingUrl();

  @Message("We read title, company, location and description from the page.")
  String urlHint();

  @Message("Resume to apply with")
  String resumeToApplyWith();

  @Message("Add job")
  String addJob();

  @Message("Reading the page …")
  String readingPage();

  @Message("Open application")
  String openApplication();

  @Message("Paste the posting")
  String pastePosting();

  @Message("Add jobs from the page you are on")
  String addFromPage();

  @Message(
      "Drag this link to the bookmarks bar of your browser. On the page of a job, click it: this page opens with the job's link filled in.")
  String bookmarkletHint();

  @Message("Add to Jobtrail")
  String addToJobtrail();

  @Message("The browser extension in | of the source code saves a job without opening this page.")
  String extensionHint();

  @Message("Have a list of jobs from another tool? |Import it|.")
  String haveAList();

  @Message("Looking for jobs? |Search the boards|.")
  String lookingForJobs();

  @Message(
      "Every job is tracked with the resume that you apply with. Create one or import an existing one.")
  String jobNeedsResume();

  @Message("Create or import a resume")
  String createOrImportResume();

  @Message("No insights yet")
  String noInsights();

  @Message("They appear when you track your first job.")
  String noInsightsHint();

  @Message("Funnel")
  String funnel();

  @Message("An application counts in every stage that it has reached or passed.")
  String funnelHint();

  @Message("Show as table")
  String showAsTable();

  @Message("Reached")
  String reached();

  @Message("Of all")
  String ofAll();

  @Message("Of previous stage")
  String ofPreviousStage();

  @Message("Time in each stage")
  String timeInStage();

  @Message("Median time in each status, for applications that have left it.")
  String timeInStageHint();

  @Message("Median time")
  String medianTime();

  @Message("Median time in each status")
  String medianTimeInStatus();

  @Message("No status changes yet.")
  String noStatusChanges();

  @Message("Tracked")
  String tracked();

  @Message("less than 0.1 days")
  String lessThanTenthOfDay();

  @Message("Convert to")
  String convertTo();

  @Message("Convert")
  String convert();

  @Message(
      "A currency code such as EUR. Pay for a year is salary and bonus, converted at reference rates of the European Central Bank; an hour counts 2,080 times, a day 260 times.")
  String offersHint();

  @Message("Pay in a currency without a rate is not converted.")
  String noRateHint();

  @Message("Offers side by side, highest pay first")
  String offersCaption();

  @Message("Pay for a year")
  String yearlyPay();

  @Message("no rate")
  String noRate();

  @Message("As offered")
  String asOffered();

  @Message("Bonus for a year")
  String yearlyBonus();

  @Message("Equity")
  String equity();

  @Message("Start date")
  String startDate();

  @Message("Answer by")
  String answerBy();

  @Message("No offers to compare")
  String noOffers();

  @Message(
      "Open an application with the status Offer and enter the terms on its Offer tab. They are compared here.")
  String noOffersHint();

  @Message("Applications with an offer")
  String applicationsWithOffer();

  @Message(
      "Labels with a colour on top of the statuses, such as “Take-home task”. They stand on cards, and you can filter by them.")
  String stagesHint();

  @Message("Save stage")
  String saveStage();

  @Message("Stage deleted.")
  String stageDeleted();

  @Message("No stages yet.")
  String noStages();

  @Message("Add stage")
  String addStage();

  @Message("Colour")
  String colour();

  @Message("Position (optional)")
  String positionOptional();

  @Message("grey")
  String grey();

  @Message("red")
  String red();

  @Message("orange")
  String orange();

  @Message("green")
  String green();

  @Message("teal")
  String teal();

  @Message("blue")
  String blue();

  @Message("purple")
  String purple();

  @Message("Import and export")
  String importAndExport();

  @Message("Export")
  String export();

  @Message(
      "All applications with their history. CSV is for spreadsheets and omits descriptions and cover letters. JSON contains everything and can be imported again.")
  String exportHint();

  @Message("Download CSV")
  String downloadCsv();

  @Message("Download JSON")
  String downloadJson();

  @Message("Import")
  String importJobs();

  @Message("Import a table")
  String importATable();

  @Message("From a spreadsheet, another tracker or our CSV export.")
  String importATableHint();

  @Message("JSON export")
  String jsonExport();

  @Message("JSON file")
  String jsonFile();

  @Message("Applications as JSON")
  String applicationsAsJson();

  @Message(
      "At most 500 at once, in the format of our JSON export. If any entry is invalid, nothing is imported. Duplicates are skipped.")
  String importJsonHint();

  @Message("Example")
  String example();

  @Message("An example")
  String anExample();

  @Message("Each entry needs a resume ID: |create or import a resume| first.")
  String entryNeedsResume();

  @Message("Import finished")
  String importFinished();

  @Message("Open the pipeline")
  String openPipeline();

  @Message("Import another table")
  String importAnotherTable();

  @Message("Table")
  String table();

  @Message(
      "From a spreadsheet, another tracker, or our CSV export. The next step shows how it is understood; nothing changes before you confirm.")
  String tableHint();

  @Message("CSV file")
  String csvFile();

  @Message("Rows with headings")
  String rowsWithHeadings();

  @Message(
      "At most 500 rows, separated by commas, semicolons or tabs. Rows copied from a spreadsheet can be pasted.")
  String csvHint();

  @Message("Continue")
  String continueImport();

  @Message("Each application needs a resume: |create or import a resume| first.")
  String applicationNeedsResume();

  @Message("Columns")
  String columns();

  @Message("Heading")
  String heading();

  @Message("Is")
  String columnIs();

  @Message("Examples")
  String examples();

  @Message("A date such as 03/04/2026")
  String dateSuchAs();

  @Message("is 3 April")
  String isThirdOfApril();

  @Message("is March 4")
  String isFourthOfMarch();

  @Message("Statuses")
  String statuses();

  @Message("Text")
  String text();

  @Message("Rows")
  String rows();

  @Message("Means")
  String means();

  @Message("not known")
  String notKnown();

  @Message("Result")
  String result();

  @Message("Update this preview")
  String updatePreview();

  @Message("Job title")
  String jobTitle();

  @Message("Applied on")
  String appliedOn();

  @Message("Row")
  String row();

  @Message("New")
  String newRow();

  @Message("Already tracked")
  String alreadyTracked();

  @Message("Left out")
  String leftOut();

  @Message("{number} {#if number == 1}application{#else}applications{/if} to import")
  String toImport(int number);

  @Message("{number} {#if number == 1}application{#else}applications{/if} imported")
  String imported(int number);

  @Message("{number} already tracked")
  String numberTracked(int number);

  @Message("{number} left out")
  String numberLeftOut(int number);

  @Message("Leave out")
  String leaveOut();

  @Message("Posted on")
  String postedOn();

  @Message("Follow up on")
  String followUpOn();

  @Message("Pay")
  String pay();

  @Message("Lowest pay")
  String lowestPay();

  @Message("Highest pay")
  String highestPay();

  @Message("Currency")
  String currency();

  @Message("Job description")
  String jobDescription();

  @Message("Tags")
  String tags();

  @Message("Remote")
  String remoteColumn();

  @Message("Employment type")
  String employmentTypeColumn();

  @Message("Source")
  String sourceColumn();

  @Message("Submitted via")
  String submittedViaColumn();

  @Message("Archived on")
  String archivedOn();

  @Message("Contact")
  String contact();

  @Message("Contact's e-mail")
  String contactEmail();

  @Message("The table {fault}.")
  String tableRefused(String fault);

  @Message("The resume {fault}.")
  String resumeRefused(String fault);
}
