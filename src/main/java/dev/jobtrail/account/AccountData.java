package dev.jobtrail.account;

import java.util.Iterator;
import java.util.UUID;

/** A section of an account's export; each feature implements its own. */
public interface AccountData {

  /** The property of the export that holds this part. */
  String section();

  /**
   * The JSON representations of this part, read lazily page by page, because they may not fit in
   * memory. See {@link PagedRecords}.
   */
  Iterator<?> export(UUID accountId);

  /** How the records of another account's export are imported. */
  SectionImport<?> importing();
}
