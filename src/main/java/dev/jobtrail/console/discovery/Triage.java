package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.MatchExplainer;
import dev.jobtrail.discovery.MatchSignal;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.platform.WebLink;
import dev.jobtrail.work.WorkState;
import io.quarkus.qute.TemplateExtension;
import java.util.List;
import java.util.Locale;

/** Facts of runs and matches for the discovery page, as {@code triage:} in templates. */
@TemplateExtension(namespace = "triage")
final class Triage {

  private static final int GOOD_FIT = 70;
  private static final int FAIR_FIT = 40;

  private Triage() {}

  /** The badge's class. */
  static String tone(WorkState state) {
    return switch (state) {
      case QUEUED, CANCELLED -> "";
      case RUNNING -> "busy";
      case DONE -> "good";
      case FAILED -> "bad";
    };
  }

  /** How many of a run's boards are done with, whatever came of them. */
  static long searched(RunView run) {
    return run.boards().stream().filter(it -> !it.state().isOpen()).count();
  }

  /** The boards of a run that failed. */
  static List<RunView.BoardProgress> failed(RunView run) {
    return run.boards().stream().filter(it -> it.state() == WorkState.FAILED).toList();
  }

  /** The badge's class for a rough fit of 0 to 100. */
  static String fitTone(int score) {
    return score >= GOOD_FIT ? "good" : score >= FAIR_FIT ? "fair" : "";
  }

  /** A class that the matches of a company have in common, ignoring case. */
  static String companyClass(MatchView match) {
    return "at-" + Integer.toHexString(match.company().toLowerCase(Locale.ROOT).hashCode());
  }

  /** Whether the job names its company, which can be excluded then. */
  static boolean namesCompany(MatchView match) {
    return !Board.standsInForCompany(match.company());
  }

  /** Whether a match has reasons. */
  static boolean isExplained(MatchView match) {
    return MatchExplainer.isExplained(match);
  }

  /** How many signals of a match make it doubtful. */
  static long doubts(MatchView match) {
    return match.signals().stream()
        .filter(it -> it.verdict() == MatchSignal.Verdict.DOUBTFUL)
        .count();
  }

  /** The class of a signal's line. */
  static String tone(MatchSignal signal) {
    return switch (signal.verdict()) {
      case GOOD -> "good";
      case NEUTRAL -> "";
      case DOUBTFUL -> "fair";
    };
  }

  /** Whether the page has to say that the job is remote, because its location does not. */
  static boolean showsRemote(MatchView match) {
    return Boolean.TRUE.equals(match.isRemote())
        && (match.location() == null
            || !match.location().toLowerCase(Locale.ROOT).contains("remote"));
  }

  /** The job's address; null for one that no browser should follow. */
  static String link(MatchView match) {
    return WebLink.orNull(match.url());
  }
}
