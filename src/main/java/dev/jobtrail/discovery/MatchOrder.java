package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The order of a list of matches. */
public enum MatchOrder {
  /** Best fit first. */
  @JsonProperty("fit")
  FIT("score"),
  /** Latest find first. */
  @JsonProperty("newest")
  NEWEST("found_at"),
  /** Highest stated yearly pay first, whatever the currency. */
  @JsonProperty("pay")
  PAY("coalesce(%1$s.salary_max, %1$s.salary_min, -1)");

  private final String key;

  MatchOrder(String key) {
    this.key = key;
  }

  /** What matches of an alias are ordered by in SQL, all descending. */
  String key(String alias) {
    var first = key.indexOf('%') < 0 ? alias + "." + key : key.formatted(alias);
    return "%2$s, %1$s.found_at, %1$s.id".formatted(alias, first);
  }

  /** The same as an order. */
  String descending(String alias) {
    var first = key.indexOf('%') < 0 ? alias + "." + key : key.formatted(alias);
    return "%2$s desc, %1$s.found_at desc, %1$s.id desc".formatted(alias, first);
  }
}
