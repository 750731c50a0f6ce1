package dev.jobtrail.discovery;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.error.WireName;
import dev.jobtrail.exchange.ExchangeRates;
import dev.jobtrail.platform.SortDirection;
import java.util.List;
import java.util.stream.Collectors;

/** The order of a list of matches. */
public enum MatchOrder {
  /**
   * Best fit first; jobs like dismissed ones are lower. Of equal ones those come first that an
   * employer offers and the last search found, then the newer ones. The index has the fit alone:
   * PostgreSQL sorts equal ones.
   */
  @JsonProperty("fit")
  FIT(
      "(%1$s.score - %1$s.rank_penalty)",
      "(%1$s.missed = 0 and %1$s.hiring is distinct from 'AGENCY')",
      "least(%1$s.posted_at, %1$s.found_at)"),
  /** Latest find first. */
  @JsonProperty("newest")
  NEWEST("%1$s.found_at"),
  /** Highest stated yearly pay first, converted where its currency has an exchange rate. */
  @JsonProperty("pay")
  PAY(
      "coalesce(%s, case when coalesce(%%1$s.salary_max, %%1$s.salary_min) is null then -2 else -1 end)"
          .formatted(payInEuros("%1$s")),
      "%1$s.found_at");

  private final List<String> keys;

  /** The yearly pay of matches of an alias in euros, in SQL; null if that is not known. */
  static String payInEuros(String alias) {
    return "coalesce(%1$s.salary_max, %1$s.salary_min) / ".formatted(alias)
        + ExchangeRates.PER_EURO.formatted(alias + ".salary_currency");
  }

  MatchOrder(String... keys) {
    this.keys = List.of(keys);
  }

  /** What matches of an alias are ordered by in SQL, all in one direction. */
  String key(String alias) {
    return joined(alias, "");
  }

  /** The same as an order. */
  String orderBy(String alias, SortDirection direction) {
    return joined(alias, " " + WireName.of(direction));
  }

  private String joined(String alias, String suffix) {
    return keys.stream()
        .map(it -> it.formatted(alias) + suffix + ", ")
        .collect(Collectors.joining("", "", "%s.id%s".formatted(alias, suffix)));
  }
}
