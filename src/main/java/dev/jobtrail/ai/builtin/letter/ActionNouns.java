package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.builtin.letter.Achievement.Form;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import dev.jobtrail.text.TextResource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Tells a line that begins with a noun of action by its verb: "Betreuung von Kunden" as "betreue
 * Kunden".
 */
final class ActionNouns {

  private static final int MOST_WORDS = 22;

  private static final int MOST_OF_FIGURES = 7;

  /** A verb or a relative clause. */
  private static final Pattern FINITE =
      Lines.anyOf(
          "der|die|das|welche[rs]?|wobei|qui|que|dont|où|quien|cuy[oa]s?|ist|sind|war|waren|wurde|wurden|est|sont|était|étaient|es|son|fue|fueron");

  /** German: since when stands before the object. */
  private static final Pattern SINCE =
      Pattern.compile("^(?<object>.+) (?<since>seit (?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d)$");

  /** German: who is advised; "Beratung von Reisen" has no verb. */
  private static final Pattern PEOPLE =
      Pattern.compile(
          "\\p{L}(?:ern?|innen|unden|ienten|gästen?|milien|ersonen|euten?|kräften?|irmen|ternehmen|betrieben?|ereinen?|emeinden?|mmunen|danten|ioren|gendlichen?|nschen|aaren?|eams?|enden|hörigen?|herren)(?!\\p{L})");

  private static final Map<Language, Map<String, Verb>> VERBS = new EnumMap<>(Language.class);

  static {
    for (var language : List.of(Language.GERMAN, Language.FRENCH, Language.SPANISH)) {
      VERBS.put(language, read(language));
    }
  }

  /**
   * The forms of a verb in the first person.
   *
   * @param lasting what was done again and again
   * @param done what was done at one time: a participle, or in Spanish the preterite
   */
  private record Verb(String present, String lasting, String done) {

    /** German: the verb without a prefix that is parted from it. */
    String finite() {
      return present.split(" ", 2)[0];
    }

    /** German: " an" of "fertige an", which ends the clause. */
    String prefix() {
      return present.substring(finite().length());
    }
  }

  /** The verb of a line, and where its object begins. */
  private record Head(String noun, Verb verb, int end) {}

  private final Language language;
  private final ActionObjects objects;

  ActionNouns(Language language) {
    this.language = language;
    objects = ActionObjects.of(language, Morphology.of(language));
  }

  /**
   * Reads a line.
   *
   * @param isOver whether the position has ended
   * @return empty where the line has no noun of action, or its object is not certain
   */
  Optional<Achievement> read(String line, boolean isOver) {
    if (language == Language.ENGLISH) {
      return Optional.empty(); // its lines begin with verbs
    }
    var whole = Lines.words(Lines.withoutAside(line));
    var all = first(whole);
    var figures =
        (all.size() < whole.size()
                ? figures(whole.subList(all.size(), whole.size()))
                : Lines.figures(line))
            .map(it -> " (" + it + ")")
            .orElse("");
    if (all.size() > MOST_WORDS) {
      return Optional.empty();
    }
    return head(all, 0)
        .flatMap(
            it -> {
              var isOnce =
                  Lines.isOfYear(line) || NounKinds.isDoneOnce(it.noun().split(" ", 2)[0], line);
              return language == Language.GERMAN
                  ? german(all, it, isOver || isOnce).map(told -> told.with(figures))
                  : romance(all, it, isOver, isOnce)
                      .map(
                          text ->
                              language == Language.FRENCH && isOnce
                                  ? Achievement.of(Form.PERFECT, text + figures)
                                  : Achievement.of(Form.CLAUSE, text + figures));
            });
  }

  /**
   * Of "Verkauf von Brillen, Beratung von Vereinen" the first, as each has its verb, and what is
   * before a comma that begins no list.
   */
  private List<String> first(List<String> all) {
    var isAside = false;
    for (var i = 1; i < all.size(); i++) {
      isAside = !all.get(i - 1).contains(")") && (isAside || all.get(i - 1).startsWith("("));
      var isList = all.subList(i, all.size()).stream().anyMatch(ActionNouns::isAnd);
      if (!isAside && all.get(i - 1).endsWith(",") && (!isList || head(all, i).isPresent())) {
        var kept = new ArrayList<>(all.subList(0, i));
        kept.set(i - 1, kept.getLast().replaceFirst(",$", ""));
        return kept;
      }
    }
    return all;
  }

  private static boolean isAdvice(Head head) {
    return head.noun().equals("Beratung");
  }

  /** A figure behind a comma that tells no other action: "tiré à 18 000 exemplaires". */
  private Optional<String> figures(List<String> tail) {
    var text = Lines.join(tail);
    return Optional.of(text)
        .filter(it -> tail.size() <= MOST_OF_FIGURES && it.matches(".*\\d.*"))
        .filter(it -> !it.matches(".*(?:[,:;(]|(?:19|20)\\d\\d).*") && !FINITE.matcher(it).find())
        .filter(_ -> head(tail, 0).isEmpty());
  }

