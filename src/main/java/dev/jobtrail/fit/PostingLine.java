package dev.jobtrail.fit;

import java.util.List;

/**
 * A line of a posting with what it says by itself, whatever stands around it.
 *
 * @param heading what stands below it if it is a heading, else null
 * @param label what it says itself if it begins with a heading, "Your tasks: plan, build", else
 *     null
 * @param sentences without headings
 */
record PostingLine(RawLine raw, LineKind heading, LineKind label, List<PostingSentence> sentences) {

  static PostingLine of(String text, PostingHeadings headings) {
    var raw = RawLine.ofLine(text);
    var heading = headings.kind(raw.text(), raw.tokens());
    if (heading != null) {
      return new PostingLine(raw, heading, null, List.of());
    }
    var colon = raw.text().indexOf(':') + 1;
    var begin = colon == 0 ? null : raw.part(0, colon);
    var label = begin == null ? null : headings.kind(begin.text(), begin.tokens());
    var rest = label == null ? raw : raw.part(colon, raw.text().length());
    return new PostingLine(
        raw, null, label, rest.sentences().stream().map(PostingSentence::new).toList());
  }
}
