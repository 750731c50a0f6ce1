package dev.jobtrail.fit;

import com.carrotsearch.hppc.FloatArrayList;
import com.carrotsearch.hppc.IntArrayList;
import com.carrotsearch.hppc.ObjectIntHashMap;
import java.util.Map;

/**
 * The topic stems of a language with the unit groups in whose vocabulary each stands. Immutable.
 *
 * <p>A stem is asked for by its number: 40,000 objects with arrays would take several times the
 * memory.
 */
final class TopicStems {

  /** The number of unknown stems. */
  static final int UNKNOWN = -1;

  /** Longer vocabularies count less. */
  private static final double LENGTH_EXPONENT = 0.35;

  private final ObjectIntHashMap<String> numbers;
  private final double[] idfs;

  /** Where the groups of a stem begin; those of the next begin where they end. */
  private final int[] begins;

  private final int[] groups;
  private final float[] weights;

  /**
   * @param counts how often a stem stands in each group's vocabulary, by the index of the group
   * @param size how many groups there are
   */
  TopicStems(Map<String, Map<Integer, Float>> counts, int size) {
    numbers = new ObjectIntHashMap<>(counts.size());
    idfs = new double[counts.size()];
    begins = new int[counts.size() + 1];
    var indexes = new IntArrayList();
    var unscaled = new FloatArrayList();
    var lengths = new double[size];
    for (var entry : counts.entrySet()) {
      var number = numbers.size();
      var own = entry.getValue();
      numbers.put(entry.getKey(), number);
      idfs[number] = Math.log((size + 1.0) / (own.size() + 0.5));
      for (var group : own.keySet().stream().sorted().toList()) {
        var weight = (float) ((1 + Math.log(own.get(group))) * idfs[number]);
        lengths[group] += weight * weight;
        indexes.add(group);
        unscaled.add(weight);
      }
      begins[number + 1] = indexes.size();
    }
    groups = indexes.toArray();
    weights = unscaled.toArray();
    for (var i = 0; i < weights.length; i++) {
      weights[i] /= (float) Math.pow(lengths[groups[i]], LENGTH_EXPONENT);
    }
  }

  /** The number of a stem, {@link #UNKNOWN} for others. */
  int find(String stem) {
    return numbers.getOrDefault(stem, UNKNOWN);
  }

  boolean has(String stem) {
    return numbers.containsKey(stem);
  }

  /** How much a stem tells one trade from another: 0 for unknown ones, up to about 6. */
  double idf(int number) {
    return number == UNKNOWN ? 0 : idfs[number];
  }

  /** Adds the weights that a stem has in its groups; an unknown one has none. */
  void add(int number, double times, GroupWeights to) {
    if (number == UNKNOWN) {
      return;
    }
    for (var i = begins[number]; i < begins[number + 1]; i++) {
      to.add(groups[i], (float) (weights[i] * times));
    }
  }
}
