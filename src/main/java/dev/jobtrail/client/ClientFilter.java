package dev.jobtrail.client;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.text.AccentPattern;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/** Filters and order of a list of clients; absent filters match everything. */
@RegisterForReflection(methods = false) // the names of its parameters are read from its fields
public final class ClientFilter {

  @Parameter(description = "In this status.", schema = @Schema(implementation = ClientStatus.class))
  @QueryParam("status")
  String status;

  @Parameter(
      description = "Text in name, e-mail address, phone or notes, ignoring case and accents.")
  @QueryParam("q")
  @Size(max = 200)
  String q;

  @Parameter(
      description = "The order; by the time they were added if absent.",
      schema = @Schema(implementation = ClientOrder.class))
  @QueryParam("sort")
  String sort;

  @Parameter(
      description = Sorting.DIRECTION,
      schema = @Schema(implementation = SortDirection.class))
  @QueryParam("direction")
  String direction;

  /**
   * The account's clients that pass, in the order.
   *
   * @param after the id of the last one that is not wanted any more, or null to begin
   * @param limit how many at most
   * @throws ApiException VALIDATION_FAILED for an unknown status, order or direction; NOT_FOUND if
   *     an order other than by time is to go on after a client that there is not any more
   */
  List<Client> page(UUID accountId, UUID after, int limit) {
    return query(accountId, after).setMaxResults(limit).getResultList();
  }

  /** How many of the account's clients pass. */
  long count(UUID accountId) {
    return query(accountId, null).getResultCount();
  }

  private SelectionQuery<Client> query(UUID accountId, UUID after) {
    var sorting = Sorting.of(sort, direction, ClientOrder.ADDED, "c.id");
    var hql = new StringBuilder("from Client c where c.accountId = :account");
    hql.append(after == null ? "" : " and " + sorting.following());
    hql.append(status == null ? "" : " and c.status = :status");
    hql.append(text() == null ? "" : " and (" + textMatches() + ")");
    hql.append(" order by ").append(sorting.orderBy());
    var query =
        Client.getEntityManager()
            .unwrap(Session.class)
            .createSelectionQuery(hql.toString(), Client.class)
            .setParameter("account", accountId);
    if (after != null) {
      query.setParameter("after", after);
      if (!sorting.isByTime()) {
        query.setParameter(
            "key", sorting.keyOf(Client.class, accountId, after, Client.getEntityManager()));
      }
    }
    if (status != null) {
      query.setParameter("status", status());
    }
    if (text() != null) {
      query.setParameter("text", text());
    }
    return query;
  }

  private static String textMatches() {
    return "c.name ilike regexp :text or c.email ilike regexp :text"
        + " or c.phone ilike regexp :text or c.notes ilike regexp :text";
  }

  private ClientStatus status() {
    return WireName.parse(ClientStatus.class, status, "status");
  }

  private String text() {
    return q == null || q.isEmpty() ? null : AccentPattern.of(q);
  }
}
