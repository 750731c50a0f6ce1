package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.WireName;
import dev.jobtrail.exchange.ExchangeRates;
import dev.jobtrail.platform.SortDirection;

/** The order of a list of matches. */
public enum MatchOrder {
  /** Best fit first; jobs like dismissed ones are lower. */
  @JsonProperty("fit")
  FIT("(%1$s.score - %1$s.rank_penalty)"),
  /** Latest find first. */
  @JsonProperty("newest")
  NEWEST("%1$s.found_at"),
  /** Highest stated yearly pay first, converted where its currency has an exchange rate. */
  @JsonProperty("pay")
  PAY(
      "coalesce(%s, case when coalesce(%%1$s.salary_max, %%1$s.salary_min) is null then -2 else -1 end)"
          .formatted(payInEuros("%1$s")));

  private final String key;

  /** The yearly pay of matches of an alias in euros, in SQL; null if that is not known. */
  static String payInEuros(String alias) {
    return "coalesce(%1$s.salary_max, %1$s.salary_min) / ".formatted(alias)
        + ExchangeRates.PER_EURO.formatted(alias + ".salary_currency");
  }

  MatchOrder(String key) {
    this.key = key;
  }

  /** What matches of an alias are ordered by in SQL, all in one direction. */
  String key(String alias) {
    return "%2$s, %1$s.found_at, %1$s.id".formatted(alias, key.formatted(alias));
  }

  /** The same as an order. */
  String orderBy(String alias, SortDirection direction) {
    return "%2$s %3$s, %1$s.found_at %3$s, %1$s.id %3$s"
        .formatted(alias, key.formatted(alias), WireName.of(direction));
  }
}
