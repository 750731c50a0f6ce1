package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.text.TextResource;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Refuses passwords that are guessed first: the commonest ones, also with digits and marks around
 * them, with letters replaced, or repeated, and those with the account's names inside.
 */
@Singleton
class PasswordPolicy {

  /** The most common first; a file beside them names the source. */
  private static final String COMMON = "/account/common-passwords.txt";

  private static final Pattern DECORATED =
      Pattern.compile("(\\P{L}*)(\\p{L}.*\\p{L}|\\p{L})(\\P{L}*)", Pattern.DOTALL);

  private static final Pattern REPEATED = Pattern.compile("(.+?)\\1+", Pattern.DOTALL);

  /** Digits and marks around a common password that add nothing worth guessing. */
  private static final int LONGEST_DECORATION = 4;

  /** A repeated unit of this length or less adds no strength. */
  private static final int LONGEST_TRIVIAL_UNIT = 3;

  /** Shorter names are parts of other words by chance. */
  private static final int SHORTEST_NAME = 4;

  /** Marks that are written for letters, and the letters. */
  private static final String REPLACED = "01345@$7!";

  private static final String LETTERS = "oieasasti";

  /**
   * Passes for a password that is not easily guessed.
   *
   * @param field the request's, for the refusal
   * @throws ApiException VALIDATION_FAILED
   */
  void check(String field, String password, String username, String email) {
    var text = normalized(password);
    if (isCommon(text)) {
      throw ApiException.invalid(
          field, "is one of the most common passwords. Choose another, such as a few random words");
    }
    if (contains(text, username) || contains(text, localPart(email))) {
      throw ApiException.invalid(
          field, "must not contain the account's username or e-mail address");
    }
    if (text.contains("jobtrail")) {
      throw ApiException.invalid(field, "must not contain the name of this service");
    }
  }

  private static boolean isCommon(String text) {
    var unit = unit(text);
    if (unit.length() <= LONGEST_TRIVIAL_UNIT) {
      return true;
    }
    var decorated = Decorated.of(text);
    var candidates = new HashSet<>(List.of(decorated.before(), decorated.after()));
    for (var part : List.of(text, unit, decorated.core(), unit(decorated.core()))) {
      candidates.add(part);
      candidates.add(withLetters(part));
    }
    var known = known(candidates);
    return isKnown(text, known)
        || isKnown(unit, known)
        || (isTrivial(decorated.before(), known)
            && isTrivial(decorated.after(), known)
            && (isKnown(decorated.core(), known) || isKnown(unit(decorated.core()), known)));
  }

  private static boolean isKnown(String text, Set<String> known) {
    return known.contains(text) || known.contains(withLetters(text));
  }

  private static boolean isTrivial(String decoration, Set<String> known) {
    return decoration.length() <= LONGEST_DECORATION || known.contains(decoration);
  }

  /**
   * Those of the texts that are common; the list is read each time, for passwords are set rarely.
   */
  private static Set<String> known(Set<String> texts) {
    try (var lines = TextResource.open(COMMON)) {
      return lines.lines().filter(texts::contains).collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text that the whole repeats, or the whole. */
  private static String unit(String text) {
    var repeated = REPEATED.matcher(text);
    return repeated.matches() ? repeated.group(1) : text;
  }

  private static String withLetters(String text) {
    var letters = new StringBuilder(text);
    for (int i = 0; i < letters.length(); i++) {
      var replaced = REPLACED.indexOf(letters.charAt(i));
      if (replaced >= 0) {
        letters.setCharAt(i, LETTERS.charAt(replaced));
      }
    }
    return letters.toString();
  }

  private static boolean contains(String text, String name) {
    return name.length() >= SHORTEST_NAME && text.contains(normalized(name));
  }

  private static String localPart(String email) {
    return email.substring(0, Math.max(0, email.lastIndexOf('@')));
  }

  private static String normalized(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }

  /** A text with what stands around its first and last letter. */
  private record Decorated(String before, String core, String after) {

    static Decorated of(String text) {
      var parts = DECORATED.matcher(text);
      return parts.matches()
          ? new Decorated(parts.group(1), parts.group(2), parts.group(3))
          : new Decorated("", text, "");
    }
  }
}
