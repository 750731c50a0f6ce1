package dev.jobtrail.resume;

import dev.jobtrail.account.AccountData;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.UUID;

/** The resumes in the export of an account. */
@Singleton
class ResumeData implements AccountData {

  @Override
  public String section() {
    return "resumes";
  }

  @Override
  @Transactional
  public List<ResumeView> export(UUID accountId) {
    return Resume.all(accountId).stream().map(ResumeView::of).toList();
  }
}
