package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.jobtrail.application.ApplicationCard;
import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.posting.PostingView;
import io.quarkus.runtime.annotations.RegisterForReflection;

/**
 * What a posting says.
 *
 * @param description plain text; absent in lists
 */
@RegisterForReflection
@JsonInclude(JsonInclude.Include.NON_NULL)
public record UntrustedJob(
    String title, String company, String location, String url, String pay, String description) {

  /** In full. */
  static UntrustedJob of(PostingView posting) {
    var line = lineOf(posting);
    return new UntrustedJob(
        line.title,
        line.company,
        line.location,
        line.url,
        line.pay,
        Untrusted.text(posting.descriptionRaw()));
  }

  /** Without its description. */
  static UntrustedJob lineOf(PostingView posting) {
    return new UntrustedJob(
        Untrusted.line(posting.title()),
        Untrusted.line(posting.company()),
        Untrusted.line(posting.location()),
        posting.url(),
        pay(posting),
        null);
  }

  static UntrustedJob of(ApplicationCard card) {
    return new UntrustedJob(
        Untrusted.line(card.title()),
        Untrusted.line(card.company()),
        Untrusted.line(card.location()),
        null,
        null,
        null);
  }

  static UntrustedJob of(MatchView match) {
    return new UntrustedJob(
        Untrusted.line(match.title()),
        Untrusted.line(match.company()),
        Untrusted.line(match.location()),
        match.url(),
        Untrusted.line(match.salary()),
        Untrusted.line(match.snippet()));
  }

  private static String pay(PostingView posting) {
    if (posting.salaryMin() == null && posting.salaryMax() == null) {
      return null;
    }
    return "%s to %s %s"
        .formatted(
            posting.salaryMin() == null ? "?" : posting.salaryMin(),
            posting.salaryMax() == null ? "?" : posting.salaryMax(),
            posting.salaryCurrency() == null ? "" : posting.salaryCurrency())
        .strip();
  }
}
