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
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;

/** Takes over applications from elsewhere: all that are not tracked yet, or none. */
@ApplicationScoped
class ApplicationImporter {

  /** How often an import begins anew when another request tracks one of its jobs meanwhile. */
  private static final int TRIES = 3;

  private final People people;
  private final ChosenResumes resumes;
  private final ActiveClients activeClients;
  private final Event<JobTracked> trackedJobs;
  private final IdempotentTransactions idempotent;
  private final CanonicalUrls urls;
  private final Clock clock;

  ApplicationImporter(
      People people,
      ChosenResumes resumes,
      ActiveClients activeClients,
      Event<JobTracked> trackedJobs,
      IdempotentTransactions idempotent,
      CanonicalUrls urls,
      Clock clock) {
    this.people = people;
    this.trackedJobs = trackedJobs;
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
    for (int tries = 1; ; tries++) {
      try {
        return idempotent.call(() -> keep(entries, persons));
      } catch (PersistenceException e) {
        if (tries == TRIES || !Application.isTrackedTwice(e)) {
          throw e;
        }
      }
    }
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
      if (!known.get(persons.get(i)).containsKey(idOrNull(entry.resumeId()))) {
        faults.add(new ErrorBody.Detail(place + "resumeId", "is no resume of this person"));
      }
      if (entry.reached().isWork()) {
        faults.add(new ErrorBody.Detail(place + "status", "cannot be one that work is at"));
      }
      if (entry.history() != null && !isHistoryOf(entry)) {
        faults.add(
            new ErrorBody.Detail(
                place + "history", "must lead in the order of time, without a gap, to the status"));
      }
    }
    if (!faults.isEmpty()) {
      throw ApiException.invalid(faults);
    }
  }

  private static List<UUID> resumeIds(List<ApplicationImport.Entry> entries) {
    return entries.stream()
        .map(entry -> idOrNull(entry.resumeId()))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  private static UUID idOrNull(String id) {
    try {
      return Ids.parse(id);
    } catch (ApiException _) {
      return null;
    }
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
    return entry.history().isEmpty() || status == entry.reached();
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
    for (int i = 0; i < entries.size(); i++) {
      var mine = tracked.get(persons.get(i));
      var url = postings.get(i).canonicalUrl();
      var existing = url == null ? null : mine.get(url);
      if (existing == null) {
        var id = keep(persons.get(i), postings.get(i), entries.get(i));
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

  /** What is tracked already, by person and canonical url; can be added to. */
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

  private UUID keep(Person person, Posting posting, ApplicationImport.Entry entry) {
    var application =
        new Application(person, posting, Ids.parse(entry.resumeId()), entry.notes(), clock);
    var history = entry.history() == null ? List.<ApplicationImport.Change>of() : entry.history();
    application.takeOver(entry.reached(), since(history), entry.submittedVia(), sentAt(entry));
    application.takeOverLetter(
        entry.coverLetter(), entry.coverLetterTone(), milliseconds(entry.coverLetterGeneratedAt()));
    application.persist();
    if (posting.canonicalUrl() != null) {
      trackedJobs.fire(new JobTracked(person, application.id, posting.canonicalUrl()));
    }
    if (history.isEmpty()) {
      application.beginning(MovedBy.OWNER).persist();
    }
    for (var change : history) {
      new StatusChange(
              application.id,
              milliseconds(change.at()),
              change.from(),
              change.to(),
              change.by(),
              change.note())
          .persist();
    }
    return application.id;
  }

  /** When the status was reached: the last change that is no mere note, or now. */
  private Instant since(List<ApplicationImport.Change> history) {
    return history.stream()
        .filter(change -> change.from() != change.to())
        .map(change -> milliseconds(change.at()))
        .reduce((_, later) -> later)
        .orElseGet(clock::instant);
  }

  /** When it was sent; now for one that is submitted and does not say. */
  private Instant sentAt(ApplicationImport.Entry entry) {
    if (entry.submittedAt() == null && entry.reached() == ApplicationStatus.SUBMITTED) {
      return clock.instant();
    }
    return milliseconds(entry.submittedAt());
  }

  private static Instant milliseconds(Instant instant) {
    return instant == null ? null : instant.truncatedTo(ChronoUnit.MILLIS);
  }
}
