package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import java.util.regex.Pattern;

/** The signs of notes in words: "w/ sales team & stores" is "with sales team and stores". */
final class Notes {

  private static final Pattern AND =
      Pattern.compile("(?<=\\p{L}\\p{Ll}|\\)) [&+] (?=\\p{Ll}\\p{L})");

  private static final Pattern WITH = Pattern.compile("(?<!\\p{L})w/(?!o\\b) ?(?=\\p{L})");
  private static final Pattern EACH = Pattern.compile(" ?/(day|week|month|year)(?!\\p{L})");
  private static final Pattern ABOUT = Pattern.compile("(?<=\\p{Ll}) re:? (?=\\p{Ll})");

  /** A figure behind a comma, with no verb beside it: ", around 60 a week". */
  private static final Pattern FIGURE =
      Pattern.compile(
          "^(?<line>[^,()]+), (?<figure>(?:(?!(?:with|at|in|for|from|to|of|by|including|and|which|who|\\p{Ll}+ing) )\\p{Ll}+ ){0,3}?(?:(?:about|around|approx\\.|roughly|nearly|up to|over|more than|some|mostly) )?[£$€]?\\d[^()]*)$");

  private static final Pattern SIGNS =
      Pattern.compile("\\s[+=>]\\s|(?<!\\p{L})[wc]/|[-=]>|[←-⇿➔-➾⟵-⟿]");

  private Notes() {}

  /** The line with words for its signs, as far as they are certain. */
  static String writtenOut(String line, Language language) {
    var told = AND.matcher(line).replaceAll(" " + DeedResult.AND.get(language) + " ");
    if (language != Language.ENGLISH) {
      return told;
    }
    told = EACH.matcher(told).replaceAll(" a $1");
    told = ABOUT.matcher(WITH.matcher(told).replaceAll("with ")).replaceAll(" about ");
    var figure = FIGURE.matcher(told);
    return figure.matches() && !Lines.JOINT.matcher(figure.group("figure")).find()
        ? figure.group("line") + " (" + figure.group("figure") + ")"
        : told;
  }

  /** Whether signs are left that stand for words. */
  static boolean hasSigns(String line) {
    return SIGNS.matcher(line).find();
  }
}
