package dev.jobtrail.plan;

import dev.jobtrail.error.ErrorCode;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;

/** A monthly allowance of a plan. */
public enum Allowance {
  AI(ErrorCode.AI_LIMIT_REACHED, Plan::ai),
  APPLY(ErrorCode.APPLY_LIMIT_REACHED, Plan::apply),
  DISCOVERY(ErrorCode.DISCOVERY_LIMIT_REACHED, Plan::discovery);

  private final ErrorCode code;
  private final Function<Plan, OptionalInt> number;

  Allowance(ErrorCode code, Function<Plan, OptionalInt> number) {
    this.code = code;
    this.number = number;
  }

  /** The name as it is stored and shown: ai, apply, discovery. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Allowance ofWireName(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** The error of an allowance that is used up. */
  public ErrorCode code() {
    return code;
  }

  /** How many a plan allows in a month; empty for any number. */
  OptionalInt of(Plan plan) {
    return number.apply(plan);
  }
}
