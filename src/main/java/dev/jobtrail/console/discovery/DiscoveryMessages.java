package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.DismissReason;
import dev.jobtrail.discovery.MatchSignal;
import dev.jobtrail.discovery.MatchState;
import dev.jobtrail.discovery.board.CompanyStage;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.work.WorkState;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The texts of the discovery pages. */
@MessageBundle("discovery")
public interface DiscoveryMessages {

  @Message("Resume")
  String resume();

  @Message("Resume:")
  String resumeIs();

  @Message("Show")
  String show();

  @Message("Start with your resume")
  String startWithResume();

  @Message(
      "Create or import a resume first. Then add search targets here, and Jobtrail searches the job"
          + " boards for you.")
  String resumeFirst();

  @Message("Go to resumes")
  String goToResumes();

  @Message("New matches")
  String newMatches();

  @Message("Matches")
  String matches();

  @Message("move")
  String keyMove();

  @Message("add")
  String keyAdd();

  @Message("dismiss")
  String keyDismiss();

  @Message("undo")
  String keyUndo();

  @Message("open the job")
  String keyOpen();

  @Message("Open application")
  String openApplication();

  @Message("Open pipeline")
  String openPipeline();

  @Message(
      "{#when state}{#is NEW}Restored: {#is ADDED}Added to the pipeline: {#is TRACKED}Already in"
          + " the pipeline: {#is DISMISSED}Dismissed: {#is EXPIRED}Expired: {/when}{title},"
          + " {company}")
  String decision(MatchState state, String title, String company);

  @Message("Undo dismissing {title}")
  String undoDismissing(String title);

  @Message("Added to the pipeline: {added} of {#if all == 1}1 match{#else}{all} matches{/if}")
  String addedTogether(long added, int all);

  @Message("{company} is excluded, and its new matches are dismissed.")
  String companyExcluded(String company);

  @Message("Dismissed together: {#if all == 1}1 match{#else}{all} matches{/if}")
  String dismissedTogether(int all);

  @Message("Why? New matches like it come later then.")
  String whyDismissed();

  @Message("Reason")
  String reason();

  @Message("Not specified")
  String noReason();

  @Message("Save the reason for dismissing {title}")
  String saveReasonOf(String title);

  @Message(
      "{#when reason}{#is TOO_SENIOR}Too senior{#is TOO_JUNIOR}Too junior{#is WRONG_WORK}Not my"
          + " kind of work{#is WRONG_PLACE}Wrong place{#is PAY}Pay too low{#is COMPANY}Not this"
          + " company{#is OTHER}Other reason{/when}")
  String dismissReason(DismissReason reason);

  @Message("Fit {score}")
  String fit(int score);

  @Message("Rough fit of the resume to the job, out of 100")
  String fitMeaning();

  @Message("Remote")
  String remote();

  @Message(
      "{#when stage}{#is EARLY}Early company{#is GROWTH}Growing company{#is PUBLIC}Listed"
          + " company{/when}")
  String companyStage(CompanyStage stage);

  @Message(
      "{#when level}{#is INTERN}Internship or training{#is JUNIOR}Junior{#is MID}Mid-level{#is"
          + " SENIOR}Senior{#is LEAD}Lead{#is EXECUTIVE}Executive{#is NOT_STATED}Not stated{/when}")
  String level(JobLevel level);

  @Message("Lower in the list, because you dismissed jobs like it: {reason}.")
  String lowerBecause(String reason);

  @Message("also on")
  String alsoOn();

  @Message("posted")
  String posted();

  @Message("found for")
  String foundFor();

  @Message("Is it real?")
  String isItReal();

  @Message("{title} at {company}")
  String titleAtCompany(String title, String company);

  @Message("{#if number == 1}1 doubt{#else}{number} doubts{/if}")
  String doubts(long number);

  @Message("{#when verdict}{#is GOOD}Good{#is NEUTRAL}Note{#is DOUBTFUL}Doubt{/when}")
  String verdict(MatchSignal.Verdict verdict);

  @Message("Fits")
  String fits();

  @Message("Missing")
  String missing();

  @Message("Comparing the job with your resume…")
  String comparing();

  @Message("No explanation is available right now. Try again later.")
  String noExplanation();

  @Message("Add {title} at {company}")
  String addMatch(String title, String company);

  @Message("Dismiss {title} at {company}")
  String dismissMatch(String title, String company);

  @Message("Why does it fit?")
  String whyFits();

  @Message("Why does it fit? {title} at {company}")
  String whyMatchFits(String title, String company);

