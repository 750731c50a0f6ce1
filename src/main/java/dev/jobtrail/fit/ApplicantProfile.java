package dev.jobtrail.fit;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.PhraseIndex;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What a resume says about its owner, read once for any number of jobs. */
public final class ApplicantProfile {

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:[-/.](\\d{1,2}))?.*");
  private static final Pattern TITLE_END =
      Pattern.compile(
          "[|,\\[–—•;@:]|(?<=\\s)\\(| - |(?i: for | für | pour | para | at | bei | chez | with | mit | avec"
              + " )");

  /** What a further part of a title counts beside the one before it. */
  private static final double OF_NEXT_PART = 0.3;

  /** Between two trades of one job. */
  private static final Set<String> LINKS = Set.of("und", "oder", "et", "ou", "y", "e", "o", "u");

  private static final int MAX_TEXT = 200_000;
  private static final int MAX_ENTRIES = 100;
  private static final int FIRST_MONTH = 1930 * 12;
  private static final int LONGEST_NAME = 60;

  /** The other sections that are read, by their names in the resume. */
  private static final List<Message> SECTIONS =
      List.of(
          Message.of("skills"),
          Message.of("education"),
          Message.of("certificates"),
          Message.of("projects"),
          Message.of("volunteer"),
          Message.of("publications"),
          Message.of("awards"),
          Message.of("sections"));

  private static final int NO_JOB = -1;
  private static final double OF_LABEL = 1.2;
  private static final double OF_OLDER_JOB = 0.6;
  private static final int OLD = 6 * 12;
  private static final double ENGLISH_ONLY = 0.7;

  private static final int SENIOR_YEARS = 6;

  /** Readers look at them first. */
  private static final int NEWEST_JOBS = 2;

  /**
   * A job that the applicant had.
   *
   * @param place the employer and the years, for a reader: "Acme (2019 to 2022)"
   * @param begin month since year 0
   * @param end month after the last
   */
  record Job(String title, Message place, int begin, int end, Map<Integer, Double> groups) {}

  /**
   * A text of the resume.
   *
   * @param place for a reader: "Acme (2019 to 2022)"
   * @param index its place among the parts
   * @param job its place among the jobs, -1 for none
   */
  record Part(Message place, int index, int job, Zone zone, String text, List<TextToken> tokens) {}

  /** A course of education; fields that the resume does not have are empty. */
  record Study(String type, String area, String institution) {}

  final Language language;
  private final Stems stems;
  final String label;
  final String city;
  final String region;
  final String country;
  final Set<String> regions;
  final List<Job> jobs = new ArrayList<>();
  final List<Part> parts = new ArrayList<>();

  /** See {@link Licences#classesOf}. */
  final Set<String> licenceClasses;

  /** Of each part that has telling words, over all unit groups. */
  final List<float[]> directions = new ArrayList<>();

  /** The parts that have a telling word, by its stem. */
  final Map<String, List<Part>> words = new HashMap<>();

  final Map<Integer, Double> labelGroups;
  final Map<Integer, Double> titleGroups = new LinkedHashMap<>();

  /** Of the headline and the newest job. */
  final Set<Integer> newestGroups = new LinkedHashSet<>();

  final Map<Integer, Double> textGroups;
  final TermVector terms;

  /** The highlights of the newest jobs, by job. */
  final List<List<Part>> newestHighlights = new ArrayList<>();

  /** Skills and tools with the parts that name them, in the order of the resume. */
  final Map<Concept, List<Part>> mentions = new LinkedHashMap<>();

  final List<Study> studies = new ArrayList<>();

  /** The parts that have a word, by the word in lower case without accents. */
  final Map<String, List<Part>> folded = new HashMap<>();

  final Map<String, Integer> languages = new HashMap<>();

  /** The languages that the resume lists, as it writes them. */
  final Map<String, String> languageTexts = new LinkedHashMap<>();

  final Set<Cue> cues = EnumSet.noneOf(Cue.class);
  final WorkWishes wishes;
  final Reach reach;

  /** By the titles, from 1 for a junior to 5 for an executive. */
  final int titleLevel;

  /** The same, but many years make a senior where no title says. */
  final int level;

  final double years;
  private int read;

  ApplicantProfile(JsonNode resume, Knowledge knowledge, int now) {
    var basics = resume.path("basics");
    label = text(basics, "label");
    city = text(basics.path("location"), "city");
    region = text(basics.path("location"), "region");
    collect(resume, now);
    var sample = new ArrayList<String>();
    for (var part : parts) {
      part.tokens().forEach(it -> sample.add(it.folded()));
    }
    language = Language.detect(sample);
    stems = Stems.of(language);
    var code = text(basics.path("location"), "countryCode").toLowerCase(Locale.ROOT);
    var named = knowledge.countries().in(city + ", " + region);
    country = !code.isEmpty() ? code : named.isEmpty() ? "" : named.iterator().next();
    regions = knowledge.countries().region(country, region);
    for (var part : parts) {
      regions.addAll(knowledge.countries().regionsIn(part.tokens()));
    }
    wishes = new WorkWishes(parts, stems, knowledge);
    reach = new Reach(city, region, country, wishes.sentences);
    terms = new TermVector(knowledge.occupations(), stems);
    for (var part : parts) {
      terms.add(part.tokens(), 1);
      for (var concept : knowledge.occupations().conceptsIn(part.tokens(), stems)) {
        mentions.computeIfAbsent(concept, it -> new ArrayList<>()).add(part);
      }
      part.tokens().forEach(it -> add(folded, it.folded(), part));
      for (var hit : knowledge.cues().in(stems.terms(part.tokens()), language)) {
        cues.addAll(hit.meanings());
      }
    }
    for (var job = 0; job < NEWEST_JOBS; job++) {
      var own = job;
      newestHighlights.add(
          parts.stream().filter(it -> it.zone() == Zone.HIGHLIGHTS && it.job() == own).toList());
    }
    index(knowledge.occupations());
    textGroups = knowledge.occupations().about(terms.damped(), language, 8);
    labelGroups = titleGroups(label, stems, knowledge.occupations(), textGroups);
    readTitles(resume, knowledge, now);
    newestGroups.addAll(labelGroups.keySet());
    if (!jobs.isEmpty()) {
      newestGroups.addAll(newestJob().groups().keySet());
    }
    licenceClasses = Licences.classesOf(parts);
    readLanguages(resume.path("languages"), knowledge);
    for (var node : entries(resume.path("education"))) {
      studies.add(
          new Study(text(node, "studyType"), text(node, "area"), text(node, "institution")));
    }
    years = months(jobs) / 12.0;
    titleLevel = titleLevel(knowledge);
    level = titleLevel == 2 && years >= SENIOR_YEARS ? 3 : titleLevel;
  }

  /** Whether the resume shows languages, at these levels or higher ones. */
  boolean speaks(Map<String, Integer> levels) {
    return levels.entrySet().stream()
        .allMatch(it -> languages.getOrDefault(it.getKey(), 0) >= it.getValue());
  }

  /** For how many months some jobs lasted; those of several at a time count once. */
  static int months(Collection<Job> jobs) {
    var months = new BitSet();
    for (var job : jobs) {
      if (job.end() > job.begin()) {
        months.set(job.begin() - FIRST_MONTH, job.end() - FIRST_MONTH);
      }
    }
    return months.cardinality();
  }

  private void index(Occupations occupations) {
    var weights = occupations.weights();
    for (var part : parts) {
      var own = new TermVector(occupations, stems);
      own.add(part.tokens(), 1);
      if (!own.stems().isEmpty()) {
        own.stems().forEach(it -> add(words, it, part));
        directions.add(
            occupations.direction(own.stems(), language, weights).spread(occupations.size()));
      }
    }
  }

  /** A part that has a word twice is listed once. */
  private static void add(Map<String, List<Part>> parts, String word, Part part) {
    var own = parts.computeIfAbsent(word, it -> new ArrayList<>());
    if (own.isEmpty() || own.getLast() != part) {
      own.add(part);
    }
  }

  /** Of the headline and the newest job. */
  private int titleLevel(Knowledge knowledge) {
    var level = Measures.level(TitleCues.in(label, stems, knowledge));
    if (!jobs.isEmpty()) {
      var cues = TitleCues.in(newestJob().title(), stems, knowledge);
      level = Math.max(level, Measures.level(cues));
    }
    return Math.max(level, 1);
  }

  /** The job that ended last, of several the first in the resume; there must be one. */
  Job newestJob() {
    var newest = jobs.getFirst();
    for (var job : jobs) {
      newest = job.end() > newest.end() ? job : newest;
    }
    return newest;
  }

  private void readTitles(JsonNode resume, Knowledge knowledge, int now) {
    labelGroups.forEach((group, share) -> titleGroups.merge(group, OF_LABEL * share, Double::sum));
    for (var node : entries(resume.path("work"))) {
      var title = text(node, "position");
      var begin = begin(node, now);
      var end = end(node, now);
      var groups = titleGroups(title, stems, knowledge.occupations(), textGroups);
      var isBreak = CareerBreak.is(title) || CareerBreak.is(text(node, "name"));
      if (groups.isEmpty() && isBreak) { // which takes no time of work
        jobs.add(new Job(title, place(node, now), FIRST_MONTH, FIRST_MONTH, groups));
        continue;
      }
      jobs.add(new Job(title, place(node, now), begin, Math.max(begin, end), groups));
      var weight = now - end > OLD ? OF_OLDER_JOB : 1;
      groups.forEach((group, share) -> titleGroups.merge(group, weight * share, Double::sum));
    }
  }

  private void readLanguages(JsonNode nodes, Knowledge knowledge) {
    languages.put(language.code(), 6);
    for (var node : entries(nodes)) {
      var text = text(node, "language") + " " + text(node, "fluency");
      var tokens = Tokenizer.tokenize(text);
      var hits = new ArrayList<Cue>();
      for (var own : Language.values()) {
        knowledge
            .cues()
            .in(Stems.of(own).terms(tokens), own)
            .forEach(it -> hits.addAll(it.meanings()));
      }
      var level = JobProfile.languageLevel(hits);
      for (var hit : knowledge.languages().in(tokens)) {
        languages.merge(hit.meanings().getFirst(), level == 0 ? 4 : level, Math::max);
        languageTexts.putIfAbsent(hit.meanings().getFirst(), written(node));
      }
    }
  }

  private static String written(JsonNode language) {
    var fluency = text(language, "fluency");
    return text(language, "language") + (fluency.isEmpty() ? "" : " (" + fluency + ")");
  }

  /**
   * The unit groups that a title names, with weights: the first part says what the job is.
   *
   * @param work groups of the text beside the title, with shares; of several trades that one title
   *     may name, those near to these groups are taken
   */
  static Map<Integer, Double> titleGroups(
      String title, Stems stems, Occupations occupations, Map<Integer, Double> work) {
    var groups = new LinkedHashMap<Integer, Double>();
    var tokens = Tokenizer.tokenize(title);
    var ends = TITLE_END.matcher(title).results().map(MatchResult::start).toList();
    var hits =
        occupations.titlesIn(tokens, stems).stream()
            .collect(groupingBy(it -> part(tokens.get(it.begin()), ends), TreeMap::new, toList()));
    var weight = 1.0;
    for (var part : hits.values()) {
      for (var hit : heads(part, tokens, stems.language())) {
        var meant = occupations.nearest(hit.meanings(), work);
        var length = hit.end() - hit.begin();
        var own = weight * (length > 1 ? 1 : ENGLISH_ONLY) / Math.sqrt(meant.size());
        meant.forEach(group -> groups.merge(group, own, Math::max));
      }
      weight *= OF_NEXT_PART;
    }
    return groups;
  }

  /** The number of a title's part, from 0 on. */
  private static long part(TextToken token, List<Integer> ends) {
    return ends.stream().filter(it -> it < token.begin()).count();
  }

  /** Without the trades of which a title has another one to do: "Nurse Recruiter". */
  private static List<PhraseIndex.Hit<Integer>> heads(
      List<PhraseIndex.Hit<Integer>> hits, List<TextToken> tokens, Language language) {
    return hits.stream()
        .filter(it -> hits.stream().noneMatch(head -> isOf(it, head, tokens, language)))
        .toList();
  }

  private static boolean isOf(
      PhraseIndex.Hit<Integer> object,
      PhraseIndex.Hit<Integer> head,
      List<TextToken> tokens,
      Language language) {
    if (language == Language.ENGLISH) {
      return object.end() == head.begin();
    }
    return head.end() <= object.begin()
        && (language == Language.GERMAN || head.end() < object.begin())
        && tokens.subList(head.end(), object.begin()).stream()
            .noneMatch(it -> LINKS.contains(it.folded()));
  }

  private void collect(JsonNode resume, int now) {
    var basics = resume.path("basics");
    add(Message.of("headline"), NO_JOB, Zone.HEADLINE, label);
    add(Message.of("summary"), NO_JOB, Zone.SUMMARY, text(basics, "summary"));
    var job = 0;
    for (var node : entries(resume.path("work"))) {
      var place = place(node, now);
      for (var name : List.of("position", "summary", "description")) {
        add(place, job, Zone.OTHER, text(node, name));
      }
      for (var line : entries(node.path("highlights"))) {
        add(place, job, Zone.HIGHLIGHTS, line.asText());
      }
      job++;
    }
    for (var section : SECTIONS) {
      for (var node : entries(resume.path(section.id()))) {
        strings(section, node, 0);
      }
    }
  }

  private void strings(Message place, JsonNode node, int depth) {
    if (node.isTextual()) {
      if (!node.textValue().startsWith("http")) {
        var zone = place.equals(SECTIONS.getFirst()) ? Zone.SKILLS : Zone.OTHER;
        add(place, NO_JOB, zone, node.textValue());
      }
    } else if (depth < 6) {
      for (var child : node) {
        strings(place, child, depth + 1);
      }
    }
  }

  private void add(Message place, int job, Zone zone, String text) {
    if (!text.isBlank() && read < MAX_TEXT) {
      read += text.length();
      parts.add(new Part(place, parts.size(), job, zone, text, Tokenizer.tokenize(text)));
    }
  }

  private static Message place(JsonNode work, int now) {
    var employer = Truncation.abbreviate(text(work, "name"), LONGEST_NAME);
    var name = employer.isEmpty() ? Message.of("a job") : Message.verbatim(employer);
    var begin = begin(work, now);
    var end = end(work, now);
    if (begin >= end) {
      return name;
    }
    var first = Integer.toString(begin / 12);
    if (end >= now) {
      return Message.of("%s (%s to now)", name, first);
    }
    var last = Integer.toString((end - 1) / 12);
    return first.equals(last)
        ? Message.of("%s (%s)", name, first)
        : Message.of("%s (%s to %s)", name, first, last);
  }

  private static int begin(JsonNode work, int now) {
    return month(text(work, "startDate"), now);
  }

  private static int end(JsonNode work, int now) {
    return text(work, "endDate").isEmpty() ? now : month(text(work, "endDate"), now) + 1;
  }

  private static int month(String date, int now) {
    var matcher = DATE.matcher(date.strip());
    if (!matcher.matches()) {
      return now;
    }
    var month = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
    return Math.clamp(Integer.parseInt(matcher.group(1)) * 12L + month - 1, FIRST_MONTH, now);
  }

  private static List<JsonNode> entries(JsonNode nodes) {
    var entries = new ArrayList<JsonNode>();
    if (nodes.isArray()) {
      for (var node : nodes) {
        if (entries.size() == MAX_ENTRIES) {
          break;
        }
        entries.add(node);
      }
    }
    return entries;
  }

  private static String text(JsonNode node, String name) {
    var value = node.path(name);
    return value.isTextual() ? value.textValue().strip() : "";
  }
}
