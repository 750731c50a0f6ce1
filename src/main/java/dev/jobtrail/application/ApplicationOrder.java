package dev.jobtrail.application;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The order of a list of applications; equal ones are ordered by the time they were added. */
public enum ApplicationOrder {
  /** Ids are ordered by time. */
  @JsonProperty("added")
  ADDED("a.id", SortDirection.DESC),
  @JsonProperty("title")
  TITLE("lower(p.title)", SortDirection.ASC),
  @JsonProperty("company")
  COMPANY("lower(coalesce(p.company, ''))", SortDirection.ASC),
  @JsonProperty("location")
  LOCATION("lower(coalesce(p.location, ''))", SortDirection.ASC),
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

  /** The expression in HQL for an application {@code a} with its posting {@code p}; never null. */
  String key() {
    return key;
  }

  /** The direction if none is given. */
  public SortDirection usual() {
    return usual;
  }
}
