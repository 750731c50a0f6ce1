package dev.jobtrail.application;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.People;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.idempotency.IdempotentTransactions;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.Posting;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Imports applications: all entries that are not tracked yet, or none if any is invalid. */
@ApplicationScoped
public class ApplicationImporter {

  /** How often an import is retried after another request tracked one of its jobs. */
  private static final int TRIES = 3;

  private static final String PAST = "must be a date in the past or in the present";

  private final People people;
  private final ChosenResumes resumes;
  private final ActiveClients activeClients;
  private final Event<JobTracked> trackedJobs;
  private final StatusHistory history;
  private final IdempotentTransactions idempotent;
  private final CanonicalUrls urls;
  private final Clock clock;

  ApplicationImporter(
      People people,
      ChosenResumes resumes,
      ActiveClients activeClients,
      Event<JobTracked> trackedJobs,
      StatusHistory history,
      IdempotentTransactions idempotent,
      CanonicalUrls urls,
      Clock clock) {
    this.people = people;
    this.trackedJobs = trackedJobs;
    this.history = history;
    this.resumes = resumes;
    this.activeClients = activeClients;
    this.idempotent = idempotent;
    this.urls = urls;
    this.clock = clock;
  }

  /**
   * Imports in one transaction.
   *
   * @throws ApiException VALIDATION_FAILED naming each fault by its place; NOT_FOUND for a client
   *     that is not the caller's; CLIENT_ARCHIVED
   */
  ApplicationImport.Result take(ApplicationImport wanted) {
    var entries = wanted.applications();
    var found = new HashMap<String, Person>();
    var persons =
        entries.stream().map(entry -> found.computeIfAbsent(entry.clientId(), people::of)).toList();
    requireSound(entries, persons);
    return retried(() -> idempotent.call(() -> keep(entries, persons)));
  }

  /**
   * Executes an import in a transaction of its own again where another request tracks one of its
   * jobs meanwhile.
   */
  public <T> T retried(Supplier<T> transaction) {
    for (int tries = 1; ; tries++) {
      try {
        return transaction.get();
      } catch (PersistenceException e) {
        if (tries == TRIES || !Application.isTrackedTwice(e)) {
          throw e;
        }
      }
    }
  }

  /** Imports sound entries in the transaction of the caller. */
  @Transactional(TxType.MANDATORY)
  public ApplicationImport.Result takeInTransaction(ApplicationImport wanted) {
    var entries = wanted.applications();
    return keep(entries, entries.stream().map(entry -> people.of(entry.clientId())).toList());
  }

  private void requireSound(List<ApplicationImport.Entry> entries, List<Person> persons) {
    var faults = new ArrayList<ErrorBody.Detail>();
    var known = new HashMap<Person, Map<UUID, ResumeReference>>();
    for (var person : persons) {
      known.computeIfAbsent(person, _ -> resumes.among(person, resumeIds(entries)));
    }
    for (int i = 0; i < entries.size(); i++) {
      var place = "applications[" + i + "].";
      var entry = entries.get(i);
      var resume = Ids.find(entry.resumeId()).map(known.get(persons.get(i))::get);
      if (resume.isEmpty()) {
        faults.add(
            new ErrorBody.Detail(
                place + "resumeId", "must be the id of a resume of the same applicant"));
      }
      if (entry.status().isWork()) {
        faults.add(new ErrorBody.Detail(place + "status", "must not be a status of running work"));
      }
      if (isInFuture(entry.submittedAt())) {
        faults.add(new ErrorBody.Detail(place + "submittedAt", PAST));
      }
      if (entry.history().stream().anyMatch(it -> isInFuture(it.at()))) {
        faults.add(new ErrorBody.Detail(place + "history", PAST));
      }
      if (!isHistoryOf(entry)) {
        faults.add(
            new ErrorBody.Detail(
                place + "history",
                "must be in chronological order, without gaps, and end at the status"));
      }
    }
    if (!faults.isEmpty()) {
      throw ApiException.invalid(faults);
    }
  }

  private boolean isInFuture(Instant instant) {
    return instant != null && instant.isAfter(clock.instant());
  }

  private static List<UUID> resumeIds(List<ApplicationImport.Entry> entries) {
    return entries.stream()
        .flatMap(entry -> Ids.find(entry.resumeId()).stream())
        .distinct()
        .toList();
  }

  private static boolean isHistoryOf(ApplicationImport.Entry entry) {
    ApplicationStatus status = null;
    var at = Instant.EPOCH;
    for (var change : entry.history()) {
      if (change.from() != status || change.at().isBefore(at)) {
        return false;
      }
      status = change.to();
      at = change.at();
    }
    return entry.history().isEmpty() || status == entry.status();
  }

  private ApplicationImport.Result keep(
      List<ApplicationImport.Entry> entries, List<Person> persons) {
    persons.stream().distinct().forEach(activeClients::require);
    var created = new ArrayList<UUID>();
    var skipped = new ArrayList<ApplicationImport.Skipped>();
    var postings = new ArrayList<Posting>();
    for (int i = 0; i < entries.size(); i++) {
      postings.add(Posting.imported(persons.get(i), entries.get(i).posting(), urls, clock));
    }
    var tracked = tracked(persons, postings);
    var stages =
        Stage.of(persons.getFirst().accountId()).stream()
            .map(it -> it.id)
            .collect(Collectors.toSet());
    for (int i = 0; i < entries.size(); i++) {
      var mine = tracked.get(persons.get(i));
      var url = postings.get(i).canonicalUrl();
      var existing = url == null ? null : mine.get(url);
      if (existing == null) {
        var id = keep(persons.get(i), postings.get(i), stages, entries.get(i));
        created.add(id);
        if (url != null) {
          mine.put(url, id);
        }
      } else {
        skipped.add(new ApplicationImport.Skipped(i, ErrorCode.ALREADY_EXISTS, existing));
      }
    }
    return new ApplicationImport.Result(created, skipped);
  }

  /** The tracked applications by applicant and canonical URL; mutable. */
  private static Map<Person, Map<String, UUID>> tracked(
      List<Person> persons, List<Posting> postings) {
    var urls =
        postings.stream()
            .map(Posting::canonicalUrl)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    var tracked = new HashMap<Person, Map<String, UUID>>();
    for (var person : persons) {
      tracked.computeIfAbsent(person, _ -> new HashMap<>(Application.tracking(person, urls)));
    }
    return tracked;
  }

  private UUID keep(
      Person person, Posting posting, Set<UUID> stages, ApplicationImport.Entry entry) {
    var application = entry.application(person, posting, stages, clock);
    application.persist();
    if (posting.canonicalUrl() != null) {
      trackedJobs.fire(new JobTracked(person, application.id, posting.canonicalUrl()));
    }
    if (entry.history().isEmpty()) {
      history.begin(application);
    } else {
      entry.history().forEach(it -> it.of(application.id).persist());
      history.imported(application);
    }
    var account = person.accountId();
    entry.interviews().forEach(it -> new Interview(account, application.id, it, clock).persist());
    entry.contacts().forEach(it -> new Contact(account, application.id, it, clock).persist());
    return application.id;
  }
}
