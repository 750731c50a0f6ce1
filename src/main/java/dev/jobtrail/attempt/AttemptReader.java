package dev.jobtrail.attempt;

import dev.jobtrail.error.ApiException;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;

/** Reads runs with their logs. */
@ApplicationScoped
public class AttemptReader {

  private final Attempts attempts;
  private final Screenshots screenshots;
  private final StaleAttempts stale;

  AttemptReader(Attempts attempts, Screenshots screenshots, StaleAttempts stale) {
    this.attempts = attempts;
    this.screenshots = screenshots;
    this.stale = stale;
  }

  /**
   * A run of the account.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public AttemptView one(UUID accountId, UUID id) {
    var attempt = Attempt.of(accountId, id).orElseThrow(ApiException::notFound);
    return views(List.of(attempt)).getFirst();
  }

  /**
   * All runs of an application, newest first; one that has been silent for too long is ended as an
   * error before.
   *
   * @throws ApiException NOT_FOUND for an application that is not the account's
   */
  public List<AttemptView> newest(UUID accountId, UUID applicationId) {
    return newest(accountId, applicationId, null, null);
  }

  /**
   * The same page by page.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most; null for all
   */
  List<AttemptView> newest(UUID accountId, UUID applicationId, UUID after, Integer limit) {
    attempts.requireApplication(accountId, applicationId);
    stale.endOf(applicationId);
    return QuarkusTransaction.joiningExisting()
        .call(() -> views(Attempt.newest(accountId, applicationId, after, limit)));
  }

  /**
   * The runs of an account that have questions, oldest first.
   *
   * @param limit how many at most
   */
  @Transactional
  public List<AttemptView> asking(UUID accountId, int limit) {
    return views(Attempt.asking(accountId, limit));
  }

  /** A page of the account's, oldest first, for its export: no link in it would work for long. */
  @Transactional
  List<AttemptView> after(UUID accountId, UUID after, int limit) {
    var attempts = Attempt.after(accountId, after, limit);
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
