package dev.jobtrail.ai.builtin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A highlight as it is told in the first person.
 *
 * @param isDeed whether the text goes on after "I", as "led the redesign"; else it is a thing, as
 *     "code reviews"
 */
record Told(boolean isDeed, String text) {

  private static final int MOST_WORDS = 38;
  private static final int FEWEST_WORDS = 2;
  private static final Verbs VERBS = new Verbs();
  private static final Openings OPENINGS = new Openings();

  /** What comes behind a noun, and not behind a verb. */
  private static final Set<String> BEHIND_NOUNS =
      Set.of("of", "in", "for", "with", "and", "on", "to", "at", "from", "&", "by", "as");

  private static final Set<String> BEHIND_VERBS =
      Set.of("the", "a", "an", "all", "our", "new", "up", "out", "and", "weekly", "daily");

  /** Verbs that highlights mostly have as nouns: "market research", "test plans". */
  private static final Set<String> MOSTLY_NOUNS =
      Set.of(
          "market",
          "test",
          "process",
          "project",
          "order",
          "record",
          "report",
          "model",
          "brief",
          "audit",
          "guide",
          "program",
          "programme",
          "stock",
          "staff",
          "care",
          "head",
          "schedule",
          "support",
          "lead",
          "cook",
          "host",
          "file",
          "screen",
          "draft",
          "balance",
          "budget",
          "code",
          "design",
          "document",
          "engineer",
          "label",
          "map",
          "mentor",
          "partner",
          "plan",
          "present",
          "purchase",
          "research",
          "review",
          "sample",
          "scale",
          "survey",
          "work",
          "service");

  private static final Set<String> PASSIVE =
      Set.of(
          "awarded",
          "promoted",
          "selected",
          "elected",
          "nominated",
          "recognised",
          "recognized",
          "invited",
          "named",
          "chosen",
          "appointed",
          "ranked",
          "rated",
          "certified",
          "entrusted",
          "trusted",
          "asked",
          "featured",
          "shortlisted",
          "granted",
          "licensed",
          "hired",
          "based");

  private static final Pattern FINITE =
      Pattern.compile(
          "(?i)\\b(?:is|are|was|were|has|have|had|will|can|he|she|they|we|you|i|his|her)\\b");
  private static final Pattern SECOND_VERB = Pattern.compile("[,;] (?<verb>\\p{Ll}+)(?=\\s)");

  /** Where these stand, the second verb may belong to something else. */
  private static final Pattern SUBCLAUSE = Pattern.compile("\\b(?:that|which|who|by)\\b");

  private static final Pattern LIST = Pattern.compile("[^,;:]+(?:, [^,;:]+){2,}");

  /** Of an English highlight; empty where it makes no sentence. */
  static Optional<Told> of(String highlight, boolean isOver, Vocabulary vocabulary) {
    var text = OPENINGS.without(oneSentence(highlight), isOver);
    var words = text.split(" ");
    if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || text.contains("\"")) {
      return Optional.empty();
    }
    var first = words[0];
    var second = words[1].toLowerCase(Locale.ROOT);
    var rest = text.substring(first.length());
    if (first.equals("I")) {
      return Optional.of(new Told(true, rest.strip()));
    }
    if (PASSIVE.contains(first.toLowerCase(Locale.ROOT))) {
      return Optional.of(new Told(true, "was " + lower(text)));
    }
    if (VERBS.ofPast(first).isPresent()) {
      return second.equals("by")
          ? Optional.empty()
          : Optional.of(new Told(true, joined(lower(text))));
    }
    var verb = VERBS.ofBase(first).or(() -> VERBS.ofThird(first));
    if (verb.isPresent() && isVerb(first, second)) {
      return Optional.of(new Told(true, (isOver ? verb.get().past() : verb.get().base()) + rest));
    }
    return thing(text, vocabulary);
  }

  /** Of a highlight in a language that it is not told in: as it stands. */
  static Optional<Told> quoted(String highlight) {
    var text = oneSentence(highlight);
    var words = text.split(" ").length;
    return words > MOST_WORDS || text.contains("\"")
        ? Optional.empty()
        : Optional.of(new Told(false, "\"" + text + "\""));
  }

  /** Of a highlight in a language in which it stands behind a colon. */
  static Optional<Told> listed(String highlight) {
    var text = oneSentence(highlight);
    return text.split(" ").length > MOST_WORDS
        ? Optional.empty()
        : Optional.of(new Told(false, text));
  }

  static String oneSentence(String text) {
    var sentences = PostingParser.sentences(text.strip().replaceAll("\\s+", " "));
    return sentences.isEmpty() ? "" : sentences.getFirst().replaceAll("[\\s.;,!]+$", "");
  }

  /** Whether a text goes on after "to": the posting's tasks begin with verbs. */
  static boolean isTask(String text) {
    var words = text.split(" ");
    return words.length > 1
        && VERBS.ofBase(words[0]).isPresent()
        && isVerb(words[0], words[1].toLowerCase(Locale.ROOT));
  }

  private static boolean isVerb(String first, String second) {
    if (BEHIND_NOUNS.contains(second) || first.endsWith(",")) {
      // "design and run microservices": what follows is a verb, too
      return second.equals("and");
    }
    return !MOSTLY_NOUNS.contains(first.toLowerCase(Locale.ROOT))
        || BEHIND_VERBS.contains(second)
        || Character.isDigit(second.charAt(0));
  }

  /** "introduced OKRs, hired managers" is told with an "and" between its two verbs. */
  private static String joined(String text) {
    var second = SECOND_VERB.matcher(text);
    var isOne =
        !SUBCLAUSE.matcher(text).find()
            && second.find()
            && VERBS.ofPast(second.group("verb")).isPresent();
    return isOne && second.end() <= text.length() && !text.substring(second.end()).contains(", ")
        ? text.substring(0, second.start())
            + " and "
            + second.group("verb")
            + text.substring(second.end())
        : text;
  }

  private static Optional<Told> thing(String text, Vocabulary vocabulary) {
    if (FINITE.matcher(text).find()) {
      return Optional.empty();
    }
    var own = startsWithName(text, vocabulary) ? text : lower(text);
    if (LIST.matcher(own).matches() && !own.contains(" and ")) {
      var last = own.lastIndexOf(", ");
      own = own.substring(0, last) + " and" + own.substring(last + 1);
    }
    return Optional.of(new Told(false, own));
  }

  private static boolean startsWithName(String text, Vocabulary vocabulary) {
    var part = new ResumePart("", "", "", "", text);
    var words = Words.of(text);
    return !words.isEmpty()
        && (words.getFirst().isTerm()
            || Mentions.in(part, vocabulary).stream()
                .anyMatch(
                    it ->
                        it.from() == 0
                            && it.skill().name().startsWith(words.getFirst().text())
                            && !it.skill().name().matches("\\p{Lu}\\p{Ll}+(?: \\p{Ll}+)+")));
  }

  private static String lower(String text) {
    var words = Words.of(text);
    return words.isEmpty() || words.getFirst().isTerm()
        ? text
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  /** The things of a list, such as the alternatives of a wording, with this text in them. */
  List<String> in(List<String> wordings) {
    return wordings.stream().map(it -> Texts.with(it, "clause", text)).toList();
  }
}
