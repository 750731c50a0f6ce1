package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.attempt.StartedAttempt;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.Ids;
import io.quarkus.qute.TemplateData;
import java.util.Map;
import java.util.UUID;

/**
 * What came of starting the run of one application.
 *
 * @param application null for one that the account does not have, or not any more
 */
@TemplateData
record StartedRun(StartedAttempt result, ApplicationView application) {

  static StartedRun of(StartedAttempt result, Map<UUID, ApplicationView> found) {
    return new StartedRun(result, Ids.find(result.applicationId()).map(found::get).orElse(null));
  }

  public boolean isStarted() {
    return result.attemptId() != null;
  }

  /** Why it was not started, in the language of the page. */
  public String why() {
    return ErrorTexts.in(result.refusal(), RequestLanguage.current()).message();
  }
}
