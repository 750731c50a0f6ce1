package dev.jobtrail.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds known phrases in a sequence of stems, in one pass over a trie.
 *
 * @param <T> what a phrase stands for; one phrase may stand for several
 */
public final class PhraseIndex<T> {

  /**
   * A phrase that was found.
   *
   * @param begin index of its first stem
   * @param end index after its last stem
   */
  public record Hit<T>(List<T> meanings, int begin, int end) {}

  private static final int SHORTEST_PREFIX = 3;
  private static final int STARTS = 4096;

  private static final int FIRSTS = 65_536;

  private final Node<T> root = new Node<>();

  /** By hash, as most words begin no phrase, and a bit is sooner read than an entry of a map. */
  private final BitSet firsts = new BitSet();

  /**
   * Adds a phrase; a stem that ends in "*" stands for all words that begin so, from three letters
   * on.
   */
  public void add(List<String> stems, T meaning) {
    if (stems.isEmpty()) {
      return;
    }
    if (!stems.getFirst().endsWith("*")) {
      firsts.set(first(stems.getFirst()));
    }
    var node = root;
    for (var stem : stems) {
      if (stem.endsWith("*")) {
        node.prefixStarts.set(start(stem));
        node =
            node.prefixes.computeIfAbsent(stem.substring(0, stem.length() - 1), it -> new Node<>());
      } else {
        node = node.next.computeIfAbsent(stem, it -> new Node<>());
      }
    }
    if (!node.meanings.contains(meaning)) {
      node.meanings.add(meaning);
    }
  }

  /** Every phrase, however they overlap. */
  public List<Hit<T>> all(List<String> stems) {
    var hits = new ArrayList<Hit<T>>();
    for (var i = 0; i < stems.size(); i++) {
      if (mayBegin(stems.get(i))) {
        collect(root, stems, i, i, hits);
      }
    }
    return hits;
  }

  /** The longest phrase at each place, from left to right, without overlaps, in a new list. */
  public List<Hit<T>> longest(List<String> stems) {
    var hits = new ArrayList<Hit<T>>();
    var here = new ArrayList<Hit<T>>();
    var i = 0;
    while (i < stems.size()) {
      if (!mayBegin(stems.get(i))) {
        i++;
        continue;
      }
      here.clear();
      collect(root, stems, i, i, here);
      Hit<T> longest = null;
      for (var hit : here) {
        longest = longest == null || hit.end() > longest.end() ? hit : longest;
      }
      if (longest == null) {
        i++;
      } else {
        hits.add(longest);
        i = longest.end();
      }
    }
    return hits;
  }

  private boolean mayBegin(String stem) {
    return firsts.get(first(stem)) || mayHavePrefix(root, stem);
  }

  private static int first(String stem) {
    var hash = stem.hashCode();
    return (hash ^ hash >>> 16) & FIRSTS - 1;
  }

  private static boolean mayHavePrefix(Node<?> node, String stem) {
    return !node.prefixes.isEmpty()
        && stem.length() >= SHORTEST_PREFIX
        && node.prefixStarts.get(start(stem));
  }

  private static <T> void collect(
      Node<T> node, List<String> stems, int begin, int at, List<Hit<T>> hits) {
    if (!node.meanings.isEmpty()) {
      hits.add(new Hit<>(node.meanings, begin, at));
    }
    if (at == stems.size()) {
      return;
    }
    var stem = stems.get(at);
    var next = node.next.get(stem);
    if (next != null) {
      collect(next, stems, begin, at + 1, hits);
    }
    if (mayHavePrefix(node, stem)) {
      for (var length = SHORTEST_PREFIX; length <= stem.length(); length++) {
        var open = node.prefixes.get(stem.substring(0, length));
        if (open != null) {
          collect(open, stems, begin, at + 1, hits);
        }
      }
    }
  }

  /** The same for words with the same first letters, and seldom for others. */
  private static int start(String stem) {
    var start = 0;
    for (var i = 0; i < SHORTEST_PREFIX; i++) {
      start = 31 * start + stem.charAt(i);
    }
    return start % STARTS;
  }

  private static final class Node<T> {

    private final Map<String, Node<T>> next = new HashMap<>(2);
    private final Map<String, Node<T>> prefixes = new HashMap<>(1);
    private final BitSet prefixStarts = new BitSet(0);
    private final List<T> meanings = new ArrayList<>(1);
  }
}
