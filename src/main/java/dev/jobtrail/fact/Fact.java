package dev.jobtrail.fact;

import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.resume.Resume;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A statement that the owner of a resume confirmed; evidence for the guard. */
@Entity
@Table(name = "resume_fact")
class Fact extends OwnedRecord {

  @Column(updatable = false)
  UUID resumeId;

  @Column(updatable = false)
  String text;

  protected Fact() {}

  Fact(Resume resume, String text, Clock clock) {
    super(resume.accountId, resume.clientId, clock);
    this.resumeId = resume.id;
    this.text = text;
  }

  /** The account's facts for a resume, oldest first. */
  static List<Fact> ofResume(UUID accountId, UUID resumeId) {
    return list("accountId = ?1 and resumeId = ?2 order by id", accountId, resumeId);
  }

  static Optional<Fact> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** A page of the account's, oldest first. */
  static List<Fact> after(UUID accountId, UUID after, int limit) {
    return Fact.<Fact>find("accountId = ?1 and id > ?2 order by id", accountId, after)
        .page(0, limit)
        .list();
  }

  FactView view() {
    return new FactView(id, resumeId, text, createdAt);
  }
}
