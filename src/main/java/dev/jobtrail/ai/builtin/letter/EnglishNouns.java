package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * English noun phrases: their heads, nouns that can be counted, and articles that notes leave out.
 */
record EnglishNouns(Morphology words) {

  static final Set<String> PREPOSITIONS =
      Set.of(
          "of", "in", "for", "with", "on", "to", "at", "from", "by", "as", "into", "under",
          "across", "per", "within", "between", "through", "during", "before", "after", "against",
          "using", "via");

  private static final Set<String> DETERMINERS =
      Set.of(
          "the",
          "a",
          "an",
          "all",
          "our",
          "my",
          "their",
          "its",
          "this",
          "these",
          "both",
          "each",
          "every",
          "some",
          "any",
          "several",
          "many",
          "up",
          "out",
          "about",
          "over",
          "new",
          "daily",
          "weekly",
          "monthly",
          "quarterly",
          "annual",
          "own");

  /** Begin how often something is done: "inspections every quarter". */
  private static final Set<String> MEASURE = Set.of("a", "an", "every", "each");

  /** Behind the others a noun may stand by itself: "by phone", "on site", "as deputy". */
  private static final Set<String> TAKES_ARTICLE = Set.of("with", "for", "from", "of");

  /** Nouns that stand without an article more often than not. */
  private static final Pattern MASS =
      Pattern.compile(
          ".*(?:ing|tion|sion|ment|ance|ence|ship|ness|ure|care|work|support|design|control|service|stock|practice"
              + "|contact|access|research|analysis|help|food|hire|repair|health|advice|trade|cash|night)");

  boolean isDetermined(String word) {
    return DETERMINERS.contains(word)
        || Character.isDigit(word.codePointAt(0))
        || words.is(word, "CD|DT|PRP\\$");
  }

  boolean isCountable(String noun) {
    var small = noun.toLowerCase(Locale.ROOT);
    var part = small.substring(small.lastIndexOf('-') + 1);
    return words.is(part, "NN|NN:UN")
        && !words.is(part, "NNS|NN:U|NNP.*")
        && (words.is(part, "NN") || !MASS.matcher(part).matches());
  }

  /** "engineer for a block": a noun in the singular that would need an article behind a verb. */
  boolean isCountableHead(List<String> rest) {
    String head = null;
    for (var word : rest) {
      var bare = Lines.bare(word);
      var small = bare.toLowerCase(Locale.ROOT);
      if (PREPOSITIONS.contains(small)
          || DETERMINERS.contains(small)
          || small.equals("and")
          || small.equals("or")
          || words.is(small, "W.*")) {
        break;
      }
      head = bare;
      if (word.endsWith(",")) {
        break;
      }
    }
    return head != null
        && !Lines.isTerm(head)
        && isCountable(head)
        && words.is(head.toLowerCase(Locale.ROOT), "NN");
  }

  /** The last word before the first preposition or mark. */
  int head(List<String> all) {
    for (var i = 0; i < all.size(); i++) {
      var small = Lines.bare(all.get(i)).toLowerCase(Locale.ROOT);
      if (PREPOSITIONS.contains(small)
          || i > 0 && (small.equals("about") || MEASURE.contains(small))
          || small.equals("and")
          || small.equals("including")) {
        return i - 1;
      }
      if (all.get(i).endsWith(",")) {
        return i;
      }
    }
    return all.size() - 1;
  }

  /** "guidelines and component library": an article would be missing behind the "and". */
  boolean hasBareCountable(List<String> all, int head) {
    for (var i = head + 1; i < all.size(); i++) {
      if (all.get(i - 1).equals("and") || all.get(i - 1).endsWith(",")) {
        var end = i + Math.max(0, head(all.subList(i, all.size())));
        var first = Lines.bare(all.get(i)).toLowerCase(Locale.ROOT);
        var last = Lines.bare(all.get(Math.min(end, all.size() - 1)));
        if (!DETERMINERS.contains(first)
            && !words.is(first, "CD|DT|VBG")
            && !Lines.isTerm(last)
            && isCountable(last)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * A clause with the articles of its nouns: "managed the travel program", "with the sales team".
   *
   * @param hasObject whether the noun behind the verb is its object
   */
  String withArticles(String clause, boolean hasObject) {
    var all = Lines.words(clause);
    var told = new ArrayList<String>();
    for (var i = 0; i < all.size(); i++) {
      var before = i == 0 ? "" : all.get(i - 1);
      var rest = all.subList(i, all.size());
      var isObject = i == 1 && hasObject && !before.endsWith(",");
      if (isObject && isCountableHead(rest) && !isSharedPlural(rest)
          || TAKES_ARTICLE.contains(before) && isBareCompound(rest)) {
        told.add("the");
      }
      told.add(all.get(i));
    }
    return Lines.join(told);
  }

  /** "venue and catering contracts": the noun behind the "and" is that of the word before, too. */
  private boolean isSharedPlural(List<String> rest) {
    var and = head(rest) + 1;
    if (and + 1 >= rest.size() || !rest.get(and).equals("and")) {
      return false;
    }
    var after = rest.subList(and + 1, rest.size());
    var first = Lines.bare(after.getFirst());
    var last = Lines.bare(after.get(Math.max(0, head(after))));
    var isVerb = words.is(first, "VBD") || isDetermined(first.toLowerCase(Locale.ROOT));
    return !isVerb && !isCountable(last);
  }

  /** "sales team" and "year-end audit": ordinary words that end in a countable noun. */
  private boolean isBareCompound(List<String> rest) {
    var head = head(rest);
    var isEnd = head + 1 >= rest.size() || !rest.get(head + 1).equals("and");
    return head > 0
        && isEnd
        && isCountableHead(rest)
        && rest.subList(0, head + 1).stream()
            .allMatch(it -> it.matches("\\p{Ll}[\\p{Ll}-]+,?") && !isDetermined(Lines.bare(it)))
        && !words.is(rest.getFirst(), "RB|VBG");
  }
}
