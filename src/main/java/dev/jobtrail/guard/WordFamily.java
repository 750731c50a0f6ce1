package dev.jobtrail.guard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words of one root: verbs, the nouns made of them, and their forms ("redacto" and "redacción",
 * "rechne ... ab" and "Abrechnung"). Words for persons are no members: who tests is not yet a
 * tester.
 */
final class WordFamily {

  private static final int SHORTEST_ROOT = 4;

  /** A verb as short has a noun as short: "tirer" and "tirage". */
  private static final int SHORTEST_VERB_ROOT = 3;

  private static final int PREFIX = 3;

  /** Roots that have one form in the verb and another in its noun: prescribe, prescription. */
  private static final List<Map.Entry<Pattern, String>> ROOTS =
      List.of(
          Map.entry(Pattern.compile("(?<=[a-z])(?:cript|crib|criv|crir|crit)(?=[a-z])"), "crip"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:duct|duis|duir|duzc|duit|duj)"), "duc"),
          Map.entry(Pattern.compile("(?<=[a-z])(?:struct|struis|struir|struy)"), "stru"),
          Map.entry(Pattern.compile("(?<=[a-z])(?:ceb|cev|ceiv|coiv|cept|cepc)"), "cep"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:mett|miss|misi)"), "mit"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:cid|cis)(?=[aeio])"), "cis"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:pend|pens)(?=[aeio])"), "pens"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:poner|pong|poni|posic|posit)"), "pon"),
          Map.entry(Pattern.compile("(?<=[a-z]{2})(?:vert|vers)(?=[aeio])"), "vers"));

  private static final Set<String> ENDINGS =
      words(
          // English
          "e s es ed d ing ion ions cation cations ation ations ition ment ments al als ance ence y"
              + " ies ied ly"
              // German
              + " ic ical ics isch ische ischen ischer isches ischem ik ie ique iques ico ica icos"
              + " icas en t te ten tet st ung ungen end ende enden ender endes er es em n iere iert"
              + " ierte ieren ierung ierungen tion tionen ationen lich liche lichen licher"
              // French
              + " ent ez ons ait ais aient ant ante ants antes ee ees age ages ement ements ure"
              + " ures tion tions ture is it ir issage issages issons issez issent issais issait"
              + " issaient isseur issant issement issements al ale aux ales"
              // Spanish
              + " o a as os an amos emos imos ar ando iendo ado ada ados adas ido ida idos idas aba aban abamos"
              + " ia ian io ieron aron cion ciones acion aciones icion iciones miento mientos"
              + " amiento imiento aje ura encia ancia tura");

  /** Endings that only nouns of action and verbs have, safe behind a short root. */
  private static final Set<String> ACTIONS =
      words(
          "er e ait ais aient ant age ing ed ung te ten en ar o a an aba aban ando ado ada ados"
              + " adas aje ent ons ez ee ees");

  private static final Set<String> PARTICLES =
      words(
          "ab an auf aus bei ein mit nach vor zu um her hin teil durch weiter zusammen hoch hinzu fest frei"
              + " bereit instand zuruck vorbei weg los fort wieder heraus hinaus herein dar");

  private static final Pattern CLITIC =
      Pattern.compile("(?<=[a-z]{3}(?:ar|er|ir|ando|iendo))(?:me|nos|se|l[aeo]s?)$");

  private final Map<String, List<String>> members = new HashMap<>();

  private static Set<String> words(String text) {
    return Set.copyOf(new HashSet<>(Arrays.asList(text.split(" "))));
  }

  /** Takes in the words of a sentence, and German verbs with the particles that end its clauses. */
  void add(Sentence sentence) {
    for (var clause : sentence.clauses()) {
      var words = clause.tokens().stream().filter(Token::isWord).map(Token::word).toList();
      words.forEach(this::add);
      if (isGerman(sentence) && !words.isEmpty() && PARTICLES.contains(words.getLast())) {
        words.subList(0, words.size() - 1).forEach(it -> add(words.getLast() + it));
      }
    }
  }

  /** The verb with the particle that ends its clause: "weise ... ein"; null where none does. */
  static String separable(Sentence sentence, int at) {
    var last = sentence.clauseOf(at).tokens().stream().filter(Token::isWord).reduce((a, b) -> b);
    return isGerman(sentence)
            && last.isPresent()
            && PARTICLES.contains(last.get().word())
            && last.get() != sentence.tokens().get(at)
            && !sentence.tokens().get(at).word().startsWith(last.get().word())
        ? last.get().word() + sentence.tokens().get(at).word()
        : null;
  }

  static boolean isParticle(String word) {
    return PARTICLES.contains(word);
  }

  /** Whether the word is the particle of a separable verb, as which it says nothing by itself. */
  static boolean isParticle(Sentence sentence, int at) {
    var token = sentence.tokens().get(at);
    return isGerman(sentence)
        && PARTICLES.contains(token.word())
        && sentence.clauseOf(at).tokens().getLast() == token;
  }

  private static boolean isGerman(Sentence sentence) {
    return sentence.language() == TextLanguage.GERMAN
        || sentence.language() == TextLanguage.UNKNOWN;
  }

  private void add(String word) {
    for (var part : word.split("_")) {
      if (part.length() > PREFIX) {
        members.computeIfAbsent(start(part), it -> new ArrayList<>()).add(part);
      }
    }
  }

  private static String start(String word) {
    return word.substring(0, PREFIX - 1);
  }

  boolean hasKinOf(String word) {
    return word.length() > PREFIX
        && members.getOrDefault(start(word), List.of()).stream().anyMatch(it -> areKin(it, word));
  }

  static boolean areKin(String one, String other) {
    if (Lexicon.INSTANCE.isTitle(one) != Lexicon.INSTANCE.isTitle(other)) {
      return false;
    }
    if (Lexicon.INSTANCE.haveOneRoot(one, other)) {
      return true;
    }
    if (!one.regionMatches(1, other, 1, 1)) {
      return false; // a root has three letters, and the roots below keep their second one
    }
    var first = spelledAlike(withoutClitic(one));
    var second = spelledAlike(withoutClitic(other));
    var common = 0;
    while (common < Math.min(first.length(), second.length())
        && first.charAt(common) == second.charAt(common)) {
      common++;
    }
    // "supervis-ion" and "supervi-so": the root may be shorter than what the words share
    for (var root = common; root >= Math.max(SHORTEST_VERB_ROOT, common - 2); root--) {
      var endings = root < SHORTEST_ROOT ? ACTIONS : ENDINGS;
      if (isEnding(first.substring(root), endings) && isEnding(second.substring(root), endings)) {
        return true;
      }
    }
    return false;
  }

  /** "Administrarla": the object behind a Spanish infinitive or gerund is no part of the verb. */
  private static String withoutClitic(String word) {
    return CLITIC.matcher(word).replaceFirst("");
  }

  private static boolean isEnding(String rest, Set<String> endings) {
    return rest.isEmpty() || endings.contains(rest);
  }

  /** The same root is spelled in two ways before different vowels. */
  private static String spelledAlike(String word) {
    var result = word;
    for (var it : ROOTS) {
      result = it.getKey().matcher(result).replaceFirst(it.getValue());
    }
    return result.replace("cc", "ct").replace("qu", "c").replace("gue", "ge").replace("z", "c");
  }
}
