package dev.jobtrail.fit;

import dev.jobtrail.text.Tokenizer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Measures the {@link Feature}s of an applicant and a job. */
final class Measures {

  /** Kilometres beyond the reach from which on a job is as far as it can be. */
  private static final double FAR = 200;

  /** Levels of languages go from 0 to 6. */
  private static final int FLUENT = 4;

  /** A step up is usual, two are not. */
  private static final double USUAL_STEP = 0.7;

  /** Years that are asked for are the fewest: they tell of no level above this one. */
  private static final int HIGHEST_BY_YEARS = 3;

  private static final double OF_LANGUAGE_OF_POSTING = 0.4;
  private static final double OF_OTHER_REGION = 0.3;
  private static final double OF_PRESENCE = 0.35;
  private static final double OF_MOVERS = 0.3;
  private static final double OF_DUTIES = 0.6;
  private static final double OF_SETTLED = 2;
  private static final double OF_HANDFUL = 0.75;
  private static final double OF_MORE_CONFLICTS = 0.1;

  private final ApplicantProfile applicant;
  private final JobProfile job;
  private final Occupations occupations;
  private final Knowledge knowledge;
  private final LineMeasures lines;
  private final List<WorkWishes.Conflict> conflicts;
  private final double[] values = new double[Feature.values().length];

  Measures(ApplicantProfile applicant, JobProfile job, Knowledge knowledge) {
    this.applicant = applicant;
    this.job = job;
    this.knowledge = knowledge;
    conflicts = applicant.wishes.conflicts(job);
    occupations = knowledge.occupations();
    lines = new LineMeasures(applicant, job, nearest(trades(job), applicant.labelGroups));
    trades();
    words();
    level();
    place();
    languages();
    licence();
    terms();
  }

  double get(Feature feature) {
    return values[feature.ordinal()];
  }

  /** The conditions of the job that are not wanted, the worst first. */
  List<WorkWishes.Conflict> conflicts() {
    return conflicts;
  }

  Presentation presentation() {
    return lines.presentation;
  }

  private void set(Feature feature, double value) {
    values[feature.ordinal()] = Math.clamp(value, 0, 1);
  }

  private void trades() {
    var jobTitle = trades(job);
    var ownTitle = applicant.titleGroups.isEmpty() ? applicant.textGroups : applicant.titleGroups;
    set(Feature.TITLE_TO_TEXT, occupations.likeness(jobTitle, applicant.textGroups));
    set(
        Feature.OTHER_TRADE,
        jobTitle.isEmpty() || ownTitle.isEmpty()
            ? 0.5
            : 1 - Math.max(nearest(jobTitle, ownTitle), OF_DUTIES * dutiesOf(ownTitle)));
  }

  /** How near the duties are to some trades; titles have other words for a job. */
  private double dutiesOf(Map<Integer, Double> trades) {
    var sum = 0.0;
    for (var duty : job.dutyGroups.entrySet()) {
      var best = 0f;
      for (var own : trades.keySet()) {
        best = Math.max(best, occupations.likeness(duty.getKey(), own));
      }
      sum += duty.getValue() * best;
    }
    return sum;
  }

  private static Map<Integer, Double> trades(JobProfile job) {
    return job.titleGroups.isEmpty() ? job.dutyGroups : job.titleGroups;
  }

  /** How near the nearest of some trades are, 0 to 1; 0 where there are none. */
  private double nearest(Map<Integer, Double> some, Map<Integer, Double> others) {
    var nearest = 0f;
    for (var one : some.keySet()) {
      for (var other : others.keySet()) {
        nearest = Math.max(nearest, occupations.likeness(one, other));
      }
    }
    return nearest;
  }

  private void words() {
    var shared = new HashSet<>(job.concepts);
    shared.retainAll(applicant.mentions.keySet());
    set(
        Feature.SKILLS,
        job.concepts.isEmpty() ? 0.3 : (shared.size() + 0.5) / (job.concepts.size() + 2));
    set(Feature.ALIKE, lines.alike);
    set(Feature.ANSWERED, lines.answered);
    set(Feature.REQUIREMENTS, lines.covered);
  }

  /** From 0 for a learner over 2 for a title without a level to 5 for an executive. */
  static int level(Set<Cue> title) {
    if (title.contains(Cue.LEARNER) || title.contains(Cue.TRAINING)) {
      return 0;
    }
    var isAssistant = title.contains(Cue.JUNIOR) || title.contains(Cue.BEGINNER);
    if (title.contains(Cue.EXECUTIVE) || title.contains(Cue.LEAD)) {
      return (title.contains(Cue.EXECUTIVE) ? 5 : 4) - (isAssistant ? 1 : 0);
    }
    return title.contains(Cue.SENIOR) ? 3 : isAssistant ? 1 : 2;
  }

  private void level() {
    var own = applicant.level;
    var asked = level(job.titleCues);
    set(Feature.BELOW_LEVEL, (askedLevel(job) - own - USUAL_STEP) / 2);
    set(Feature.ABOVE_LEVEL, above(asked));
    var learner = asked == 0 ? 1 : Math.min(1, 0.4 * (job.count(Cue.LEARNER) - 1));
    set(Feature.LEARNER, applicant.years >= 1.5 ? learner : 0);
    set(
        Feature.BEGINNER,
        applicant.years >= 3 ? 0.5 * job.count(Cue.BEGINNER) + (asked == 1 ? 0.5 : 0) : 0);
    set(
        Feature.EXECUTIVE,
        own >= 5
            ? 0
            : (asked == 5 ? 0.6 : 0)
                + (job.years >= 12 ? 0.2 : 0)
                + Math.clamp(0.2 * (job.count(Cue.REPORTS) - 1), 0, 0.4));
  }

