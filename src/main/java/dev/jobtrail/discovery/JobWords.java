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
    return new JobWords(TitleWords.of(job.title()), TitleWords.of(job.description()));
  }

  /** Whether the words stand in the title, or in the text, next to each other in this order. */
  boolean have(List<String> phrase) {
    return TitleWords.contain(title, phrase) || TitleWords.contain(text, phrase);
  }
}
