package dev.jobtrail.platform;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** What an API key can be limited to. */
public enum Scope {
  RESUMES_READ("Read resumes, their versions, facts, statistics and files"),
  RESUMES_WRITE("Create, change, share and delete resumes"),
  APPLICATIONS_READ("Read applications, scorecards, letters, the agenda and the state of work"),
  APPLICATIONS_WRITE("Create, change, move and delete applications"),
  DISCOVERY("Search job boards, read matches and decide on them"),
  AI("Review, tailor, write letters and use the resume builder"),
  APPLY("Read and change the apply profile, start runs and answer their questions"),
  APPLY_SUBMIT("Submit a run that is ready"),
  CLIENTS("Read and change clients and their approvals"),
  ACCOUNT("Read the account, its usage and notices, manage webhooks, and export all data");

  private final String description;

  Scope(String description) {
    this.description = description;
  }

  /** What it permits, in words. */
  public String description() {
    return description;
  }

  /** Its name in the API, such as {@code applications:read}. */
  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT).replace('_', ':');
  }

  /**
   * The scope with that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  @JsonCreator
  public static Scope ofWireName(String wireName) {
    return Arrays.stream(values())
        .filter(it -> it.wireName().equals(wireName))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no scope " + wireName));
  }
}
