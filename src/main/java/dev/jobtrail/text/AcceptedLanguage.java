package dev.jobtrail.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The best offered language of an {@code Accept-Language} header (RFC 9110). */
public final class AcceptedLanguage {

  /** Browsers send far less, and parsing takes the square of it. */
  private static final int LONGEST = 500;

  private static final List<Locale> OFFERED =
      Arrays.stream(Language.values()).map(it -> Locale.of(it.code())).toList();

  private AcceptedLanguage() {}

  /**
   * @param header null if the request has none
   * @return empty where it names no language that is offered, or cannot be read
   */
  public static Optional<Language> of(String header) {
    if (header == null || header.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      var best = Locale.lookup(Locale.LanguageRange.parse(header), OFFERED);
      return Optional.ofNullable(best).map(it -> Language.of(it.getLanguage()));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
