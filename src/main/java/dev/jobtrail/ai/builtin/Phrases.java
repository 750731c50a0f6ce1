package dev.jobtrail.ai.builtin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds known phrases in texts: the longest at each place, whatever the number and gender. */
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
    } else if (node.meaning == null) {
      node.meaning = meaning;
    }
  }

  List<Found<T>> in(List<Word> words) {
    var found = new ArrayList<Found<T>>();
    var i = 0;
    while (i < words.size()) {
      var longest = at(words, i);
      if (longest == null) {
        i++;
      } else {
        found.add(longest);
        i = longest.end();
      }
    }
    return found;
  }

  private Found<T> at(List<Word> words, int begin) {
    Found<T> longest = null;
    var node = root;
    for (var i = begin; i < words.size(); i++) {
      node = node.next.get(words.get(i).stem());
      if (node == null) {
        break;
      }
      var meaning = node.exact.isEmpty() ? null : node.exact.get(text(words, begin, i + 1));
      if (meaning == null) {
        meaning = node.meaning;
      }
      if (meaning != null) {
        longest = new Found<>(meaning, begin, i + 1);
      }
    }
    return longest == null ? compound(words, begin) : longest;
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
    private T meaning;
  }
}
