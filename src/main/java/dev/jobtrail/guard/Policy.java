package dev.jobtrail.guard;

/** One reason to refuse. */
@FunctionalInterface
interface Policy {

  /** What the evidence does not support, as a clause; null where the policy has no objection. */
  String refusal(Claim claim);
}
