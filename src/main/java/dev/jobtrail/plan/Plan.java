package dev.jobtrail.plan;

import java.util.OptionalInt;

/**
 * A plan; an empty number means unlimited, where nothing else is said.
 *
 * @param name as configured
 * @param ai AI calls in a month
 * @param apply assisted apply runs in a month
 * @param discovery discovery runs in a month
 * @param seats active clients at a time
 * @param attachments megabytes of all attachments; empty for those of the settings
 */
public record Plan(
    String name,
    OptionalInt ai,
    OptionalInt apply,
    OptionalInt discovery,
    OptionalInt seats,
    OptionalInt attachments) {

  static Plan unlimited(String name) {
    var none = OptionalInt.empty();
    return new Plan(name, none, none, none, none, none);
  }
}
