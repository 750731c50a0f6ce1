package dev.jobtrail.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a letter says of start and pay because its posting asks for it.
 *
 * @param sentences for the letter
 * @param missing what the posting asks for and the applicant's profile does not have
 */
record StatedConditions(List<Translatable> sentences, Set<AskedCondition> missing) {

  /** A start date answers a question for the notice period, and the other way round. */
  static StatedConditions of(Set<AskedCondition> asked, Map<AskedCondition, Translatable> known) {
    var stated = new LinkedHashSet<AskedCondition>();
    var missing = new LinkedHashSet<AskedCondition>();
    for (var condition : asked) {
      Stream.of(condition, alternative(condition))
          .filter(known::containsKey)
          .findFirst()
          .ifPresentOrElse(stated::add, () -> missing.add(condition));
    }
    return new StatedConditions(stated.stream().map(known::get).toList(), missing);
  }

  private static AskedCondition alternative(AskedCondition condition) {
    return switch (condition) {
      case START -> AskedCondition.NOTICE;
      case NOTICE -> AskedCondition.START;
      case PAY -> AskedCondition.PAY;
    };
  }

  /** The sentences in all languages, for a guard that does not know the letter's. */
  List<String> facts() {
    return sentences.stream()
        .flatMap(it -> Arrays.stream(Language.values()).map(it::in))
        .filter(it -> !it.isEmpty())
        .toList();
  }

  /** What the owner is told of the missing ones. */
  List<Message> notes() {
    return missing.stream().map(StatedConditions::note).toList();
  }

  private static Message note(AskedCondition condition) {
    return switch (condition) {
      case START ->
          Message.of("The posting asks when you can start, and your profile has no start date.");
      case NOTICE ->
          Message.of("The posting asks for your notice period, and your profile has none.");
      case PAY ->
          Message.of("The posting asks for your salary expectation, and your profile has none.");
    };
  }
}