  private Optional<Achievement> german(List<String> all, Head head, boolean isPast) {
    var second = second(all, head);
    for (var i = second.orElse(head).end() + 1; i + 1 < all.size(); i++) {
      // "Beratung von Kunden und Verkauf von Reisen": two verbs with an object each
      var next = isAnd(all.get(i)) ? head(all, i + 1) : Optional.<Head>empty();
      if (next.isPresent() && next.get().end() < all.size()) {
        var and = " " + all.get(i) + " ";
        return german(all.subList(0, i), head, isPast)
            .flatMap(
                one ->
                    german(all, next.get(), isPast)
                        .map(it -> Achievement.of(one.form(), one.text() + and + it.text())));
      }
    }
    if (second.isPresent() && (head.verb().prefix() + second.get().verb().prefix()).length() > 0) {
      return Optional.empty();
    }
    return objects
        .object(all.subList(second.orElse(head).end(), all.size()), head.noun())
        .filter(
            it ->
                !isAdvice(head) && second.filter(ActionNouns::isAdvice).isEmpty()
                    || PEOPLE.matcher(it).find())
        .map(SINCE::matcher)
        .map(it -> it.replaceFirst("${since} ${object}"))
        .map(
            object -> {
              var last = second.map(Head::verb);
              return isPast
                  ? Achievement.of(
                      Form.PERFECT,
                      object
                          + " "
                          + head.verb().done()
                          + last.map(it -> " und " + it.done()).orElse(""))
                  : Achievement.of(
                      Form.CLAUSE,
                      head.verb().finite()
                          + last.map(it -> " und " + it.finite()).orElse("")
                          + " "
                          + object
                          + head.verb().prefix());
            });
  }

  private Optional<String> romance(List<String> all, Head head, boolean isOver, boolean isOnce) {
    var second = second(all, head);
    var verbs =
        subject(form(head.verb(), isOver, isOnce), isOnce)
            + second.map(it -> and(it.verb(), isOver, isOnce)).orElse("");
    var begin = second.orElse(head).end();
    for (var i = begin + 1; i + 1 < all.size(); i++) {
      // "vente de titres et accueil des voyageurs": two verbs with an object each
      var next = isAnd(all.get(i)) ? head(all, i + 1) : Optional.<Head>empty();
      if (next.isPresent() && next.get().end() < all.size()) {
        var and = all.get(i);
        return objects
            .object(all.subList(begin, i), head.noun())
            .flatMap(
                object ->
                    romance(all, next.get(), isOver, isOnce)
                        .map(it -> verbs + " " + object + " " + and + " " + it));
      }
    }
    return objects
        .object(all.subList(begin, all.size()), second.orElse(head).noun())
        .map(it -> verbs + " " + it);
  }

  private String and(Verb verb, boolean isOver, boolean isOnce) {
    var form = form(verb, isOver, isOnce);
    return language == Language.FRENCH ? " et " + form : " " + LetterPhrases.and("y", form) + form;
  }

  private String form(Verb verb, boolean isOver, boolean isOnce) {
    return isOnce ? verb.done() : isOver ? verb.lasting() : verb.present();
  }

  /** The frames have the subject of a participle, and Spanish needs none. */
  private String subject(String form, boolean isOnce) {
    return language == Language.SPANISH || isOnce
        ? form
        : (FrenchLines.isElided(form) ? "j'" : "je ") + form;
  }

  private static boolean isAnd(String word) {
    return word.matches("und|sowie|et|y|e");
  }

  /** "Montage und Wartung": two verbs with one object. */
  private Optional<Head> second(List<String> all, Head head) {
    return head.end() < all.size() && isAnd(all.get(head.end()))
        ? head(all, head.end() + 1)
        : Optional.empty();
  }

  /** The longest noun of the table that begins at a place. */
  private Optional<Head> head(List<String> all, int begin) {
    var verbs = VERBS.get(language);
    for (var end = Math.min(begin + 3, all.size()); end > begin; end--) {
      var text = Lines.join(all.subList(begin, end));
      var noun = language == Language.GERMAN ? text : Lines.small(text);
      var verb = verbs.get(noun);
      if (verb != null) {
        return Optional.of(new Head(noun, verb, end));
      }
    }
    return Optional.empty();
  }

  /** Whether a noun is one for what is done, as a text has it. */
  static boolean isAction(Language language, String noun) {
    return VERBS.containsKey(language) && VERBS.get(language).containsKey(noun);
  }

  /** The forms of a table, for tests. */
  static List<List<String>> forms(Language language) {
    return VERBS.get(language).values().stream()
        .map(it -> List.of(it.present(), it.lasting(), it.done()))
        .toList();
  }

  private static Map<String, Verb> read(Language language) {
    var verbs = new HashMap<String, Verb>();
    for (var line : TextResource.lines("/ai/letter/actions." + language.code() + ".txt")) {
      var sides = line.split(" = ");
      var forms = sides[1].split("; ");
      var verb = new Verb(forms[0], forms[1], forms[forms.length - 1]);
      List.of(sides[0].split(", ")).forEach(it -> verbs.put(it, verb));
    }
    return verbs;
  }
}
