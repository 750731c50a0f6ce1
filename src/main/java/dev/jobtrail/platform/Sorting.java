package dev.jobtrail.platform;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import jakarta.persistence.EntityManager;
import java.util.UUID;

/**
 * An order of a list in one direction, in the language of its query. Records with the same key are
 * ordered by the time they were added, which is the order of their ids.
 *
 * @param key what records are ordered by; the same as the id for the time they were added
 * @param id the id of a record
 */
public record Sorting(String key, String id, SortDirection direction) {

  /** The description of the parameter {@code direction}. */
  public static final String DIRECTION =
      "The direction of the order. If absent, texts and statuses ascend, and times and numbers"
          + " descend.";

  /**
   * The one that a request names.
   *
   * @param sort the name of an order; null or empty for the usual one
   * @param direction the name of a direction; null or empty for that of the order
   * @throws ApiException VALIDATION_FAILED for a name that is none
   */
  public static <E extends Enum<E> & SortOrder> Sorting of(
      String sort, String direction, E usual, String id) {
    var order = named(sort, "sort", usual);
    return new Sorting(order.key(), id, named(direction, "direction", order.usual()));
  }

  private static <E extends Enum<E>> E named(String name, String field, E absent) {
    return name == null || name.isEmpty()
        ? absent
        : WireName.parse(absent.getDeclaringClass(), name, field);
  }

  /** Whether the records are ordered by nothing but the time they were added. */
  public boolean isByTime() {
    return key.equals(id);
  }

  /** What follows {@code order by}. */
  public String orderBy() {
    var word = WireName.of(direction);
    return isByTime() ? id + " " + word : "%s %3$s, %s %3$s".formatted(key, id, word);
  }

  /**
   * The condition for the records that follow the one with the id {@code :after}, whose key is
   * {@code :key} unless they are ordered by time.
   */
  public String following() {
    var sign = direction == SortDirection.ASC ? ">" : "<";
    return isByTime()
        ? "%s %s :after".formatted(id, sign)
        : "(%1$s %3$s :key or %1$s = :key and %2$s %3$s :after)".formatted(key, id, sign);
  }

  /**
   * What the list goes on behind: the key of a record of the account, by HQL.
   *
   * @throws ApiException NOT_FOUND
   */
  public Object keyOf(Class<?> entity, UUID accountId, UUID record, EntityManager entityManager) {
    return entityManager
        .createQuery(
            "select %s from %s %s where %3$s.accountId = :account and %s = :id"
                .formatted(key, entity.getSimpleName(), id.substring(0, id.indexOf('.')), id),
            Object.class)
        .setParameter("account", accountId)
        .setParameter("id", record)
        .getResultStream()
        .findFirst()
        .orElseThrow(ApiException::notFound);
  }
}
