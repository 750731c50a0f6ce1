package dev.jobtrail.console.discovery;

import io.quarkus.qute.TemplateData;

/** What the page does about the reasons of the best new matches. */
@TemplateData
enum BestReasons {
  /** They are there, or the list is not that of the best new matches. */
  NONE,
  /** The page asks for them by itself, because nobody has since the last search. */
  REQUESTED,
  UNDER_WAY,
  /** The user can ask for those of matches that are among the best by now. */
  OFFERED,
  /** They failed, and the user can ask again. */
  FAILED,
  /** The allowance of the plan is used up. */
  USED_UP;

  public boolean isRequested() {
    return this == REQUESTED;
  }

  public boolean isUnderWay() {
    return this == UNDER_WAY;
  }

  public boolean isFailed() {
    return this == FAILED;
  }

  public boolean isUsedUp() {
    return this == USED_UP;
  }

  /** Whether the page has a button for them. */
  public boolean canBeRequested() {
    return this == REQUESTED || this == OFFERED || this == FAILED;
  }

  /** Whether they are requested for the last search, which is done once. */
  public boolean isOfSearch() {
    return this == REQUESTED || this == FAILED;
  }
}
