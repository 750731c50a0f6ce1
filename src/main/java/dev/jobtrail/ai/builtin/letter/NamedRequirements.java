package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The requirements of the posting that the letter names, each once. */
final class NamedRequirements {

  private static final int MAX_REQUIREMENTS = 4;
  private static final int MAX_TERMS = 2;
  private static final int MAX_ANSWERS = 4;

  /** Of two requirements that one sentence names. */
  private static final int MAX_NAMED_WORDS = 16;

  /** A requirement with the sentence that names it. */
  record Lead(RequirementPhrase.Kind kind, String requirement, String sentence) {}

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final SupportedSentences sentences;
  private final Morphology words;
  private final List<String> requirements = new ArrayList<>();
  private final Set<String> leads = new HashSet<>();

  /** Whether the letter says that it would bring the experience, without naming any. */
  private boolean isBrought;

  NamedRequirements(LetterSource source, LetterPhrases phrases, SupportedSentences sentences) {
    this.source = source;
    this.phrases = phrases;
    this.sentences = sentences;
    words = Morphology.of(source.language);
  }

  /** Begins the body anew. */
  void forget() {
    requirements.clear();
    leads.clear();
    isBrought = false;
  }

  boolean isEmpty() {
    return requirements.isEmpty();
  }

  /** Whether the letter says what the experience is worth to the reader. */
  private boolean isTold() {
    return isBrought || !isEmpty();
  }

  /** The sentences that name a requirement. */
  Set<String> leads() {
    return leads;
  }

  /** Takes a sentence that names two requirements. */
  void addLead(String sentence) {
    leads.add(sentence);
  }

  /** The first requirement that an achievement answers and that is not named yet. */
  Optional<Lead> lead(List<Demands.Answer> answers) {
    return answers.stream()
        .map(Demands.Answer::requirement)
        .filter(it -> requirements.stream().noneMatch(other -> isSame(it.text(), other)))
        .limit(requirements.size() < MAX_REQUIREMENTS ? MAX_ANSWERS : 0)
        .map(
            it -> new Lead(it.kind(), text(it), sentences.first(leads(it, requirements.isEmpty()))))
        .filter(it -> !it.sentence().isEmpty())
        .findFirst();
  }

  /** Two requirements of one kind in one sentence, where they are short. */
  Optional<String> both(Lead one, Lead other) {
    var texts = List.of(one.requirement(), other.requirement());
    var isTask = one.kind() == RequirementPhrase.Kind.TASK;
    if (one.kind() != other.kind()
        || Lines.count(texts) > MAX_NAMED_WORDS
        || !isTask
            && texts.stream().anyMatch(it -> Lines.JOINT.matcher(it).find() || it.contains(","))) {
      return Optional.empty();
    }
    var list = isTask ? tasks(texts) : phrases.listed(texts);
    return Optional.of(
            sentences.first(phrases.filled(name(one.kind()), Map.of("requirement", list), true)))
        .filter(it -> !it.isEmpty());
  }

  /** "To train and motivate apprentices, and to order flour". */
  private String tasks(List<String> texts) {
    var isLong = texts.stream().anyMatch(it -> Lines.JOINT.matcher(it).find());
    var and = isLong ? phrases.first("and.task.list") : "";
    return LetterPhrases.list(texts, and.isEmpty() ? phrases.first("and.task") : and)
        .replace(" ,", ",");
  }

  /** Behind the first achievement that shows a term of the posting, unless one is named. */
  Optional<String> brought(Weighed achievement) {
    if (isTold()) {
      return Optional.empty();
    }
    // French: "pour" goes before what is done, and no name of a tool
    var isFrench = source.language == Language.FRENCH;
    var terms =
        achievement.terms().stream()
            .filter(it -> !isFrench || !Lines.isCapital(it))
            // "this experience with stock" says nothing that a reader does not see
            .filter(it -> Lines.words(it).size() > 1)
            .distinct()
            .sorted(Comparator.comparing(it -> !isTelling(it)))
            .limit(MAX_TERMS)
            .toList();
    for (var count = terms.size(); count > 0; count--) {
      var list = phrases.listed(terms.subList(0, count));
      var sentence = sentences.next(phrases.filled("brought", Map.of("terms", list), count > 1));
      if (!sentence.isEmpty()) {
        requirements.add(list);
        return Optional.of(sentence);
      }
    }
    return Optional.empty();
  }

  /** What the experience is worth to the reader; "" where the letter has said so. */
  String broughtAtAll() {
    if (isTold()) {
      return "";
    }
    isBrought = true;
    return sentences.next(phrases.filled("brought.plain", Map.of(), false));
  }

  /** Names tell more than ordinary words, and several words more than one. */
  static boolean isTelling(String term) {
    return Lines.isTerm(term) || Lines.isCapital(term) || term.contains(" ");
  }

  void add(Lead lead) {
    requirements.add(lead.requirement());
    leads.add(lead.sentence());
  }

  /** Whether one text has the other's words, such as "SQL" and "experience with SQL". */
  private boolean isSame(String one, String other) {
    var words = source.relevance.stems(one);
    return source.relevance.stems(other).stream().anyMatch(words::contains);
  }

  /** Of the phrases for such requirements. */
  private static String name(RequirementPhrase.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private List<String> leads(RequirementPhrase phrase, boolean isFirst) {
    var name = name(phrase.kind());
    var values = Map.of("requirement", text(phrase));
    var all = isFirst ? List.<String>of() : phrases.filled(name + ".more", values, false);
    return all.isEmpty() ? phrases.filled(name, values, false) : all;
  }

  /**
   * Tasks of a list, the last of them behind "and": "recibir pedidos, controlar stocks y vender".
   */
  private String text(RequirementPhrase phrase) {
    var text = phrase.text();
    var last = text.lastIndexOf(", ");
    if (phrase.kind() != RequirementPhrase.Kind.TASK || last < 0) {
      return text;
    }
    var end = text.substring(last + 2);
    // "contrôler, saisir et régler" has its "and"
    var isOpen =
        isInfinitive(end) && Lines.JOINT.splitAsStream(end).skip(1).noneMatch(this::isInfinitive);
    var and = phrases.first("and");
    var isLong = Lines.JOINT.matcher(text).find();
    return isOpen
        ? text.substring(0, last) + (isLong ? ", " : " ") + LetterPhrases.and(and, end) + end
        : text;
  }

  private boolean isInfinitive(String text) {
    return words.is(Lines.firstWord(text), "V inf|VMN.*");
  }
}
