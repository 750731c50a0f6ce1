package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** English lines: "Led the redesign", "Manages a team", "Responsible for stock", "Code reviews". */
final class EnglishLines implements LineGrammar {

  private static final int FEWEST_WORDS = 3;
  private static final int MOST_WORDS = 34;

  private static final Pattern STATE =
      Pattern.compile(
          "(?i)(?:responsible for|accountable for|in charge of|tasked with|part of(?= the | an? )) .+");

  /** Participles of what others did with the person, by what follows them. */
  private static final Pattern PASSIVE =
      Pattern.compile(
          "(?i)(?:(?:promoted|appointed|elected|nominated|shortlisted|seconded) (?:to|as|for)"
              + " .+|(?:selected|chosen|invited|asked|trusted|entrusted|named|ranked|rated|recogni[sz]ed|hired)"
              + " (?:by|as|to|for|back|among|with) .+|awarded (?:the |an? )?[\\p{Lu}'\"‘“].+)");

  private static final Pattern FINITE =
      Pattern.compile(
          "(?i).*\\b(?:is|are|was|were|has|have|had|will|can|he|she|they|we|you|i|his|her|my|me)\\b.*");

  /** Verbs that are one with their preposition. */
  private static final Pattern PREPOSITIONAL =
      Pattern.compile(
          "(?i)(?:look(?:ed)? (?:after|into)|deal(?:t)? with|work(?:ed)? (?:with|on|for|as)|act(?:ed)? as|care(?:d)? for"
              + "|report(?:ed)? (?:to|on)|partner(?:ed)? with|focus(?:ed)? on|help(?:ed)? with|sit on|talk(?:ed)? to|respond(?:ed)? to|liaise(?:d)? with|stand in for|fill in for) .+");

  /** Verbs whose object has no article: "take charge of the ward". */
  private static final Pattern IDIOM =
      Pattern.compile(
          "(?i)(?:(?:take|took)"
              + " (?:care|charge|minutes|notes|orders|part|responsibility|stock|turns)|(?:give|gave)"
              + " (?:advice|evidence|notice|support)|(?:keep|kept)"
              + " (?:track|time|watch)|(?:make|made) (?:sure|use)|provided?"
              + " (?:advice|care|cover|support)|(?:hold|held) responsibility)\\b.*");

  /** "Mentor to six students": what somebody is for others. */
  private static final Pattern ROLE =
      Pattern.compile("(?i)(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+ (?:to|for) .+");

  /** Of these there is one. */
  private static final Set<String> ONLY_ONE =
      Set.of("sole", "only", "main", "primary", "principal");

  /** What goes before the verb of a line, and a noun in its place. */
  private static final Pattern TO = Pattern.compile("(?i)^to (?=\\p{L}+ )");

  private static final Pattern PERFECT = Pattern.compile("(?i)^ha(?:ve|s) (?=(?<verb>\\p{L}+) )");
  private static final Pattern PROGRESSIVE =
      Pattern.compile("(?i)^(?:currently|now) \\p{L}+ing .+");
  private static final Pattern WINNER = Pattern.compile("(?i)^winners? of (?=the |an? )");

  /** "managed ledger of 650 accounts" and "led team of six" lack an article. */
  private static final Pattern OF_NUMBER =
      Pattern.compile(
          "^(?<verb>\\p{Ll}{2,}) (?<noun>(?:team|group|crew|gang|staff|budget|portfolio|ledger|caseload|class|fleet|network|range|set|shift|unit|department|ward|site|store|branch|stock|round|territory|database|list|collection|series|sample|pool))"
              + "(?<of> of (?:up to |about |around |approx\\. |over |more than |some |nearly )?(?:[£$€]?\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\\b)");

  private static final Pattern POINTER = Pattern.compile("\\b(?:their|them|its|it)\\b");

  private static final Pattern GERUND_LIST = Pattern.compile("(?i)\\w+ \\w+s? and \\w+ing\\b.*");

  /** "Laminated doughs, tempering of chocolate": things, the first by a participle. */
  private static final Pattern GERUND_WITHIN = Pattern.compile(".*, \\p{Ll}+ing of .*");

