package dev.jobtrail.client;

import dev.jobtrail.account.AccountData;
import dev.jobtrail.account.PagedRecords;
import dev.jobtrail.account.RecordImport;
import dev.jobtrail.account.SectionImport;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.text.Message;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
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
  private final Allowances allowances;

  ClientReader(ClientWorkload workload, Allowances allowances) {
    this.workload = workload;
    this.allowances = allowances;
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

  /** A client of an export. */
  @RegisterForReflection
  record ImportedClient(
      @NotNull UUID id,
      @NotBlank @Size(max = 200) String name,
      @EmailForm String email,
      @Size(max = 50) String phone,
      @Size(max = 10_000) String notes,
      @NotNull ClientStatus status,
      boolean requireApproval,
      @NotNull Instant createdAt,
      Instant updatedAt,
      Instant archivedAt) {}

  @Override
  public SectionImport<?> importing() {
    return SectionImport.of(ImportedClient.class, "client", ImportedClient::id, this::store);
  }

  private void store(ImportedClient client, RecordImport to) {
    var isActive = client.status() == ClientStatus.ACTIVE && hasSeat(to);
    if (client.status() == ClientStatus.ACTIVE && !isActive) {
      to.report(
          Message.of("Archived, because the plan has no more seats for active clients.").english());
    }
    var archivedAt = client.archivedAt() == null ? to.now() : client.archivedAt();
    to.row("client")
        .set("id", to.id())
        .set("account_id", to.accountId())
        .set("name", client.name())
        .set("email", client.email())
        .set("phone", client.phone())
        .set("notes", client.notes())
        .set("status", isActive ? ClientStatus.ACTIVE : ClientStatus.ARCHIVED)
        .set("require_approval", client.requireApproval())
        .set("archived_at", isActive ? null : archivedAt)
        .times(client.createdAt(), client.updatedAt());
  }

  private boolean hasSeat(RecordImport to) {
    var seats = allowances.planOf(to.accountId()).seats();
    return seats.isEmpty() || to.count("seats") <= seats.getAsInt();
  }
}
