package dev.jobtrail.account;

import java.util.UUID;

/** A part of what an account holds, for its export; each feature brings its own. */
public interface AccountData {

  /** The property of the export that holds this part. */
  String section();

  /** All of the account's data of this part, as it goes over the wire. */
  Object export(UUID accountId);
}
