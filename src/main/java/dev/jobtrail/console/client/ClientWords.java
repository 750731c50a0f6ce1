package dev.jobtrail.console.client;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.approval.ApprovalState;
import dev.jobtrail.approval.ApprovalView;
import dev.jobtrail.client.ClientCounts;
import dev.jobtrail.console.StatusWords;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateExtension;
import java.util.List;
import java.util.Map;

/** Display texts of clients and approvals, as {@code clients:} in templates. */
@TemplateExtension(namespace = "clients")
final class ClientWords {

  private ClientWords() {}

  static String state(ApprovalState state) {
    var messages = PageMessages.of(ClientMessages.class);
    return switch (state) {
      case PENDING -> messages.pending();
      case APPROVED -> messages.approved();
      case DECLINED -> messages.declined();
      case EXPIRED -> messages.expired();
      case CANCELLED -> messages.cancelled();
    };
  }

  /** The badge's class. */
  static String tone(ApprovalState state) {
    return switch (state) {
      case PENDING -> "busy";
      case APPROVED -> "good";
      case DECLINED -> "bad";
      case EXPIRED -> "fair";
      case CANCELLED -> "";
    };
  }

  /** Unread decisions. */
  static List<ApprovalView> unseen(List<ApprovalView> approvals) {
    return approvals.stream().filter(it -> it.decidedAt() != null && it.seenAt() == null).toList();
  }

  /** The statuses in which there are applications. */
  static List<Map.Entry<String, Long>> taken(ClientCounts counts) {
    return counts.byStatus().entrySet().stream().filter(it -> it.getValue() > 0).toList();
  }

  /** The display name of a status by its name on the wire. */
  static String status(String wireName) {
    return StatusWords.of(ApplicationStatus.ofWireName(wireName));
  }
}
