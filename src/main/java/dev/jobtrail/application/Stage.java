package dev.jobtrail.application;

import dev.jobtrail.platform.AccountRecord;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A label with a colour that an account puts on applications, on top of their status. */
@Entity
class Stage extends AccountRecord {

  String name;

  @Enumerated(EnumType.STRING)
  StageColour colour;

  /** From 1. */
  int position;

  protected Stage() {}

  Stage(UUID accountId, StageEdit wanted, Clock clock) {
    super(accountId, clock);
    name = wanted.name();
    colour = wanted.colour();
  }

  static List<Stage> of(UUID accountId) {
    return list("accountId = ?1 order by position, id", accountId);
  }

  static Optional<Stage> of(UUID accountId, UUID id) {
    return find("accountId = ?1 and id = ?2", accountId, id).firstResultOptional();
  }

  void change(StageEdit wanted, Clock clock) {
    name = wanted.name();
    colour = wanted.colour();
    touch(clock);
  }

  StageView view() {
    return new StageView(id, name, colour, position, createdAt, updatedAt);
  }
}
