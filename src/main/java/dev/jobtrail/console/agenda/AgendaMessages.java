package dev.jobtrail.console.agenda;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Texts of the page of the day. */
@MessageBundle("agenda")
interface AgendaMessages {

  @Message("Show it in your calendar")
  String showInCalendar();

  @Message("Nothing waits for you")
  String nothingWaits();

  @Message(
      "Interviews and follow-ups of the next seven days, questions of apply runs, forms to submit, approvals, new matches and postings that close appear here.")
  String nothingWaitsText();

  @Message("Open the pipeline")
  String openPipeline();

  @Message("Interviews")
  String interviews();

  @Message("open link")
  String openInterviewLink();

  @Message("of the interview for {title}")
  String ofInterviewFor(String title);

  @Message("Phone")
  String kindPhone();

  @Message("Video")
  String kindVideo();

  @Message("On site")
  String kindOnSite();

  @Message("Other")
  String kindOther();

  @Message("Follow-ups")
  String followUps();

  @Message("Questions of apply runs")
  String questions();

  @Message("Answer them on one page")
  String answerOnOnePage();

  @Message("Answer")
  String answer();

  @Message("Forms to submit")
  String formsToSubmit();

  @Message("Check and submit")
  String checkAndSubmit();

  @Message("Ready to apply")
  String readyToApply();

  @Message(
      "{#if number == 1}Fill in the form of 1 ready application{#else}Fill in the forms of {number} ready applications{/if}")
  String fillInForms(int number);

  @Message("Client approvals")
  String clientApprovals();

  @Message("{number} new {#if number == 1}decision{#else}decisions{/if}")
  String newDecisions(int number);

  @Message("waiting")
  String waiting();

  @Message("Postings that seem closed")
  String closedPostings();

  @Message("Not sent yet, and their jobs seem to be taken down.")
  String closedPostingsHint();

  @Message("last seen |")
  String lastSeen();

  @Message("New matches")
  String newMatches();

  @Message("{number} new")
  String numberNew(long number);

  @Message("for {name}")
  String forResume(String name);
}
