package dev.jobtrail.approval;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A client's decision on an application. */
enum Decision {
  @JsonProperty("approve")
  APPROVE(ApprovalState.APPROVED, "Approved"),
  @JsonProperty("decline")
  DECLINE(ApprovalState.DECLINED, "Declined");

  private final ApprovalState state;
  private final String inHistory;

  Decision(ApprovalState state, String inHistory) {
    this.state = state;
    this.inHistory = inHistory;
  }

  ApprovalState state() {
    return state;
  }

  /** The line for the application's history. */
  String note(String comment) {
    return comment == null ? inHistory + "." : inHistory + ": " + comment;
  }
}
