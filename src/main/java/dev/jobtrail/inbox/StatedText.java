package dev.jobtrail.inbox;

import dev.jobtrail.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the sender of a mail wrote: its text without the mails that it quotes.
 *
 * @param body with the signature
 * @param sentences without the signature
 */
record StatedText(String body, List<String> sentences) {

  /** Longer texts are about many things. */
  private static final int MOST_SENTENCES = 120;

  private static final int LONGEST_SENTENCE = 1_000;

  /** A longer line was wrapped, so that the next one continues its sentence. */
  private static final int WRAPPED = 50;

  /** A line that quotes may itself be wrapped. */
  private static final int QUOTE_LINES = 3;

  private static final int HEAD_LINES = 4;

  private static final Pattern ITEM = Pattern.compile("[-*•·–]\\s.*");

  static StatedText of(String text, ReplyRules rules) {
    var lines = text.replace('\u00a0', ' ').replace('’', '\'').lines().map(String::strip).toList();
    var own = withoutHistory(lines, rules);
    return new StatedText(
        String.join(" ", own).replaceAll("\\s+", " ").strip(),
        sentences(withoutSignature(own, rules)));
  }

  private static List<String> withoutHistory(List<String> lines, ReplyRules rules) {
    var own = new ArrayList<String>();
    for (var i = 0; i < lines.size(); i++) {
      if (beginsHistory(lines, i, rules)) {
        break;
      }
      if (!lines.get(i).startsWith(">")) {
        own.add(lines.get(i));
      }
    }
    return own;
  }

  private static boolean beginsHistory(List<String> lines, int at, ReplyRules rules) {
    var line = lines.get(at);
    if (line.isEmpty()) {
      return false;
    }
    var joined = new StringBuilder(line);
    for (var i = at + 1; i <= at + QUOTE_LINES; i++) {
      if (rules.match("quote", joined.toString())) {
        return true;
      }
      if (i >= lines.size() || lines.get(i).isEmpty()) {
        break;
      }
      joined.append(' ').append(lines.get(i));
    }
    return startsWith("quote head", line, rules)
        && lines.subList(at + 1, Math.min(lines.size(), at + HEAD_LINES)).stream()
            .anyMatch(it -> startsWith("quote next", it, rules));
  }

  /** Outlook marks the names of headers by stars when it writes text. */
  private static boolean startsWith(String name, String line, ReplyRules rules) {
    var plain = line.replace("*", "");
    return rules.named(name).stream().anyMatch(it -> it.matcher(plain).lookingAt());
  }

  private static List<String> withoutSignature(List<String> lines, ReplyRules rules) {
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      if (line.equals("--")
          || i > 0 && rules.match("sign-off", line.replaceAll("[\\s,.!]+$", ""))) {
        return lines.subList(0, i);
      }
    }
    return lines;
  }

  private static List<String> sentences(List<String> lines) {
    var sentences = new ArrayList<String>();
    var paragraph = new StringBuilder();
    for (var line : lines) {
      if (line.isEmpty() || ITEM.matcher(line).matches()) {
        split(paragraph, sentences);
      }
      paragraph.append(line);
      if (line.length() < WRAPPED) {
        split(paragraph, sentences);
      } else {
        paragraph.append(' ');
      }
    }
    split(paragraph, sentences);
    return sentences.stream()
        .filter(it -> it.length() <= LONGEST_SENTENCE)
        .limit(MOST_SENTENCES)
        .toList();
  }

  private static void split(StringBuilder paragraph, List<String> sentences) {
    sentences.addAll(Sentences.split(paragraph.toString().replaceAll("\\s+", " ")));
    paragraph.setLength(0);
  }
}
