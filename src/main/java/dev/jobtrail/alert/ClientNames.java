package dev.jobtrail.alert;

import dev.jobtrail.client.ClientReader;
import dev.jobtrail.discovery.MatchView;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/** Reads the names of the clients that matches belong to. */
@ApplicationScoped
class ClientNames {

  private final ClientReader clients;

  ClientNames(ClientReader clients) {
    this.clients = clients;
  }

  /** The names by the ids of the clients. */
  Map<UUID, String> of(UUID accountId, Collection<MatchView> matches) {
    var ids =
        matches.stream().map(MatchView::clientId).filter(Objects::nonNull).distinct().toList();
    return clients.names(accountId, ids);
  }
}
