package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import java.util.UUID;

/** Has a model read imported files; implemented by a package above this one. */
public interface ModelImports {

  /** Characters of a file's text that are kept for the model. */
  int MAX_TEXT = 100_000;

  /** Whether a model is configured. */
  boolean isAvailable();

  /**
   * Queues the reading, in the caller's transaction. Once the model has answered, the resume is
   * completed by what the text supports, unless it was changed meanwhile.
   *
   * @param resume as it was read by rules
   * @param text of the file
   * @return the id of the work
   * @throws ApiException AI_LIMIT_REACHED
   */
  UUID read(Resume resume, String text);
}
