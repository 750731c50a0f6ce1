package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.TextToken;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells words of a posting that name a skill from ordinary words with the same letters: "Discovery,
 * pleadings" from "the discovery of". A word that is common in the language or may be a verb names
 * a skill only as an item of a list or as all that a line says.
 */
final class SkillSpelling {

  /** See {@link Morphology#commonness}: "compliance" and "minute" are, "litigation" is not. */
  private static final int COMMON = 11;

  /** From here on a tool's name in lower case may be an ordinary word: "radio", "outlook". */
  private static final int COMMON_NAME = 8;

  private static final Pattern LIST_SIGN = Pattern.compile("[,;:/()\\[\\]•·|&+.!?]|\\s[-–—]\\s");
  private static final Pattern IN_NAME = Pattern.compile("[^,;:()\\[\\]•·|]*");

  private static final Set<String> CONJUNCTIONS =
      Set.of("and", "or", "und", "oder", "sowie", "et", "ou", "y", "e", "o", "u");

  private final Morphology morphology;

  SkillSpelling(Language language) {
    morphology = Morphology.of(language);
  }

  /**
   * Whether several words name a skill: not in two items of a list, and not as the verb "set up" or
   * "a level of".
   */
  boolean isSkill(String text, List<TextToken> tokens, int begin, int end) {
    var name = text.substring(tokens.get(begin).begin(), tokens.get(end - 1).end());
    if (!IN_NAME.matcher(name).matches() || isTruncated(text, tokens.get(end - 1))) {
      return false;
    }
    var isJoined = isFunctionWord(tokens.get(begin)) || isFunctionWord(tokens.get(end - 1));
    return !isJoined
        || name.indexOf('-') >= 0
        || isEdge(text, tokens, begin - 1) && isEdge(text, tokens, end - 1);
  }

  private boolean isFunctionWord(TextToken token) {
    return morphology.language().isFunctionWord(token.folded());
  }

  /** "Verpackungs-" of "Verpackungs- und Lagertechnik". */
  private static boolean isTruncated(String text, TextToken token) {
    return text.startsWith("- ", token.end());
  }

  /**
   * Whether the word at a place of a line names a tool: "kafka" does, a "tablet" only in a list, an
   * "outlook" not at all.
   */
  boolean isTool(Concept tool, String text, List<TextToken> tokens, int at) {
    var token = tokens.get(at);
    var isAsWritten = tool.name().equals(token.surface());
    return commonness(token) < COMMON_NAME
        || token.isCapitalized() && (isAsWritten || at > 0)
        || isAsWritten && isListed(text, tokens, at);
  }

  /**
   * Whether the word at a place of a line names a skill.
   *
   * @param isOfOwnTrade whether it is one of the very trade, which says more than a common noun
   */
  boolean isSkill(String text, List<TextToken> tokens, int at, boolean isOfOwnTrade) {
    var token = tokens.get(at);
    if (isTruncated(text, token)) {
      return false;
    }
    var isNoun = false;
    var isVerb = false;
    var isOther = false;
    for (var word : new HashSet<>(List.of(token.surface(), lower(token)))) {
      for (var reading : morphology.readings(word)) {
        isNoun |= isNoun(reading.tag());
        isVerb |= isVerb(reading.tag()) && !isGermanNoun(token);
        isOther |= !isNoun(reading.tag()) && !isVerb(reading.tag());
      }
    }
    if (!isNoun && (isVerb || isOther)) {
      return isVerb && isNamedVerb(token) && isListed(text, tokens, at);
    }
    return !isVerb && (isOfOwnTrade || commonness(token) < COMMON) || isListed(text, tokens, at);
  }

  private boolean isGermanNoun(TextToken token) {
    return morphology.language() == Language.GERMAN && token.isCapitalized();
  }

  /** German and Spanish name skills by infinitives. */
  private boolean isNamedVerb(TextToken token) {
    return morphology.is(lower(token), "VER:INF.*|VMN.*");
  }

  /** "VBG" is a noun as well: "welding". */
  private static boolean isNoun(String tag) {
    return tag.startsWith("N") || tag.startsWith("SUB") || tag.equals("VBG");
  }

  private static boolean isVerb(String tag) {
    return tag.startsWith("V") && !tag.equals("VBG");
  }

  private int commonness(TextToken token) {
    return Math.max(morphology.commonness(lower(token)), morphology.commonness(token.surface()));
  }

  private static String lower(TextToken token) {
    return token.surface().toLowerCase(Locale.ROOT);
  }

  private static boolean isListed(String text, List<TextToken> tokens, int at) {
    return isEdge(text, tokens, at - 1) && isEdge(text, tokens, at);
  }

  /** Whether an item of a list begins or ends between a token and the next. */
  private static boolean isEdge(String text, List<TextToken> tokens, int at) {
    if (at < 0 || at == tokens.size() - 1) {
      return true;
    }
    var one = tokens.get(at);
    var next = tokens.get(at + 1);
    return CONJUNCTIONS.contains(one.folded())
        || CONJUNCTIONS.contains(next.folded())
        || LIST_SIGN.matcher(text.substring(one.end(), next.begin())).find();
  }
}
