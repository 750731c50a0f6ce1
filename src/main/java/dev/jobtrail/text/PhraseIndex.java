package dev.jobtrail.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

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
      node = stem.endsWith("*") ? node.prefix(stem) : node.next(stem);
    }
    node.mean(meaning);
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

  /** Most nodes are the ends of phrases, or have one stem after them. */
  private static final class Node<T> {

    private Map<String, Node<T>> next = Map.of();
    private Map<String, Node<T>> prefixes = Map.of();
    private BitSet prefixStarts;
    private List<T> meanings = List.of();

    private Node<T> next(String stem) {
      if (!next.containsKey(stem)) {
        next = with(stem, next);
      }
      return next.get(stem);
    }

    private Node<T> prefix(String stem) {
      var beginning = stem.substring(0, stem.length() - 1);
      if (!prefixes.containsKey(beginning)) {
        prefixes = with(beginning, prefixes);
      }
      if (prefixStarts == null) {
        prefixStarts = new BitSet();
      }
      prefixStarts.set(start(stem));
      return prefixes.get(beginning);
    }

    private static <T> Map<String, Node<T>> with(String stem, Map<String, Node<T>> nodes) {
      if (nodes.isEmpty()) {
        return Map.of(stem, new Node<>());
      }
      var more = nodes.size() == 1 ? new HashMap<>(nodes) : nodes;
      more.put(stem, new Node<>());
      return more;
    }

    private void mean(T meaning) {
      if (!meanings.contains(meaning)) {
        meanings =
            meanings.isEmpty()
                ? List.of(meaning)
                : Stream.concat(meanings.stream(), Stream.of(meaning)).toList();
      }
    }
  }
}