  private static final Pattern LOOSE_END =
      Pattern.compile(", (?:no|not|currently|now|also|both|all of|each of|one of|most of) .*$");

  /** Participles that more often say what something is like. */
  private static final Set<String> QUALITIES =
      Set.of(
          "accredited",
          "advanced",
          "automated",
          "certified",
          "chartered",
          "combined",
          "continued",
          "dedicated",
          "detailed",
          "experienced",
          "extended",
          "integrated",
          "involved",
          "licensed",
          "limited",
          "mixed",
          "motivated",
          "proven",
          "qualified",
          "registered",
          "related",
          "skilled",
          "specialised",
          "specialized",
          "supervised",
          "varied");

  private static final Set<String> ARTICLES =
      Set.of(
          "the", "a", "an", "all", "our", "my", "their", "its", "this", "these", "both", "each",
          "every", "some", "any", "several", "many");

  /** At the end of a noun phrase they belong to a verb within it. */
  private static final Set<String> PARTICLES = Set.of("out", "up", "off", "down", "over", "away");

  /** "Book in and centrifuge samples", "Break down the scenery". */
  private static final Pattern PHRASAL =
      Pattern.compile(
          "(?i)\\p{L}+ (?:in|on|out|up|off|down|over|away)(?: and \\p{Ll}+|(?= the | an? | \\d))");

  /** "cut costs from nine to five": no noun is followed so. */
  private static final Pattern VERBAL =
      Pattern.compile(
          "(?i).*\\b(?:from [\\w.,%£€$]+ (?:\\w+ )?to [\\w.,%£€$]+|by [\\w.,]+ ?(?:percent|per cent|%)).*");

  /** What rose or fell, without a verb. */
  private static final Pattern CHANGED =
      Pattern.compile(
          "(?<what>\\p{Lu}\\S+(?: [\\p{L}'’-]+){0,3}?),? (?<way>(?:(?:down|up) (?:from|by)|down to) [£$€]?\\d[^;]*)");

  /** Verbs that no line begins with as nouns, though they may be nouns. */
  private static final Set<String> VERBS_OF_WORK =
      Set.of(
          "draft", "drive", "file", "help", "hunt", "keep", "make", "mentor", "own", "run", "show",
          "step", "take", "teach", "turn", "write");

  /** Honours and marks are no tasks. */
  private static final Pattern HONOUR =
      Pattern.compile(
          "(?i).*\\b(?:award|prize|certificate|grade|degree|diploma|scholarship|distinction|honou?rs)\\b.*");

  private static final String PAST = "VBD";
  private static final String BASE = "VB|VBP";
  private static final String NOUN = "NN.*";

  private final Morphology words = Morphology.of(Language.ENGLISH);
  private final EnglishNouns nouns = new EnglishNouns(words);

  @Override
  public boolean beginsWithVerb(String line) {
    var first = first(line);
    if (Lines.isTerm(Lines.words(line).getFirst())) {
      return false;
    }
    var isOfWork =
        VERBS_OF_WORK.contains(first) && !EnglishNouns.PREPOSITIONS.contains(second(line));
    return isOfWork && Lines.isCapital(line)
        || words.is(first, "VBD|VB") && isVerb(line, false)
        || words.is(first, "VBZ") && !words.is(first, NOUN);
  }

