package dev.jobtrail.resume;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.text.Tokenizer;
import java.util.Set;
import java.util.function.Predicate;

/** The part of a shared resume's URL that identifies the resume. */
final class Slug {

  static final int MAX_LENGTH = 100;
  static final String PATTERN = "[a-z0-9]+(-[a-z0-9]+)*";

  /** Words that the API uses, or may come to use, where a slug stands. */
  private static final Set<String> RESERVED =
      Set.of(
          "advice",
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

  private static final int SUFFIX_LENGTH = 11;

  private Slug() {}

  /**
   * Passes for a slug that is no word of the API.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  static void requireUsable(String slug) {
    if (isReserved(slug)) {
      throw ApiException.invalid("slug", "is reserved by the API");
    }
  }

  private static boolean isReserved(String slug) {
    return RESERVED.contains(slug);
  }

  /** A slug that reads like the name; {@code resume} for a name without Latin letters or digits. */
  static String from(String name) {
    var slug = Tokenizer.fold(name).replaceAll("[^a-z0-9]+", "-");
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
