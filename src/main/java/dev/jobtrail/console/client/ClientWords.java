package dev.jobtrail.console.client;

import dev.jobtrail.approval.ApprovalState;
import dev.jobtrail.approval.ApprovalView;
import dev.jobtrail.client.ClientCounts;
import dev.jobtrail.console.application.ApplicationWords;
import io.quarkus.qute.TemplateExtension;
import java.util.List;
import java.util.Map;

/** Display texts of clients and approvals, as {@code clients:} in templates. */
@TemplateExtension(namespace = "clients")
final class ClientWords {

  private ClientWords() {}

  static String state(ApprovalState state) {
    return switch (state) {
      case PENDING -> "pending";
      case APPROVED -> "approved";
      case DECLINED -> "declined";
      case EXPIRED -> "expired";
      case CANCELLED -> "cancelled";
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

  /** The name on the wire of a status as words. */
  static String status(String wireName) {
    return ApplicationWords.sentence(wireName);
  }
}
