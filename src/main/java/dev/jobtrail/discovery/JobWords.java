package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import java.util.List;

/**
 * The words of a job, taken apart once for everything that looks for words in it.
 *
 * @param title of its title
 * @param text of its description, empty where only the list was read
 */
public record JobWords(List<String> title, List<String> text) {

  /** The words of a job. */
  public static JobWords of(FoundJob job) {
    return new JobWords(Words.of(job.title()), Words.of(job.description()));
  }

  /** Whether the words stand in the title, or in the text, next to each other in this order. */
  boolean have(List<String> phrase) {
    return Words.contain(title, phrase) || Words.contain(text, phrase);
  }
}