  @Override
  public Optional<Achievement> read(String line, boolean isOver, boolean siblingsAreVerbs) {
    var text = plain(LOOSE_END.matcher(line).replaceFirst(""));
    var count = Lines.words(text).size();
    if (count < FEWEST_WORDS || count > MOST_WORDS || text.contains("\"")) {
      return Optional.empty();
    }
    if (text.startsWith("I ")) {
      return clause(text.substring(2).replaceFirst("^also ", ""));
    }
    if (STATE.matcher(text).matches()) {
      return clause((isOver ? "was " : "am ") + Lines.small(text));
    }
    if (PROGRESSIVE.matcher(text).matches() && !isOver) {
      return clause("am " + Lines.small(text));
    }
    if (PASSIVE.matcher(text).matches()) {
      return Optional.of(Achievement.of(Form.CLAUSE, "was " + Lines.small(text)));
    }
    if (IDIOM.matcher(text).matches()) {
      var isPast = words.is(first(text), PAST);
      return isOver && !isPast
          ? past(text)
          : Optional.of(Achievement.of(Form.CLAUSE, Lines.small(text)));
    }
    var other = role(text, isOver).or(() -> changed(text));
    if (other.isPresent()) {
      return other;
    }
    if (first(text).endsWith("ly")
        && words.is(first(text), "RB")
        && !nouns.isDetermined(first(text))) {
      return behindAdverb(text, isOver, siblingsAreVerbs);
    }
    var first = first(text);
    var isNounList = words.is(first, "VBN") && GERUND_WITHIN.matcher(text).matches();
    if (words.is(first, PAST)
        && !isNounList
        && !second(text).equals("by")
        && isVerb(text, siblingsAreVerbs)) {
      return clause(joined(Lines.small(text)));
    }
    if (words.readings(first).isEmpty() && first.matches("\\p{Ll}{4,}ed")) {
      return clause(joined(Lines.small(text)));
    }
    // where a position has ended, its verbs are in the past: "Code reviews" are things
    var isNoun = words.is(first, NOUN) && GERUND_LIST.matcher(text).matches();
    if (!isNoun && words.is(first, BASE) && isVerb(text, siblingsAreVerbs && !isOver)) {
      return isOver ? past(text) : clause(joined(Lines.small(text)));
    }
    // "Runs the puzzle club": no noun stands before an article
    if (words.is(first, "VBZ") && (!words.is(first, NOUN) || ARTICLES.contains(second(text)))) {
      return third(text, isOver);
    }
    if (words.is(first, "VBG") && nouns.isDetermined(second(text))) {
      return converted(text, "VBG", isOver); // "Leading a gang of four"
    }
    // "Brand guidelines" may be what to do as well as what there is
    var isOpen =
        words.is(first, BASE)
            && !isOver
            && !isNoun
            && !EnglishNouns.PREPOSITIONS.contains(second(text));
    return isOpen ? Optional.empty() : thing(listed(text));
  }

  /** "Trained five staff" of "Have trained five staff", "Maintain pumps" of "To maintain pumps". */
  private String plain(String text) {
    var perfect = PERFECT.matcher(text);
    if (perfect.find() && words.is(perfect.group("verb"), "VBN")) {
      return Lines.capital(text.substring(perfect.end()));
    }
    var isOrder = TO.matcher(text).find() && words.is(second(text), "VB");
    var plain = isOrder ? Lines.capital(TO.matcher(text).replaceFirst("")) : text;
    return WINNER.matcher(plain).replaceFirst("Won ");
  }

  /** "Successfully migrated 300 test cases". */
  private Optional<Achievement> behindAdverb(String text, boolean isOver, boolean areVerbs) {
    var adverb = Lines.firstWord(text);
    return read(Lines.capital(text.substring(adverb.length()).strip()), isOver, areVerbs)
        .filter(it -> it.form() == Form.CLAUSE && !it.text().matches("(?:am|was) .*"))
        .map(it -> Achievement.of(Form.CLAUSE, Lines.small(adverb) + " " + it.text()));
  }

  /** "Debtor days down from 54 to 39" as "Debtor days went down from 54 to 39". */
  private Optional<Achievement> changed(String text) {
    var changed = CHANGED.matcher(text);
    if (!changed.matches()) {
      return Optional.empty();
    }
    var all = Lines.words(changed.group("what"));
    var last = Lines.bare(all.getLast()).toLowerCase(Locale.ROOT);
    var needsArticle = nouns.isCountable(last) && !nouns.isDetermined(first(text));
    var what = needsArticle ? "The " + Lines.small(changed.group("what")) : changed.group("what");
    return nouns.head(all) == all.size() - 1 && words.is(last, NOUN) && !words.is(first(text), PAST)
        ? Optional.of(Achievement.of(Form.SENTENCE, what + " went " + changed.group("way")))
        : Optional.empty();
  }

