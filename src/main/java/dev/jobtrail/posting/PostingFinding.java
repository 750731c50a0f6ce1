package dev.jobtrail.posting;

import dev.jobtrail.text.Message;

/**
 * The result of a check of a posting.
 *
 * @param words a sentence: the evidence, or for {@link PostingState#UNKNOWN} why there is none
 */
public record PostingFinding(PostingState state, Message words) {

  public static PostingFinding open(Message evidence) {
    return new PostingFinding(PostingState.OPEN, evidence);
  }

  public static PostingFinding closed(Message evidence) {
    return new PostingFinding(PostingState.CLOSED, evidence);
  }

  public static PostingFinding unknown(Message problem) {
    return new PostingFinding(PostingState.UNKNOWN, problem);
  }
}
