package dev.jobtrail.resume;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.SortOrder;

/** The order of a list of resumes, in SQL for a resume {@code r}. */
enum ResumeOrder implements SortOrder {
  @JsonProperty("added")
  ADDED("r.id", SortDirection.DESC),
  @JsonProperty("name")
  NAME("(lower(r.name) collate by_letters)", SortDirection.ASC),
  @JsonProperty("updated")
  UPDATED("r.updated_at", SortDirection.DESC);

  private final String key;
  private final SortDirection usual;

  ResumeOrder(String key, SortDirection usual) {
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
