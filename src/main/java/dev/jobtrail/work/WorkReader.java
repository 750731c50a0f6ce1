package dev.jobtrail.work;

import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;

/** Reads the state of work. */
@ApplicationScoped
public class WorkReader {

  /** The last of a kind that was taken in for an application of the account. */
  public Optional<WorkView> last(UUID accountId, UUID applicationId, WorkKind kind) {
    return Work.lastOfApplication(accountId, applicationId, kind).map(Work::view);
  }

  /** Whether the account's work has not ended; it may be that of a worker that was given up. */
  public boolean isOpen(UUID accountId, UUID id) {
    return Work.of(accountId, id).filter(it -> it.state().isOpen()).isPresent();
  }

  /**
   * Work of the account.
   *
   * @throws ApiException NOT_FOUND
   */
  public WorkView one(UUID accountId, UUID id) {
    return Work.of(accountId, id).orElseThrow(ApiException::notFound).view();
  }
}
