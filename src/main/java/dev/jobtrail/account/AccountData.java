package dev.jobtrail.account;

import java.util.Iterator;
import java.util.UUID;

/** A part of what an account holds, for its export; each feature brings its own. */
public interface AccountData {

  /** The property of the export that holds this part. */
  String section();

  /**
   * All of the account's data of this part, each as it goes over the wire, read a page at a time as
   * it is asked for: there may be more than fits in memory. See {@link PagedRecords}.
   */
  Iterator<?> export(UUID accountId);
}
