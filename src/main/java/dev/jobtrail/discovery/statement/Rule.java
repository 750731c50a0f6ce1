package dev.jobtrail.discovery.statement;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A pattern that is tried on sentences with its anchors only: a search of a sentence costs much
 * more than looking for parts of words.
 *
 * @param anchors every match has a part of each of them
 */
record Rule(Pattern pattern, List<Anchors> anchors) {

  static Rule of(String pattern, Anchors... anchors) {
    return new Rule(Pattern.compile(pattern), List.of(anchors));
  }

  boolean applies(String sentence) {
    for (var it : anchors) {
      if (!it.areIn(sentence)) {
        return false;
      }
    }
    return pattern.matcher(sentence).find();
  }
}
