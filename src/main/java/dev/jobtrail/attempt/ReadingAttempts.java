package dev.jobtrail.attempt;

import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;

/** Reads runs with their logs. */
@ApplicationScoped
class ReadingAttempts {

  private final Screenshots screenshots;

  ReadingAttempts(Screenshots screenshots) {
    this.screenshots = screenshots;
  }

  /**
   * A run of the account.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  AttemptView one(UUID accountId, UUID id) {
    var attempt = Attempt.of(accountId, id).orElseThrow(ApiException::notFound);
    return views(List.of(attempt)).getFirst();
  }

  /**
   * The runs of an application, newest first.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most; null for all
   */
  @Transactional
  List<AttemptView> ofApplication(UUID accountId, UUID applicationId, UUID after, Integer limit) {
    return views(Attempt.newest(accountId, applicationId, after, limit));
  }

  /** All of the account's runs, oldest first, for its export: no link in it would work for long. */
  @Transactional
  List<AttemptView> all(UUID accountId) {
    var attempts = Attempt.all(accountId);
    var events = AttemptEvent.of(attempts.stream().map(it -> it.id).toList());
    return attempts.stream()
        .map(it -> it.view(events.getOrDefault(it.id, List.of()), null))
        .toList();
  }

  private List<AttemptView> views(List<Attempt> attempts) {
    var events = AttemptEvent.of(attempts.stream().map(it -> it.id).toList());
    return attempts.stream()
        .map(it -> it.view(events.getOrDefault(it.id, List.of()), screenshots.link(it.id)))
        .toList();
  }
}
