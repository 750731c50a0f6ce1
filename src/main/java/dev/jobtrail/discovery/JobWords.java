package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import java.util.Collections;
import java.util.List;

/**
 * The words of a job without accents and plurals.
 *
 * @param name its title, comparable with others
 * @param title of its title
 * @param text of its description, empty where only the list was read
 */
public record JobWords(ComparableTitle name, List<String> title, List<String> text) {

  /** The words of a job. */
  public static JobWords of(FoundJob job) {
    return new JobWords(ComparableTitle.of(job.title()), in(job.title()), in(job.description()));
  }

  /** The tokens of a text, comparable with those of a job; none for null. */
  static List<String> in(String text) {
    return Stemmer.ofTerms(Language.ENGLISH).stems(text);
  }

  /** Whether the title or the text contains the tokens as a phrase. */
  boolean have(List<String> phrase) {
    return contain(title, phrase) || contain(text, phrase);
  }

  /** Whether words contain a phrase; the empty phrase is in all of them. */
  static boolean contain(List<String> words, List<String> phrase) {
    return Collections.indexOfSubList(words, phrase) >= 0;
  }
}
