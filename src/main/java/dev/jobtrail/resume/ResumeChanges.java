package dev.jobtrail.resume;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.database.AdvisoryLocks;
import dev.jobtrail.database.LockSpace;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Preconditions;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Consumer;

/**
 * Changes resumes with optimistic concurrency: one writer at a time, every version kept, all
 * listeners notified.
 */
@ApplicationScoped
public class ResumeChanges {

  private static final String COPY = " (copy)";
  private static final String TAILORED = " (tailored)";
  private static final int LONGEST_COMPANY = 80;

  private final ActiveClients activeClients;
  private final Clock clock;
  private final Event<ResumeChanged> changed;
  private final EventStreams streams;
  private final AdvisoryLocks locks;
  private final ResumeSettings settings;
  private final Preconditions preconditions;

  ResumeChanges(
      ActiveClients activeClients,
      Clock clock,
      Event<ResumeChanged> changed,
      EventStreams streams,
      AdvisoryLocks locks,
      ResumeSettings settings,
      Preconditions preconditions) {
    this.activeClients = activeClients;
    this.clock = clock;
    this.changed = changed;
    this.streams = streams;
    this.locks = locks;
    this.settings = settings;
    this.preconditions = preconditions;
  }

  /**
   * Adds a resume; a slug that is not given is made from the name.
   *
   * @param data what {@code ResumeSchema.check} answered
   * @throws ApiException VALIDATION_FAILED for a reserved slug, ALREADY_EXISTS for a taken one,
   *     CLIENT_ARCHIVED
   */
  @Transactional
  public Resume add(Person person, NewResume description, String data) {
    var resume = new Resume(person, description, slugFor(person, description), data, clock);
    resume.persist();
    return resume;
  }

  /**
   * Adds the copy of a resume that is tailored for an application.
   *
   * @param company whose posting it is tailored to; null where it is unknown
   * @param data as in {@link #add}
   * @throws ApiException CLIENT_ARCHIVED
   */
  @Transactional
  public Resume addTailored(Resume source, String company, String data, UUID applicationId) {
    var person = new Person(source.accountId, source.clientId);
    var ending = company == null ? TAILORED : " – " + Truncation.truncate(company, LONGEST_COMPANY);
    var description =
        NewResume.named(
            Truncation.truncate(source.name, NewResume.MAX_NAME - ending.length()) + ending,
            source.tags,
            source.template);
    var slug = slugFor(person, description);
    var copy = Resume.tailored(person, description, slug, data, applicationId, clock);
    copy.persist();
    return copy;
  }

  private String slugFor(Person person, NewResume description) {
    if (description.slug() != null) {
      Slug.requireUsable(description.slug());
    }
    activeClients.require(person);
    locks.lock(LockSpace.RESUME_SLUGS, person.accountId());
    if (description.slug() == null) {
      var made = Slug.from(description.name());
      return Slug.firstFree(made, Resume.slugsLike(person.accountId(), made)::contains);
    }
    requireFree(description.slug(), person.accountId());
    return description.slug();
  }

  /**
   * Adds a copy of a resume: private, unlocked and without a password.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED
   */
  @Transactional
  public Resume duplicate(UUID accountId, UUID resumeId) {
    var source = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    return add(
        new Person(accountId, source.clientId),
        NewResume.named(
            Truncation.truncate(source.name, NewResume.MAX_NAME - COPY.length()) + COPY,
            source.tags,
            source.template),
        source.documentText());
  }

  /**
   * Changes a resume and keeps its previous version where the change is one of content.
   *
   * @param expectedUpdatedAt the version that the caller read, or null for one who does not mind
   * @param mutation the kind of change, for event streams
   * @param change the change, executed while the resume's row is locked
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, RESUME_LOCKED, RESUME_VERSION_CONFLICT
   */
  @Transactional
  public Resume change(
      UUID accountId,
      UUID resumeId,
      Instant expectedUpdatedAt,
      Mutation mutation,
      Consumer<Resume> change) {
    activeClients.require(Resume.personOf(accountId, resumeId).orElseThrow(ApiException::notFound));
    var resume = locked(accountId, resumeId, expectedUpdatedAt, mutation);
    if (mutation.keepsVersion()) {
      ResumeVersion.keep(resume, mutation, clock, settings.versionsKept());
    }
    var slug = resume.slug;
    change.accept(resume);
    if (!slug.equals(resume.slug)) {
      claimSlug(resume, slug);
    }
    resume.advance(clock);
    tell(resume, mutation);
    return resume;
  }

  /**
   * Deletes a resume with its versions; one of an archived client, too: deleting is no work.
   *
   * @throws ApiException NOT_FOUND, RESUME_LOCKED
   */
  @Transactional
  public void delete(UUID accountId, UUID resumeId) {
    var resume = locked(accountId, resumeId, null, Mutation.DELETE);
    resume.advance(clock);
    tell(resume, Mutation.DELETE); // before the database clears the references to it
    resume.delete();
  }

  private Resume locked(
      UUID accountId, UUID resumeId, Instant expectedUpdatedAt, Mutation mutation) {
    var resume = Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    resume.requireUnlockedFor(mutation);
    preconditions.require(ResumeView.class, () -> ResumeView.of(resume));
    resume.requireVersion(expectedUpdatedAt);
    return resume;
  }

  /** Looks before the new slug is written: the database's refusal would end the transaction. */
  private void claimSlug(Resume resume, String previous) {
    var wanted = resume.slug;
    Slug.requireUsable(wanted);
    resume.slug = previous;
    locks.lock(LockSpace.RESUME_SLUGS, resume.accountId);
    requireFree(wanted, resume.accountId);
    resume.slug = wanted;
  }

  private static void requireFree(String slug, UUID accountId) {
    Resume.withSlug(accountId, slug)
        .ifPresent(
            id -> {
              throw ApiException.alreadyExists(
                  Message.of("Another resume already has the slug %s.", slug), id.toString());
            });
  }

  private void tell(Resume resume, Mutation mutation) {
    var change =
        new ResumeChanged(resume.accountId, resume.clientId, resume.id, resume.updatedAt, mutation);
    changed.fire(change);
    streams.announce(StreamTopic.RESUME, resume.id, UpdateFeed.detail(change));
  }
}
