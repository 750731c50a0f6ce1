package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.Dimension;
import dev.jobtrail.ai.DimensionRating;
import dev.jobtrail.ai.EngineModel;
import dev.jobtrail.ai.Scorecard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Holds what a resume offers against what a posting asks for. */
final class Scoring {

  static final int MAX_MISSING = 15;
  static final int MAX_STRENGTHS = 5;

  private static final int LONGEST_RATIONALE = 500;
  private static final int NAMED = 6;

  /** Skills named in a posting that names few are worth little evidence. */
  private static final double PRIOR = 2;

  /** What each level that is missing costs. */
  private static final int BELOW_LEVEL = 38;

  private static final int RECENT = 8 * 12;
  private static final int FEW_SKILLS = 4;
  private static final double WITHOUT_FIELD = 0.5;
  private static final double OF_WORD = 0.7;
  private static final double OF_LANGUAGE = 1.5;
  private static final double OF_TRAINING = 0.75;
  private static final double RELEVANT = 0.45;

  private final PostingReading posting;
  private final ResumeReading resume;
  private final Vocabulary vocabulary;
  private final Places places;
  private final int now;
  private final Titles titles;
  private final double affinity;
  private final double skillShare;
  private final List<ResumeReading.Job> relevantJobs = new ArrayList<>();
  private final double relevance;
  private final int relevantMonths;

  Scoring(
      PostingReading posting, ResumeReading resume, Vocabulary vocabulary, Places places, int now) {
    this.posting = posting;
    this.resume = resume;
    this.vocabulary = vocabulary;
    this.places = places;
    this.now = now;
    titles = new Titles(vocabulary);
    affinity = cosine(posting.fields, resume.fields);
    skillShare = skillShare();
    var best = 0.9 * relevance(resume.label, resume.labelOccupations);
    for (var job : resume.jobs) {
      var relevance = relevance(job.title(), job.occupations());
      if (relevance >= RELEVANT) {
        relevantJobs.add(job);
      }
      var age = now - job.months().end();
      best =
          Math.max(
              best,
              age <= RECENT / 4 ? relevance : age <= RECENT ? relevance * 0.85 : relevance * 0.6);
    }
    relevance = best;
    relevantMonths =
        ResumeReading.months(relevantJobs.stream().map(ResumeReading.Job::months).toList());
  }

  Scorecard scorecard(EngineModel model) {
    var ratings = List.of(skills(), experience(), seniority(), education(), location(), keywords());
    return new Scorecard(Scorecard.overall(ratings), ratings, missing(), strengths(), model);
  }

  /** What part of the skills that are asked for stands in the resume, by weight. */
  private double skillShare() {
    var all = 0.0;
    var had = 0.0;
    for (var skill : posting.skills.entrySet()) {
      all += skill.getValue();
      if (resume.evidence.containsKey(skill.getKey())) {
        had += skill.getValue();
      }
    }
    if (posting.skills.size() < FEW_SKILLS) {
      // of work that the vocabulary does not know, the posting's own words tell something
      for (var keyword : posting.keywords) {
        if (vocabulary.skill(keyword) == null) {
          all += OF_WORD;
          had += has(keyword) ? OF_WORD : 0;
        }
      }
    }
    if (speaksOtherLanguage()) {
      all += OF_LANGUAGE;
    }
    return (had + PRIOR * affinity * 0.5) / (all + PRIOR);
  }

  /** Whether the posting is written in a language of which the resume says nothing. */
  private boolean speaksOtherLanguage() {
    return posting.language != resume.language
        && !resume.evidence.containsKey(vocabulary.skill(posting.language.skill));
  }

  private DimensionRating skills() {
    var matched = new ArrayList<String>();
    var missing = new ArrayList<String>();
    for (var skill : byWeight()) {
      var where = resume.evidence.get(skill);
      if (where != null) {
        matched.add(
            skill.name() + " (" + String.join("; ", where.stream().limit(2).toList()) + ")");
      } else {
        missing.add(skill.name());
      }
    }
    var text = new StringBuilder();
    if (matched.isEmpty() && missing.isEmpty()) {
      text.append(
          "The posting names no skills that are known by name; its own words are compared.");
    } else {
      text.append(matched.size()).append(" of ").append(matched.size() + missing.size());
      text.append(" skills stand in the resume");
      text.append(matched.isEmpty() ? "." : ": " + first(matched) + ".");
      if (!missing.isEmpty()) {
        text.append(" Not found: ").append(first(missing)).append('.');
      }
    }
    if (speaksOtherLanguage()) {
      text.append(" The posting is in ").append(posting.language.skill);
      text.append(", which the resume does not name.");
    }
    return rating(
        Dimension.SKILLS, 100 * (1 - StrictMath.pow(1 - skillShare, 1.6)), text.toString());
  }

