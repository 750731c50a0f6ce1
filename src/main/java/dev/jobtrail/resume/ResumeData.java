package dev.jobtrail.resume;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.UUID;

/** The resumes in the export of an account. */
@Singleton
class ResumeData implements AccountData {

  /** A resume can have two megabytes. */
  private static final int PAGE = 5;

  @Override
  public String section() {
    return "resumes";
  }

  /** All resumes, newest first. */
  @Override
  public Iterator<ResumeView> export(UUID accountId) {
    return PagedRecords.newestFirst(
        ResumeView::id,
        last -> Resume.before(accountId, last, PAGE).stream().map(ResumeView::of).toList());
  }
}
