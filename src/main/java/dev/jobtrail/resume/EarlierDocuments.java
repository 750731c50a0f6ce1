package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.document.DocumentText;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** The documents that a resume had before, as far as its versions are still kept. */
public final class EarlierDocuments {

  private EarlierDocuments() {}

  /** The id of the newest version, which the last change replaced. */
  public static Optional<UUID> newestVersion(Resume resume) {
    return ResumeVersion.newest(resume.accountId, resume.id).map(it -> it.id);
  }

  /** A version of a resume of the account. */
  public static Optional<ResumeVersionView> version(UUID accountId, UUID resumeId, UUID versionId) {
    return ResumeVersion.of(accountId, resumeId, versionId).map(ResumeVersionView::of);
  }

  /** The document of a version. */
  public static Optional<JsonNode> ofVersion(Resume resume, UUID versionId) {
    return ResumeVersion.of(resume.accountId, resume.id, versionId)
        .map(it -> DocumentText.read(it.data));
  }

  /** The document that followed a version. */
  public static JsonNode after(Resume resume, UUID versionId) {
    return ResumeVersion.after(resume.accountId, resume.id, versionId)
        .map(it -> DocumentText.read(it.data))
        .orElseGet(resume::document);
  }

  /** The document that a resume had at a time; a version of the same instant is the one before. */
  public static JsonNode at(Resume resume, Instant time) {
    return ResumeVersion.endedAfter(resume.accountId, resume.id, time)
        .map(it -> DocumentText.read(it.data))
        .orElseGet(resume::document);
  }
}