  private double above(int asked) {
    if (isForHelpers()) {
      return (applicant.titleLevel - 1) / 2.0;
    }
    if (asked != 2) {
      return (applicant.titleLevel - asked) / 3.0;
    }
    // a title without a level may be one of any: only years tell that it is lower
    return job.years < 0
        ? 0
        : (Math.min(applicant.titleLevel, HIGHEST_BY_YEARS) - askedLevel(job)) / 3;
  }

  /** Whether the title is one of helpers, and the applicant has learned a trade. */
  private boolean isForHelpers() {
    return job.titleGroups.keySet().stream().anyMatch(occupations::isElementary)
        && !applicant.newestGroups.isEmpty()
        && applicant.newestGroups.stream().noneMatch(occupations::isElementary);
  }

  /** The level of a title, or of the years that are asked for where the title has none. */
  static double askedLevel(JobProfile job) {
    var byTitle = level(job.titleCues);
    if (byTitle != 2 || job.years < 0) {
      return byTitle;
    }
    return job.years >= 8 ? 3.5 : job.years >= 5 ? 3 : job.years >= 3 ? 2 : 1.5;
  }

  private void place() {
    var city = Tokenizer.fold(applicant.city);
    var isSame = !city.isEmpty() && Tokenizer.fold(job.location).contains(city);
    var isElsewhere = isAbroad();
    set(Feature.ABROAD, isElsewhere ? job.isRemote ? 0.3 : 1 : 0);
    set(Feature.FAR, job.isRemote || isSame ? 0 : far());
    set(Feature.WISHES, conflict());
    set(Feature.HOURS, hours());
    set(
        Feature.PERMIT,
        isElsewhere && !job.isRemote
            ? 0.34 * (job.count(Cue.PERMIT) + 0.5 * job.count(Cue.PRESENCE))
            : 0);
  }

  /** How far a job on site is beyond what the applicant can reach from home. */
  private double far() {
    var presence = OF_PRESENCE * job.count(Cue.PRESENCE);
    var beyond = applicant.reach.beyond(job);
    var far =
        beyond.isPresent()
            ? Math.min(1, beyond.get() / FAR)
            : isAbroad() ? 1 : isInAnotherRegion() ? OF_OTHER_REGION : 0;
    if (far == 0) {
      return 0;
    }
    if (applicant.wishes.ruleOut(Condition.RELOCATION)) {
      return OF_SETTLED * far + presence;
    }
    return applicant.wishes.ask(Condition.RELOCATION) ? OF_MOVERS * far : far + presence;
  }

  private boolean isInAnotherRegion() {
    return !job.regions.isEmpty()
        && !applicant.regions.isEmpty()
        && job.regions.stream().noneMatch(applicant.regions::contains);
  }

  /** Hours that few want, less where the resume has such hours; a handful of hours is for few. */
  private double hours() {
    var known = applicant.cues.contains(Cue.HOURS) ? 2 : 0;
    var isHandful =
        (job.conditions().strength(Condition.FEW_HOURS) > 0
                || job.conditions().strength(Condition.NO_FIXED_HOURS) > 0)
            && !applicant.wishes.ask(Condition.PART_TIME)
            && !applicant.wishes.ask(Condition.FEW_HOURS);
    return 0.25 * (job.conditions().unusual() - known) + (isHandful ? OF_HANDFUL : 0);
  }

  /** The worst condition that is not wanted, and a little for each other one. */
  private double conflict() {
    return conflicts.isEmpty()
        ? 0
        : conflicts.getFirst().weight() + OF_MORE_CONFLICTS * (conflicts.size() - 1);
  }

  private void languages() {
    var missing = 0.0;
    for (var asked : job.languages.entrySet()) {
      var own = applicant.languages.getOrDefault(asked.getKey(), 0);
      missing = Math.max(missing, (asked.getValue() - own) / 4.0);
    }
    // who reads the posting needs no more of its language than it asks for
    var own = applicant.languages.getOrDefault(job.language.code(), 0);
    var isReadBy =
        job.language == applicant.language
            || own >= job.languages.getOrDefault(job.language.code(), FLUENT);
    set(Feature.LANGUAGE, Math.max(missing, isReadBy ? 0 : OF_LANGUAGE_OF_POSTING));
  }

  private void licence() {
    set(Feature.LICENCE, new Licences(applicant, job, knowledge, lines).missing());
    set(
        Feature.CLEARANCE,
        applicant.cues.contains(Cue.CLEARANCE) ? 0 : 0.5 * job.count(Cue.CLEARANCE));
  }

  boolean isAbroad() {
    return !job.countries.isEmpty()
        && !applicant.country.isEmpty()
        && !job.countries.contains(applicant.country);
  }

  private void terms() {
    set(Feature.UNPAID, 0.5 * job.count(Cue.UNPAID));
    set(Feature.BAIT, 0.25 * job.count(Cue.BAIT));
    set(Feature.POOL, 0.25 * job.count(Cue.POOL));
    set(Feature.INJECTION, 0.5 * injections());
    set(Feature.LIST, (job.longestList - 8) / 16.0);
  }

  /** Sentences that speak to a machine: one phrase may be innocent, two in a sentence are not. */
  private int injections() {
    var count = 0;
    for (var line : job.lines) {
      var phrases =
          line.cues().stream().filter(it -> it.meanings().contains(Cue.INJECTION)).count();
      count += phrases >= 2 ? 2 : 0;
    }
    return count;
  }
}
