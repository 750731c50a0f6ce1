package dev.jobtrail.fit;

import java.util.Arrays;

/** Adds up weights of unit groups for one line after the other. Not safe for several threads. */
final class GroupWeights {

  private final float[] sums;

  /** The groups that have a weight, each once. */
  private final int[] found;

  private int count;

  GroupWeights(int groups) {
    sums = new float[groups];
    found = new int[groups];
  }

  /** Adds to the weight of a group; nothing where it is 0, as a group is listed by its weight. */
  void add(int group, float weight) {
    if (weight == 0) {
      return;
    }
    if (sums[group] == 0) {
      found[count++] = group;
    }
    sums[group] += weight;
  }

  /** By the index of the group. */
  float[] sums() {
    return sums;
  }

  /** The direction of the weights, which are none afterwards. */
  Direction takeDirection() {
    var groups = Arrays.copyOf(found, count);
    var direction = Direction.of(sums, groups);
    for (var group : groups) {
      sums[group] = 0;
    }
    count = 0;
    return direction;
  }
}
