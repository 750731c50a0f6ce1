package dev.jobtrail.ai.builtin;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.Tokenizer;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The terms that a posting asks for, the weightiest first: the skills of the vocabulary, and terms
 * of the occupation knowledge base where a requirement or duty names them.
 */
final class AskedTerms {

  private static final int MOST = 40;
  private static final int SHORTEST_PLAIN = 4;
  private static final int LONGEST_AMBIGUOUS = 5;

  private static final int SHORTEST_PART = 4;

  /** What a noun in a list of demands follows: "experience in scripting", "Praxis mit Aufmaß". */
  private static final Pattern BEFORE_NOUN =
      Pattern.compile(
          "(?:^|[,;:/(•]|\\b(?:and|or|in|with|of|und|oder|mit|von|et|ou|en|avec|des?|du|y|e|o|con))"
              + "\\s*$",
          Pattern.CASE_INSENSITIVE);

  private static final Set<String> CURRENCIES =
      Currency.getAvailableCurrencies().stream()
          .map(Currency::getCurrencyCode)
          .collect(Collectors.toUnmodifiableSet());

  /** "Montag" is no "Montage", though they have one stem. */
  private static final Set<String> WEEKDAYS =
      Arrays.stream(Language.values())
          .flatMap(
              language ->
                  Arrays.stream(DayOfWeek.values())
                      .map(it -> it.getDisplayName(TextStyle.FULL, Locale.of(language.code()))))
          .map(Tokenizer::fold)
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern GERMAN_NOUN = Pattern.compile("SUB:NOM:(?:SIN|PLU)(?!.*ADJ).*");

  private final TailoredResume resume;
  private final Morphology morphology;
  private final boolean isForeign;
  private final List<String> required;
  private final Map<String, AskedTerm> terms = new LinkedHashMap<>();

  /**
   * @param names terms of the knowledge base, as the posting writes them
   * @param required lines that ask for something
   */
  AskedTerms(
      TailoredResume resume, List<String> names, List<String> required, EvidenceGuard guard) {
    this.resume = resume;
    this.required = required;
    morphology = Morphology.of(resume.language);
    isForeign = resume.language != resume.asked.language;
    for (var skill : resume.asked.skills) {
      var line = line(resume.asked.surface(skill));
      var isName = Words.of(skill.name()).stream().anyMatch(Word::isTerm);
      if (isMeant(skill)
          && (isName || !line.isEmpty())
          && (!isForeign || !resume.asked.writesInLowerCase(skill))) {
        add(new AskedTerm(resume.wording.inList(skill), skill, line, resume.asked.weight(skill)));
      }
    }
    for (var name : names) {
      var line = line(name);
      if (!line.isEmpty() && isTerm(name, line)) {
        var isRequired = resume.asked.requirements.contains(line);
        add(AskedTerm.of(name, line, isRequired));
      }
    }
    removeOrdinary(guard);
  }

  List<AskedTerm> all() {
    return terms.values().stream()
        .sorted(Comparator.comparingDouble((AskedTerm it) -> -it.weight()))
        .limit(MOST)
        .toList();
  }

  private void add(AskedTerm term) {
    var key = Words.key(term.text());
    if (!key.isEmpty() && terms.keySet().stream().noneMatch(key::equals)) {
      terms.put(key, term);
    }
  }

  /** The "rest" of a sentence is not the architecture REST, nor is every "vite" a bundler. */
  private boolean isMeant(Skill skill) {
    if (skill.name().length() == 1 && !isListed(skill.name())) {
      return false;
    }
    return resume.asked.surfaces(skill).stream()
        .filter(it -> !WEEKDAYS.contains(Tokenizer.fold(it)))
        .anyMatch(
            it ->
                it.length() > LONGEST_AMBIGUOUS
                    || it.equals(skill.name())
                    || Words.of(it).stream().anyMatch(Word::isTerm)
                    || resume.asked.language != Language.GERMAN
                        && Character.isUpperCase(it.charAt(0)));
  }

  /** A letter is the name of a language where the resume lists it, else part of something else. */
  private boolean isListed(String letter) {
    return resume.parts.stream().anyMatch(it -> it.isOf("skills") && it.text().equals(letter));
  }

  private boolean isTerm(String name, String line) {
    var words = Words.of(name);
    var isName = words.stream().anyMatch(Word::isTerm);
    if (words.isEmpty()
        || CURRENCIES.contains(name)
        || isForeign && !isName
        || name.contains("(") != name.contains(")")) {
      return false;
    }
    var known = resume.vocabulary.skills.in(words);
    if (known.stream().anyMatch(it -> it.meaning().isLanguage() || it.meaning().isGeneral())
        || !resume.vocabulary.levels.in(words).isEmpty()
        || !resume.vocabulary.occupations.in(words).isEmpty()) {
      return false;
    }
    if (words.size() > 1 || isName) {
      return true;
    }
    var at = line.indexOf(name);
    if (at >= 0 && isPartOfName(line, at, name)) {
      return false;
    }
    return name.length() >= SHORTEST_PLAIN
        && isNoun(name)
        && required.contains(line)
        && at >= 0
        && BEFORE_NOUN.matcher(line.substring(0, at)).find();
  }

  /** A German noun in another case, and an adjective that stands for one, are no skills. */
  private boolean isNoun(String name) {
    if (resume.language != Language.GERMAN) {
      return true;
    }
    var readings = morphology.readings(name);
    // of a compound that no dictionary has, the last part tells: "Regelventilen"
    for (var i = 1; readings.isEmpty() && i <= name.length() - SHORTEST_PART; i++) {
      var part = name.substring(i, i + 1).toUpperCase(Locale.ROOT) + name.substring(i + 1);
      readings =
          morphology.readings(part).stream().filter(it -> it.tag().startsWith("SUB")).toList();
    }
    return readings.isEmpty()
        || readings.stream().anyMatch(it -> GERMAN_NOUN.matcher(it.tag()).matches());
  }

  /** "Safe" of "Safe Pass". */
  private boolean isPartOfName(String line, int at, String name) {
    var after = line.substring(at + name.length()).stripLeading();
    return resume.asked.language != Language.GERMAN
        && Character.isUpperCase(name.charAt(0))
        && !after.isEmpty()
        && Character.isUpperCase(after.charAt(0));
  }

  /** Everyday words, which say nothing of a person, pass the guard without any evidence. */
  private void removeOrdinary(EvidenceGuard guard) {
    terms.values().removeAll(new SoleEvidence(guard).supported("", List.copyOf(terms.values())));
  }

  /** The first requirement, else duty, that has the words; "" for none. */
  private String line(String words) {
    var key = " " + Words.key(words) + " ";
    return resume.asked.lines().stream()
        .filter(it -> (" " + Words.key(it) + " ").contains(key))
        .findFirst()
        .orElse("");
  }
}
