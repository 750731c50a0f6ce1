package dev.jobtrail.ai.model;

import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads a text out of a JSON object while it is being written, for those who wait for it.
 *
 * <p>The text must be the object's first property; where it is not, nothing is told. What is told
 * is what a parser will read from the whole.
 */
final class ReplyReader {

  private static final String THOUGHTS = "<think>";
  private static final String THOUGHTS_END = "</think>";

  private enum State {
    BEFORE,
    INSIDE,
    AFTER
  }

  private final Pattern opening;
  private final Consumer<String> writing;
  private final StringBuilder pending = new StringBuilder();
  private State state = State.BEFORE;

  /**
   * @param property the name of the text
   * @param writing receives its pieces
   */
  ReplyReader(String property, Consumer<String> writing) {
    this.opening =
        Pattern.compile(
            "(?s)\\s*(?:```\\w*\\s*)?\\{\\s*\"" + Pattern.quote(property) + "\"\\s*:\\s*\"");
    this.writing = writing;
  }

  /** Takes what was written next. */
  void take(String piece) {
    if (state == State.AFTER) {
      return;
    }
    pending.append(piece);
    if (state == State.BEFORE) {
      open();
    }
    if (state == State.INSIDE) {
      tell();
    }
  }

  private void open() {
    var start = 0;
    var written = pending.toString().stripLeading();
    if (THOUGHTS.startsWith(written)) {
      return;
    }
    if (written.startsWith(THOUGHTS)) {
      var end = pending.indexOf(THOUGHTS_END);
      if (end < 0) {
        return;
      }
      start = end + THOUGHTS_END.length();
    }
    var matcher = opening.matcher(pending).region(start, pending.length());
    if (matcher.lookingAt()) {
      pending.delete(0, matcher.end());
      state = State.INSIDE;
    } else if (!matcher.hitEnd()) {
      state = State.AFTER;
    }
  }

  private void tell() {
    var text = new StringBuilder();
    var at = 0;
    while (at < pending.length() && state == State.INSIDE) {
      var it = pending.charAt(at);
      if (it == '"') {
        state = State.AFTER;
      } else if (it != '\\') {
        text.append(it);
        at++;
      } else {
        var length = escapeLength(at);
        if (length == 0) {
          break;
        }
        unescape(at, text);
        at += length;
      }
    }
    // the other half of a surrogate pair comes with the next piece
    var isHalf = !text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1));
    if (isHalf && state == State.INSIDE) {
      at -= pending.charAt(at - 1) == text.charAt(text.length() - 1) ? 1 : 6;
      text.setLength(text.length() - 1);
    }
    pending.delete(0, at);
    if (!text.isEmpty()) {
      writing.accept(text.toString());
    }
  }

  /** 0 where the escape is not complete yet. */
  private int escapeLength(int at) {
    if (at + 1 >= pending.length()) {
      return 0;
    }
    var length = pending.charAt(at + 1) == 'u' ? 6 : 2;
    return at + length <= pending.length() ? length : 0;
  }

  private void unescape(int at, StringBuilder text) {
    switch (pending.charAt(at + 1)) {
      case 'n' -> text.append('\n');
      case 't' -> text.append('\t');
      case 'r' -> text.append('\r');
      case 'b' -> text.append('\b');
      case 'f' -> text.append('\f');
      case 'u' -> unescapeCode(at, text);
      case '"', '\\', '/' -> text.append(pending.charAt(at + 1));
      default -> state = State.AFTER;
    }
  }

  private void unescapeCode(int at, StringBuilder text) {
    try {
      text.append((char) Integer.parseInt(pending.substring(at + 2, at + 6), 16));
    } catch (NumberFormatException _) {
      state = State.AFTER;
    }
  }
}
