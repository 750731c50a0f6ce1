package dev.jobtrail.client;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.SortOrder;

/** The order of a list of clients, in HQL for a client {@code c}. */
enum ClientOrder implements SortOrder {
  @JsonProperty("added")
  ADDED("c.id", SortDirection.DESC),
  @JsonProperty("name")
  NAME(SortOrder.byLetters("c.name"), SortDirection.ASC),
  @JsonProperty("updated")
  UPDATED("c.updatedAt", SortDirection.DESC);

  private final String key;
  private final SortDirection usual;

  ClientOrder(String key, SortDirection usual) {
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