  @Message("Comparing the best matches with your resume…")
  String comparingBest();

  @Message("Why do the best matches fit?")
  String whyBestFit();

  @Message("This month's AI allowance is used up, so matches come without reasons.")
  String reasonsUsedUp();

  @Message("Exclude company")
  String excludeCompany();

  @Message("Exclude {company} from searches")
  String excludeFromSearches(String company);

  @Message("Add these {number} matches")
  String addThese(int number);

  @Message("Dismiss these {number} matches")
  String dismissThese(int number);

  @Message("Show more")
  String showMore();

  @Message("No matches pass these filters")
  String nonePassFilters();

  @Message("Show all new matches")
  String showAllNew();

  @Message("What are you looking for?")
  String whatLookingFor();

  @Message("Searching the job boards")
  String searchingBoards();

  @Message("Matches appear here.")
  String matchesAppearHere();

  @Message("No new matches")
  String noNewMatches();

  @Message("You have decided on all matches. The next search may find more.")
  String allDecided();

  @Message("Ready to search")
  String readyToSearch();

  @Message("No search has run yet. It takes a minute or two.")
  String noSearchYet();

  @Message("Search")
  String searches();

  @Message("Search now")
  String searchNow();

  @Message(
      "Searched {searched} of {#if all == 1}1 source{#else}{all} sources{/if}, {found} new so far")
  String searchedSources(long searched, int all, int found);

  @Message("Search complete: %s new.")
  String searchComplete();

  @Message(
      "{#when state}{#is DONE}Last search{#is FAILED}The last search failed{#else}The last search"
          + " was cancelled{/when}")
  String lastSearch(WorkState state);

  @Message(": {#if jobs == 1}1 job{#else}{jobs} jobs{/if} read, {kept} fit, |{found} new|.")
  String searchResult(int jobs, int kept, int found);

  @Message("{#if number == 1}1 source{#else}{number} sources{/if} could not be read.")
  String sourcesNotRead(int number);

  @Message("Details by board")
  String detailsByBoard();

  @Message(
      "{#when state}{#is QUEUED}waiting{#is RUNNING}searching{#is DONE}done{#is FAILED}failed{#is"
          + " CANCELLED}cancelled{/when}")
  String searchState(WorkState state);

  @Message("{fetched} read, {kept} fit, {found} new")
  String readFitNew(int fetched, int kept, int found);

  @Message("Not searched yet.")
  String notSearchedYet();

  @Message("Earlier searches")
  String earlierSearches();

  @Message("Daily:")
  String dailySearch();

  @Message("; failed:")
  String failedSources();

  @Message("Search targets")
  String searchTargets();

  @Message("Edit {name}")
  String editTarget(String name);

  @Message("Its matches are kept.")
  String matchesAreKept();

  @Message("Delete target")
  String deleteTarget();

  @Message("Target deleted.")
  String targetDeleted();

  @Message("Add a target")
  String addATarget();

  @Message("Add target")
  String addTarget();

  @Message("Save target")
  String saveTarget();

  @Message("How it works")
  String howItWorks();

  @Message("Add search targets. Two or three specific targets work better than one broad target.")
  String howTargets();

  @Message(
      "Jobtrail searches the job boards, daily if you want, and shows which boards could not be"
          + " read.")
  String howSearches();

  @Message(
      "Add or dismiss each match. Added jobs go to your pipeline, ready for scoring and tailoring.")
  String howDecisions();

  @Message("Job title")
  String jobTitle();

  @Message("Backend Engineer")
  String jobTitleExample();

  @Message("Minimum yearly pay (optional)")
  String minimumPayOptional();

  @Message("Or any of these keywords")
  String keywordsInstead();

  @Message("One per line, here and in the other fields with several lines.")
  String onePerLine();

  @Message("Locations (optional)")
  String locationsOptional();

  @Message("Berlin, Germany")
  String placeExample();

  @Message("Distance from these cities in km")
  String distanceFromCities();

  @Message("City data by |GeoNames|, |CC BY 4.0|")
  String cityDataBy();

  @Message("Remote jobs only")
  String remoteJobsOnly();

  @Message("Exclude")
  String exclude();

  @Message("Jobs with these keywords")
  String jobsWithKeywords();

  @Message("Jobs at these companies")
  String jobsAtCompanies();

  @Message("Boards and companies")
  String boardsAndCompanies();

  @Message("If you select no board and no company, all boards below are searched.")
  String allBoardsSearched();

  @Message("Remote jobs")
  String remoteJobs();

