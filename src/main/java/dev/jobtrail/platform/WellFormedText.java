package dev.jobtrail.platform;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.Map;

/** Refuses text that PostgreSQL cannot store or UTF-8 cannot encode. */
public final class WellFormedText {

  private WellFormedText() {}

  /** Whether the text is free of NUL characters and unpaired surrogates. */
  public static boolean is(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || Character.isLowSurrogate(c)) {
        return false;
      }
      if (Character.isHighSurrogate(c)
          && (++i == text.length() || !Character.isLowSurrogate(text.charAt(i)))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Checks every key and text of a document.
   *
   * @throws ApiException BAD_REQUEST where one holds a NUL character or an unpaired surrogate
   */
  public static void check(JsonNode document) {
    if (document.isTextual() && !is(document.textValue())) {
      throw refusal("A text");
    }
    for (var property : document.properties()) {
      if (!is(property.getKey())) {
        throw refusal("A property name");
      }
    }
    document.forEach(WellFormedText::check);
  }

  /** The text's beginning of at most so many chars, with no character cut in half. */
  public static String cut(String text, int longest) {
    return Truncation.truncate(text, longest);
  }

  /** The error for a text at the named place. */
  static ApiException refusal(String place) {
    return new ApiException(
        ErrorCode.BAD_REQUEST,
        "%s contains a NUL character or an unpaired surrogate.",
        new Message(place, Map.of()));
  }
}
