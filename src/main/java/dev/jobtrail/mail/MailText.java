package dev.jobtrail.mail;

/**
 * The subject and text of a mail.
 *
 * @param html the same as HTML; null for plain text only
 * @param unsubscribeUrl of a mail that is sent regularly; null for others
 */
record MailText(String subject, String body, String html, String unsubscribeUrl) {

  /** A mail of plain text. */
  MailText(String subject, String body) {
    this(subject, body, null, null);
  }
}
