package dev.jobtrail.ai.builtin;

import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds known phrases in texts: the longest at each place, whatever the number and gender. Number
 * and gender are those of the text's language: an English "trade" is no Spanish "traducción".
 */
final class Phrases<T> {

  /** A phrase that was found, by the places of its first word and the word after its last. */
  record Found<T>(T meaning, int begin, int end) {

    int length() {
      return end - begin;
    }
  }

  private static final int SHORTEST_ENDING = 4;
  private static final int SHORTEST_COMPOUND = 7;

  private final Node<T> root = new Node<>();
  private final Map<String, T> endings = new HashMap<>();

  /**
   * Adds a phrase; one that is known already keeps its meaning.
   *
   * @param phrase words, {@code =Word} for one that counts in this case only, {@code *ending} for
   *     what compounds end in
   */
  void add(String phrase, T meaning) {
    if (phrase.startsWith("*")) {
      endings.putIfAbsent(Words.key(phrase), meaning);
      return;
    }
    var exact = phrase.startsWith("=");
    var words = Words.of(phrase);
    var node = root;
    for (var word : words) {
      node = node.next.computeIfAbsent(word.stem(), it -> new Node<>());
    }
    if (words.isEmpty()) {
      return;
    }
    if (exact) {
      node.exact.putIfAbsent(text(words, 0, words.size()), meaning);
    } else {
      node.forms.putIfAbsent(words.stream().map(Word::folded).toList(), meaning);
    }
  }

  List<Found<T>> in(List<Word> words) {
    var found = new ArrayList<Found<T>>();
    var folded = words.stream().map(Word::folded).toList();
    var language = folded.stream().anyMatch(Phrases::tells) ? Language.detect(folded) : null;
    var i = 0;
    while (i < words.size()) {
      var longest = at(words, i, language);
      if (longest == null) {
        i++;
      } else {
        found.add(longest);
        i = longest.end();
      }
    }
    return found;
  }

  private static boolean tells(String folded) {
    return Arrays.stream(Language.values()).anyMatch(it -> it.isFunctionWord(folded));
  }

  private Found<T> at(List<Word> words, int begin, Language language) {
    Found<T> longest = null;
    var node = root;
    for (var i = begin; i < words.size(); i++) {
      node = node.next.get(words.get(i).stem());
      if (node == null) {
        break;
      }
      var meaning = node.exact.isEmpty() ? null : node.exact.get(text(words, begin, i + 1));
      if (meaning == null) {
        meaning = meaning(node, words.subList(begin, i + 1), language);
      }
      if (meaning != null) {
        longest = new Found<>(meaning, begin, i + 1);
      }
    }
    return longest == null ? compound(words, begin) : longest;
  }

  private static <T> T meaning(Node<T> node, List<Word> words, Language language) {
    for (var form : node.forms.entrySet()) {
      var isForm = true;
      for (var i = 0; i < words.size(); i++) {
        isForm &= WordForms.areOfOne(words.get(i).folded(), form.getKey().get(i), language);
      }
      if (isForm) {
        return form.getValue();
      }
    }
    return null;
  }

  private Found<T> compound(List<Word> words, int at) {
    var stem = words.get(at).stem();
    if (endings.isEmpty() || stem.length() < SHORTEST_COMPOUND) {
      return null;
    }
    for (var i = 2; i <= stem.length() - SHORTEST_ENDING; i++) {
      var meaning = endings.get(stem.substring(i));
      if (meaning != null) {
        return new Found<>(meaning, at, at + 1);
      }
    }
    return null;
  }

  private static String text(List<Word> words, int begin, int end) {
    if (end - begin == 1) {
      return words.get(begin).text();
    }
    return String.join(" ", words.subList(begin, end).stream().map(Word::text).toList());
  }

  private static final class Node<T> {

    private final Map<String, Node<T>> next = new HashMap<>(2);
    private final Map<String, T> exact = new HashMap<>(1);

    /** By the folded words of the phrase, the first one first. */
    private final Map<List<String>, T> forms = new LinkedHashMap<>(1);
  }
}
