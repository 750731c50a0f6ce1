package dev.jobtrail.discovery.board;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Repairs UTF-8 text that was decoded as Latin-1. */
public final class Mojibake {

  /** The sequences that misread characters produce; accented letters alone do not. */
  private static final Pattern MISREAD =
      Pattern.compile("(?:[\\u00c2-\\u00f4][\\u0080-\\u00bf]{1,3})+");

  private Mojibake() {}

  public static String repaired(String text) {
    return text == null
        ? null
        : MISREAD
            .matcher(text)
            .replaceAll(run -> java.util.regex.Matcher.quoteReplacement(decoded(run.group())));
  }

  private static String decoded(String run) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(run.getBytes(StandardCharsets.ISO_8859_1)))
          .toString();
    } catch (CharacterCodingException _) {
      return run;
    }
  }
}
