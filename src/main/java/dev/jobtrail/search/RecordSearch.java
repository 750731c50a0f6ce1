package dev.jobtrail.search;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.text.AccentPattern;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/** Finds records of the caller's account and its active clients by words in them. */
@ApplicationScoped
public class RecordSearch {

  /** Of each kind. */
  public static final int MOST = 20;

  /** In characters. */
  public static final int LONGEST = 200;

  private static final int MOST_WORDS = 8;

  private final EntityManager entityManager;
  private final CurrentAccount current;

  RecordSearch(EntityManager entityManager, CurrentAccount current) {
    this.entityManager = entityManager;
    this.current = current;
  }

  /**
   * The records that contain each word, whatever its case and accents: at most some of each kind,
   * the latest first. Kinds that the caller's key may not read are left out.
   *
   * @param clientId whose records; null for those of all, or of the client that the caller's key is
   *     limited to
   */
  @Transactional
  public List<FoundRecord> find(String words, UUID clientId, int limit) {
    var patterns =
        Arrays.stream(words.strip().split("\\s+"))
            .filter(it -> !it.isEmpty())
            .limit(MOST_WORDS)
            .map(AccentPattern::of)
            .toList();
    var found = new ArrayList<FoundRecord>();
    if (!patterns.isEmpty()) {
      for (var kind : FoundKind.values()) {
        if (isOpen(kind)) {
          found.addAll(find(kind, patterns, clientId, limit));
        }
      }
    }
    return found;
  }

  private boolean isOpen(FoundKind kind) {
    return current.has(kind.scope())
        && (kind != FoundKind.CLIENT || current.onlyClient().isEmpty());
  }

  private List<FoundRecord> find(FoundKind kind, List<String> patterns, UUID clientId, int limit) {
    var query =
        entityManager
            .createNativeQuery(kind.query(patterns.size()), Tuple.class)
            .setParameter("account", current.id())
            .setParameter("client", current.onlyClient().orElse(clientId))
            .setMaxResults(limit);
    for (int i = 0; i < patterns.size(); i++) {
      query.setParameter("w" + i, patterns.get(i));
    }
    var found = new ArrayList<FoundRecord>();
    for (var row : query.getResultList()) {
      found.add(record(kind, (Tuple) row));
    }
    return found;
  }

  private static FoundRecord record(FoundKind kind, Tuple row) {
    var context = (String) row.get(6);
    var status = (String) row.get(7);
    return new FoundRecord(
        kind,
        (UUID) row.get(0),
        (String) row.get(5),
        context == null || context.isEmpty() ? null : context,
        status == null ? null : ApplicationStatus.valueOf(status),
        (UUID) row.get(1),
        (UUID) row.get(2),
        (UUID) row.get(3),
        (String) row.get(4));
  }
}
