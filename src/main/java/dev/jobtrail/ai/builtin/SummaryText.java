package dev.jobtrail.ai.builtin;

import dev.jobtrail.resume.document.FormattedText;
import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A summary of paragraphs and lists; sentences come and go in its paragraphs only, and everything
 * else stays as it is.
 */
record SummaryText(String text) {

  private static final Pattern ENDED = Pattern.compile("(?s).*[.!?…:][)\"”»]?");

  /** With a sentence behind the first one, which says who the owner is. */
  String withSecond(String sentence) {
    return with(sentence, 1);
  }

  /** With a sentence at the end of its first paragraph. */
  String withLast(String sentence) {
    return with(sentence, Integer.MAX_VALUE);
  }

  /** Only the sentences of its paragraphs that are wanted, and its lists. */
  String only(Predicate<String> wanted) {
    var blocks = new ArrayList<String>();
    for (var block : blocks()) {
      blocks.add(isProse(block) ? kept(block, wanted) : block);
    }
    return String.join("\n", blocks).strip();
  }

  private static String kept(String block, Predicate<String> wanted) {
    var text = new StringBuilder();
    var end = 0;
    for (var sentence : Sentences.split(block)) {
      var begin = end;
      end = block.indexOf(sentence, end) + sentence.length();
      if (wanted.test(sentence)) {
        text.append(block, begin, end);
      }
    }
    return text.toString().strip();
  }

  private String with(String sentence, int place) {
    var blocks = blocks();
    for (var i = 0; i < blocks.size(); i++) {
      if (isProse(blocks.get(i))) {
        blocks.set(i, with(blocks.get(i), sentence, place));
        return String.join("\n", blocks);
      }
    }
    return text.isBlank() ? sentence : sentence + "\n\n" + text;
  }

  /** Not behind a sentence that introduces a list. */
  private static String with(String block, String sentence, int place) {
    var sentences = Sentences.split(block);
    var before = Math.min(place, block.endsWith(":") ? sentences.size() - 1 : sentences.size());
    var end = 0;
    for (var one : sentences.subList(0, before)) {
      end = block.indexOf(one, end) + one.length();
    }
    var start = block.substring(0, end);
    var rest = block.substring(end);
    if (start.isEmpty()) {
      return sentence + " " + rest;
    }
    return (ENDED.matcher(start).matches() ? start : start + ".") + " " + sentence + rest;
  }

  /** Lines that belong together: paragraphs, and each other line alone. */
  private List<String> blocks() {
    var blocks = new ArrayList<String>();
    for (var line : text.lines().toList()) {
      if (isProse(line) && !blocks.isEmpty() && isProse(blocks.getLast())) {
        blocks.add(blocks.removeLast() + "\n" + line);
      } else {
        blocks.add(line);
      }
    }
    return blocks;
  }

  private static boolean isProse(String block) {
    return !block.isBlank() && !FormattedText.isItem(block);
  }
}
