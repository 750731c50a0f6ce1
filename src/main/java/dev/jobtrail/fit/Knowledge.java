package dev.jobtrail.fit;

import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.Memo;
import java.util.List;

/**
 * What the profiles are read with. Immutable but for what it remembers, shared by all threads.
 *
 * @param lines of postings, those that were read lately
 */
record Knowledge(
    Occupations occupations,
    Cues cues,
    Conditions conditions,
    LanguageNames languages,
    CountryNames countries,
    PostingHeadings headings,
    Memo<PostingLine> lines) {

  /** What 40 employers repeat in their postings, 50 lines each; takes some 10 MB. */
  private static final int MOST_LINES = 2_000;

  Knowledge(
      Occupations occupations,
      Cues cues,
      Conditions conditions,
      LanguageNames languages,
      CountryNames countries,
      PostingHeadings headings) {
    this(
        occupations,
        cues,
        conditions,
        languages,
        countries,
        headings,
        new Memo<>(MOST_LINES, it -> PostingLine.of(it, headings)));
  }

  /** All lines of a posting; an empty one for each that ends a paragraph. */
  List<PostingLine> lines(String posting) {
    return RawLine.linesOf(posting).map(lines::get).toList();
  }
}
