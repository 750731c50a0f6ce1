package dev.jobtrail.discovery;

import dev.jobtrail.discovery.statement.HiringParty;
import dev.jobtrail.discovery.statement.Sponsorship;
import dev.jobtrail.fit.JobLevel;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.util.Objects;

/** What a search read in the title and text of a match. Searches write it in SQL. */
@Embeddable
public class MatchTraits {

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  private JobLevel level;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  private HiringParty hiring;

  @Column(updatable = false)
  private String hiringQuote;

  @Enumerated(EnumType.STRING)
  @Column(updatable = false)
  private Sponsorship sponsorship;

  @Column(updatable = false)
  private String sponsorshipQuote;

  protected MatchTraits() {}

  /** Those of a match whose columns are all empty, which Hibernate reads as null. */
  static MatchTraits orUnknown(MatchTraits traits) {
    return traits == null ? new MatchTraits() : traits;
  }

  JobLevel level() {
    return Objects.requireNonNullElse(level, JobLevel.NOT_STATED);
  }

  HiringParty hiring() {
    return Objects.requireNonNullElse(hiring, HiringParty.NOT_STATED);
  }

  /** The sentence or the company name that states it; null if nothing does. */
  String hiringQuote() {
    return hiringQuote;
  }

  Sponsorship sponsorship() {
    return Objects.requireNonNullElse(sponsorship, Sponsorship.NOT_STATED);
  }

  /** The sentence that states it; null if none does. */
  String sponsorshipQuote() {
    return sponsorshipQuote;
  }
}
