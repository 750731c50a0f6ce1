package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.SortOrder;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The order of a list of applications, in HQL for one {@code a} with its posting {@code p}. */
public enum ApplicationOrder implements SortOrder {
  @JsonProperty("added")
  ADDED("a.id", SortDirection.DESC),
  @JsonProperty("title")
  TITLE(SortOrder.byLetters("p.title"), SortDirection.ASC),
  @JsonProperty("company")
  COMPANY(SortOrder.byLetters("coalesce(p.company, '')"), SortDirection.ASC),
  @JsonProperty("location")
  LOCATION(SortOrder.byLetters("coalesce(p.location, '')"), SortDirection.ASC),
  /** In the order of the pipeline. */
  @JsonProperty("status")
  STATUS(statuses(), SortDirection.ASC),
  /** Unscored ones are below those with a score of 0. */
  @JsonProperty("score")
  SCORE("coalesce(a.matchScore, -1)", SortDirection.DESC),
  @JsonProperty("status_changed")
  STATUS_CHANGED("a.statusChangedAt", SortDirection.DESC);

  private final String key;
  private final SortDirection usual;

  ApplicationOrder(String key, SortDirection usual) {
    this.key = key;
    this.usual = usual;
  }

  private static String statuses() {
    return Arrays.stream(ApplicationStatus.values())
        .map(it -> "when a.status = %s then %d".formatted(it, it.ordinal()))
        .collect(Collectors.joining(" ", "case ", " end"));
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public SortDirection usual() {
    return usual;
  }
}
