package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a letter says beside the achievements: degree, certificates, languages, confirmed facts. */
final class Qualifications {

  private static final int MAX_CERTIFICATES = 2;
  private static final int MAX_TERMS = 5;
  private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2}).*");
  private static final Pattern BEGINNER =
      Pattern.compile(
          "(?i)\\b(?:A1|A2|basic|beginner|elementary|grundkenntnisse|notions|débutant|básico|principiante|elemental)\\b");
  private static final Pattern YEAR = Pattern.compile("(\\d{4}).*");
  private static final Pattern DEGREE =
      Pattern.compile(
          "(?:Bachelor|Master|Diploma|Doctorate|Licentiate|B\\.?Sc|M\\.?Sc|B\\.?S|M\\.?S|BA|MA|BFA|MFA|BEng|MEng|MBA|PhD|LLB|LLM|BBA)(?:"
              + " of [\\p{L} ]+)?\\.?");

  /** "SAP SD", "InDesign", "ISO 9001": acronyms and names with an inner capital or a digit. */
  private static final Pattern TERMS =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?:\\p{Lu}{2,}\\d*|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}*)(?:"
              + " (?:\\p{Lu}{2,}\\d*|\\d+))*(?![\\p{L}\\d])");

  private static final Map<Language, Pattern> FIRST_PERSON =
      Map.of(
          Language.ENGLISH, Pattern.compile("I (?:am|have|hold|can|could|speak|own|work) .*"),
          Language.GERMAN, Pattern.compile("Ich .*|(?:Ab|Seit) .* (?:bin|habe|kann|könnte) ich .*"),
          Language.FRENCH, Pattern.compile("(?:Je |J['’]).*"),
          Language.SPANISH, Pattern.compile("(?:Tengo|Soy|Puedo|Podría|Hablo|Dispongo) .*"));

  private final LetterSource source;
  private final LetterPhrases phrases;

  Qualifications(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
  }

  /**
   * A sentence with its alternatives.
   *
   * @param evidence that may answer a demand of the posting
   */
  record Qualification(List<String> sentences, String evidence) {}

  List<Qualification> all(SentenceFrames frames) {
    var all = new ArrayList<Qualification>();
    all.addAll(facts());
    if (source.isOneLanguage()) {
      var area = source.text("/education/0/area") + " " + source.text("/education/0/studyType");
      all.add(new Qualification(education(frames), area));
      all.add(new Qualification(certificates(frames), String.join(" ", certificateNames())));
      all.add(new Qualification(languages(frames), ""));
    }
    return all;
  }

  /** What a letter in another language than the resume's can say. */
  List<List<String>> untranslated(SentenceFrames frames) {
    var degree = new ArrayList<String>();
    var study = source.text("/education/0/studyType");
    var year = YEAR.matcher(source.text("/education/0/endDate"));
    var school = JobTitle.ofEmployer(source.text("/education/0/institution"));
    if (isMasculine(study) && year.matches() && !school.isEmpty()) {
      var values = Map.of("study", study, "school", school, "year", year.group(1));
      fill(degree, "degree.names", values, false, frames);
    }
    return List.of(degree, spoken(frames));
  }

  /** In German, French and Spanish the English names of these degrees have one gender. */
  private static boolean isMasculine(String study) {
    return DEGREE.matcher(study).matches() && !study.matches("(?:Diploma|Doctorate|Licentiate).*");
  }

  /** By the names of the letter's language. */
  private List<String> spoken(SentenceFrames frames) {
    var own = source.resumeLanguage.languageNames();
    var other = source.language.languageNames();
    var isSmall = source.language == Language.FRENCH || source.language == Language.SPANISH;
    var names =
        source.section("languages").stream()
            .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
            .map(it -> LetterSource.text(it, "language"))
            .flatMap(
                name ->
                    own.entrySet().stream()
                        .filter(it -> it.getValue().equalsIgnoreCase(name))
                        .limit(1))
            .map(it -> other.get(it.getKey()))
            .map(it -> isSmall ? Lines.small(it) : it)
            .limit(4)
            .toList();
    var all = new ArrayList<String>();
    if (names.size() > 1) {
      var list = LetterPhrases.list(names, phrases.first("and"));
      fill(all, "languages.names", Map.of("languages", list), false, frames);
    }
    return all;
  }

  private List<Qualification> facts() {
    return source.facts.stream()
        .map(String::strip)
        .filter(it -> FIRST_PERSON.get(source.language).matcher(it).matches())
        .filter(it -> source.wishes.ask(it) || source.relevance.isNamed(it))
        .map(it -> new Qualification(List.of(it.replaceFirst("[.!]*$", ".")), it))
        .toList();
  }

  private List<String> education(SentenceFrames frames) {
    var area = source.text("/education/0/area");
    var school = JobTitle.ofEmployer(source.text("/education/0/institution"));
    var study = source.text("/education/0/studyType");
    var year = YEAR.matcher(source.text("/education/0/endDate"));
    if (area.isEmpty() || school.isEmpty() || !year.matches()) {
      return List.of();
    }
    var all = new ArrayList<String>();
    if (DEGREE.matcher(study).matches()) {
      var named = school.startsWith("University of") ? "the " + school : school;
      if (study.endsWith(area)) {
        fill(all, "degree.plain", Map.of("school", named, "study", study), false, frames);
      }
      fill(all, "degree", Map.of("area", area, "school", named, "study", study), false, frames);
    }
    fill(
        all,
        "education",
        Map.of("area", area, "school", school, "year", year.group(1)),
        false,
        frames);
    return all;
  }

  private List<String> certificates(SentenceFrames frames) {
    // a German adjective would take another ending
    var isGerman = source.language == Language.GERMAN;
    var names = certificateNames().stream().map(it -> isGerman ? "„" + it + "“" : it).toList();
    var all = new ArrayList<String>();
    for (var count = names.size(); count > 0; count--) {
      var some = LetterPhrases.list(names.subList(0, count), phrases.first("and"));
      fill(all, "certificate", Map.of("certificates", some), count > 1, frames);
    }
    return all;
  }

  private List<String> certificateNames() {
    return source.section("certificates").stream()
        .map(it -> LetterSource.text(it, "name"))
        .filter(it -> !it.isEmpty() && !source.wishes.forbid(it))
        .sorted(Comparator.comparingDouble(it -> -source.relevance.of(it)))
        .limit(MAX_CERTIFICATES)
        // within a list of certificates a comma would part them
        .map(it -> it.replaceFirst(",.*$", ""))
        .distinct()
        .toList();
  }

  /** Where the posting names one of the languages. */
  private List<String> languages(SentenceFrames frames) {
    var posting = source.description().toLowerCase(Locale.ROOT);
    var names =
        source.section("languages").stream()
            .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
            .map(it -> LetterSource.text(it, "language"))
            .filter(it -> !it.isEmpty())
            .limit(4)
            .toList();
    if (names.size() < 2
        || names.stream().noneMatch(it -> posting.contains(it.toLowerCase(Locale.ROOT)))) {
      return List.of();
    }
    var isSmall = source.language == Language.FRENCH || source.language == Language.SPANISH;
    var all = new ArrayList<String>();
    var some = names.stream().map(it -> isSmall ? Lines.small(it) : it).toList();
    fill(
        all,
        "languages",
        Map.of("languages", LetterPhrases.list(some, phrases.first("and"))),
        false,
        frames);
    return all;
  }

  /** Names of tools and standards that posting and resume share, which need no translation. */
  List<List<String>> terms(SentenceFrames frames) {
    var own = new HashSet<String>();
    TERMS.matcher(source.profile()).results().forEach(it -> own.add(it.group()));
    var found =
        Stream.concat(
                source.demands.skillsBeside("").stream(),
                TERMS
                    .matcher(source.description())
                    .results()
                    .map(MatchResult::group)
                    .filter(own::contains))
            .filter(it -> it.length() > 2)
            .distinct()
            .limit(MAX_TERMS)
            .toList();
    // "ClaimCenter" is named by "Guidewire ClaimCenter"
    var terms =
        found.stream()
            .filter(
                it -> found.stream().noneMatch(other -> !other.equals(it) && other.contains(it)))
            .toList();
    var all = new ArrayList<List<String>>();
    for (var count = terms.size(); count > 0; count--) {
      var alternatives = new ArrayList<String>();
      var some = LetterPhrases.list(terms.subList(0, count), phrases.first("and"));
      fill(alternatives, "terms", Map.of("terms", some), false, frames);
      all.add(alternatives);
    }
    return all;
  }

  private void fill(
      List<String> into,
      String name,
      Map<String, String> values,
      boolean isPlural,
      SentenceFrames frames) {
    for (var phrase : phrases.all(name)) {
      var sentence = frames.fill(phrase, values, isPlural);
      if (!sentence.isEmpty()) {
        into.add(sentence);
      }
    }
  }

  /** "July 2022"; "" where the month is not known. */
  String month(String date) {
    var matcher = DATE.matcher(date);
    var months = phrases.first("months").split(" ");
    if (!matcher.matches()
        || Integer.parseInt(matcher.group(2)) > months.length
        || matcher.group(2).equals("00")) {
      return "";
    }
    return phrases
        .first("date")
        .replace("{month}", months[Integer.parseInt(matcher.group(2)) - 1])
        .replace("{year}", matcher.group(1));
  }
}
