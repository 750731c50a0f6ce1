package dev.jobtrail.attempt;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** One immutable entry of a run's log. */
@Entity
class AttemptEvent extends PanacheEntityBase {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  Long id;

  UUID attemptId;
  Instant at;

  @Enumerated(EnumType.STRING)
  EventKind kind;

  String label;
  String text;
  boolean error;

  protected AttemptEvent() {}

  AttemptEvent(UUID attemptId, Instant at, EventKind kind, String label, String text) {
    this.attemptId = attemptId;
    this.at = at;
    this.kind = kind;
    this.label = label;
    this.text = text;
    this.error = kind == EventKind.ERROR;
  }

  static boolean anyOf(UUID attemptId) {
    return count("attemptId", attemptId) > 0;
  }

  /** The labels of the fields that were corrected in a run. */
  static Set<String> corrected(UUID attemptId) {
    return AttemptEvent.<AttemptEvent>list(
            "attemptId = ?1 and kind = ?2 order by id", attemptId, EventKind.CORRECT)
        .stream()
        .map(it -> it.label)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The logs of runs, each oldest first; an empty one is left out. */
  static Map<UUID, List<AttemptView.EventView>> of(Collection<UUID> attemptIds) {
    return AttemptEvent.<AttemptEvent>list("attemptId in ?1 order by id", attemptIds).stream()
        .collect(
            Collectors.groupingBy(
                line -> line.attemptId,
                Collectors.mapping(AttemptEvent::view, Collectors.toList())));
  }

  private AttemptView.EventView view() {
    return new AttemptView.EventView(at, kind, label, text, error);
  }
}
