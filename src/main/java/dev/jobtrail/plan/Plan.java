package dev.jobtrail.plan;

import java.util.OptionalInt;

/**
 * A plan; an empty number means unlimited.
 *
 * @param name as configured
 * @param ai AI calls in a month
 * @param apply assisted apply runs in a month
 * @param discovery discovery runs in a month
 * @param seats active clients at a time
 */
public record Plan(
    String name, OptionalInt ai, OptionalInt apply, OptionalInt discovery, OptionalInt seats) {

  static Plan unlimited(String name) {
    var none = OptionalInt.empty();
    return new Plan(name, none, none, none, none);
  }
}
