package dev.jobtrail.work;

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
}
