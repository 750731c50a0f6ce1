package dev.jobtrail.application;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

/** One immutable entry of an application's history. */
@Entity
@Table(name = "application_status_change")
class StatusChange extends PanacheEntityBase {

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID applicationId;
  Instant at;

  @Enumerated(EnumType.STRING)
  @Column(name = "from_status")
  ApplicationStatus from;

  @Enumerated(EnumType.STRING)
  @Column(name = "to_status")
  ApplicationStatus to;

  @Enumerated(EnumType.STRING)
  @Column(name = "moved_by")
  MovedBy by;

  String note;

  protected StatusChange() {}

  StatusChange(
      UUID applicationId,
      Instant at,
      ApplicationStatus from,
      ApplicationStatus to,
      MovedBy by,
      String note) {
    this.applicationId = applicationId;
    this.at = at;
    this.from = from;
    this.to = to;
    this.by = by;
    this.note = note;
  }

  /** The histories of an account's applications, each oldest first. */
  static List<StatusChange> of(UUID accountId, Collection<UUID> applicationIds) {
    return list(
        "select h from StatusChange h join Application a on a.id = h.applicationId"
            + " where a.accountId = ?1 and h.applicationId in ?2"
            + " order by h.applicationId, h.at, h.id",
        accountId,
        applicationIds);
  }

  StatusChangeView view() {
    return new StatusChangeView(id, at, from, to, by, note);
  }
}
