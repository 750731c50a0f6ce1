package dev.jobtrail.fit;

import java.util.Arrays;

/**
 * What a line of text is about, as a direction in the space of the unit groups.
 *
 * @param groups indexes of the nearest ones
 * @param shares of these, of length 1 together
 */
record Direction(int[] groups, float[] shares) {

  /** Of a line that nothing is to be compared with. */
  static final Direction NONE = new Direction(new int[0], new float[0]);

  private static final int MOST = 12;

  /**
   * Of the largest of the weights of all groups; empty where all of them are 0.
   *
   * @param found the groups that have a weight, each once
   */
  static Direction of(float[] weights, int[] found) {
    var least = leastOfLargest(weights, found);
    var groups = new int[found.length];
    var count = 0;
    var squares = 0.0;
    for (var group : found) {
      if (weights[group] >= least) {
        groups[count++] = group;
        squares += weights[group] * weights[group];
      }
    }
    var length = Math.sqrt(squares);
    var shares = new float[count];
    for (var i = 0; i < count; i++) {
      shares[i] = (float) (weights[groups[i]] / length);
    }
    return new Direction(Arrays.copyOf(groups, count), shares);
  }

  private static float leastOfLargest(float[] weights, int[] found) {
    var largest = new float[MOST];
    for (var group : found) {
      var weight = weights[group];
      if (weight > largest[MOST - 1]) {
        var at = MOST - 1;
        for (; at > 0 && largest[at - 1] < weight; at--) {
          largest[at] = largest[at - 1];
        }
        largest[at] = weight;
      }
    }
    return largest[MOST - 1];
  }

  /** With a place for each of some number of groups. */
  float[] spread(int size) {
    var spread = new float[size];
    for (var i = 0; i < groups.length; i++) {
      spread[groups[i]] = shares[i];
    }
    return spread;
  }

  /** The cosine of the angle to another one. */
  float cosine(float[] spread) {
    var sum = 0f;
    for (var i = 0; i < groups.length; i++) {
      sum += shares[i] * spread[groups[i]];
    }
    return sum;
  }
}
