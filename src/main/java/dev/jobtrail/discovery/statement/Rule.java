package dev.jobtrail.discovery.statement;

import java.util.regex.Pattern;

/**
 * A pattern that is tried on sentences with its anchors only: a search of a sentence costs much
 * more than looking for parts of words.
 *
 * @param anchors the groups of {@link Anchors} of each of which every match has a part
 */
record Rule(Pattern pattern, long anchors) {

  static Rule of(String pattern, long... anchors) {
    var all = 0L;
    for (var group : anchors) {
      all |= group;
    }
    return new Rule(Pattern.compile(pattern), all);
  }

  /**
   * Whether it applies to a sentence.
   *
   * @param found the groups of which the sentence has a part
   */
  boolean applies(String sentence, long found) {
    return (found & anchors) == anchors && pattern.matcher(sentence).find();
  }
}
