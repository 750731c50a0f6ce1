package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The part of a shared resume's address that names the resume. */
final class Slug {

  static final int MAX_LENGTH = 100;
  static final String PATTERN = "[a-z0-9]+(-[a-z0-9]+)*";

  /** Words that the API uses, or may come to use, where a slug stands. */
  private static final Set<String> RESERVED =
      Set.of(
          "applications",
          "clients",
          "daily",
          "data",
          "download",
          "duplicate",
          "edit",
          "events",
          "export",
          "facts",
          "history",
          "image",
          "import",
          "lock",
          "messages",
          "new",
          "operations",
          "password",
          "pdf",
          "preview",
          "restore",
          "runs",
          "settings",
          "share",
          "statistics",
          "suggestions",
          "tailor",
          "targets",
          "unlock",
          "updates",
          "verify",
          "versions");

  /** Letters that Unicode does not take apart into a letter and a mark. */
  private static final Map<String, String> SPELLED_OUT =
      Map.of(
          "ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı",
          "i");

  private static final int SUFFIX_LENGTH = 11;

  private Slug() {}

  /**
   * Passes for a slug that is no word of the API.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  static void requireUsable(String slug) {
    if (isReserved(slug)) {
      throw ApiException.invalid("slug", "is a word that the API uses itself");
    }
  }

  private static boolean isReserved(String slug) {
    return RESERVED.contains(slug);
  }

  /** A slug that reads like the name; {@code resume} for a name without Latin letters or digits. */
  static String from(String name) {
    var latin = name.toLowerCase(Locale.ROOT);
    for (var letter : SPELLED_OUT.entrySet()) {
      latin = latin.replace(letter.getKey(), letter.getValue());
    }
    var slug =
        Normalizer.normalize(latin, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}+", "")
            .replaceAll("[^a-z0-9]+", "-");
    slug = trim(slug.substring(0, Math.min(slug.length(), MAX_LENGTH - SUFFIX_LENGTH)));
    return slug.isEmpty() ? "resume" : slug;
  }

  /** The slug itself where it is free, else the first of slug-2, slug-3, ... that is. */
  static String firstFree(String slug, Predicate<String> taken) {
    var candidate = slug;
    for (int number = 2; isReserved(candidate) || taken.test(candidate); number++) {
      candidate = slug + "-" + number;
    }
    return candidate;
  }

  private static String trim(String slug) {
    return slug.replaceAll("^-+|-+$", "");
  }
}
