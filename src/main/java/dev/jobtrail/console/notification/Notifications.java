package dev.jobtrail.console.notification;

import dev.jobtrail.approval.ApprovalDecided;
import dev.jobtrail.attempt.AttemptPaused;
import dev.jobtrail.client.Person;
import dev.jobtrail.discovery.MatchesFound;
import dev.jobtrail.stream.EventStreams;
import dev.jobtrail.stream.StreamTopic;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.UUID;

/** Announces to the open pages of an account what happened to its records. */
@ApplicationScoped
class Notifications {

  private final EventStreams streams;

  Notifications(EventStreams streams) {
    this.streams = streams;
  }

  void announce(@Observes AttemptPaused event) {
    var kind =
        switch (event.state()) {
          case ASKING -> NotificationKind.ASKING;
          case READY -> NotificationKind.READY;
          default -> NotificationKind.ENDED;
        };
    announce(event.person(), kind, event.applicationId());
  }

  void announce(@Observes ApprovalDecided event) {
    switch (event.state()) {
      case APPROVED -> announce(event.person(), NotificationKind.APPROVED, event.applicationId());
      case DECLINED -> announce(event.person(), NotificationKind.DECLINED, event.applicationId());
      default -> {} // nobody decided
    }
  }

  void announce(@Observes MatchesFound event) {
    announce(event.person(), NotificationKind.MATCHES, event.resumeId());
  }

  /** The detail is the path of {@link NotificationPagesResource#notification}. */
  private void announce(Person person, NotificationKind kind, UUID id) {
    var path = kind.wireName() + "/" + id;
    streams.announce(
        StreamTopic.ACCOUNT,
        person.accountId(),
        person.clientId() == null ? path : path + "?client=" + person.clientId());
  }
}
