package dev.jobtrail.guard;

import dev.jobtrail.text.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Refuses promises of time, place and pay that the applicant has not confirmed. */
final class PromisePolicy implements Policy {

  private static final Lexicon LEXICON = Lexicon.INSTANCE;

  @Override
  public Message refusal(Claim claim) {
    if (claim.setting().isName()) {
      return null;
    }
    for (var clause : claim.sentence().clauses()) {
      if (claim.isWish(clause) && claim.setting() == Setting.LETTER && !isPromise(clause)) {
        continue;
      }
      for (var topic : topics(clause.tokens()).entrySet()) {
        var known =
            claim.known().all().stream()
                .filter(it -> topics(it.sentence().tokens()).containsKey(topic.getKey()))
                .toList();
        var isKnown =
            known.stream()
                .anyMatch(it -> isHedged(clause.tokens()) || !isHedged(it.sentence().tokens()));
        if (!isKnown) {
          return Message.of(
              "\"%s\" promises what the applicant has not confirmed", topic.getValue().surface());
        }
      }
    }
    return null;
  }

  /** "I am happy to move" is a wish by its words, and a promise all the same. */
  private static boolean isPromise(Clause clause) {
    return clause.tokens().stream().anyMatch(it -> LEXICON.is("first", it.word()))
        && clause.tokens().stream()
            .noneMatch(
                it ->
                    LEXICON.is("conditional", it.word())
                        || LEXICON.is("yours", it.word())
                        || LEXICON.is("courtesy", it.word()));
  }

  private static boolean isHedged(List<Token> tokens) {
    return tokens.stream().anyMatch(it -> LEXICON.is("occasional", it.word()));
  }

  /** Words of the sections "promise", each line of which is one topic, with their first token. */
  private static Map<Integer, Token> topics(List<Token> tokens) {
    var result = new HashMap<Integer, Token>();
    IntStream.range(0, tokens.size())
        .forEach(
            i -> {
              var topic = topic(tokens.get(i).word());
              if (topic != null) {
                result.putIfAbsent(topic, tokens.get(i));
              }
            });
    return result;
  }

  /** Of a word, or of the end or start of a phrase: "de_nuit" in "equipe_de_nuit". */
  private static Integer topic(String phrase) {
    var topic = LEXICON.promise(phrase);
    var rest = phrase.indexOf('_');
    if (topic != null || rest < 0) {
      return topic;
    }
    var end = topic(phrase.substring(rest + 1));
    return end == null ? LEXICON.promise(phrase.substring(0, rest)) : end;
  }
}
