package dev.jobtrail.work;

import dev.jobtrail.client.Person;
import dev.jobtrail.text.Language;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The input of a piece of work.
 *
 * @param id of the work
 * @param applicationId null for work on a resume
 * @param resumeId null for work on an application
 * @param details further input of its worker
 */
public record WorkOrder(
    UUID id,
    WorkKind kind,
    Person person,
    UUID applicationId,
    UUID resumeId,
    Map<String, String> details) {

  /** The key of personal data in the details, which is erased once the work has ended. */
  public static final String CONTENT = "content";

  /** The key of the reader's language in the details. */
  static final String LANGUAGE = "language";

  /** The language of the texts that the owner reads: of the account, or of the request. */
  public Language language() {
    return knownLanguage().orElse(Language.ENGLISH);
  }

  /** The same; empty where neither the account nor the request has named one. */
  public Optional<Language> knownLanguage() {
    return Optional.ofNullable(details).map(it -> it.get(LANGUAGE)).map(Language::of);
  }

  public UUID accountId() {
    return person.accountId();
  }
}
