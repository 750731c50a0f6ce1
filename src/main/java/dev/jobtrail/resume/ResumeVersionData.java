package dev.jobtrail.resume;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.NestedRecords;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;
import java.util.function.Function;

/** The versions of resumes in the export of an account. */
@Singleton
class ResumeVersionData implements AccountData {

  private static final int RESUMES = 200;

  /** A version can have two megabytes. */
  private static final int PAGE = 5;

  @Override
  public String section() {
    return "resumeVersions";
  }

  /** All versions, by resume, each newest first. */
  @Override
  public Iterator<ResumeVersionView> export(UUID accountId) {
    return new NestedRecords<>(
        PagedRecords.newestFirst(
            Function.identity(), last -> Resume.idsBefore(accountId, last, RESUMES)),
        resumeId -> ofResume(accountId, resumeId));
  }

  private static Iterator<ResumeVersionView> ofResume(UUID accountId, UUID resumeId) {
    return PagedRecords.newestFirst(
        ResumeVersionView::id,
        last ->
            ResumeVersion.before(accountId, resumeId, last, PAGE).stream()
                .map(ResumeVersionView::of)
                .toList());
  }
}
