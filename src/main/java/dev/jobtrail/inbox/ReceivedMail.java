package dev.jobtrail.inbox;

import java.time.Instant;
import java.util.List;

/**
 * The headers and the text of a mail, as far as they are read.
 *
 * @param messageId empty if the mail has none
 * @param references the ids of the mails that it replies to
 * @param isBulk whether it was sent to a list
 * @param isAutomaticReply whether a program replied to a mail
 * @param text without attachments, shortened
 */
record ReceivedMail(
    String messageId,
    List<String> references,
    String senderName,
    String senderAddress,
    String subject,
    Instant receivedAt,
    boolean isBulk,
    boolean isAutomaticReply,
    String text) {

  String sender() {
    return senderName.isBlank() ? senderAddress : senderName + " <" + senderAddress + ">";
  }
}
