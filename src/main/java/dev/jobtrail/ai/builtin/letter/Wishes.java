package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.Stemmer;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an owner asks of a letter: its language, length and tone, and what to mention or leave out.
 * Everything else is reported as not followed.
 */
final class Wishes {

  private static final int LONGEST = 4_000;
  private static final int SHORTEST_WORD = 3;
  private static final int SHORTEST_KIN = 6;

  /** Up to so many words a letter is called short, and from so many on long. */
  private static final int SHORT_LETTER = 220;

  private static final int LONG_LETTER = 300;

  /** By this share the number of words may differ from the one asked for. */
  private static final double TOLERANCE = 0.1;

  /** Between the wishes of a sentence, and between the things of one wish. */
  private static final Pattern JOINT =
      Pattern.compile("(?iu)[;,]\\s+(?:(?:and|but|und|aber|et|mais|y|pero) )?|" + Lines.JOINT);

  private static final Pattern MENTION =
      Lines.anyOf(
          "mention(?:ing)?|emphasi[sz]e|highlight|stress|focus(?:ing)? on|includ(?:e|ing)|talk(?:ing)? about|writ(?:e|ing) about"
              + "|refer(?:ring)? to|point out|bring up|say|state|tell (?:them|him|her)|explain|nam(?:e|ing)"
              + "|erwähnen?|beton(?:e|en)|hervorheben|heben?(?= .* hervor$)|eingehen auf|eingehen|gehen?(?: bitte)? (?:auf|darauf)(?= .* ein$)|schreiben?(?: etwas)? (?:über|von)|nennen?"
              + "|herausstellen|stellen?(?= .* heraus$)|hinweisen|weisen?(?: bitte)? (?:auf|darauf)(?= .* hin$)|erklären?"
              + "|mentionn(?:e[rz]?|ant)|évoque[rz]?|parle[rz]? (?:de|du|des)|insiste[rz]? sur|souligne[rz]?|me(?:ts|ttez|ttre) en avant"
              + "|indique[rz]?|précise[rz]?|di(?:s|tes|re) que|explique[rz]?|nomme[rz]?"
              + "|mencion(?:a|e|es|ar|ando)|destac(?:a|ar)|destaques?|resalt(?:a|e|es|ar)|subray(?:a|e|es|ar)|habl(?:a|e|es|ar) (?:de|del|sobre)"
              + "|inclu(?:ye|ya|yas|ir)|enfatiz(?:a|ar)|enfatices?|indi(?:ca|car)|indiques?|di que|diga que|haz hincapié en|explicar?|expliques?|nombr(?:a|e|es|ar)");

  private static final Pattern NOT =
      Lines.anyOf(
          "(?:do not|don't|dont|never|without|avoid|not)(?: please)?"
              + "|nicht|nie|ohne|vermeiden?"
              + "|ne|sans|pas|jamais|évite[rz]?(?: de)?"
              + "|no|sin|nunca|evit(?:a|e|es|ar)");

  private static final Pattern ELIDED_NOT =
      Pattern.compile("(?iu)(?<!\\p{L})n'(?=évoque|indique|explique|insiste)");

  /** The verb and the denial are one: "leave out my age", "kein Wort über mein Alter". */
  private static final Pattern OMIT =
      Lines.anyOf(
          "(?:leave|leaving|keep) out|(?:leave|keep)(?= .* out$)|omit(?:ting)?|skip(?:ping)?|exclude|without|nothing about|no word (?:about|of|on)|no mention of"
              + "|lass(?:en|t)?(?: sie)?(?= .* (?:weg|aus)$)|weglassen|auslassen|verzichten? auf|ohne|nichts (?:über|von|zu[mr]?)|kein wort (?:über|von|zu[mr]?)|keine erwähnung (?:von|der|des)"
              + "|ome(?:ts|ttez|ttre)|laisse[rz]? de côté|sans|rien sur|pas un mot (?:de|sur)|pas de mention (?:de|du|des)"
              + "|omit(?:e|a|as|ir)|dej(?:a|e|es|ar) fuera|excluye|sin|nada (?:de|sobre)|ni una palabra (?:de|sobre)");

  /** The end of a German or English verb that stands around a thing: "lass TU Berlin weg". */
  private static final Pattern PARTICLE =
      Pattern.compile("(?iu) (?:hervor|heraus|hin|ein|weg|aus|out)$");

  private static final Pattern SHORT =
      Lines.anyOf(
          "short|shorter|brief|briefer|concise|kurz|kürzer|knapp|knapper|kurzes|kurzer|courte?|bref|brève|concise?|breve|cort[oa]|concis[oa]");

  private static final Pattern LONG =
      Lines.anyOf(
          "long|longer|more details?|(?:more )?detailed|lang|länger|langer|ausführlich|ausführlicher|longue|détaillée?|larg[oa]|extens[oa]|detallad[oa]");

