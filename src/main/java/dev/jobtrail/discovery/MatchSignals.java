package dev.jobtrail.discovery;

import dev.jobtrail.discovery.MatchSignal.Kind;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** The signals of a match, one of each kind. */
final class MatchSignals {

  /** Most jobs are filled or given up within two months. */
  private static final int OLD_DAYS = 60;

  private MatchSignals() {}

  /** What its text states. */
  static List<MatchSignal> of(MatchTraits traits, String salary) {
    return List.of(pay(salary), hiring(traits), sponsorship(traits));
  }

  /**
   * What searches found.
   *
   * @param reposts how often the same job was listed earlier on one of its boards
   */
  static List<MatchSignal> of(
      Instant postedAt, Instant foundAt, List<MatchSourceView> sources, long reposts, Instant now) {
    return List.of(listing(sources, now), age(postedAt, foundAt, sources, now), reposts(reposts));
  }

  private static MatchSignal listing(List<MatchSourceView> sources, Instant now) {
    var employers = sources.stream().filter(MatchSourceView::isEmployer).toList();
    if (employers.isEmpty()) {
      return MatchSignal.neutral(
          Kind.LISTING,
          Message.of("Not seen on a board of the employer, only on boards that collect jobs"));
    }
    var best =
        employers.stream()
            .min((one, other) -> Integer.compare(one.missed(), other.missed()))
            .orElseThrow();
    var seen = ago(best.lastSeenAt(), now);
    if (!best.isListed()) {
      return MatchSignal.doubtful(
          Kind.LISTING, Message.of("No longer listed by the employer, last %s", seen));
    }
    return best.missed() == 0
        ? MatchSignal.good(Kind.LISTING, Message.of("Listed by the employer, seen %s", seen))
        : MatchSignal.doubtful(
            Kind.LISTING,
            Message.of("The last search did not find it at the employer, last seen %s", seen));
  }

  private static MatchSignal age(
      Instant postedAt, Instant foundAt, List<MatchSourceView> sources, Instant now) {
    var first =
        sources.stream().map(MatchSourceView::firstSeenAt).min(Instant::compareTo).orElse(foundAt);
    var seen = ago(first, now);
    var oldest = postedAt != null && postedAt.isBefore(first) ? postedAt : first;
    var text =
        postedAt == null
            ? Message.of("No date given, first seen here %s", seen)
            : Message.of("Posted %s, first seen here %s", ago(postedAt, now), seen);
    return days(oldest, now) > OLD_DAYS
        ? MatchSignal.doubtful(Kind.AGE, text)
        : MatchSignal.neutral(Kind.AGE, text);
  }

  private static MatchSignal reposts(long count) {
    return count == 0
        ? MatchSignal.neutral(
            Kind.REPOSTS, Message.of("No earlier posting of the same job is known"))
        : MatchSignal.doubtful(
            Kind.REPOSTS,
            count == 1
                ? Message.of(
                    "Posted again: the same company, title and place were listed once before")
                : Message.of(
                    "Posted again: the same company, title and place were listed %d times before",
                    count));
  }

  private static MatchSignal pay(String salary) {
    return salary == null
        ? MatchSignal.neutral(Kind.PAY, Message.of("Pay is not stated"))
        : MatchSignal.good(Kind.PAY, Message.of("Pay is stated")).quoting(salary);
  }

  private static MatchSignal hiring(MatchTraits traits) {
    return switch (traits.hiring()) {
      case EMPLOYER ->
          MatchSignal.good(Kind.HIRING, Message.of("The employer hires directly"))
              .quoting(traits.hiringQuote());
      case AGENCY ->
          MatchSignal.doubtful(Kind.HIRING, Message.of("An agency hires for another company"))
              .quoting(traits.hiringQuote());
      case NOT_STATED ->
          MatchSignal.neutral(
              Kind.HIRING, Message.of("Not stated whether an employer or an agency hires"));
    };
  }

  private static MatchSignal sponsorship(MatchTraits traits) {
    return switch (traits.sponsorship()) {
      case OFFERED ->
          MatchSignal.good(Kind.SPONSORSHIP, Message.of("Visa sponsorship is offered"))
              .quoting(traits.sponsorshipQuote());
      case REFUSED ->
          MatchSignal.neutral(Kind.SPONSORSHIP, Message.of("Visa sponsorship is refused"))
              .quoting(traits.sponsorshipQuote());
      case NOT_STATED ->
          MatchSignal.neutral(Kind.SPONSORSHIP, Message.of("Visa sponsorship is not mentioned"));
    };
  }

  private static Message ago(Instant time, Instant now) {
    var days = days(time, now);
    return days <= 0
        ? Message.of("today")
        : days == 1 ? Message.of("a day ago") : Message.of("%d days ago", days);
  }

  private static long days(Instant time, Instant now) {
    return Duration.between(time, now).toDays();
  }
}
