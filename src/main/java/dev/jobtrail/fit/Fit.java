package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import java.util.List;

/**
 * How well an applicant fits a job.
 *
 * @param score 0 to 100; of jobs at 75 and above about nine in ten fit
 * @param shares what raises and lowers the score, in points, the largest first
 * @param requirements those of the posting, in its order
 * @param missingSkills skills that the posting names and the resume does not, as the posting writes
 *     them, those of its requirements first
 * @param knockOuts what caps the score, the lowest cap first
 */
public record Fit(
    int score,
    List<Share> shares,
    List<Requirement> requirements,
    List<String> missingSkills,
    List<KnockOut> knockOuts) {

  /**
   * The part of a feature in the score.
   *
   * @param dimension that it belongs to
   * @param name in plain words: "same line of work"
   * @param points positive for evidence of a fit, negative for evidence against one
   */
  public record Share(Dimension dimension, Message name, int points) {}

  /** Whether the resume shows what a requirement asks for. */
  public enum Evidence {
    COVERED,
    /** Not itself, but something of the same family. */
    RELATED,
    MISSING
  }

  /**
   * Something that the posting asks for.
   *
   * @param text as the posting has it
   * @param isMust false for what is only nice to have
   * @param quotes lines of the resume that show it, at most two
   */
  public record Requirement(String text, boolean isMust, Evidence evidence, List<String> quotes) {}

  /**
   * A text of a resume that answers a line of a posting.
   *
   * @param line a requirement or duty, as the posting has it
   * @param share how much of it, times how much the line tells, 0 to 1
   */
  public record Answer(String text, String line, double share) {}

  /**
   * A reason for which the applicant will hardly get the job, whatever else fits.
   *
   * @param dimension that it belongs to
   * @param reason in plain words
   * @param cap the highest score that is left, 0 to 100
   */
  public record KnockOut(Dimension dimension, Message reason, int cap) {}
}