  /** "am a mentor to six students"; empty where the line does not begin with a common noun. */
  private Optional<Achievement> role(String text, boolean isOver) {
    var all = Lines.words(text);
    var head = nouns.head(all);
    if (!ROLE.matcher(text).matches()
        || head < 0
        || head + 1 >= all.size()
        || !all.get(head + 1).matches("to|for")
        || !isPerson(Lines.bare(all.get(head)))
        || words.is(Lines.bare(all.get(head)).toLowerCase(Locale.ROOT), "NNS")
        || nouns.isDetermined(first(text))
        || startsWithName(all.getFirst())
        // "Lead structural engineer for a tower" may be what somebody did
        || head > 1 && words.is(first(text), BASE) && !ONLY_ONE.contains(first(text))) {
      return Optional.empty();
    }
    var article =
        ONLY_ONE.contains(first(text)) ? "the " : SentenceFrames.indefinite(Lines.small(text));
    var named = article + Lines.small(text);
    return Optional.of(Achievement.of(Form.CLAUSE, (isOver ? "was " : "am ") + named));
  }

  /** Whether a line of a posting says what to do: "Build new endpoints". */
  static boolean isOrder(String line, boolean siblingsAreVerbs) {
    if (line.isBlank()) {
      return false;
    }
    var lines = new EnglishLines();
    var begin = Lines.bare(Lines.words(line).getFirst());
    return lines.words.is(first(line), BASE)
        && (!lines.words.is(begin, "NNP.*") || lines.hasJointObject(Lines.words(line)))
        && !Lines.isTerm(begin)
        && !lines.words.is(first(line), "VBD|VBG|IN")
        && lines.isVerb(line, siblingsAreVerbs);
  }

  /** Whether a text goes on a list of orders: "log results in our LIMS". */
  static boolean isFurtherOrder(String text) {
    var lines = new EnglishLines();
    var isVerb =
        Lines.words(text).size() > 2
            && lines.words.is(first(text), BASE)
            && !lines.words.is(first(text), "NNS|JJ.*|IN")
            && (lines.nouns.isDetermined(second(text)) || lines.words.is(second(text), "NNS"));
    return isVerb || isOrder(text, false);
  }

  @Override
  public Optional<String> object(String term) {
    var last = Lines.bare(Lines.words(term).getLast());
    var isCommon = Lines.words(term).stream().noneMatch(Lines::isTerm) && !startsWithName(term);
    if (!Lines.isCapital(term)
        && words.is(first(term), BASE)
        && !words.is(first(term), NOUN + "|JJ.*")) {
      return Optional.empty();
    }
    if (isCommon && (nouns.isCountable(last) || !words.is(last.toLowerCase(Locale.ROOT), "NN.*"))
        || words.is(first(term), "VBD|VBZ|DT|JJS|IN|PRP.*|MD") && isCommon) {
      return Optional.empty();
    }
    var rest = Lines.words(term).stream().skip(1);
    var isName =
        startsWithName(Lines.words(term).getFirst())
            || rest.anyMatch(it -> Lines.isCapital(it) || Lines.isTerm(it));
    // an ordinary word may be the name of a product: "Windows", "Page Object"
    var isAlone = Lines.words(term).size() == 1 && Lines.isCapital(term);
    return Optional.of(isName || isAlone ? term : Lines.small(term));
  }

  /** "Secure loads" cannot be expressed by a noun, and "some Python" names nothing certain. */
  static boolean mayBeOrder(String text) {
    var lines = new EnglishLines();
    return lines.words.is(first(text), BASE) || text.matches("(?i)(?:some|any|no|other|more) .*");
  }

  /** "break down fabrics": a verb with its particle, even where the verb may be a noun. */
  static boolean isPhrasal(String text) {
    return new EnglishLines().words.is(first(text), BASE) && PARTICLES.contains(second(text));
  }

  /** "write and review their plans": a verb, and a word for those who are named before. */
  static boolean pointsBack(String phrase) {
    return new EnglishLines().words.is(first(phrase), BASE + "|" + PAST)
        && POINTER.matcher(phrase).find();
  }

  /** Whether a clause is in the past; empty where its verb may be in both tenses. */
  static Optional<Boolean> isPast(String clause) {
    var lines = new EnglishLines();
    var isPast = lines.words.is(first(clause), PAST + "|VBN");
    return isPast == lines.words.is(first(clause), BASE) ? Optional.empty() : Optional.of(isPast);
  }

