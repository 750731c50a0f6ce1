package dev.jobtrail.application;

import dev.jobtrail.client.Person;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;

/** Stores the lines of histories and publishes {@link ApplicationMoved}. */
@ApplicationScoped
class StatusHistory {

  private final Event<ApplicationMoved> moved;

  StatusHistory(Event<ApplicationMoved> moved) {
    this.moved = moved;
  }

  /** Stores the first line of a new application's history. */
  @Transactional(TxType.MANDATORY)
  void begin(Application application) {
    application.beginning(MovedBy.OWNER).persist();
    publish(application, null);
  }

  /** Stores a line; publishes it unless it leaves the status as it is. */
  @Transactional(TxType.MANDATORY)
  void add(Application application, StatusChange change) {
    change.persist();
    if (change.from != change.to) {
      publish(application, change.from);
    }
  }

  /** Publishes an application whose history is stored as it was imported. */
  @Transactional(TxType.MANDATORY)
  void imported(Application application) {
    publish(application, null);
  }

  private void publish(Application application, ApplicationStatus from) {
    var person = new Person(application.accountId, application.clientId);
    moved.fire(new ApplicationMoved(person, application.id, from, application.status()));
  }
}
