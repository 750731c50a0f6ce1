package dev.jobtrail.ai;

/**
 * What a posting says; any of it may be null.
 *
 * @param isRemote whether the posting's record says that the job is done from anywhere
 * @param description HTML or plain text
 */
public record PostingText(
    String title, String company, String location, Boolean isRemote, String description) {

  /** The longest description that is read, in characters. */
  public static final int LONGEST_DESCRIPTION = 100_000;

  public static final int LONGEST_LINE = 300;
}
