package dev.jobtrail.client;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/** Counts the work for clients; implemented by packages above this one. */
public interface ClientWorkload {

  /**
   * The counts of each of the clients, from one query for any number of them.
   *
   * @return an entry for each id, zeros where there is no work
   */
  Map<UUID, ClientCounts> of(Collection<UUID> clientIds);
}
