package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a resume says, with the place where it says so. */
final class ResumeReading {

  /**
   * A job that the person had.
   *
   * @param occupations empty where the title names none that is known
   * @param level null where the title names none
   */
  record Job(
      String title, String place, Months months, List<Occupation> occupations, Integer level) {}

  /** The longest text that is read of one resume; far more than any person has written. */
  private static final int LONGEST_TEXT = 200_000;

  private static final int LONGEST_PART = 10_000;
  private static final int MOST_ENTRIES = 100;
  private static final int MOST_PLACES = 4;

  private final Vocabulary vocabulary;
  private final Titles titles;
  private final int now;
  private int read;

  final List<Job> jobs = new ArrayList<>();
  final Map<Skill, Set<String>> evidence = new LinkedHashMap<>();
  private final Map<Skill, List<Months>> times = new HashMap<>();
  final Map<String, Double> fields = new HashMap<>();
  final Set<String> stems = new HashSet<>();
  final StringBuilder locationText = new StringBuilder();
  Language language = Language.ENGLISH;
  String label = "";
  String city = "";
  String countryCode = "";
  List<Occupation> labelOccupations = List.of();
  Integer labelLevel;
  Degree degree = Degree.NONE;
  String degreeText = "";
  boolean wouldMove;

  ResumeReading(JsonNode resume, Vocabulary vocabulary, int now) {
    this.vocabulary = vocabulary;
    this.titles = new Titles(vocabulary);
    this.now = now;
    var document = resume == null ? MissingNode.getInstance() : resume;
    language = Language.of(Words.of(sample(document)));
    basics(document.path("basics"));
    skills(document.path("skills"));
    work(document.path("work"));
    education(document.path("education"));
    for (var section : List.of("certificates", "projects", "volunteer", "publications", "awards")) {
      others(section, document.path(section));
    }
    languages(document.path("languages"));
  }

  /** For how many months a skill was used in jobs; overlapping ones count once. */
  int months(Skill skill) {
    return months(times.getOrDefault(skill, List.of()));
  }

  static int months(Collection<Months> times) {
    var months = new BitSet();
    for (var time : times) {
      if (time.length() > 0) {
        months.set(time.begin() - Months.FIRST, time.end() - Months.FIRST);
      }
    }
    return months.cardinality();
  }

  private static String sample(JsonNode document) {
    var text = new StringBuilder(text(document.path("basics"), "summary"));
    for (var job : entries(document.path("work"))) {
      text.append(' ')
          .append(text(job, "summary"))
          .append(' ')
          .append(lines(job.path("highlights")));
      if (text.length() > LONGEST_PART) {
        break;
      }
    }
    return text.toString();
  }

  private void basics(JsonNode basics) {
    label = text(basics, "label");
    labelOccupations = titles.occupations(label, language);
    var level = titles.level(label);
    labelLevel = level.isPresent() ? level.getAsInt() : null;
    var summary = text(basics, "summary");
    add(label, "headline", null);
    add(summary, "summary", null);
    var location = basics.path("location");
    city = text(location, "city");
    countryCode = text(location, "countryCode");
    locationText.append(city).append(", ").append(text(location, "region")).append(", ");
    locationText.append(text(location, "address"));
    var folded = Words.fold(summary + " " + label);
    wouldMove =
        folded.matches(
            "(?s).*(?:relocat|umzug|umziehen|ortsungebunden|mobile dans|mobilite nationale|prete? a demenager"
                + "|cambio de residencia|movilidad geografica|disponibilidad para viajar y residir).*");
  }

  private void skills(JsonNode skills) {
    for (var skill : entries(skills)) {
      add(text(skill, "name") + "\n" + lines(skill.path("keywords")), "skills", null);
    }
  }