  private List<Skill> byWeight() {
    return posting.skills.entrySet().stream()
        .sorted(Map.Entry.<Skill, Double>comparingByValue(Comparator.reverseOrder()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** How much of a job's experience counts for the posting, 0 to 1. */
  private double relevance(String title, List<Occupation> occupations) {
    if (title.isEmpty()) {
      return 0;
    }
    var words = titles.likeness(title, posting.title);
    if (occupations.isEmpty() || posting.occupations.isEmpty()) {
      return Math.max(words, Math.min(0.8, 1.4 * skillShare) * Math.max(affinity, WITHOUT_FIELD));
    }
    var likeness = 0.0;
    for (var occupation : occupations) {
      for (var asked : posting.occupations) {
        likeness = Math.max(likeness, occupation.likeness(asked));
      }
      for (var training : posting.trainings) {
        likeness = Math.max(likeness, OF_TRAINING * occupation.likeness(training));
      }
    }
    if (likeness >= 1) {
      return 1;
    }
    // neighbours share more the more of the skills are the same
    return Math.min(0.85, likeness + 0.35 * skillShare * (0.3 + likeness) + 0.15 * words);
  }

  private double yearsAsked() {
    if (posting.years.isPresent()) {
      return posting.years.get().least();
    }
    if (posting.level == null) {
      return 1;
    }
    return switch (posting.level) {
      case 0, 1 -> 0;
      case 2 -> 2;
      case 3 -> 5;
      case 4 -> 6;
      case 5 -> 8;
      default -> 10;
    };
  }

  private DimensionRating experience() {
    var years = yearsAsked();
    var coverage = years <= 0 ? 1 : Math.min(1, (relevantMonths + 3) / (years * 12));
    var text = new StringBuilder();
    if (relevantJobs.isEmpty()) {
      text.append(
          resume.jobs.isEmpty()
              ? "The resume lists no jobs"
              : "None of the " + count(resume.jobs.size(), "job") + " was in this line of work");
      text.append(relevance > 0.5 ? ", though its headline names it." : ".");
    } else {
      var jobs = relevantJobs.stream().map(it -> it.title() + ", " + it.place()).toList();
      text.append(years(relevantMonths)).append(" in this line of work, overlaps counted once: ");
      text.append(String.join("; ", jobs.stream().limit(3).toList())).append('.');
    }
    text.append(
        posting
            .years
            .map(
                it ->
                    it.least() == 0
                        ? " The posting asks for none or little."
                        : " The posting asks for " + it.text() + ".")
            .orElse(" The posting gives no number of years."));
    return rating(
        Dimension.EXPERIENCE,
        100 * StrictMath.pow(relevance, 1.3) * (0.3 + 0.7 * coverage),
        text.toString());
  }

  /** The level that the posting is at, 0 to 6; negative where it does not say. */
  private double levelAsked() {
    if (posting.level != null && posting.level != 2) {
      // a senior who needs two years of experience is not much of one
      return posting.level == 3 && posting.years.isPresent() && posting.years.get().least() < 3
          ? 2.5
          : posting.level;
    }
    if (posting.years.isPresent()) {
      var least = posting.years.get().least();
      return least <= 0 ? 1 : least <= 2 ? 1.5 : least <= 4 ? 2.1 : least <= 7 ? 2.8 : 3.4;
    }
    return posting.level == null ? -1 : posting.level;
  }

  private double levelOffered() {
    var named = -1;
    var newest = -1;
    for (var job : resume.jobs) {
      if (now - job.months().end() > RECENT / 2 || job.months().length() == 0) {
        continue;
      }
      // the newest jobs count; what a title does not say, the years do
      if (newest < 0 || job.months().end() >= newest - 1) {
        newest = Math.max(newest, job.months().end());
        if (job.level() != null && job.level() != 2) {
          named = Math.max(named, job.level());
        }
      }
    }
    // an internship that is over does not make a student of a graduate
    if (named <= 0 && resume.labelLevel != null && resume.labelLevel != 2) {
      named = resume.labelLevel;
    }
    var months =
        Math.max(
            relevantMonths,
            ResumeReading.months(resume.jobs.stream().map(ResumeReading.Job::months).toList()) / 2);
    var byYears = months < 6 ? 0.7 : months < 30 ? 1.3 : months < 72 ? 2 : months < 120 ? 2.7 : 3;
    if (named < 0) {
      return byYears;
    }
    return named == 0 || named >= 4 ? named : (named + byYears) / 2;
  }

  private DimensionRating seniority() {
    var asked = levelAsked();
    var offered = levelOffered();
    if (asked < 0) {
      var score = offered >= 4.5 ? 70 : offered >= 3.5 ? 85 : offered < 0.5 ? 65 : 95;
      return rating(
          Dimension.SENIORITY,
          score,
          "The posting names no level; the resume is at the level of " + level(offered) + ".");
    }
    var above = asked - offered;
    var score = 105 - (above > 0 ? BELOW_LEVEL : aboveLevel(offered)) * Math.abs(above);
    // a student's place is for students
    if (asked < 0.5 && offered > 1) {
      score -= 30;
    }
    var verdict =
        Math.abs(above) <= 0.7
            ? "which fits."
            : above > 0 ? "which is below." : "which is above it.";
    return rating(
        Dimension.SENIORITY,
        score,
        "The posting is at the level of "
            + level(asked)
            + ", the resume at that of "
            + level(offered)
            + evidenceOfLevel()
            + ", "
            + verdict);
  }

  /** What each level too many costs: years that are asked for are a minimum, named levels not. */
  private int aboveLevel(double offered) {
    if (posting.level != null && posting.level != 2) {
      return 36;
    }
    // who leads seldom goes back
    return offered >= 4 || posting.years.map(it -> it.least() == 0).orElse(false) ? 20 : 10;
  }

  private String evidenceOfLevel() {
    return resume.jobs.isEmpty()
        ? ""
        : " ("
            + PostingParser.cut(resume.jobs.getFirst().title(), 80)
            + ", "
            + resume.jobs.getFirst().place()
            + ")";
  }

  private static String level(double level) {
    return switch ((int) Math.round(level)) {
      case 0 -> "a trainee or student";
      case 1 -> "a junior";
      case 2 -> "a professional with some years";
      case 3 -> "a senior";
      case 4 -> "a lead";
      case 5 -> "a head of department";
      default -> "a director";
    };
  }

  private DimensionRating education() {
    var has =
        resume.degree == Degree.NONE
            ? "the resume names no degree"
            : "the resume has " + resume.degreeText + " (" + resume.degree.wording + ")";
    if (posting.degree == Degree.NONE) {
      return rating(Dimension.EDUCATION, 100, "The posting asks for no degree; " + has + ".");
    }
    var below = posting.degree.ordinal() - resume.degree.ordinal();
    var score =
        switch (below) {
          case 1 -> 60;
          case 2 -> 40;
          case 3 -> 25;
          default -> below < 1 ? 100 : 15;
        };
    var text = "The posting asks for a " + posting.degree.wording + "; " + has;
    if (below > 0
        && (posting.takesEquivalent || posting.degree == Degree.VOCATIONAL)
        && relevantMonths >= 60) {
      score = Math.max(score, 75);
      text += ", and " + years(relevantMonths) + " in the job that may stand in for it";
    }
    return rating(Dimension.EDUCATION, score, text + ".");
  }

  private DimensionRating location() {
    var asked = places.in(posting.location);
    var home = places.in(resume.locationText.toString());
    var country =
        places
            .country(resume.countryCode)
            .map(Places.Place::country)
            .orElse(home.isEmpty() ? "" : home.getFirst().country());
    var there = resume.city.isEmpty() ? country.toUpperCase(Locale.ROOT) : resume.city;
    if (posting.isRemote) {
      var elsewhere =
          !asked.isEmpty()
              && !country.isEmpty()
              && asked.stream().noneMatch(it -> it.country().equals(country));
      return elsewhere
          ? rating(
              Dimension.LOCATION,
              60,
              "Remote, but from " + posting.location + "; the resume is in " + there + ".")
          : rating(Dimension.LOCATION, 100, "The job is remote.");
    }
    if (posting.location.isEmpty()) {
      return rating(Dimension.LOCATION, 80, "The posting names no place.");
    }
    if (there.isEmpty()) {
      return rating(
          Dimension.LOCATION,
          70,
          "The resume names no place; the job is in " + posting.location + ".");
    }
    if (isSameCity(asked, places.in(resume.city))) {
      return rating(
          Dimension.LOCATION,
          100,
          "The job is in " + posting.location + ", as is the resume's owner.");
    }
    var score = distance(asked, country);
    var text = "The job is in " + posting.location + ", the resume's owner in " + there;
    if (resume.wouldMove && score < 75) {
      return rating(Dimension.LOCATION, 75, text + ", who would move.");
    }
    return rating(Dimension.LOCATION, score, text + ".");
  }

  private boolean isSameCity(List<Places.Place> asked, List<Places.Place> home) {
    var city = Words.key(resume.city);
    return !city.isEmpty() && (" " + Words.key(posting.location) + " ").contains(" " + city + " ")
        || home.stream().anyMatch(it -> it.city() != null && asked.contains(it));
  }

  private int distance(List<Places.Place> asked, String country) {
    if (asked.isEmpty() || country.isEmpty()) {
      return 50;
    }
    if (asked.stream().anyMatch(it -> it.country().equals(country))) {
      // a country as a whole takes everybody in it
      return asked.stream().allMatch(it -> it.city() == null) ? 90 : 55;
    }
    var continent = places.country(country).map(Places.Place::continent).orElse("");
    return asked.stream().anyMatch(it -> it.continent().equals(continent)) ? 30 : 15;
  }

  private boolean has(String keyword) {
    var skill = vocabulary.skill(keyword);
    if (skill != null) {
      return resume.evidence.containsKey(skill);
    }
    var words = Words.of(keyword);
    var known = vocabulary.skills.in(words);
    if (known.size() == 1 && known.getFirst().length() == words.size()) {
      return resume.evidence.containsKey(known.getFirst().meaning());
    }
    return !words.isEmpty() && words.stream().allMatch(word -> resume.stems.contains(word.stem()));
  }

  private DimensionRating keywords() {
    if (posting.keywords.isEmpty()) {
      return rating(Dimension.KEYWORDS, 50, "The posting has no keywords to go by.");
    }
    var all = 0.0;
    var had = 0.0;
    var found = new ArrayList<String>();
    for (var i = 0; i < posting.keywords.size(); i++) {
      var weight = 1 / (1 + 0.08 * i);
      all += weight;
      if (has(posting.keywords.get(i))) {
        had += weight;
        found.add(posting.keywords.get(i));
      }
    }
    return rating(
        Dimension.KEYWORDS,
        100 * StrictMath.pow(had / all, 0.7),
        found.size()
            + " of "
            + count(posting.keywords.size(), "keyword")
            + " stand in the resume"
            + (found.isEmpty() ? "." : ": " + first(found) + "."));
  }

  private List<String> missing() {
    return posting.keywords.stream()
        .filter(it -> !it.isBlank() && !has(it))
        .distinct()
        .limit(MAX_MISSING)
        .toList();
  }

  private List<String> strengths() {
    var strengths = new ArrayList<String>();
    if (!relevantJobs.isEmpty() && relevantMonths >= 12) {
      var job = relevantJobs.getFirst();
      strengths.add(
          years(relevantMonths)
              + " in this line of work, last as "
              + job.title()
              + ", "
              + job.place());
    }
    if (posting.degree != Degree.NONE && resume.degree.compareTo(posting.degree) >= 0) {
      strengths.add("The degree that is asked for: " + resume.degreeText);
    }
    for (var skill : byWeight()) {
      var where = resume.evidence.get(skill);
      if (where == null || skill.isGeneral() || strengths.size() == MAX_STRENGTHS) {
        continue;
      }
      var months = resume.months(skill);
      strengths.add(
          skill.name()
              + (months >= 12 ? ", " + years(months) + " on the job" : "")
              + " ("
              + String.join("; ", new LinkedHashSet<>(where))
              + ")");
    }
    return strengths.stream().map(it -> PostingParser.cut(it, LONGEST_RATIONALE)).toList();
  }

  private static String years(int months) {
    return months < 12 ? count(months, "month") : count((months + 6) / 12, "year");
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static String first(List<String> names) {
    return String.join(", ", names.subList(0, Math.min(NAMED, names.size())))
        + (names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "");
  }

  private static DimensionRating rating(Dimension dimension, double score, String rationale) {
    var whole = Math.clamp(Math.round(score), 0, 100);
    return new DimensionRating(dimension, whole, PostingParser.cut(rationale, LONGEST_RATIONALE));
  }

  private static double cosine(Map<String, Double> one, Map<String, Double> other) {
    var product = 0.0;
    for (var entry : new TreeMap<>(one).entrySet()) {
      product += entry.getValue() * other.getOrDefault(entry.getKey(), 0.0);
    }
    var length = length(one) * length(other);
    return length == 0 ? 0 : Math.min(1, product / length);
  }

  private static double length(Map<String, Double> vector) {
    // summed in the order of the keys: floating point sums depend on it
    var sum = 0.0;
    for (var value : new TreeMap<>(vector).values()) {
      sum += value * value;
    }
    return Math.sqrt(sum);
  }
}
