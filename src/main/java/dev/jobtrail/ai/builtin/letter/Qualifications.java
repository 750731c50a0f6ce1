package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a letter says beside achievements: confirmed facts, years, tools and where to write to. */
final class Qualifications {

  private static final int MAX_TERMS = 5;
  private static final int MAX_TOOLS = 4;
  private static final int MOST_YEARS = 40;
  private static final int FEWEST_YEARS = 2;

  /** "OPC" and "WEG-Recht" are words of the resume's language rather than names. */
  private static final Pattern ABBREVIATION =
      Pattern.compile("(?u)\\p{Lu}+|.*\\(.*|.*-\\p{Lu}?\\p{Ll}+");

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

  private static final Pattern EMAIL = Pattern.compile("[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+){1,6}");

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final Morphology words;
  private final Set<String> written;

  Qualifications(LetterSource source, LetterPhrases phrases) {
    this.source = source;
    this.phrases = phrases;
    words = Morphology.of(source.language);
    written = Lines.words(source.profile()).stream().map(Lines::bare).collect(Collectors.toSet());
  }

  /** Confirmed facts that the posting or the person asks for. */
  List<List<String>> facts() {
    return source.facts.stream()
        .map(String::strip)
        .filter(it -> FIRST_PERSON.get(source.language).matcher(it).matches())
        .filter(it -> source.wishes.ask(it) || source.relevance.isNamed(it))
        .map(it -> List.of(it.replaceFirst("[.!]*$", ".")))
        .toList();
  }

  /** How long the person has worked; the guard finds in the dates which of them is true. */
  List<String> years() {
    var all = new ArrayList<String>();
    for (var years = MOST_YEARS; years >= FEWEST_YEARS && !source.positions.isEmpty(); years--) {
      all.addAll(phrases.filled("years", Map.of("years", Integer.toString(years)), true));
    }
    return all;
  }

  /** German: "Trauergespräch" needs an article, as "Prothetik" and the names of tools do not. */
  boolean isSkill(String skill) {
    var noun = Lines.words(skill).getLast();
    return source.language != Language.GERMAN
        || Lines.isTerm(noun)
        || Demands.isName(skill, words)
        || new GermanLines.GermanNouns(words)
            .article(noun)
            .filter(it -> it.equals("der") || it.equals("das"))
            .isEmpty();
  }

  /** Where the person can be reached. */
  List<String> contact() {
    var email = source.text("/basics/email");
    return EMAIL.matcher(email).matches()
        ? phrases.filled("contact", Map.of("email", email), false)
        : List.of();
  }

  /** Names of tools that the person works with, which need no translation. */
  List<List<String>> tools(String told) {
    return tools(List.of(), told);
  }

  /**
   * @param first those that the posting names
   */
  List<List<String>> tools(List<String> first, String told) {
    var words = Morphology.of(source.resumeLanguage);
    var names =
        Stream.concat(
                first.stream(),
                source.keywords().stream()
                    .filter(it -> Demands.isName(it, words) && !ABBREVIATION.matcher(it).matches())
                    .filter(it -> !told.contains(it) && !isCommonNoun(it)))
            .distinct()
            .limit(MAX_TOOLS)
            .toList();
    var all = new ArrayList<List<String>>();
    for (var count = names.size(); count > 0; count--) {
      var some = phrases.listed(names.subList(0, count));
      var name = told.isEmpty() ? "tools" : "tools.more";
      all.add(phrases.filled(name, Map.of("tools", some), count > 1));
    }
    return all;
  }

  /** A word that the resume writes small elsewhere is no name, though no dictionary has it. */
  private boolean isCommonNoun(String keyword) {
    return source.resumeLanguage != Language.GERMAN
        && keyword.matches("\\p{Lu}\\p{Ll}+")
        && written.contains(Lines.small(keyword));
  }

  /** Names of tools and standards that posting and resume share, which need no translation. */
  List<List<String>> terms() {
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
      var some = phrases.listed(terms.subList(0, count));
      all.add(phrases.filled("terms", Map.of("terms", some), false));
    }
    return all;
  }
}
