package dev.jobtrail.inbox;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The JSON of a change of the mailbox. */
@Schema(name = "MailboxEdit")
public record MailboxEdit(
    @NotNull
        @Size(max = 253)
        @Pattern(
            regexp = "[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]",
            message = "must be the name of a mail server")
        @Schema(description = "The IMAP server.", examples = "imap.example.com")
        String host,
    @Min(1) @Max(65_535) @Schema(nullable = true, defaultValue = "993") Integer port,
    @Schema(
            nullable = true,
            defaultValue = "true",
            description =
                "Whether the connection begins with TLS. False only where private addresses are"
                    + " allowed.")
        Boolean isTls,
    @NotBlank @Size(max = 320) @Schema(examples = "jana@example.com") String username,
    @Size(min = 1, max = 500)
        @Schema(
            nullable = true,
            writeOnly = true,
            description =
                "An app password of the mailbox. If absent, the stored one stays; required for"
                    + " another host, port or user name.")
        String password,
    @Size(min = 1, max = 200) @Schema(nullable = true, defaultValue = "INBOX") String folder,
    @Schema(nullable = true, defaultValue = "true", description = "Whether new mail is read.")
        Boolean isEnabled,
    @Schema(
            nullable = true,
            defaultValue = "false",
            description =
                "Whether the configured model is asked about mails of tracked applications that the"
                    + " rules do not decide. Subject and sentences of the mail are sent to it, and"
                    + " each answer takes one AI unit of the plan. Without effect where no model is"
                    + " configured.")
        Boolean isModelAsked) {

  private static final int IMAPS = 993;

  public MailboxEdit {
    port = port == null ? IMAPS : port;
    isTls = isTls == null || isTls;
    folder = folder == null ? "INBOX" : folder;
    isEnabled = isEnabled == null || isEnabled;
    isModelAsked = isModelAsked != null && isModelAsked;
  }

  boolean hasTls() {
    return isTls;
  }

  /** Never the password. */
  @Override
  public String toString() {
    return "MailboxEdit[" + host + "]";
  }
}