  @Message("General job boards")
  String generalBoards();

  @Message("Government")
  String government();

  @Message("(not configured)")
  String notConfigured();

  @Message("Companies")
  String companies();

  @Message("Add companies")
  String addCompanies();

  @Message("Paste careers pages, job links or domains, up to 10, one per line.")
  String pasteLinks();

  @Message("Or a well-known employer (optional)")
  String wellKnownEmployer();

  @Message("The list is not verified. Each company is checked when you add it.")
  String listNotVerified();

  @Message("Find companies")
  String findCompanies();

  @Message(", searching…")
  String beingSearched();

  @Message(
      "Or choose the board and enter the company name from the URL of its job page: | in"
          + " jobs.lever.co/acme. For Workday all three parts: |. Only Comeet needs a token.")
  String companyInUrl();

  @Message("Add company")
  String addCompany();

  @Message("acme")
  String companyExample();

  @Message("acme.com")
  String domainExample();

  @Message("Company {number}")
  String companyNumber(int number);

  @Message("Board of company {number}")
  String boardOfCompany(int number);

  @Message("Name of company {number}")
  String nameOfCompany(int number);

  @Message("Token of company {number}, for Comeet")
  String tokenOfCompany(int number);

  @Message("Board")
  String board();

  @Message("Token")
  String token();

  @Message("Search daily")
  String searchDaily();

  @Message("Any job")
  String anyJob();

  @Message("not {words}")
  String withoutKeywords(String words);

  @Message("in {places}")
  String inPlaces(String places);

  @Message("within {km} km")
  String withinDistance(int km);

  @Message("remote only")
  String onlyRemote();

  @Message("from {amount} a year")
  String payFrom(String amount);

  @Message("not at {companies}")
  String notAtCompanies(String companies);

  @Message("on all open boards")
  String onAllBoards();

  @Message("on {boards}")
  String onBoards(String boards);

  @Message("searched daily")
  String searchedDaily();

  @Message("searched on demand")
  String searchedOnDemand();

  @Message("Sort and filter")
  String sortAndFilter();

  @Message("Words of the job")
  String wordsOfJob();

  @Message("Sort")
  String sort();

  @Message("Best fit")
  String bestFit();

  @Message("Latest find")
  String latestFind();

  @Message("Highest pay")
  String highestPay();

  @Message(
      "{#when state}{#is NEW}New{#is ADDED}Added{#is TRACKED}Already tracked{#is"
          + " DISMISSED}Dismissed{#is EXPIRED}Expired{/when}")
  String matchState(MatchState state);

  @Message("Distance in km")
  String distance();

  @Message("Any")
  String any();

  @Message("Employment")
  String employment();

  @Message("Level")
  String jobLevel();

  @Message("Visa sponsorship")
  String visaSponsorship();

  @Message(
      "{#when sponsorship}{#is OFFERED}offered{#is REFUSED}refused{#is NOT_STATED}not"
          + " stated{/when}")
  String sponsorship(Sponsorship sponsorship);

  @Message("Minimum fit")
  String minimumFit();

  @Message("Minimum yearly pay")
  String minimumPay();

  @Message("Currency of the pay")
  String currencyOfPay();

  @Message("Any, not converted")
  String anyCurrency();

  @Message("Posted")
  String postedWithinDays();

  @Message("{#if days == 1}Last 24 hours{#else}Last {days} days{/if}")
  String lastDays(int days);

  @Message("Remote only")
  String remoteOnly();

  @Message("Filters with an error are not applied.")
  String filtersNotApplied();

  @Message("Apply")
  String applyFilters();

  @Message("Clear")
  String clearFilters();

  @Message("Select the companies to search. They are added when you save the target.")
  String selectCompanies();

  @Message("on {board}")
  String onBoard(String board);

  @Message("{#if jobs == 0}no open jobs{#else if jobs == 1}1 open job{#else}{jobs} open jobs{/if}")
  String openJobs(int jobs);

  @Message("Find more")
  String findMore();

  @Message("Careers pages, job links or domains, up to 10, one per line.")
  String linksHint();

  @Message("Enter a careers page, a job link or a domain.")
  String enterLink();

  @Message("The companies cannot be searched: {reason}.")
  String companiesNotSearched(String reason);

  @Message("You can add it anyway, or try again later.")
  String addAnyway();

  @Message("From the catalogue of employers, which is not verified.")
  String fromCatalogue();

  @Message("The page only mentions it. Check that it is the company that you mean.")
  String onlyMentioned();
}
