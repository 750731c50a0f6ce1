package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.OwnedRecord;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.PlainDocument;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.LockModeType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.annotations.ColumnTransformer;

/** A resume: a JSON Resume document with its name, sharing and template. */
@Entity
public class Resume extends OwnedRecord {

  public String name;

  /** Unique in the account. */
  public String slug;

  public List<String> tags;

  @Enumerated(EnumType.STRING)
  public ResumeTemplate template;

  /** The application that it is the tailored copy for; null for any other resume. */
  @Column(updatable = false)
  private UUID applicationId;

  private boolean isPublic;
  private boolean isLocked;

  private boolean isIndexed;
  private boolean hidesContact;

  /** Null where no password protects the shared resume. */
  private String passwordHash;

  @Column(name = "data")
  @ColumnTransformer(write = "cast(? as json)")
  private String data;

  protected Resume() {}

  Resume(Person person, NewResume description, String slug, String data, Clock clock) {
    super(person.accountId(), person.clientId(), clock);
    this.name = description.name();
    this.slug = slug;
    this.tags = description.tags() == null ? List.of() : description.tags();
    this.template =
        description.template() == null ? ResumeTemplate.CLASSIC : description.template();
    this.data = data;
  }

  /** The copy that was tailored for an application. */
  static Resume tailored(
      Person person,
      NewResume description,
      String slug,
      String data,
      UUID applicationId,
      Clock clock) {
    var copy = new Resume(person, description, slug, data, clock);
    copy.applicationId = applicationId;
    return copy;
  }

  /** The account's resume of that id. */
  public static Optional<Resume> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  /** The same, with its row locked until the transaction ends. */
  public static Optional<Resume> forUpdate(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id)
        .withLock(LockModeType.PESSIMISTIC_WRITE)
        .firstResultOptional();
  }

  /** Whom the account's resume is for. */
  static Optional<Person> personOf(UUID accountId, UUID id) {
    return getEntityManager()
        .createQuery(
            "select new dev.jobtrail.client.Person(r.accountId, r.clientId)"
                + " from Resume r where r.accountId = :account and r.id = :id",
            Person.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .getResultStream()
        .findFirst();
  }

  /** The resume that is shared under that address. */
  public static Optional<Resume> shared(String username, String slug) {
    return find(
            "isPublic = true and slug = ?2"
                + " and accountId = (select a.id from Account a where a.username = ?1)",
            username,
            slug)
        .firstResultOptional();
  }

  /** The name of the account in the addresses of its shared resumes. */
  static Optional<String> usernameOf(UUID accountId) {
    return getEntityManager()
        .createQuery("select a.username from Account a where a.id = :account", String.class)
        .setParameter("account", accountId)
        .getResultStream()
        .findFirst();
  }

  /** Which version the account's resume is at, without reading its document. */
  static Optional<Instant> updatedAtOf(UUID accountId, UUID id) {
    return getEntityManager()
        .createQuery(
            "select r.updatedAt from Resume r where r.accountId = :account and r.id = :id",
            Instant.class)
        .setParameter("account", accountId)
        .setParameter("id", id)
        .getResultStream()
        .findFirst();
  }

  /** The account's resume with that slug. */
  static Optional<UUID> withSlug(UUID accountId, String slug) {
    return getEntityManager()
        .createQuery(
            "select r.id from Resume r where r.accountId = :account and r.slug = :slug", UUID.class)
        .setParameter("account", accountId)
        .setParameter("slug", slug)
        .getResultStream()
        .findFirst();
  }

  /** The account's slugs that begin like this one. */
  static Set<String> slugsLike(UUID accountId, String slug) {
    return getEntityManager()
        .createQuery(
            "select r.slug from Resume r where r.accountId = :account and r.slug like :beginning",
            String.class)
        .setParameter("account", accountId)
        .setParameter("beginning", slug + "%")
        .getResultStream()
        .collect(Collectors.toSet());
  }

  /** A page of the account's resumes, newest first. */
  static List<Resume> before(UUID accountId, UUID before, int limit) {
    return Resume.<Resume>find("accountId = ?1 and id < ?2 order by id desc", accountId, before)
        .page(0, limit)
        .list();
  }

  /** A page of the ids of the account's resumes, newest first. */
  public static List<UUID> idsBefore(UUID accountId, UUID before, int limit) {
    return getEntityManager()
        .createQuery(
            "select r.id from Resume r where r.accountId = :account and r.id < :before"
                + " order by r.id desc",
            UUID.class)
        .setParameter("account", accountId)
        .setParameter("before", before)
        .setMaxResults(limit)
        .getResultList();
  }

  /**
   * Passes where the lock allows the change.
   *
   * @throws ApiException RESUME_LOCKED
   */
  void requireUnlockedFor(Mutation mutation) {
    if (isLocked && mutation.isLockable()) {
      throw new ApiException(ErrorCode.RESUME_LOCKED, "The resume is locked. Unlock it first.");
    }
  }

  /**
   * Passes where the resume is at the version that the caller read.
   *
   * @param expectedUpdatedAt null for a caller who does not mind
   * @throws ApiException RESUME_VERSION_CONFLICT
   */
  void requireVersion(Instant expectedUpdatedAt) {
    if (expectedUpdatedAt != null && !expectedUpdatedAt.equals(updatedAt)) {
      throw ApiException.versionConflict(updatedAt);
    }
  }

  /**
   * Replaces the document.
   *
   * @param text what {@code ResumeSchema.check} answered
   */
  public void replaceDocument(String text) {
    data = text;
  }

  void setLock(boolean locked) {
    isLocked = locked;
  }

  void setVisibility(boolean visible) {
    isPublic = visible;
  }

  void setIndexing(boolean indexed) {
    isIndexed = indexed;
  }

  void hideContact(boolean hidden) {
    hidesContact = hidden;
  }

  /**
   * Protects the shared resume by a password, or no longer.
   *
   * @param hash null to remove the password
   */
  public void protect(String hash) {
    passwordHash = hash;
  }

  void advance(Clock clock) {
    touch(clock);
  }

  /** The application that it is the tailored copy for; null for any other resume. */
  public UUID applicationId() {
    return applicationId;
  }

  public boolean isPublic() {
    return isPublic;
  }

  /** The end of the address at which it is shared; empty while it is not. */
  public Optional<String> sharedSlug() {
    return isPublic ? Optional.of(slug) : Optional.empty();
  }

  /** Whether search engines may index the shared resume; never one that a password protects. */
  public boolean isIndexed() {
    return isIndexed;
  }

  /** Whether the shared resume leaves out phone, e-mail and address. */
  public boolean hidesContact() {
    return hidesContact;
  }

  public boolean isLocked() {
    return isLocked;
  }

  /** Empty where no password protects the shared resume. */
  public Optional<String> passwordHash() {
    return Optional.ofNullable(passwordHash);
  }

  /** The document's text, exactly as it was given. */
  public String documentText() {
    return data;
  }

  /** The document. */
  public JsonNode document() {
    return DocumentText.read(data);
  }

  /** The document as engines and the evidence guard read it. */
  public JsonNode plainDocument() {
    return PlainDocument.of(document());
  }
}
