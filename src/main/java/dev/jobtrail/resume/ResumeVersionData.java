package dev.jobtrail.resume;

import dev.jobtrail.account.AccountData;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.Optional;
import java.util.UUID;

/** What the resumes were before each change, in the export of an account. */
@Singleton
class ResumeVersionData implements AccountData {

  @Override
  public String section() {
    return "resumeVersions";
  }

  /** All versions, newest first; each is read when it is written, for together they are large. */
  @Override
  public Iterator<ResumeVersionView> export(UUID accountId) {
    return QuarkusTransaction.requiringNew().call(() -> ResumeVersion.ids(accountId)).stream()
        .flatMap(id -> read(accountId, id).stream())
        .iterator();
  }

  private static Optional<ResumeVersionView> read(UUID accountId, UUID id) {
    return QuarkusTransaction.requiringNew()
        .call(() -> ResumeVersion.of(accountId, id).map(ResumeVersionView::of));
  }
}
