package dev.jobtrail.discovery;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;

/** Why a match was dismissed, and how such reasons lower its place in the list. */
@Embeddable
public class MatchFeedback {

  @Enumerated(EnumType.STRING)
  DismissReason dismissReason;

  /** Written by {@link MatchRanking}. */
  @Column(updatable = false)
  private int rankPenalty;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  private DismissReason rankPenaltyReason;

  protected MatchFeedback() {}

  /** 0 to 30. */
  int rankPenalty() {
    return rankPenalty;
  }

  /** Null without a penalty. */
  DismissReason rankPenaltyReason() {
    return rankPenaltyReason;
  }
}
