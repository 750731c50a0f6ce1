package dev.jobtrail.console.notification;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The texts of notifications. */
@MessageBundle("notification")
public interface NotificationMessages {

  /**
   * A notification.
   *
   * @param title of the job; empty for matches
   */
  @Message(
      "{#when kind}{#is ASKING}The form for “{title}” has questions for you.{#is READY}The form for"
          + " “{title}” is filled in and waits for Submit.{#is ENDED}The run for “{title}” has"
          + " ended.{#is APPROVED}“{title}” was approved.{#is DECLINED}“{title}” was declined.{#is"
          + " MATCHES}New matches were found.{/when}")
  String text(NotificationKind kind, String title);
}
