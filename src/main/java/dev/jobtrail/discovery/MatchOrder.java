package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The order of a list of matches. */
public enum MatchOrder {
  /** Best fit first; jobs like dismissed ones are lower. */
  @JsonProperty("fit")
  FIT("(%1$s.score - %1$s.rank_penalty)"),
  /** Latest find first. */
  @JsonProperty("newest")
  NEWEST("%1$s.found_at"),
  /** Highest stated yearly pay first, whatever the currency. */
  @JsonProperty("pay")
  PAY("coalesce(%1$s.salary_max, %1$s.salary_min, -1)");

  private final String key;

  MatchOrder(String key) {
    this.key = key;
  }

  /** What matches of an alias are ordered by in SQL, all descending. */
  String key(String alias) {
    return "%2$s, %1$s.found_at, %1$s.id".formatted(alias, key.formatted(alias));
  }

  /** The same as an order. */
  String descending(String alias) {
    return "%2$s desc, %1$s.found_at desc, %1$s.id desc".formatted(alias, key.formatted(alias));
  }
}
