package dev.jobtrail.application;

import dev.jobtrail.platform.AccountRecord;
import dev.jobtrail.platform.SortOrder;
import jakarta.persistence.Entity;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** Filters and order of the list of applications under a name. */
@Entity
class SavedView extends AccountRecord {

  String name;

  @JdbcTypeCode(SqlTypes.JSON)
  SavedFilter filter;

  protected SavedView() {}

  SavedView(UUID accountId, SavedViewEdit wanted, Clock clock) {
    super(accountId, clock);
    name = wanted.name();
    filter = wanted.filter();
  }

  static List<SavedView> of(UUID accountId) {
    return list("accountId = ?1 order by " + SortOrder.byLetters("name"), accountId);
  }

  static Optional<SavedView> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  void change(SavedViewEdit wanted, Clock clock) {
    name = wanted.name();
    filter = wanted.filter();
    touch(clock);
  }

  SavedViewView view() {
    return new SavedViewView(id, name, filter, createdAt, updatedAt);
  }
}
