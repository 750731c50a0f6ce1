package dev.jobtrail.application;

import jakarta.persistence.Entity;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

/** A person at an employer or an agency. */
@Entity
class Contact extends ApplicationPart {

  String name;
  String role;
  String email;
  String phone;
  String link;
  String notes;

  protected Contact() {}

  Contact(UUID accountId, UUID applicationId, ContactEdit wanted, Clock clock) {
    super(accountId, applicationId, clock);
    take(wanted);
  }

  /** The contacts of an account's applications, each application's oldest first. */
  static List<Contact> of(UUID accountId, Collection<UUID> applicationIds) {
    return list(
        "accountId = ?1 and applicationId in ?2 order by applicationId, id",
        accountId,
        applicationIds);
  }

  void change(ContactEdit wanted, Clock clock) {
    take(wanted);
    touch(clock);
  }

  private void take(ContactEdit wanted) {
    name = wanted.name();
    role = wanted.role();
    email = wanted.email();
    phone = wanted.phone();
    link = wanted.link();
    notes = wanted.notes();
  }

  ContactView view() {
    return new ContactView(
        id, applicationId, name, role, email, phone, link, notes, createdAt, updatedAt);
  }
}
