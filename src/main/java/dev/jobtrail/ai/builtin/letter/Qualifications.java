package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a letter says beside the achievements: degree, certificates, languages, confirmed facts. */
final class Qualifications {

  private static final int MAX_CERTIFICATES = 2;

  /** Of the words of a certificate that the posting has. */
  private static final double LEAST_SHARE = 0.5;

  private static final int MAX_TERMS = 5;
  private static final int MAX_TOOLS = 4;
  private static final int MOST_YEARS = 40;
  private static final int FEWEST_YEARS = 2;

  /** "OPC" and "WEG-Recht" are words of the resume's language rather than names. */
  private static final Pattern ABBREVIATION =
      Pattern.compile("(?u)\\p{Lu}+|.*\\(.*|.*-\\p{Lu}?\\p{Ll}+");

  private static final Pattern LEVEL = Pattern.compile("\\b(?:B[12]|C[12])\\b");
  private static final Pattern NATIVE =
      Pattern.compile("(?iu)native|mother tongue|muttersprach|matern|nativ");
  private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2}).*");
  private static final Pattern BEGINNER =
      Pattern.compile(
          "(?iu)\\b(?:A1|A2|basic|beginner|elementary|grundkenntnisse|notions|débutant|básico|principiante|elemental)\\b");
  private static final Pattern YEAR = Pattern.compile("(\\d{4}).*");
  private static final Pattern DEGREE =
      Pattern.compile(
          "(?:Bachelor|Master|Diploma|Doctorate|Licentiate|B\\.?Sc|M\\.?Sc|B\\.?S|M\\.?S|BA|MA|BFA|MFA|BEng|MEng|MBA|PhD|LLB|LLM|BBA)(?:"
              + " of [\\p{L} ]+)?\\.?");

  /** What a posting calls education. */
  private static final Pattern EDUCATION =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:degrees?|bachelor|master(?!ing)|diploma|university|graduate|apprenticeship|\\p{L}*(?:ausbildung|studium|abschluss|lehre)"
              + "|gelernte[rn]?|examinierte\\p{L}*|diplôm\\p{L}*|formation|bac|licence|études|titulación|formación|grado|estudios|licenciatura)(?!\\p{L})");

  /** "SAP SD", "InDesign", "ISO 9001": acronyms and names with an inner capital or a digit. */
  private static final Pattern TERMS =
      Pattern.compile(
          "(?<![\\p{L}\\d-])(?:\\p{Lu}{2,}\\d*|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}*)(?:"
              + "[ -](?:\\p{Lu}{2,}\\d*|\\d+))*(?![\\p{L}\\d-])");

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
   * Sentences, each with its alternatives.
   *
   * @param isUnasked whether education is named also where the posting asks for none
   */
  List<List<String>> all(SentenceFrames frames, boolean isUnasked) {
    var all = new ArrayList<List<String>>(facts());
    if (source.isOneLanguage()) {
      if (isUnasked || source.lines.stream().anyMatch(it -> EDUCATION.matcher(it).find())) {
        all.add(education(frames));
      }
      all.add(certificates(frames));
      all.add(languages(frames));
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
    } else if (year.matches() && !school.isEmpty()) {
      var values = Map.of("school", school, "year", year.group(1));
      fill(degree, "education.names", values, false, frames);
    }
    return List.of(degree);
  }

  /** In German, French and Spanish the English names of these degrees have one gender. */
  private static boolean isMasculine(String study) {
    return DEGREE.matcher(study).matches() && !study.matches("(?:Diploma|Doctorate|Licentiate).*");
  }

  private List<String> spoken(SentenceFrames frames) {
    var names = spokenNames();
    var all = new ArrayList<String>();
    if (names.size() > 1) {
      var list = LetterPhrases.list(names, phrases.first("and"));
      fill(all, "languages.names", Map.of("languages", list), false, frames);
    }
    return all;
  }

  /** By the names of the letter's language. */
  private List<String> spokenNames() {
    return source.section("languages").stream()
        .filter(it -> !BEGINNER.matcher(LetterSource.text(it, "fluency")).find())
        .flatMap(it -> translated(LetterSource.text(it, "language")).stream())
        .map(this::written)
        .limit(4)
        .toList();
  }

  private Optional<String> translated(String language) {
    return source.resumeLanguage.languageNames().entrySet().stream()
        .filter(it -> it.getValue().equalsIgnoreCase(language))
        .map(it -> source.language.languageNames().get(it.getKey()))
        .findFirst();
  }

  private String written(String language) {
    var isSmall = source.language == Language.FRENCH || source.language == Language.SPANISH;
    return isSmall ? Lines.small(language) : language;
  }

  private List<List<String>> facts() {
    return source.facts.stream()
        .map(String::strip)
        .filter(it -> FIRST_PERSON.get(source.language).matcher(it).matches())
        .filter(it -> source.wishes.ask(it) || source.relevance.isNamed(it))
        .map(it -> List.of(it.replaceFirst("[.!]*$", ".")))
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
    // a name within a sentence would need an article, or another ending
    var quote =
        switch (source.language) {
          case ENGLISH -> "“%s”";
          case GERMAN -> "„%s“";
          case FRENCH -> "« %s »";
          case SPANISH -> "«%s»";
        };
    var names = certificateNames().stream().map(quote::formatted).toList();
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
        .filter(it -> !it.isEmpty() && source.relevance.share(it) >= LEAST_SHARE)
        .sorted(Comparator.comparingDouble(it -> -source.relevance.of(it)))
        .limit(MAX_CERTIFICATES)
        // within a list of certificates a comma would part them
        .map(it -> it.replaceFirst(",.*$", ""))
        .distinct()
        .toList();
  }

  /** How long the person has worked; the guard finds in the dates which of them is true. */
  List<String> years(SentenceFrames frames) {
    var all = new ArrayList<String>();
    for (var years = MOST_YEARS; years >= FEWEST_YEARS && !source.positions.isEmpty(); years--) {
      fill(all, "years", Map.of("years", Integer.toString(years)), true, frames);
    }
    return all;
  }

  /** The languages that the posting names, where the person speaks them. */
  List<String> askedLanguages(SentenceFrames frames) {
    var posting = Tokenizer.fold(source.description());
    var names =
        spokenNames().stream()
            .filter(
                it ->
                    Pattern.compile("\\b" + Pattern.quote(Tokenizer.fold(it)))
                        .matcher(posting)
                        .find())
            .map(this::asObject)
            .toList();
    var all = new ArrayList<String>();
    if (!names.isEmpty()) {
      var list = LetterPhrases.list(names, phrases.first("and"));
      fill(all, "asked.languages", Map.of("languages", list), names.size() > 1, frames);
    }
    return all;
  }

  /** The native language and the level in the letter's, or all that are spoken. */
  List<String> spokenLanguages(SentenceFrames frames) {
    var own = source.language.languageNames().get(source.language.code());
    var levels = new HashMap<String, String>();
    var all = new ArrayList<String>();
    for (var entry : source.section("languages")) {
      var name = translated(LetterSource.text(entry, "language"));
      var fluency = LetterSource.text(entry, "fluency");
      var level = LEVEL.matcher(fluency);
      if (name.isPresent() && NATIVE.matcher(fluency).find()) {
        levels.putIfAbsent("native", written(name.get()));
        levels.putIfAbsent("The_native", Lines.capital(asObject(written(name.get()))));
      } else if (name.isPresent() && name.get().equalsIgnoreCase(own) && level.find()) {
        levels.put("language", written(name.get()));
        levels.put("level", level.group());
      }
    }
    fill(all, "languages.level", levels, false, frames);
    all.addAll(spoken(frames));
    return all;
  }

  /** With its article in French: "l'anglais". */
  private String asObject(String language) {
    return source.language != Language.FRENCH
        ? language
        : (FrenchLines.isElided(language) ? "l'" : "le ") + language;
  }

  /** Names of tools that the person works with, which need no translation. */
  List<List<String>> tools(SentenceFrames frames, String told) {
    var words = Morphology.of(source.resumeLanguage);
    var names =
        source.keywords().stream()
            .filter(it -> Demands.isName(it, words) && !ABBREVIATION.matcher(it).matches())
            .filter(it -> !told.contains(it))
            .limit(MAX_TOOLS)
            .toList();
    var all = new ArrayList<List<String>>();
    for (var count = names.size(); count > 0; count--) {
      var alternatives = new ArrayList<String>();
      var some = LetterPhrases.list(names.subList(0, count), phrases.first("and"));
      var name = told.isEmpty() ? "tools" : "tools.more";
      fill(alternatives, name, Map.of("tools", some), count > 1, frames);
      all.add(alternatives);
    }
    return all;
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
