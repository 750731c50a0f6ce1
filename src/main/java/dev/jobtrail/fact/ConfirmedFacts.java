package dev.jobtrail.fact;

import dev.jobtrail.client.ActiveClients;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.resume.Resume;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.UUID;

/** Stores confirmed facts of resumes. */
@ApplicationScoped
public class ConfirmedFacts {

  /** More than anyone types in, and few enough that an engine reads them all. */
  static final int MOST = 100;

  private final ActiveClients activeClients;
  private final Clock clock;

  ConfirmedFacts(ActiveClients activeClients, Clock clock) {
    this.activeClients = activeClients;
    this.clock = clock;
  }

  /** The texts of a resume's facts, oldest first. */
  @Transactional
  public List<String> texts(UUID accountId, UUID resumeId) {
    return Fact.ofResume(accountId, resumeId).stream().map(fact -> fact.text).toList();
  }

  /**
   * The facts of a resume, oldest first.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  public List<FactView> list(UUID accountId, UUID resumeId) {
    Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    return Fact.ofResume(accountId, resumeId).stream().map(Fact::view).toList();
  }

  /**
   * Adds a fact; one that is there already is not added twice.
   *
   * @throws ApiException NOT_FOUND, CLIENT_ARCHIVED, VALIDATION_FAILED for one too many
   */
  @Transactional
  public FactView add(UUID accountId, UUID resumeId, String text) {
    var known = Resume.of(accountId, resumeId).orElseThrow(ApiException::notFound);
    activeClients.require(new Person(accountId, known.clientId));
    // concurrent additions are serialized, or they could exceed the limit together
    var resume = Resume.forUpdate(accountId, resumeId).orElseThrow(ApiException::notFound);
    var facts = Fact.ofResume(accountId, resumeId);
    var same = facts.stream().filter(fact -> fact.text.equals(text)).findFirst();
    if (same.isPresent()) {
      return same.get().view();
    }
    if (facts.size() >= MOST) {
      throw new ApiException(
          ErrorCode.INVALID_TRANSITION, "A resume can have %d facts. Delete one first.", MOST);
    }
    var fact = new Fact(resume, text, clock);
    fact.persist();
    return fact.view();
  }

  /**
   * Takes a fact back.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  void remove(UUID accountId, UUID id) {
    Fact.of(accountId, id).orElseThrow(ApiException::notFound).delete();
  }
}
