package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a posting asks for, the weightiest first, and how much of it a text answers. */
final class Asked {

  private static final double OF_IMPLIED = 0.4;
  private static final double OF_WORD = 0.4;

  private static final double OF_FIELD = 0.25;

  private static final double IN_TITLE = 3;
  private static final double REQUIRED = 2;
  private static final double PREFERRED = 0.7;
  private static final double TO_DO = 1;
  private static final double IN_SUMMARY = 0.5;
  private static final double OF_GENERAL_SKILL = 0.25;
  private static final double MOST = 4;

  private static final int LONGEST_LINE = 2_000;

  private static final Pattern OPTIONAL =
      Pattern.compile(
          "nice to have|preferred|preferably|(?:is|are) a plus|bonus|von vorteil|wunschenswert|idealerweise"
              + "|ein plus|un plus|atout|apprecie|souhaite|valorable|deseable|ideally|advantage"
              + "|desirable|se valora|pluspunkt|des plus|would be great|valoraremos|optional");

  final String title;
  final Language language;
  private final Map<Skill, Double> weights = new LinkedHashMap<>();
  private final Map<String, Double> fields = new HashMap<>();

  /** Without languages and what every posting asks for. */
  final List<Skill> skills;

  final List<String> requirements;
  final List<String> duties;
  private final Vocabulary vocabulary;
  private final Mentions mentions;
  private final Set<String> words = new HashSet<>();

  /**
   * @param other the language of a posting whose words tell none
   */
  Asked(PostingText posting, ParsedDescription parsed, Vocabulary vocabulary, Language other) {
    this.vocabulary = vocabulary;
    title =
        Objects.requireNonNullElse(
            ReadableText.line(posting.title(), PostingText.LONGEST_LINE), "");
    requirements = bounded(parsed.requirements());
    duties = bounded(parsed.responsibilities());
    var summary =
        Truncation.truncate(Objects.requireNonNullElse(parsed.summary(), ""), LONGEST_LINE);
    language =
        Language.clearlyOf(title + "\n" + summary + "\n" + String.join("\n", lines()), other);
    weigh(title, IN_TITLE);
    requirements.forEach(
        it -> weigh(it, OPTIONAL.matcher(Tokenizer.fold(it)).find() ? PREFERRED : REQUIRED));
    duties.forEach(it -> weigh(it, TO_DO));
    weigh(summary, IN_SUMMARY);
    mentions = new Mentions(lines(posting, parsed), vocabulary);
    skills =
        weights.entrySet().stream()
            .sorted(Map.Entry.<Skill, Double>comparingByValue(Comparator.reverseOrder()))
            .map(Map.Entry::getKey)
            .filter(it -> !it.isGeneral() && !it.isLanguage())
            .filter(it -> !isOfTitle(it) && isOfField(it))
            .toList();
    for (var keyword : bounded(parsed.keywords()).stream().limit(Keywords.MAX).toList()) {
      if (vocabulary.skill(keyword) == null) {
        Words.of(keyword).forEach(it -> words.add(it.stem()));
      }
    }
  }

  private void weigh(String text, double weight) {
    for (var found : vocabulary.skills.in(Words.of(text))) {
      var skill = found.meaning();
      var own = skill.isGeneral() ? weight * OF_GENERAL_SKILL : weight;
      weights.merge(skill, own, (one, other) -> Math.min(MOST, one + other));
      if (!skill.isGeneral() && !skill.isLanguage()) {
        fields.merge(skill.field(), weight, Double::sum);
      }
    }
  }

  /** "History" among the words of a sales job means something else than the subject. */
  private boolean isOfField(Skill skill) {
    var most = fields.values().stream().mapToDouble(it -> it).max().orElse(0);
    return fields.getOrDefault(skill.field(), 0.0) >= OF_FIELD * most
        || Words.of(skill.name()).stream().anyMatch(Word::isTerm);
  }

  /** What a title says is level or occupation, whatever else it may be. */
  private boolean isOfTitle(Skill skill) {
    return mentions.of(skill).stream()
        .map(it -> Words.of(it.surface()))
        .anyMatch(
            it -> !vocabulary.levels.in(it).isEmpty() || !vocabulary.occupations.in(it).isEmpty());
  }

  private static List<ResumePart> lines(PostingText posting, ParsedDescription parsed) {
    var lines = new ArrayList<String>();
    lines.addAll(bounded(parsed.requirements()));
    lines.addAll(bounded(parsed.responsibilities()));
    lines.addAll(posting.title() == null ? List.of() : List.of(posting.title()));
    lines.addAll(parsed.summary() == null ? List.of() : List.of(parsed.summary()));
    return lines.stream().map(it -> new ResumePart("", "", "", "", it)).toList();
  }

  private static List<String> bounded(List<String> lines) {
    return lines == null
        ? List.of()
        : lines.stream()
            .filter(it -> it != null && !it.isBlank())
            .limit(100)
            .map(it -> Truncation.abbreviate(it, LONGEST_LINE))
            .toList();
  }

  /** Requirements, then duties, as the posting has them. */
  List<String> lines() {
    return Stream.concat(requirements.stream(), duties.stream()).toList();
  }

  double weight(Skill skill) {
    return weights.getOrDefault(skill, 0.0);
  }

  /** The skills that a text names itself and the posting asks for. */
  List<Skill> skillsIn(String text) {
    return vocabulary.skills.in(Words.of(text)).stream()
        .map(Phrases.Found::meaning)
        .filter(skills::contains)
        .distinct()
        .toList();
  }

  /** How much of what is asked for a text names; 0 for none. */
  double relevance(String text) {
    var found = Words.of(text);
    var named = new HashSet<Skill>();
    vocabulary.skills.in(found).forEach(it -> named.add(it.meaning()));
    var implied = new HashSet<Skill>();
    named.forEach(it -> vocabulary.withImplied(it, implied));
    var sum = 0.0;
    for (var skill : weights.entrySet()) {
      if (named.contains(skill.getKey())) {
        sum += skill.getValue();
      } else if (implied.contains(skill.getKey())) {
        sum += OF_IMPLIED * skill.getValue();
      }
    }
    var own = found.stream().map(Word::stem).filter(words::contains).distinct().count();
    return sum + OF_WORD * own;
  }

  /** The posting's own way of writing a skill, as in a list. */
  String term(Skill skill) {
    return surfaces(skill).stream().anyMatch(it -> it.equalsIgnoreCase(skill.name()))
        ? skill.name()
        : surface(skill);
  }

  /** How the posting writes a skill first. */
  String surface(Skill skill) {
    var surfaces = surfaces(skill);
    return surfaces.isEmpty() ? skill.name() : surfaces.getFirst();
  }

  List<String> surfaces(Skill skill) {
    return mentions.of(skill).stream().map(Mentions.Mention::surface).toList();
  }

  /** Whether the posting writes a skill so. */
  boolean writes(Skill skill, String surface) {
    return mentions.of(skill).stream().anyMatch(it -> it.surface().equalsIgnoreCase(surface));
  }

  boolean writesInLowerCase(Skill skill) {
    return mentions.of(skill).stream()
        .anyMatch(it -> Character.isLowerCase(it.surface().codePointAt(0)));
  }
}
