package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Duties that a posting tells in a sentence: "You'll test samples and log results in our LIMS". */
final class ProseDuties {

  /** The form of the verbs behind what leads to the duties. */
  private enum Form {
    BASE,
    DU,
    INFINITIVE,
    FUTURE,
    WISH,
    HOLDER,
    GERUND,
    RELATIVE,
    NOUN
  }

  /**
   * @param before what stands before the first duty
   */
  private record Lead(Pattern before, Form form) {}

  /** Begins what the employer looks for, with a person who does something. */
  private static final Pattern SEARCH =
      Pattern.compile(
          "(?iu)(?:.{0,60}suchen wir|wir suchen|we (?:need|want|seek)|we(?:['’]re| are) (?:looking|seeking|hiring)|looking for|(?:nous |on )?(?:re)?cherch"
              + "|buscamos|se busca|necesitamos|se necesita|queremos|precisamos)");

  private static final Pattern HEADING = Pattern.compile("\\[(\\p{Ll}+) (\\p{Ll}+)]");

  private static final Map<Language, List<Lead>> LEADS = leads();

  /** Before a further duty; "Monats- und Jahresabschlüsse" is one thing. */
  private static final Pattern JOINT =
      Pattern.compile("(?<!-),? (?:and|und|sowie|et|y|e) |, (?:and |und |et |y )?");

  /** Before a further French infinitive, with a pronoun for what was named before. */
  private static final Pattern GOVERNED =
      Pattern.compile("(?iu)^(?:de |d['’]|à |pour )?(?:en |y )?");

  private static final Pattern NOUN = Pattern.compile("(?:die|das) \\p{Lu}.*");

  /** Behind a single comma: "coach three testers, and stay hands-on". */
  private static final Pattern ALONE = Pattern.compile("(?<=^[^,]{1,200}), and [^,]*$");

  /** What somebody is or likes is no duty. */
  private static final Pattern STATE =
      Pattern.compile("(?i)(?:be|have|enjoy|like|love|know|want|understand|care|feel|need) .*");

  private final Language language;
  private final Morphology words;

  ProseDuties(Language language) {
    this.language = language;
    words = Morphology.of(language);
  }

  /** Whether a sentence says whom the employer looks for. */
  static boolean isSearch(String sentence) {
    return SEARCH.matcher(sentence).lookingAt();
  }

  /** The duties of a sentence, each in the form of its kind; none where it tells none. */
  List<RequirementPhrase> read(String sentence) {
    for (var lead : LEADS.get(language)) {
      var before = lead.before().matcher(sentence);
      if (before.lookingAt()) {
        var duties = duties(sentence.substring(before.end()), lead.form());
        if (!duties.isEmpty()) {
          return duties;
        }
      }
    }
    return List.of();
  }

  private List<RequirementPhrase> duties(String text, Form form) {
    var joint = JOINT.matcher(text);
    var pieces = new ArrayList<String>();
    var begin = 0;
    while (joint.find()) {
      var next = JOINT.split(text.substring(joint.end()), 2)[0];
      if (duty(next, form, true).isPresent()) {
        pieces.add(text.substring(begin, joint.start()));
        begin = joint.end();
      }
    }
    pieces.add(text.substring(begin));
    var kind =
        form == Form.GERUND || form == Form.NOUN
            ? RequirementPhrase.Kind.NAMED
            : RequirementPhrase.Kind.TASK;
    return pieces.stream()
        .flatMap(it -> duty(it, form, false).stream())
        .map(it -> new RequirementPhrase(kind, it))
        .toList();
  }

  /**
   * @param isFurther whether the text may also be the next item of a list
   */
  private Optional<String> duty(String text, Form form, boolean isFurther) {
    if (text.isBlank() || RequirementPhrase.isGiven(text)) {
      return Optional.empty();
    }
    var told = RequirementPhrase.shortened(text.replace("your own ", ""));
    return switch (form) {
      case BASE ->
          language != Language.ENGLISH
              ? LineGrammar.duty(language, toFront(told))
              : isFurther
                  ? Optional.of(told).filter(EnglishLines::isFurtherOrder)
                  : Optional.of(ALONE.matcher(told).replaceFirst(""))
                      .filter(
                          it -> EnglishLines.isOrder(it, true) || EnglishLines.isFurtherOrder(it));
      case RELATIVE -> new GermanLines().subordinate(told);
      case DU -> infinitive(told, "VER:2:SIN:PRÄ.*").flatMap(it -> LineGrammar.duty(language, it));
      case FUTURE -> infinitive(told, "V.IF2S.*");
      case WISH -> infinitive(told, "V.SP3S.*");
      case HOLDER -> infinitive(told, "VBZ").filter(it -> !STATE.matcher(it).matches());
      case INFINITIVE ->
          Optional.of(GOVERNED.matcher(told).replaceFirst(""))
              .filter(it -> words.is(Lines.firstWord(it), "V.* inf|V.N.*"))
              .filter(it -> Lines.words(it).size() > 1);
      case GERUND ->
          Optional.of(told)
              .filter(it -> words.is(Lines.firstWord(it), "VBG") && Lines.words(it).size() > 1);
      case NOUN -> Optional.of(told).filter(it -> NOUN.matcher(it).matches());
    };
  }

  /** "übernehmen Sie die Planung" without its subject. */
  private static String toFront(String text) {
    return text.replaceFirst("^(\\p{Ll}+) Sie ", "$1 ");
  }

  private Optional<String> infinitive(String text, String tag) {
    return Optional.of(text)
        .filter(it -> Lines.words(it).size() > 1)
        .flatMap(it -> LineGrammar.infinitive(words, it, tag));
  }

  private static Map<Language, List<Lead>> leads() {
    var all = new EnumMap<Language, List<Lead>>(Language.class);
    List<Lead> leads = null;
    Form form = null;
    for (var line : TextResource.lines("/ai/letter/duties.txt")) {
      var heading = HEADING.matcher(line);
      if (heading.matches()) {
        leads = all.computeIfAbsent(Language.of(heading.group(1)), it -> new ArrayList<>());
        form = Form.valueOf(heading.group(2).toUpperCase(Locale.ROOT));
      } else {
        // the verb follows, in French and Spanish behind its preposition
        leads.add(new Lead(Pattern.compile("(?iu)^(?:" + line + ") ?(?:de |à )?"), form));
      }
    }
    return all;
  }
}
