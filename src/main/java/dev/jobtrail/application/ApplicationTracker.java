package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.posting.PostingReader;
import dev.jobtrail.posting.PostingSource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.PersistenceException;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;

/** Tracks jobs, with at most one application per applicant and canonical URL. */
@ApplicationScoped
public class ApplicationTracker {

  private final PostingReader reader;
  private final ChosenResumes resumes;
  private final ActiveClients activeClients;
  private final Event<JobTracked> tracked;
  private final StatusHistory history;
  private final IdempotentTransactions idempotent;
  private final CanonicalUrls urls;
  private final Clock clock;

  ApplicationTracker(
      PostingReader reader,
      ChosenResumes resumes,
      ActiveClients activeClients,
      Event<JobTracked> tracked,
      StatusHistory history,
      IdempotentTransactions idempotent,
      CanonicalUrls urls,
      Clock clock) {
    this.reader = reader;
    this.resumes = resumes;
    this.activeClients = activeClients;
    this.tracked = tracked;
    this.history = history;
    this.idempotent = idempotent;
    this.urls = urls;
    this.clock = clock;
  }

  /**
   * Tracks a job by its address or by its description. A page is read outside any transaction.
   *
   * @throws ApiException NOT_FOUND for a resume that is not the person's, CLIENT_ARCHIVED,
   *     ALREADY_EXISTS for a job that is tracked, and what {@link PostingReader} throws
   */
  public ApplicationView track(Person person, NewApplication wanted) {
    var resume = resumes.chosen(person, Ids.parse(wanted.resumeId()));
    activeClients.require(
        person); // checked before a page is read, and again when the application is stored
    var posting =
        wanted.url() == null
            ? Posting.pasted(person, wanted.posting(), urls, clock)
            : read(person, wanted.url());
    return trackOnce(
        person,
        posting,
        () ->
            idempotent.call(
                () -> keep(person, posting, resume, wanted.notes()),
                created -> URI.create("/applications/" + created.id())));
  }

  /**
   * Tracks a job that a search has found.
   *
   * @param transaction calls the creation of the application, which answers its id, in a new
   *     transaction
   * @return the result of the transaction
   * @throws ApiException NOT_FOUND for a resume of another applicant, CLIENT_ARCHIVED,
   *     ALREADY_EXISTS for a job that is tracked
   */
  public <T> T trackFound(
      Person person, FoundPosting found, UUID resumeId, Function<Supplier<UUID>, T> transaction) {
    var resume = resumes.chosen(person, resumeId);
    var posting = Posting.found(person, found, PostingSource.DISCOVERY, urls, clock);
    return trackOnce(
        person, posting, () -> transaction.apply(() -> keep(person, posting, resume, null).id()));
  }

  private Posting read(Person person, String url) {
    requireUntracked(person, urls.of(url).toString());
    return Posting.found(person, reader.read(url), PostingSource.URL, urls, clock);
  }

  private static <T> T trackOnce(Person person, Posting posting, Supplier<T> transaction) {
    if (posting.canonicalUrl() != null) {
      requireUntracked(person, posting.canonicalUrl());
    }
    try {
      return transaction.get();
    } catch (PersistenceException e) {
      if (Application.isTrackedTwice(e)) {
        requireUntracked(person, posting.canonicalUrl());
      }
      throw e;
    }
  }

  private ApplicationView keep(
      Person person, Posting posting, ResumeReference resume, String notes) {
    activeClients.require(person);
    var application = new Application(person, posting, resume.id(), notes, clock);
    application.persistAndFlush();
    history.begin(application);
    if (posting.canonicalUrl() != null) {
      tracked.fire(new JobTracked(person, application.id, posting.canonicalUrl()));
    }
    return application.view(resume.name());
  }

  private static void requireUntracked(Person person, String canonicalUrl) {
    var tracked =
        QuarkusTransaction.requiringNew()
            .call(() -> Application.tracking(person, List.of(canonicalUrl)).get(canonicalUrl));
    if (tracked != null) {
      throw ApiException.alreadyExists("This job is already tracked.", tracked.toString());
    }
  }
}
