package dev.jobtrail.posting;

/**
 * The result of a check of a posting.
 *
 * @param words a sentence: the evidence, or for {@link PostingState#UNKNOWN} why there is none
 */
public record PostingFinding(PostingState state, String words) {

  public static PostingFinding open(String evidence) {
    return new PostingFinding(PostingState.OPEN, evidence);
  }

  public static PostingFinding closed(String evidence) {
    return new PostingFinding(PostingState.CLOSED, evidence);
  }

  public static PostingFinding unknown(String problem) {
    return new PostingFinding(PostingState.UNKNOWN, problem);
  }
}
