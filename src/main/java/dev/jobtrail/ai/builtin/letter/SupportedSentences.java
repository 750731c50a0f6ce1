package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.guard.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Fills in phrases and takes, of several wordings, the first that the guard supports. */
final class SupportedSentences {

  private final LetterSource source;
  private final LetterPhrases phrases;
  private final EvidenceGuard guard;
  private final SentenceRules rules;
  private final Set<String> refused = new HashSet<>();
  private final Map<String, Boolean> supported = new HashMap<>();

  /** Reads the evidence once; null before the first sentence. */
  private Function<String, Verdict> checker;

  /**
   * @param refused sentences that may not be written again
   */
  SupportedSentences(
      LetterSource source, LetterPhrases phrases, List<String> refused, EvidenceGuard guard) {
    this.source = source;
    this.phrases = phrases;
    this.guard = guard;
    rules = new SentenceRules(source.language, source::isName);
    refused.forEach(it -> this.refused.add(key(it)));
  }

  /** The first that is well formed and that the guard supports as it stands; "" for none. */
  String first(List<String> alternatives) {
    return alternatives.stream()
        .filter(it -> !it.isEmpty() && !refused.contains(key(it)) && !source.wishes.forbid(it))
        .filter(it -> rules.keeps(it) && isSupported(it))
        .findFirst()
        .orElse("");
  }

  /** The first that the guard supports, which is no sentence that keeps the rules of others. */
  String salutation(List<String> alternatives) {
    return alternatives.stream()
        .filter(it -> !refused.contains(key(it)) && isSupported(it))
        .findFirst()
        .orElse("");
  }

  /** The first that the guard supports, as the next sentence of the letter. */
  String next(List<String> alternatives) {
    var sentence = first(alternatives);
    phrases.tell(sentence);
    return sentence;
  }

  /** The next sentence from the first of several lists of wordings that has a supported one. */
  String firstOf(List<List<String>> all) {
    return all.stream().map(this::next).filter(it -> !it.isEmpty()).findFirst().orElse("");
  }

  private boolean isSupported(String text) {
    if (checker == null) {
      checker = guard.checker(source.evidence);
    }
    return supported.computeIfAbsent(text, it -> checker.apply(it).isSupported());
  }

  /**
   * The sentences that are supported as a paragraph, in which the guard may part them elsewhere. A
   * requirement is named only where something follows that answers it.
   *
   * @param leads the sentences that name a requirement
   */
  String paragraph(List<String> sentences, Set<String> leads) {
    var open = sentences.stream().filter(it -> !it.isBlank()).toList();
    var kept = new ArrayList<String>();
    if (isSound(open)) {
      kept.addAll(open);
    } else {
      for (var sentence : open) {
        var last = kept.isEmpty() ? "" : kept.getLast();
        kept.add(sentence);
        if (!isSound(kept)) {
          kept.removeLast();
          if (leads.contains(last)) {
            kept.set(kept.size() - 1, sentence);
            if (!isSound(kept)) {
              kept.set(kept.size() - 1, last);
            }
          }
        }
      }
    }
    for (var i = kept.size() - 1; i >= 0; i--) {
      if (leads.contains(kept.get(i))
          && (i == kept.size() - 1 || leads.contains(kept.get(i + 1)))) {
        kept.remove(i);
      }
    }
    return Lines.told(kept);
  }

  private boolean isSound(List<String> sentences) {
    var text = Lines.told(sentences);
    return text.isEmpty() || isSupported(text);
  }

  private static String key(String sentence) {
    return sentence.toLowerCase(Locale.ROOT).replaceAll("[\\s.!?]+", " ").strip();
  }
}
