package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.ai.builtin.letter.Position.Weighed;
import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Joins short achievements that one sentence can tell. */
final class AchievementGroups {

  /** Achievements of one sentence. */
  private static final int MAX_TOGETHER = 3;

  private static final int MAX_TOGETHER_WORDS = 26;

  /** In German no noun follows "and" in small letters. */
  private static final Pattern SECOND_VERB = Pattern.compile(".* und \\p{Ll}{3,} .*");

  private final Language language;
  private final LetterPhrases phrases;

  AchievementGroups(Language language, LetterPhrases phrases) {
    this.language = language;
    this.phrases = phrases;
  }

  /** Achievements that are told in one sentence where they are short. */
  List<List<Weighed>> of(List<Weighed> achievements) {
    var groups = new ArrayList<List<Weighed>>();
    for (var one : achievements) {
      var group = groups.stream().filter(it -> isOneSentence(it, one)).findFirst();
      group.ifPresent(it -> it.add(one));
      if (group.isEmpty()) {
        groups.add(new ArrayList<>(List.of(one)));
      }
    }
    return groups;
  }

  /** Of one form and tense. Those with a comma or an "and" of their own are told in pairs. */
  private boolean isOneSentence(List<Weighed> group, Weighed next) {
    var all = Stream.concat(group.stream(), Stream.of(next)).map(Weighed::achievement).toList();
    var texts = all.stream().map(Achievement::text).toList();
    var form = next.achievement().form();
    var lists = texts.stream().filter(AchievementGroups::isList).count();
    // a clause without a subject behind ", and" can be told from the list before
    var mostLists = texts.size() > 2 ? 0 : form == Form.CLAUSE && hasPlainClauses() ? 2 : 1;
    return texts.size() <= MAX_TOGETHER
        && form != Form.SENTENCE
        && all.stream().allMatch(it -> it.form() == form)
        && all.stream().map(Achievement::isOnce).distinct().count() == 1
        && (form != Form.CLAUSE || areOfOneTense(texts) && haveOtherVerbs(texts))
        && (form == Form.CLAUSE || texts.stream().noneMatch(it -> it.contains(",")))
        && lists <= mostLists
        && texts.stream().noneMatch(it -> it.matches(".* et j(?:e |').*|.*, and .*"))
        && (form == Form.THING || texts.stream().noneMatch(it -> SECOND_VERB.matcher(it).matches()))
        && Lines.count(texts) <= MAX_TOGETHER_WORDS;
  }

  private static boolean isList(String text) {
    return text.contains(",") || Lines.JOINT.matcher(text).find();
  }

  private boolean hasPlainClauses() {
    return language == Language.ENGLISH || language == Language.SPANISH;
  }

  /** Not "am responsible for the rota and am responsible for the keys". */
  private static boolean haveOtherVerbs(List<String> clauses) {
    var verbs = clauses.stream().map(it -> Lines.firstWord(it.replaceFirst("^(?:je |j['’])", "")));
    return verbs.distinct().count() == clauses.size();
  }

  /** In English as far as the verbs are certain. */
  private boolean areOfOneTense(List<String> clauses) {
    return switch (language) {
      case ENGLISH -> {
        var tenses = clauses.stream().map(EnglishLines::isPast).distinct().toList();
        yield tenses.size() == 1 && tenses.getFirst().isPresent();
      }
      case SPANISH -> clauses.stream().map(SpanishLines::tense).distinct().count() == 1;
      case GERMAN -> clauses.stream().map(GermanLines::isPast).distinct().count() == 1;
      case FRENCH -> true;
    };
  }

  Weighed joined(List<Weighed> group) {
    var first = group.getFirst();
    if (group.size() == 1) {
      return first;
    }
    var texts = group.stream().map(it -> it.achievement().text()).toList();
    var form = first.achievement().form();
    var isLong = texts.stream().anyMatch(AchievementGroups::isList);
    var text =
        isLong && form == Form.THING
            ? LetterPhrases.list(texts, phrases.first("and.things")).replace(" ,", ",")
            : isLong && language != Language.GERMAN
                ? texts.getFirst()
                    + ", "
                    + LetterPhrases.and(phrases.first("and"), texts.getLast())
                    + texts.getLast()
                : phrases.listed(texts);
    return new Weighed(
        new Achievement(form, text, form == Form.THING, first.achievement().isOnce()),
        Optional.empty(),
        first.line(),
        first.weight(),
        first.isOfPosting(),
        first.answers(),
        group.stream().flatMap(it -> it.terms().stream()).distinct().toList());
  }
}
