package dev.jobtrail.apikey;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.SortOrder;

/** The order of a list of API keys, in HQL for a key {@code k}. */
enum ApiKeyOrder implements SortOrder {
  @JsonProperty("added")
  ADDED("k.id", SortDirection.DESC),
  @JsonProperty("name")
  NAME(SortOrder.byLetters("k.name"), SortDirection.ASC),
  /** Keys that nobody has used yet by the time they were created. */
  @JsonProperty("last_used")
  LAST_USED("coalesce(k.lastUsedAt, k.createdAt)", SortDirection.DESC);

  private final String key;
  private final SortDirection usual;

  ApiKeyOrder(String key, SortDirection usual) {
    this.key = key;
    this.usual = usual;
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
