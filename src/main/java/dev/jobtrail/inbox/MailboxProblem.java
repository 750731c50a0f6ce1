package dev.jobtrail.inbox;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.text.Message;

/** Why a mailbox could not be read. */
public enum MailboxProblem {
  @JsonProperty("address_refused")
  ADDRESS_REFUSED(Message.of("Its host was not found, or is not on the public internet.")),
  @JsonProperty("unreachable")
  UNREACHABLE(Message.of("Its server did not answer.")),
  @JsonProperty("not_secure")
  NOT_SECURE(Message.of("Its server has no valid certificate for the host, or does not use TLS.")),
  @JsonProperty("password_refused")
  PASSWORD_REFUSED(Message.of("The user name or the password was refused.")),
  @JsonProperty("folder_missing")
  FOLDER_MISSING(Message.of("The folder was not found.")),
  @JsonProperty("password_unreadable")
  PASSWORD_UNREADABLE(
      Message.of("The stored password can no longer be decrypted. Enter it again.")),
  @JsonProperty("server_error")
  SERVER_ERROR(Message.of("Its server broke off, or answered with an error."));

  private final Message message;

  MailboxProblem(Message message) {
    this.message = message;
  }

  /** A sentence for the owner. */
  Message message() {
    return message;
  }

  /** Whether it lasts until the owner does something. */
  boolean isPermanent() {
    return switch (this) {
      case ADDRESS_REFUSED, NOT_SECURE, PASSWORD_REFUSED, FOLDER_MISSING, PASSWORD_UNREADABLE ->
          true;
      case UNREACHABLE, SERVER_ERROR -> false;
    };
  }
}
