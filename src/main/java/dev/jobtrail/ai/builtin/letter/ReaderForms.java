package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells what an employer says of itself to this employer: "we build pumps" as "you build pumps".
 */
final class ReaderForms {

  private static final Map<Language, String> THIRD_PERSON =
      Map.of(
          Language.ENGLISH, "VBZ",
          Language.GERMAN, "VER(?::AUX|:MOD)?:3:SIN:PRÄ.*",
          Language.FRENCH, "V.* ind pres 3 [sp]",
          Language.SPANISH, "V.IP3[SP].*");

  /** German prefixes with which a verb is in no dictionary as often as not. */
  private static final Pattern PREFIX =
      Pattern.compile("(?<prefix>be|ent|er|ver|zer)(?<verb>\\p{Ll}{4,})");

  /** Behind these the Spanish forms of present and past are those of the past. */
  private static final Pattern PAST =
      Lines.anyOf(
          "hace (?:un|una|dos|tres|cuatro|cinco|seis|poco|\\d+)|en \\d{4}|el año pasado|ayer");

  private final Language language;
  private final Morphology words;

  ReaderForms(Language language) {
    this.language = language;
    words = Morphology.of(language);
  }

  /** A sentence in the first person of the plural; empty where a form is not certain. */
  Optional<String> addressed(String sentence) {
    return switch (language) {
      case ENGLISH -> Optional.of(english(sentence));
      case GERMAN -> german(sentence);
      case FRENCH -> french(sentence);
      case SPANISH -> spanish(sentence);
    };
  }

  /** Whether the dictionary has the word as a verb in the third person of the present. */
  boolean isThirdPerson(String word) {
    return words.is(word, THIRD_PERSON.get(language));
  }

  /** The infinitive of a verb in the third person of the present; "" for other words. */
  String lemma(String verb) {
    var known =
        words.readings(verb).stream()
            .filter(it -> it.tag().matches(THIRD_PERSON.get(language)))
            .map(Morphology.Reading::lemma)
            .findFirst()
            .orElse("");
    var prefix = PREFIX.matcher(verb);
    if (!known.isEmpty()
        || language != Language.GERMAN
        || !words.readings(verb).isEmpty()
        || !prefix.matches()) {
      return known;
    }
    var plain = lemma(prefix.group("verb"));
    return plain.isEmpty() ? "" : prefix.group("prefix") + plain;
  }

  /** The form of a verb in the third person that goes with "you". */
  Optional<String> form(String verb) {
    var lemma = lemma(verb);
    return switch (language) {
      case ENGLISH -> Optional.of(lemma.equals("be") ? "are" : lemma);
      case GERMAN -> Optional.of(lemma.equals("sein") ? "sind" : lemma);
      case FRENCH ->
          Stream.of(
                  lemma.equals("être") ? "êtes" : lemma.equals("faire") ? "faites" : "",
                  lemma.replaceFirst("er$", "ez"),
                  verb.replaceFirst("ent$", "ez"),
                  verb.replaceFirst("t$", "ssez"),
                  verb.replaceFirst("t$", "sez"),
                  verb.replaceFirst("d$", "dez"))
              .filter(it -> words.is(it, "V.* ind pres 2 p"))
              .findFirst();
      case SPANISH ->
          Optional.of(verb.equals("es") ? "son" : words.is(verb, "V.IP3P.*") ? verb : verb + "n")
              .filter(it -> words.is(it, "V.IP3P.*"));
    };
  }

  private static String english(String text) {
    return text.replaceAll("\\bWe\\b", "You")
        .replaceAll("\\bwe\\b", "you")
        .replaceAll("\\bOur\\b", "Your")
        .replaceAll("\\bour\\b", "your")
        .replaceAll("\\bours\\b", "yours")
        .replaceAll("\\bourselves\\b", "yourselves");
  }

  /** The forms of "wir" and "Sie" are the same. */
  private static Optional<String> german(String text) {
    var told =
        text.replaceAll("\\b(?i:wir)\\b", "Sie")
            .replaceAll("\\b([Bb]ei|[Vv]on|[Mm]it|[Zz]u) uns\\b", "$1 Ihnen")
            .replaceAll("\\b[Uu]nser(e[mnrs]?)?\\b", "Ihr$1");
    return told.matches("(?iu).*\\buns\\b.*") ? Optional.empty() : Optional.of(told);
  }

  private Optional<String> french(String text) {
    var told = new ArrayList<String>();
    for (var word : Lines.words(text)) {
      var bare = Lines.bare(word);
      var form = bare;
      if (words.is(bare.toLowerCase(Locale.ROOT), "V.* ind pres 1 p")) {
        form =
            switch (bare) {
              case "sommes" -> "êtes";
              case "faisons" -> "faites";
              case "disons" -> "dites";
              default -> bare.replaceFirst("ons$", "ez");
            };
        if (!words.is(form, "V.* ind pres 2 p")) {
          return Optional.empty();
        }
      } else if (bare.equalsIgnoreCase("nous")) {
        form = Lines.isCapital(bare) ? "Vous" : "vous";
      } else if (bare.equalsIgnoreCase("notre")) {
        form = Lines.isCapital(bare) ? "Votre" : "votre";
      } else if (bare.equalsIgnoreCase("nos")) {
        form = Lines.isCapital(bare) ? "Vos" : "vos";
      } else if (words.is(bare, "V.* (?:ind impa|ind futu|con pres|sub pres) 1 p")) {
        return Optional.empty();
      }
      told.add(word.replace(bare, form));
    }
    return Optional.of(Lines.join(told));
  }

  private Optional<String> spanish(String text) {
    var isPast = PAST.matcher(text).find();
    var told = new ArrayList<String>();
    for (var word : Lines.words(text)) {
      var bare = Lines.bare(word);
      var small = bare.toLowerCase(Locale.ROOT);
      var form = bare;
      if (words.is(small, "V.I.1P.*")) {
        form =
            switch (small) {
              case "somos" -> "son";
              case "estamos" -> "están";
              case "tenemos" -> "tienen";
              case "vamos" -> "van";
              case "hacemos" -> "hacen";
              default ->
                  words.is(small, "V.IF1P.*")
                      ? small.replaceFirst("emos$", "án")
                      : isPast && words.is(small, "V.IS1P.*")
                          ? small.replaceFirst("amos$", "aron").replaceFirst("imos$", "ieron")
                          : small.replaceFirst("amos$", "an").replaceFirst("[ei]mos$", "en");
            };
        if (!words.is(form, "V.I[PSF]3P.*")) {
          return Optional.empty();
        }
        form = Lines.isCapital(bare) ? Lines.capital(form) : form;
      } else if (small.matches("nuestr[oa]")) {
        form = Lines.isCapital(bare) ? "Su" : "su";
      } else if (small.matches("nuestr[oa]s")) {
        form = Lines.isCapital(bare) ? "Sus" : "sus";
      } else if (small.equals("nos") || small.equals("nosotros")) {
        return Optional.empty();
      }
      told.add(word.replace(bare, form));
    }
    return Optional.of(Lines.join(told));
  }
}