  private static final Pattern WORDS =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?<count>\\d{2,3}) (?:words|wörtern?|worten?|mots|palabras)");

  private static final Pattern MOST =
      Lines.anyOf(
          "at most|max|maximum|under|below|less than|fewer than|no more than|höchstens|maximal|unter|weniger als|nicht mehr als"
              + "|au plus|au maximum|moins de|pas plus de|máximo|como máximo|menos de|no más de");

  private static final Pattern INFORMAL =
      Lines.anyOf(
          "(?:less|weniger|moins|menos) (?:formal|formell|förmlich|formel)|informal|casual|informell|informel|friendly|friendlier|warm|warmer|personal"
              + "|freundlich|freundlicher|herzlich|herzlicher|locker|lockerer|persönlich|persönlicher|wärmer"
              + "|chaleureu(?:x|se)|amicale?|personnel(?:le)?|cálid[oa]|cercan[oa]|amable|cordial");

  private static final Pattern FORMAL =
      Lines.anyOf(
          "formal|formally|formell|formeller|förmlich|förmlicher|formel|formelle|soutenue?|formales?");

  private static final Map<Language, Pattern> LANGUAGES =
      new EnumMap<>(
          Map.of(
              Language.ENGLISH, Lines.anyOf("in english|auf englisch|en anglais|en inglés"),
              Language.GERMAN, Lines.anyOf("in german|auf deutsch|en allemand|en alemán"),
              Language.FRENCH, Lines.anyOf("in french|auf französisch|en français|en francés"),
              Language.SPANISH, Lines.anyOf("in spanish|auf spanisch|en espagnol|en español")));

  private static final Pattern PLEASE =
      Lines.anyOf("please|bitte|merci de|s'il (?:vous|te) pla[iî]t|por favor");

  /** Words around a wish, folded. */
  private static final Set<String> EMPTY =
      Stream.of(
              ("that this with have about their please make keep write letter cover experience experiences skill skills work years more bit little thing thank thanks tone"
                      + " bitte danke mein meine meinen meiner meinem brief anschreiben schreibe schreiben erfahrung erfahrungen kenntnisse arbeit jahre dass etwas sie auch mehr"
                      + " merci plait mon mes lettre ecris ecrivez ecrire redige redigez rediger experience experiences competences travail annees plus fais faites soit"
                      + " gracias favor mis carta escribe escriba escribir experiencia experiencias habilidades trabajo anos mas haz haga tono")
                  .split(" "))
          .collect(Collectors.toUnmodifiableSet());

  /**
   * @param text as the owner has written it
   */
  private record Thing(String text, Set<String> words) {}

  /** The language that the letter is to be written in; empty where none is named. */
  final Optional<Language> language;

  final Optional<CoverLetterTone> tone;
  final boolean isShort;
  final boolean isLong;

  /** The language of the instructions, whose words and stems tell what they are about. */
  private final Language own;

  private final List<Thing> unwanted = new ArrayList<>();
  private final List<Thing> wanted = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private final Optional<Integer> count;
  private final boolean isMost;

  Wishes(String instructions) {
    var text =
        instructions == null
            ? ""
            : instructions
                .substring(0, Math.min(instructions.length(), LONGEST))
                .replace('’', '\'');
    own = Language.detect(Tokenizer.tokenize(text).stream().map(TextToken::folded).toList());
    language =
        LANGUAGES.entrySet().stream()
            .filter(it -> it.getValue().matcher(text).find())
            .map(Map.Entry::getKey)
            .findFirst();
    var manner = new StringBuilder();
    text.lines()
        .map(it -> it.replaceFirst("^[\\s*•-]+", ""))
        .flatMap(it -> Sentences.split(it).stream())
        .forEach(it -> read(it.replaceFirst("[.!]+$", ""), manner));
    wanted.removeIf(it -> it.words().isEmpty());
    unwanted.removeIf(it -> it.words().isEmpty());
    count =
        WORDS.matcher(manner).results().map(it -> Integer.valueOf(it.group("count"))).findFirst();
    isMost = MOST.matcher(manner).find();
    isShort = SHORT.matcher(manner).find() || count.filter(it -> it <= SHORT_LETTER).isPresent();
    isLong =
        !isShort
            && (LONG.matcher(manner).find()
                || count.filter(it -> it >= LONG_LETTER && !isMost).isPresent());
    tone =
        INFORMAL.matcher(manner).find()
            ? Optional.of(CoverLetterTone.WARM)
            : FORMAL.matcher(manner).find()
                ? Optional.of(CoverLetterTone.FORMAL)
                : Optional.empty();
  }

  /**
   * A part of a sentence without a verb of its own is one more thing of the wish before it, or in
   * German of the one behind it.
   *
   * @param manner receives what is said of the letter as a whole
   */
  private void read(String sentence, StringBuilder manner) {
    List<Thing> list = null;
    var open = new ArrayList<Thing>();
    for (var part : JOINT.split(sentence)) {
      var isOmitted = OMIT.matcher(part).find();
      var isMentioned = MENTION.matcher(part).find();
      if (isOmitted || isMentioned) {
        var isNot = isOmitted || isDenied(part);
        list = isNot ? unwanted : wanted;
        list.addAll(open);
        open.clear();
        list.add(thing(part));
      } else if (isOfManner(part)) {
        manner.append(part).append('\n');
      } else if (list != null) {
        // "mention Kafka, but not Java"
        (isDenied(part) ? unwanted : list).add(thing(part));
      } else {
        open.add(thing(part));
      }
    }
    open.stream().filter(it -> !it.words().isEmpty()).map(Thing::text).forEach(unknown::add);
  }

  private static boolean isDenied(String part) {
    return NOT.matcher(part).find() || ELIDED_NOT.matcher(part).find();
  }

  private static boolean isOfManner(String part) {
    return Stream.concat(
            Stream.of(SHORT, LONG, WORDS, INFORMAL, FORMAL), LANGUAGES.values().stream())
        .anyMatch(it -> it.matcher(part).find());
  }

  /** What is left of a part without the words of the wish. */
  private Thing thing(String part) {
    var text = part;
    for (var pattern : List.of(OMIT, ELIDED_NOT, MENTION, NOT, PLEASE)) {
      text = pattern.matcher(text).replaceAll(" ");
    }
    if (!text.equals(part)) {
      text = PARTICLE.matcher(text.stripTrailing()).replaceFirst("");
    }
    return new Thing(
        text.replaceAll("\\s+", " ").replaceFirst("^ ?[:,-] ", "").strip(), words(text));
  }

  boolean forbid(String text) {
    return concern(unwanted, text);
  }

  boolean ask(String text) {
    return concern(wanted, text);
  }

  private boolean concern(List<Thing> things, String text) {
    return things.stream().anyMatch(it -> concerns(it, text));
  }

  private boolean concerns(Thing thing, String text) {
    var words = words(text);
    return thing.words().stream()
        .allMatch(it -> words.contains(it) || words.stream().anyMatch(word -> isKin(it, word)));
  }

  /** "Betreuung" and "betreue", "negociación" and "negocio". */
  private static boolean isKin(String one, String other) {
    var shorter = Math.min(one.length(), other.length());
    var same = 0;
    while (same < shorter && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return shorter >= SHORTEST_KIN && same >= shorter - 1;
  }

  /**
   * What a letter does otherwise than asked, in plain words.
   *
   * @param letter as it is kept, without the sentences that the guard refused
   */
  List<Message> unmet(String letter) {
    var sentences = letter.lines().flatMap(it -> Sentences.split(it).stream()).toList();
    var unmet = new ArrayList<Message>();
    var missing = listed(wanted, it -> sentences.stream().noneMatch(one -> concerns(it, one)));
    if (!missing.isEmpty()) {
      unmet.add(
          Message.of(
              "Not mentioned, because your resume and confirmed facts support no sentence about it: %s.",
              missing));
    }
    var kept = listed(unwanted, it -> sentences.stream().anyMatch(one -> concerns(it, one)));
    if (!kept.isEmpty()) {
      unmet.add(Message.of("Still mentioned, because the letter needs it: %s.", kept));
    }
    var length = Lines.count(List.of(letter));
    if (count.filter(it -> isMost ? length > it : isFarFrom(it, length)).isPresent()) {
      unmet.add(
          Message.of(
              "The letter has %d words instead of %d; letters have %d to %d.",
              length, count.get(), LetterTask.SHORTEST, LetterTask.LONGEST));
    }
    if (!unknown.isEmpty()) {
      unmet.add(
          Message.of(
              "Not followed: %s. Without a language model, only wishes about length, tone, language, and what to mention or leave out are followed.",
              quoted(unknown.stream())));
    }
    return unmet;
  }

  private static boolean isFarFrom(int wanted, int length) {
    return Math.abs(length - wanted) > wanted * TOLERANCE;
  }

  private String listed(List<Thing> things, Predicate<Thing> condition) {
    return quoted(things.stream().filter(condition).map(Thing::text));
  }

  private static String quoted(Stream<String> texts) {
    return texts.map(it -> "“" + it + "”").collect(Collectors.joining(", "));
  }

  private Set<String> words(String text) {
    var stemmer = Stemmer.ofTerms(own);
    return Tokenizer.tokenize(text).stream()
        .filter(
            it ->
                it.folded().length() >= SHORTEST_WORD
                    || Lines.isTerm(it.surface())
                    || Lines.isCapital(it.surface()))
        .filter(it -> !EMPTY.contains(it.folded()) && !own.isFunctionWord(it.folded()))
        .map(it -> stemmer.stem(it.folded()))
        .collect(Collectors.toSet());
  }
}
