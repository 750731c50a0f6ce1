package dev.jobtrail.discovery;

import dev.jobtrail.discovery.board.FoundJob;
import dev.jobtrail.fit.ComparableTitle;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Umlauts;
import java.util.Collections;
import java.util.List;

/** The words of a job without accents, umlauts and plurals. Not safe for use by several threads. */
public final class JobWords {

  private final ComparableTitle name;
  private final List<String> title;
  private final String description;

  /** Read at the first use: most jobs are decided on by their titles. */
  private List<String> text;

  private JobWords(ComparableTitle name, List<String> title, String description) {
    this.name = name;
    this.title = title;
    this.description = description;
  }

  /** The words of a job. */
  public static JobWords of(FoundJob job) {
    return new JobWords(ComparableTitle.of(job.title()), in(job.title()), job.description());
  }

  /** The tokens of a text, comparable with those of a job; none for null. */
  static List<String> in(String text) {
    var stemmer = Stemmer.ofTerms(Language.ENGLISH);
    return Tokenizer.words(text).stream().map(Umlauts::plain).map(stemmer::stem).toList();
  }

  /** Its title, comparable with others. */
  ComparableTitle name() {
    return name;
  }

  /** The words of its description, empty where only the list was read. */
  List<String> text() {
    if (text == null) {
      text = in(description);
    }
    return text;
  }

  /** Whether the title or the text contains the tokens as a phrase. */
  boolean have(List<String> phrase) {
    return contain(title, phrase) || contain(text(), phrase);
  }

  /** Whether words contain a phrase; the empty phrase is in all of them. */
  static boolean contain(List<String> words, List<String> phrase) {
    return Collections.indexOfSubList(words, phrase) >= 0;
  }
}
