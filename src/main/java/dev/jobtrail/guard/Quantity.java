package dev.jobtrail.guard;

import java.math.BigDecimal;
import java.util.List;

/**
 * A number and what it measures.
 *
 * @param unit "%", "times", "ms", "month", an ISO currency, or "" where it counts something
 * @param counted keys of the words behind it, nearest first
 * @param from index of its first token
 * @param to behind its last token
 */
record Quantity(
    BigDecimal value,
    String unit,
    Bound bound,
    Role role,
    List<String> counted,
    int from,
    int to,
    String surface) {

  /** Whether the true value is said to lie above or below. */
  enum Bound {
    NONE,
    ABOVE,
    BELOW,
    /** Twice to nine times as many: "several hundred". */
    SEVERAL
  }

  /** Whether it is where a change starts, where it ends, or how large it is. */
  enum Role {
    NONE,
    FROM,
    TO,
    BY
  }

  Quantity measuredIn(String itsUnit, BigDecimal scale) {
    var scaled = value.multiply(scale);
    return new Quantity(scaled, itsUnit, bound, role, counted, from, to, surface);
  }

  /** Both as one, such as hours and minutes behind each other. */
  Quantity plus(Quantity next) {
    var sum = value.add(next.value);
    var both = role == Role.NONE ? next.role : role;
    return new Quantity(sum, unit, bound, both, next.counted, from, next.to, surface);
  }

  Quantity counting(List<String> what) {
    return new Quantity(value, unit, bound, role, what, from, to, surface);
  }

  Quantity as(Bound itsBound) {
    return new Quantity(value, unit, itsBound, role, counted, from, to, surface);
  }

  Quantity as(Role itsRole) {
    return new Quantity(value, unit, bound, itsRole, counted, from, to, surface);
  }

  boolean hasValueOf(Quantity other) {
    return value.compareTo(other.value) == 0 && unit.equals(other.unit);
  }

  /** A source that says "under 50" or "over 50" bears no claim that lies elsewhere. */
  boolean claimsNoMoreThan(Quantity source) {
    var sameBound = bound == source.bound || bound == Bound.NONE && source.bound == Bound.ABOVE;
    var sameRole =
        role == source.role
            || role == Role.NONE
            || source.role == Role.NONE && role != Role.BY
            || source.role == Role.NONE && unit.equals("%")
            // "a diminué d'un tiers"
            || role == Role.FROM && source.role == Role.BY;
    return sameBound && sameRole;
  }

  /** Whether the token at the index is one of its own. */
  boolean covers(int at) {
    return from <= at && at < to;
  }
}