  private void work(JsonNode work) {
    for (var node : entries(work)) {
      var title = text(node, "position");
      var months = Months.of(text(node, "startDate"), text(node, "endDate"), now);
      var level = titles.level(title);
      var job =
          new Job(
              title,
              place(text(node, "name"), months),
              months,
              titles.occupations(title, language),
              level.isPresent() ? level.getAsInt() : null);
      jobs.add(job);
      add(
          String.join(
              "\n",
              title,
              text(node, "summary"),
              text(node, "description"),
              lines(node.path("highlights"))),
          job.place(),
          months);
      remember(text(node, "name"));
    }
    jobs.sort(Comparator.comparingInt((Job job) -> job.months().end()).reversed());
  }

  private String place(String employer, Months months) {
    var name = employer.isEmpty() ? "a job" : PostingParser.cut(employer, 60);
    if (months.length() == 0) {
      return name;
    }
    var last = months.end() >= now ? "now" : Months.year(months.end() - 1);
    var first = Months.year(months.begin());
    return first.equals(last)
        ? name + " (" + first + ")"
        : name + " (" + first + " to " + last + ")";
  }

  private void education(JsonNode education) {
    for (var node : entries(education)) {
      var study = text(node, "studyType");
      var area = text(node, "area");
      var found = Degree.highest(study);
      if (found == Degree.NONE) {
        found = Degree.highest(area);
      }
      if (found == Degree.NONE && !(study.isEmpty() && area.isEmpty())) {
        found = Degree.SCHOOL;
      }
      if (found.compareTo(degree) > 0) {
        degree = found;
        degreeText =
            PostingParser.cut(
                String.join(
                    ", ",
                    List.of((study + " " + area).strip(), text(node, "institution")).stream()
                        .filter(it -> !it.isEmpty())
                        .toList()),
                160);
      }
      add(area + "\n" + study + "\n" + lines(node.path("courses")), "education", null);
    }
  }

  private void others(String section, JsonNode nodes) {
    for (var node : entries(nodes)) {
      add(
          String.join(
              "\n",
              text(node, "name"),
              text(node, "title"),
              text(node, "position"),
              text(node, "description"),
              text(node, "summary"),
              lines(node.path("highlights")),
              lines(node.path("keywords"))),
          section,
          null);
    }
  }

  private void languages(JsonNode languages) {
    for (var node : entries(languages)) {
      add(text(node, "language"), "languages", null);
    }
  }

  private void add(String text, String place, Months time) {
    var left = Math.min(LONGEST_TEXT - read, text.length());
    var words = Words.of(text.substring(0, left));
    read += left;
    words.forEach(word -> stems.add(word.stem()));
    var all = new LinkedHashSet<Skill>();
    for (var found : vocabulary.skills.in(words)) {
      vocabulary.withImplied(found.meaning(), all);
    }
    for (var skill : all) {
      var places = evidence.computeIfAbsent(skill, it -> new LinkedHashSet<>());
      if (places.size() < MOST_PLACES) {
        places.add(place);
      }
      if (time != null) {
        times.computeIfAbsent(skill, it -> new ArrayList<>()).add(time);
      }
      if (!skill.isGeneral() && !skill.isLanguage()) {
        fields.merge(skill.field(), 1.0, Double::sum);
      }
    }
  }

  private void remember(String text) {
    Words.of(text).forEach(word -> stems.add(word.stem()));
  }

  private static List<JsonNode> entries(JsonNode nodes) {
    var entries = new ArrayList<JsonNode>();
    if (nodes.isArray()) {
      for (var node : nodes) {
        if (entries.size() == MOST_ENTRIES) {
          break;
        }
        entries.add(node);
      }
    }
    return entries;
  }

  private static String text(JsonNode node, String name) {
    var value = node.path(name);
    if (!value.isTextual()) {
      return "";
    }
    var text = value.textValue().strip();
    return text.substring(0, Math.min(text.length(), LONGEST_PART));
  }

  private static String lines(JsonNode nodes) {
    var text = new StringBuilder();
    for (var node : entries(nodes)) {
      if (node.isTextual() && text.length() < LONGEST_PART) {
        text.append(PostingParser.cut(node.textValue().strip(), LONGEST_PART)).append('\n');
      }
    }
    return text.toString();
  }
}
