package dev.jobtrail.guard;

import dev.jobtrail.text.Message;

/** One reason to refuse. */
@FunctionalInterface
interface Policy {

  /** What the evidence does not support, as a clause; null where the policy has no objection. */
  Message refusal(Claim claim);
}
