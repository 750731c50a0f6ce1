package dev.jobtrail.client;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.error.ApiException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** Reads clients with their counts. */
@ApplicationScoped
public class ClientReader implements AccountData {

  private static final int MOST_NAMES = 100;
  private static final int PAGE = 100;

  private final ClientWorkload workload;

  ClientReader(ClientWorkload workload) {
    this.workload = workload;
  }

  /**
   * One client of the account.
   *
   * @throws ApiException NOT_FOUND
   */
  public ClientView one(UUID accountId, UUID id) {
    return view(Client.of(accountId, id).orElseThrow(ApiException::notFound));
  }

  /** The active clients of the account, by name; the first hundred of many. */
  public List<ClientName> active(UUID accountId) {
    return Client.activeNames(accountId, MOST_NAMES);
  }

  /** The names of some of the account's clients by their ids. */
  @Transactional
  public Map<UUID, String> names(UUID accountId, Collection<UUID> ids) {
    return Client.names(accountId, ids).stream()
        .collect(Collectors.toMap(ClientName::id, ClientName::name));
  }

  /** All clients of the account, the archived ones too, newest first. */
  @Transactional
  public List<ClientView> all(UUID accountId) {
    return views(Client.all(accountId));
  }

  /** How many clients of the account are active: each takes a seat. */
  public long activeCount(UUID accountId) {
    return Client.active(accountId);
  }

  ClientView view(Client client) {
    return views(List.of(client)).getFirst();
  }

  /** The clients with their counts, in the same order. */
  List<ClientView> views(List<Client> clients) {
    if (clients.isEmpty()) {
      return List.of();
    }
    var counts = workload.of(clients.stream().map(client -> client.id).toList());
    return clients.stream().map(client -> client.view(counts.get(client.id))).toList();
  }

  @Override
  public String section() {
    return "clients";
  }

  /** All clients, newest first. */
  @Override
  public Iterator<ClientView> export(UUID accountId) {
    return PagedRecords.newestFirst(
        ClientView::id, last -> views(Client.before(accountId, last, PAGE)));
  }
}