  private static String withArticle(MatchResult match) {
    var noun = match.group("noun");
    return Matcher.quoteReplacement(
        match.group("verb") + " " + SentenceFrames.indefinite(noun) + noun + match.group("of"));
  }

  /** With the article that notes leave out: "managed the travel program". */
  private Optional<Achievement> clause(String line) {
    var text = OF_NUMBER.matcher(line).replaceFirst(EnglishLines::withArticle);
    var hasObject = !nouns.isDetermined(second(text)) && !VERBAL.matcher(text).matches();
    return Optional.of(Achievement.of(Form.CLAUSE, nouns.withArticles(text, hasObject)));
  }

  /** Whether the first word, which may be a noun as well, is the verb of the line. */
  private boolean isVerb(String text, boolean siblingsAreVerbs) {
    var first = first(text);
    if (Lines.isTerm(Lines.words(text).getFirst())) {
      return false; // "REST APIs"
    }
    if (words.is(Lines.bare(Lines.words(text).getFirst()), "NNP.*")
        && (EnglishNouns.PREPOSITIONS.contains(second(text)) || words.is(second(text), "VBG"))) {
      return false; // "Terraform for all accounts"
    }
    if (!words.is(first, NOUN + "|JJ.*") || IDIOM.matcher(text).matches()) {
      return true;
    }
    var all = Lines.words(text);
    var second = second(text);
    // "Move from spreadsheets to NetSuite"
    if (second.equals("from")) {
      return siblingsAreVerbs;
    }
    if (Lines.isCapital(text) && VERBAL.matcher(text).matches() || hasJointObject(all)) {
      return true;
    }
    if (all.get(0).endsWith(",")) {
      return siblingsAreVerbs;
    }
    if (words.is(first, PAST) && !words.is(first, BASE)) {
      return siblingsAreVerbs || nouns.isDetermined(second) || !QUALITIES.contains(first);
    }
    if (second.equals("and") && all.size() > 2) {
      var third = Lines.bare(all.get(2)).toLowerCase(Locale.ROOT);
      return words.is(third, BASE + "|" + PAST) && (siblingsAreVerbs || !words.is(third, NOUN));
    }
    if (nouns.isDetermined(second)) {
      return true;
    }
    if (PHRASAL.matcher(text).lookingAt() && words.is(first, BASE)) {
      return true;
    }
    if (EnglishNouns.PREPOSITIONS.contains(second)) {
      return PREPOSITIONAL.matcher(text).matches() || siblingsAreVerbs && hasLaterVerb(text);
    }
    return siblingsAreVerbs && VERBS_OF_WORK.contains(first)
        || (siblingsAreVerbs || hasLaterVerb(text))
            && !nouns.isCountableHead(all.subList(1, all.size()));
  }

  /** "Estimate, plan and present my own projects": verbs with one object. */
  private boolean hasJointObject(List<String> all) {
    for (var i = 0; i + 1 < all.size(); i++) {
      var word = all.get(i);
      if (!words.is(Lines.bare(word).toLowerCase(Locale.ROOT), BASE + "|" + PAST)) {
        return false;
      }
      if (!word.endsWith(",")) {
        if (!all.get(i + 1).equals("and")) {
          return false;
        }
        i++;
        if (i + 2 >= all.size()) {
          return false;
        }
        var last = Lines.bare(all.get(i + 1)).toLowerCase(Locale.ROOT);
        var object = Lines.bare(all.get(i + 2)).toLowerCase(Locale.ROOT);
        return words.is(last, BASE + "|" + PAST) && !object.isEmpty() && nouns.isDetermined(object);
      }
    }
    return false;
  }

  private boolean hasLaterVerb(String text) {
    var all = Lines.words(text);
    for (var i = 2; i < all.size(); i++) {
      var word = Lines.bare(all.get(i)).toLowerCase(Locale.ROOT);
      var isJoint = all.get(i - 1).equals("and") || all.get(i - 1).endsWith(",");
      var isSmall = !Lines.isCapital(Lines.bare(all.get(i)));
      if (isJoint && isSmall && words.is(word, "VB|VBD") && !words.is(word, NOUN)) {
        return true;
      }
    }
    return false;
  }

