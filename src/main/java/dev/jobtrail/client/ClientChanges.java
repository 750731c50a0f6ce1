package dev.jobtrail.client;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Seats;
import dev.jobtrail.platform.Preconditions;
import dev.jobtrail.platform.ShownRecord;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/** Creates and changes clients and assigns seats. */
@ApplicationScoped
public class ClientChanges {

  private final Seats seats;
  private final Event<ClientArchived> archived;
  private final Event<ApprovalWaived> waived;
  private final Event<ClientEmailChanged> emailChanged;
  private final ClientReader reader;
  private final Preconditions preconditions;
  private final ShownRecord shown;
  private final Clock clock;

  ClientChanges(
      Seats seats,
      Event<ClientArchived> archived,
      Event<ApprovalWaived> waived,
      Event<ClientEmailChanged> emailChanged,
      ClientReader reader,
      Preconditions preconditions,
      ShownRecord shown,
      Clock clock) {
    this.seats = seats;
    this.archived = archived;
    this.waived = waived;
    this.emailChanged = emailChanged;
    this.reader = reader;
    this.preconditions = preconditions;
    this.shown = shown;
    this.clock = clock;
  }

  /**
   * Adds a client.
   *
   * @throws ApiException SEAT_LIMIT_REACHED
   */
  @Transactional
  Client add(UUID accountId, NewClient description) {
    seats.lock(accountId);
    seats.requireFree(accountId, () -> Client.active(accountId));
    var client = new Client(accountId, description, clock);
    client.persist();
    return client;
  }

  /** Adds a client if the plan has a free seat. */
  @Transactional
  public Optional<Client> addIfSeatIsFree(UUID accountId, NewClient description) {
    seats.lock(accountId);
    return seats.isFree(accountId, Client.active(accountId))
        ? Optional.of(add(accountId, description))
        : Optional.empty();
  }

  /**
   * Updates the description of a client.
   *
   * @throws ApiException NOT_FOUND, PRECONDITION_FAILED
   */
  @Transactional
  Client edit(UUID accountId, UUID id, ClientEdit edit) {
    var client = locked(accountId, id);
    preconditions.require(ClientView.class, () -> reader.view(client));
    shown.require(reader.view(client));
    if (!edit.changesNothing()) {
      var required = client.requireApproval;
      var email = client.email;
      client.edit(edit, clock);
      if (required && !client.requireApproval) {
        waived.fire(new ApprovalWaived(accountId, id));
      }
      if (!Objects.equals(email, client.email)) {
        emailChanged.fire(new ClientEmailChanged(accountId, id, email));
      }
    }
    return client;
  }

  /**
   * Archives an active client and publishes {@link ClientArchived}.
   *
   * @throws ApiException NOT_FOUND
   */
  @Transactional
  Client archive(UUID accountId, UUID id) {
    var client = locked(accountId, id);
    if (!client.isArchived()) {
      client.archive(clock);
      archived.fire(new ClientArchived(accountId, id));
    }
    return client;
  }

  /**
   * Reactivates an archived client.
   *
   * @throws ApiException NOT_FOUND, SEAT_LIMIT_REACHED
   */
  @Transactional
  Client restore(UUID accountId, UUID id) {
    seats.lock(accountId);
    var client = locked(accountId, id);
    if (client.isArchived()) {
      seats.requireFree(accountId, () -> Client.active(accountId));
      client.restore(clock);
    }
    return client;
  }

  private static Client locked(UUID accountId, UUID id) {
    return Client.forUpdate(accountId, id).orElseThrow(ApiException::notFound);
  }
}
