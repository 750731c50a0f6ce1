package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.ShownRecord;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.EditedPosting;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.PersistenceException;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/** Corrections of tracked jobs by their owner. */
@ApplicationScoped
class JobEdits {

  private final ApplicationChanges changes;
  private final ChosenResumes resumes;
  private final PostingCheckStore checks;
  private final CanonicalUrls urls;
  private final Event<JobTracked> tracked;
  private final ShownRecord shown;
  private final Clock clock;

  JobEdits(
      ApplicationChanges changes,
      ChosenResumes resumes,
      PostingCheckStore checks,
      CanonicalUrls urls,
      Event<JobTracked> tracked,
      ShownRecord shown,
      Clock clock) {
    this.changes = changes;
    this.resumes = resumes;
    this.checks = checks;
    this.urls = urls;
    this.tracked = tracked;
    this.shown = shown;
    this.clock = clock;
  }

  /**
   * Replaces what is known of the job.
   *
   * @throws ApiException ALREADY_EXISTS for the URL of another tracked job, INVALID_TRANSITION
   *     while work is in progress, and what {@link ApplicationChanges#change} throws
   */
  void edit(UUID accountId, UUID id, EditedPosting wanted) {
    try {
      changes.change(
          accountId,
          id,
          application -> edit(application, shown.merge(wanted, application.posting.view())));
    } catch (PersistenceException e) {
      if (!Application.isTrackedTwice(e)) {
        throw e;
      }
      throw ApiException.alreadyExists("This job is already tracked.", null);
    }
  }

  private void edit(Application application, EditedPosting wanted) {
    var person = new Person(application.accountId, application.clientId);
    var url = wanted.url() == null ? null : urls.of(wanted.url()).toString();
    var isOther = !Objects.equals(url, application.posting.canonicalUrl());
    var isNew = url != null && isOther;
    if (isNew) {
      var other = Application.tracking(person, List.of(url)).get(url);
      if (other != null) {
        throw ApiException.alreadyExists("This job is already tracked.", other.toString());
      }
    }
    application.correct(wanted, urls, clock);
    Application.flush();
    if (isOther) {
      checks.forget(application);
    }
    if (isNew) {
      tracked.fire(new JobTracked(person, application.id, url));
    }
  }

  /**
   * Chooses another resume of the applicant.
   *
   * @throws ApiException NOT_FOUND for a resume of another applicant, INVALID_TRANSITION while work
   *     is in progress, and what {@link ApplicationChanges#change} throws
   */
  void choose(UUID accountId, UUID id, UUID resumeId) {
    changes.change(
        accountId,
        id,
        application -> {
          var person = new Person(application.accountId, application.clientId);
          application.choose(resumes.chosen(person, resumeId).id(), clock);
        });
  }
}