  /** A line in the present of a position that has ended. */
  private Optional<Achievement> past(String text) {
    return converted(text, BASE, true);
  }

  private Optional<Achievement> third(String text, boolean isOver) {
    return converted(text, "VBZ", isOver);
  }

  /** Changes the first verb and the verbs joined to it. */
  private Optional<Achievement> converted(String text, String tag, boolean toPast) {
    var result = new ArrayList<String>();
    var all = Lines.words(text);
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      var bare = Lines.bare(word);
      var small = bare.toLowerCase(Locale.ROOT);
      var isJoint = i > 0 && (all.get(i - 1).equals("and") || all.get(i - 1).endsWith(","));
      if (i == 0 || isJoint && words.is(small, tag)) {
        if (i > 0 && words.is(small, NOUN + "|JJ.*")) {
          return Optional.empty();
        }
        var form = form(small, toPast);
        if (form.isEmpty()) {
          return Optional.empty();
        }
        result.add(form.get() + word.substring(word.indexOf(bare) + bare.length()));
      } else {
        result.add(word);
      }
    }
    return clause(joined(Lines.join(result)));
  }

  private Optional<String> form(String word, boolean toPast) {
    var base =
        words.readings(word).stream()
            .filter(it -> it.tag().startsWith("VB"))
            .map(Morphology.Reading::lemma)
            .findFirst();
    if (!toPast) {
      return base;
    }
    var forms =
        base.map(it -> it.equals("lead") ? List.of("led") : words.englishForms(it, PAST))
            .orElse(List.of());
    return forms.size() < 2
        ? forms.stream().findFirst()
        // "leaded" and "led": the irregular one is meant
        : forms.stream()
            .filter(it -> !it.endsWith("ed"))
            .findFirst()
            .or(() -> forms.stream().findFirst());
  }

  /** "introduced OKRs, hired managers" is written with an "and" between its two verbs. */
  private String joined(String text) {
    var comma = text.lastIndexOf(", ");
    if (comma < 0 || text.indexOf(", ") != comma) {
      return text;
    }
    var next = first(text.substring(comma + 2));
    if (isParticiple(text, comma)) {
      return text;
    }
    if (text.substring(comma).contains(" and ") && !words.is(first(text), PAST)) {
      return isVerbTail(text, comma)
          ? text.substring(0, comma) + ", and" + text.substring(comma + 1)
          : text;
    }
    var isVerb = words.is(next, BASE + "|" + PAST) && !EnglishNouns.PREPOSITIONS.contains(next);
    var isPlain =
        !words.is(next, NOUN) || words.is(first(text), BASE) && !words.is(first(text), PAST);
    var tail = text.substring(comma + 2);
    var and = tail.indexOf(" and ");
    if (and > 0 && words.is(first(tail.substring(and + 5)), BASE + "|" + PAST)) {
      // "placed lines, took bloods and ran tests" is a list already
      return text;
    }
    return isVerb && isPlain && !text.substring(comma).contains(" and ")
        ? text.substring(0, comma) + " and" + text.substring(comma + 1)
        : isVerb && isPlain ? text.substring(0, comma) + ", and" + text.substring(comma + 1) : text;
  }

  /** "own the product, used by 340 shops": what is said of the noun, and no second verb. */
  private boolean isParticiple(String text, int comma) {
    var next = first(text.substring(comma + 2));
    return words.is(next, "VBN")
        && (second(text.substring(comma + 2)).equals("by")
            || !words.is(next, BASE)
                && words.is(first(text), BASE)
                && !words.is(first(text), PAST));
  }

  /** "secure loads, use pump truck and tail-lift": one more verb with its object, and no list. */
  private boolean isVerbTail(String text, int comma) {
    var before = Lines.words(text.substring(0, comma)).getLast().toLowerCase(Locale.ROOT);
    var tail = text.substring(comma + 2);
    var after = tail.substring(tail.indexOf(" and ") + 5);
    return tail.indexOf(" and ") > tail.indexOf(' ')
        && words.is(first(tail), BASE)
        && !words.is(first(tail), "NNS")
        && !words.is(before, BASE)
        && !words.is(first(after), BASE);
  }

  /** "Stone paving, dry walls, oak sleepers" with the "and" that notes leave out. */
  private String listed(String text) {
    var items = List.of(text.split(", "));
    var isList =
        items.size() > 2
            && items.stream().map(Lines::words).allMatch(it -> nouns.head(it) == it.size() - 1)
            && items.stream().allMatch(it -> words.is(Lines.words(it).getLast(), NOUN));
    return isList ? LetterPhrases.list(items, "and") : text;
  }

  private Optional<Achievement> thing(String text) {
    if (FINITE.matcher(text).matches()
        || VERBAL.matcher(text).matches()
        || HONOUR.matcher(text).matches()
        || words.is(first(text), "VBN|VBD|RB|PRP|IN") && !words.is(first(text), "JJ")
        || Lines.words(text).stream()
            .anyMatch(it -> words.is(it, PAST) && !words.is(it, NOUN + "|JJ.*"))) {
      return Optional.empty();
    }
    var all = Lines.words(text);
    var head = nouns.head(all);
    var isList = head >= 0 && all.get(head).endsWith(",") && !text.contains(" and ");
    var isVerbLike = head == 0 && words.is(first(text), BASE);
    if (head < 0 || isList || isVerbLike || isPerson(Lines.bare(all.get(head)))) {
      return Optional.empty();
    }
    var last = Lines.bare(all.get(head)).toLowerCase(Locale.ROOT);
    var isPlural = words.is(last, "NNS");
    var isDoing =
        words.is(first(text), "VBG") && all.size() > 1 && nouns.isDetermined(second(text));
    if (!isDoing
        && (PARTICLES.contains(last) || !words.is(last, NOUN + "|VBG"))
        && !Lines.isTerm(all.get(head))
        && !words.readings(last).isEmpty()) {
      return Optional.empty(); // "Planting plans set out"
    }
    var needsArticle =
        !isPlural
            && !isDoing
            && nouns.isCountable(Lines.bare(all.get(head)))
            && !ARTICLES.contains(first(text))
            && !words.is(first(text), "CD|DT")
            && !(head == 0 && words.is(first(text), "VBG"));
    if (nouns.hasBareCountable(all, head) || needsArticle && all.get(head).endsWith(",")) {
      return Optional.empty();
    }
    var own = startsWithName(all.get(0)) ? text : Lines.small(text);
    var article = own.matches("(?i)[aeio].*|u(?!ni|se|su).*|hour.*|honest.*") ? "an " : "a ";
    var isOnce = NounKinds.isDoneOnce(Lines.bare(all.get(head)), text);
    return Optional.of(
        new Achievement(Form.THING, (needsArticle ? article : "") + own, isPlural, isOnce));
  }

  static boolean isPerson(String noun) {
    return noun.toLowerCase(Locale.ROOT)
        .matches(
            ".*(?:eer|point|ager|tant|ator|itor|ist|lead|contact|member|officer|owner|head|chair|worker|coach|mentor|tutor|advis[eo]r|nurse|clerk|assistant|deputy|trainer|supervisor|speaker|holder)");
  }

  private boolean startsWithName(String word) {
    var bare = Lines.bare(word);
    var small = bare.toLowerCase(Locale.ROOT);
    return Lines.isTerm(bare)
        || words.is(bare, "NNP.*") && !words.is(small, NOUN + "|JJ.*|VB.*")
        || words.readings(small).isEmpty()
            && words.readings(small.substring(small.lastIndexOf('-') + 1)).isEmpty();
  }

  private static String first(String text) {
    var all = Lines.words(text);
    return all.isEmpty() ? "" : Lines.bare(all.getFirst()).toLowerCase(Locale.ROOT);
  }

  private static String second(String text) {
    var all = Lines.words(text);
    var bare = all.size() < 2 ? "" : Lines.bare(all.get(1));
    return bare.isEmpty() ? "-" : bare.toLowerCase(Locale.ROOT);
  }
}
