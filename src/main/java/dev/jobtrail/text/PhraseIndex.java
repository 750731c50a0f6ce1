package dev.jobtrail.text;

import com.carrotsearch.hppc.LongIntHashMap;
import com.carrotsearch.hppc.ObjectIntHashMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
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
  private static final int ROOT = 0;
  private static final int NONE = -1;

  /** Numbers of the stems, from 0 on. */
  private final ObjectIntHashMap<String> stems = new ObjectIntHashMap<>();

  /** Numbers of the beginnings of words that stand for all words, from -2 on downwards. */
  private final ObjectIntHashMap<String> prefixes = new ObjectIntHashMap<>();

  /** The nodes of the trie by the node before and the number of a stem or prefix. */
  private final LongIntHashMap nodes = new LongIntHashMap();

  /** By node. */
  private final List<List<T>> meanings = new ArrayList<>();

  /** By hash, as most words begin no phrase, and a bit is sooner read than an entry of a map. */
  private final BitSet firsts = new BitSet();

  private final BitSet prefixStarts = new BitSet();

  /** The meaning of the phrase that was added before, which the next one often has, too. */
  private List<T> latest = List.of();

  public PhraseIndex() {
    meanings.add(List.of());
  }

  /**
   * Adds a phrase; a stem that ends in "*" stands for all words that begin so, from three letters
   * on.
   */
  public void add(List<String> phrase, T meaning) {
    if (phrase.isEmpty()) {
      return;
    }
    if (!phrase.getFirst().endsWith("*")) {
      firsts.set(first(phrase.getFirst()));
    }
    var node = ROOT;
    for (var stem : phrase) {
      node = extended(node, number(stem));
    }
    meanings.set(node, with(meaning, meanings.get(node)));
  }

  private int number(String stem) {
    if (!stem.endsWith("*")) {
      return numbered(stem, stems, stems.size());
    }
    prefixStarts.set(start(stem));
    return numbered(stem.substring(0, stem.length() - 1), prefixes, NONE - 1 - prefixes.size());
  }

  private static int numbered(String text, ObjectIntHashMap<String> numbers, int next) {
    if (!numbers.containsKey(text)) {
      numbers.put(text, next);
    }
    return numbers.get(text);
  }

  private int extended(int node, int stem) {
    var edge = edge(node, stem);
    if (!nodes.containsKey(edge)) {
      nodes.put(edge, meanings.size());
      meanings.add(List.of());
    }
    return nodes.get(edge);
  }

  private List<T> with(T meaning, List<T> known) {
    if (known.contains(meaning)) {
      return known;
    }
    if (!known.isEmpty()) {
      return Stream.concat(known.stream(), Stream.of(meaning)).toList();
    }
    if (latest.isEmpty() || !latest.getFirst().equals(meaning)) {
      latest = List.of(meaning);
    }
    return latest;
  }

  /** Every phrase, however they overlap. */
  public List<Hit<T>> all(List<String> text) {
    var hits = new ArrayList<Hit<T>>();
    for (var i = 0; i < text.size(); i++) {
      if (mayBegin(text.get(i))) {
        collect(ROOT, text, i, i, hits);
      }
    }
    return hits;
  }

  /** The longest phrase at each place, from left to right, without overlaps, in a new list. */
  public List<Hit<T>> longest(List<String> text) {
    var hits = new ArrayList<Hit<T>>();
    var here = new ArrayList<Hit<T>>();
    var i = 0;
    while (i < text.size()) {
      if (!mayBegin(text.get(i))) {
        i++;
        continue;
      }
      here.clear();
      collect(ROOT, text, i, i, here);
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
    return firsts.get(first(stem)) || mayHavePrefix(stem);
  }

  private static int first(String stem) {
    var hash = stem.hashCode();
    return (hash ^ hash >>> 16) & FIRSTS - 1;
  }

  private boolean mayHavePrefix(String stem) {
    return stem.length() >= SHORTEST_PREFIX && prefixStarts.get(start(stem));
  }

  private void collect(int node, List<String> text, int begin, int at, List<Hit<T>> hits) {
    if (!meanings.get(node).isEmpty()) {
      hits.add(new Hit<>(meanings.get(node), begin, at));
    }
    if (at == text.size()) {
      return;
    }
    var stem = text.get(at);
    follow(node, stems.getOrDefault(stem, NONE), text, begin, at, hits);
    if (mayHavePrefix(stem)) {
      for (var length = SHORTEST_PREFIX; length <= stem.length(); length++) {
        var prefix = prefixes.getOrDefault(stem.substring(0, length), NONE);
        follow(node, prefix, text, begin, at, hits);
      }
    }
  }

  private void follow(int node, int stem, List<String> text, int begin, int at, List<Hit<T>> hits) {
    var next = stem == NONE ? NONE : nodes.getOrDefault(edge(node, stem), NONE);
    if (next != NONE) {
      collect(next, text, begin, at + 1, hits);
    }
  }

  private static long edge(int node, int stem) {
    return (long) node << Integer.SIZE | Integer.toUnsignedLong(stem);
  }

  /** The same for words with the same first letters, and seldom for others. */
  private static int start(String stem) {
    var start = 0;
    for (var i = 0; i < SHORTEST_PREFIX; i++) {
      start = 31 * start + stem.charAt(i);
    }
    return start % STARTS;
  }
}
