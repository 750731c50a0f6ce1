package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.posting.ParsedDescription;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a posting asks for, the weightiest first, and how much of it a text answers. */
final class Asked {

  private static final double OF_IMPLIED = 0.4;
  private static final double OF_WORD = 0.4;

  private static final double OF_FIELD = 0.25;

  final PostingReading reading;

  /** Without languages and what every posting asks for. */
  final List<Skill> skills;

  private final Vocabulary vocabulary;
  private final Mentions mentions;
  private final Set<String> words = new HashSet<>();

  Asked(PostingText posting, ParsedDescription parsed, Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    reading = new PostingReading(posting, parsed, vocabulary);
    mentions = new Mentions(lines(posting, parsed), vocabulary);
    skills =
        reading.skills.entrySet().stream()
            .sorted(Map.Entry.<Skill, Double>comparingByValue(Comparator.reverseOrder()))
            .map(Map.Entry::getKey)
            .filter(it -> !it.isGeneral() && !it.isLanguage())
            .filter(it -> !isOfTitle(it) && isOfField(it))
            .toList();
    for (var keyword : reading.keywords) {
      if (vocabulary.skill(keyword) == null) {
        Words.of(keyword).forEach(it -> words.add(it.stem()));
      }
    }
  }

  /** "History" among the words of a sales job means something else than the subject. */
  private boolean isOfField(Skill skill) {
    var most = reading.fields.values().stream().mapToDouble(it -> it).max().orElse(0);
    return reading.fields.getOrDefault(skill.field(), 0.0) >= OF_FIELD * most
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
    addAll(lines, parsed.requirements());
    addAll(lines, parsed.responsibilities());
    addAll(lines, posting.title() == null ? List.of() : List.of(posting.title()));
    addAll(lines, parsed.summary() == null ? List.of() : List.of(parsed.summary()));
    return lines.stream().map(it -> new ResumePart("", "", "", "", it)).toList();
  }

  private static void addAll(List<String> lines, List<String> more) {
    if (more != null) {
      more.stream().filter(it -> it != null && !it.isBlank()).limit(100).forEach(lines::add);
    }
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
    for (var skill : reading.skills.entrySet()) {
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
    var surfaces = mentions.of(skill).stream().map(Mentions.Mention::surface).toList();
    if (surfaces.isEmpty() || surfaces.stream().anyMatch(it -> it.equalsIgnoreCase(skill.name()))) {
      return skill.name();
    }
    return surfaces.getFirst();
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
