package dev.jobtrail.console.discovery;

import dev.jobtrail.discovery.MatchSignal;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.discovery.RunView;
import dev.jobtrail.fit.JobLevel;
import dev.jobtrail.platform.WebLink;
import dev.jobtrail.work.WorkState;
import io.quarkus.qute.TemplateExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Display texts of discovery runs and matches, as {@code discovery:} in templates. */
@TemplateExtension(namespace = "discovery")
final class DiscoveryWords {

  private static final int GOOD_FIT = 70;
  private static final int FAIR_FIT = 40;

  private DiscoveryWords() {}

  static String state(WorkState state) {
    return switch (state) {
      case QUEUED -> "waiting";
      case RUNNING -> "searching";
      case DONE -> "done";
      case FAILED -> "failed";
      case CANCELLED -> "cancelled";
    };
  }

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
  static String fit(int score) {
    return score >= GOOD_FIT ? "good" : score >= FAIR_FIT ? "fair" : "";
  }

  /** The name of a level. */
  static String level(JobLevel level) {
    return switch (level) {
      case INTERN -> "Internship or training";
      case JUNIOR -> "Junior";
      case MID -> "Mid-level";
      case SENIOR -> "Senior";
      case LEAD -> "Lead";
      case EXECUTIVE -> "Executive";
      case NOT_STATED -> "Not stated";
    };
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

  /** What a signal's color says. */
  static String verdict(MatchSignal signal) {
    return switch (signal.verdict()) {
      case GOOD -> "Good";
      case NEUTRAL -> "Note";
      case DOUBTFUL -> "Doubt";
    };
  }

  /** Level, location, pay and source of a job. */
  static List<String> facts(MatchView match) {
    var facts = new ArrayList<String>();
    if (match.level() != JobLevel.NOT_STATED) {
      facts.add(level(match.level()));
    }
    if (match.location() != null) {
      facts.add(match.location());
    }
    if (Boolean.TRUE.equals(match.isRemote())
        && (match.location() == null
            || !match.location().toLowerCase(Locale.ROOT).contains("remote"))) {
      facts.add("Remote");
    }
    if (match.salary() != null) {
      facts.add(match.salary());
    }
    if (match.companyStage() != null) {
      facts.add(
          switch (match.companyStage()) {
            case EARLY -> "Early company";
            case GROWTH -> "Growing company";
            case PUBLIC -> "Listed company";
          });
    }
    return facts;
  }

  /** The job's address; null for one that no browser should follow. */
  static String link(MatchView match) {
    return WebLink.orNull(match.url());
  }

  /** The announcement of a decision, for screen readers. */
  static String decision(MatchView match) {
    var job = match.title() + ", " + match.company();
    return switch (match.state()) {
      case NEW -> "Restored: " + job;
      case ADDED -> "Added to the pipeline: " + job;
      case TRACKED -> "Already in the pipeline: " + job;
      case DISMISSED ->
          match.dismissReason() == null
              ? "Dismissed: " + job
              : "Dismissed: %s (%s)".formatted(job, match.dismissReason().label());
      case EXPIRED -> "Expired: " + job;
    };
  }
}
