package dev.jobtrail.attempt;

import java.util.List;

/**
 * A form as far as it could be filled in.
 *
 * @param fields all fields of the pages that were reached
 * @param asked required questions that only the person can answer; empty where the form is complete
 * @param doubts why answers that were known could not be entered
 */
record FillResult(List<SeenField> fields, List<AskedQuestion> asked, List<String> doubts) {

  boolean isComplete() {
    return asked.isEmpty();
  }

  /**
   * Whether it is what the person saw: the same questions, choices and values in the same order.
   */
  boolean isAsSeen(List<SeenField> seen) {
    return asShown(fields).equals(asShown(seen));
  }

  private static List<SeenField> asShown(List<SeenField> fields) {
    return fields.stream().map(SeenField::asShown).toList();
  }

  /** The doubts in one text, or null for none. */
  String note() {
    return doubts.isEmpty() ? null : String.join(" ", doubts);
  }
}
