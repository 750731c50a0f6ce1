package dev.jobtrail.client;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.Ids;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.util.UUID;
import org.hibernate.Session;

/** Keeps requests by an API key that is limited to one client to the records of that client. */
@ApplicationScoped
public class ClientKeyGuard {

  private static final String STATUS =
      "select c.status, %s from client c where c.account_id = :account and c.id = :client";

  private static final String OWNS =
      "exists (select from %s r where r.id = :record and r.account_id = c.account_id"
          + " and r.client_id = c.id)";

  private final CurrentAccount current;
  private final EntityManager entityManager;

  ClientKeyGuard(CurrentAccount current, EntityManager entityManager) {
    this.current = current;
    this.entityManager = entityManager;
  }

  /** The refusal of an operation that is closed to those keys. */
  public static ApiException closed() {
    return new ApiException(
        ErrorCode.INSUFFICIENT_SCOPE,
        "This API key is limited to one client, and this operation is closed to such keys. Use a"
            + " key for all clients.");
  }

  /**
   * Passes for a record of the client that the key is limited to, and for the client itself.
   *
   * @param kind the kind of the record, or NONE
   * @param id the record's id as the request has it; not looked at where there is none
   * @throws ApiException NOT_FOUND for a record of another applicant, FORBIDDEN for a client that
   *     is archived, UNAUTHORIZED once the account is deleted
   */
  @Transactional
  public void require(ClientRecord kind, String id) {
    var client = current.onlyClient().orElseThrow();
    var record = kind == ClientRecord.NONE ? null : Ids.parse(id);
    var found = find(client, kind, record);
    if (ClientStatus.valueOf((String) found.get(0)) == ClientStatus.ARCHIVED) {
      throw new ApiException(
          ErrorCode.FORBIDDEN,
          "The client that this API key is limited to is archived. The key works again when the"
              + " client is restored.");
    }
    if (!(boolean) found.get(1)) {
      throw ApiException.notFound();
    }
  }

  private Tuple find(UUID client, ClientRecord kind, UUID record) {
    var owns = record == null ? "true" : OWNS.formatted(table(kind));
    var query =
        entityManager
            .unwrap(Session.class)
            .createNativeQuery(STATUS.formatted(owns), Tuple.class)
            .setParameter("account", current.id())
            .setParameter("client", client);
    if (record != null) {
      query.setParameter("record", record);
    }
    return query.getResultStream().findFirst().orElseThrow(ApiException::unauthorized);
  }

  private static String table(ClientRecord kind) {
    return switch (kind) {
      case NONE -> throw new IllegalArgumentException("it has no table");
      case RESUME -> "resume";
      case APPLICATION -> "application";
      case WORK -> "work";
      case TARGET -> "discovery_target";
      case RUN -> "discovery_run";
      case MATCH -> "discovery_match";
      case ATTEMPT -> "attempt";
      case BUILDER_MESSAGE -> "builder_message";
      case SUGGESTION -> "builder_suggestion";
    };
  }
}
