package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a posting says of its employer's work, told back to the employer. */
final class EmployerStatement {

  private static final int FEWEST_WORDS = 5;
  private static final int MOST_WORDS = 24;
  private static final int FEWEST_SHARED = 2;
  private static final int SHORTEST_NAME = 4;

  /**
   * What the employer makes or does for others needs no words of the resume to be worth telling.
   */
  private static final Pattern ACTIVITY =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:we (?:\\w+ly"
              + " )?(?:make|build|sell|produce|manufacture|supply|serve|design|develop|operate|treat|teach|deliver|move|ship|grow|publish|print|insure|process|repair|train|provide|run|advise|support|transport|install|maintain|bake|brew|care|look"
              + " after|organi[sz]e|restore|print)|wir (?:\\p{L}+"
              + " )?(?:fertigen|bauen|produzieren|versorgen|betreuen|liefern|entwickeln|behandeln|pflegen"
              + " Menschen|begleiten|vertreiben|verkaufen|beraten|unterrichten|transportieren|stellen"
              + " .* her|drucken|backen|versichern|reparieren|planen und bauen|verarbeiten|handeln"
              + " mit)|nous"
              + " (?:fabriquons|produisons|concevons|vendons|accompagnons|soutenons|livrons|développons|gérons|soignons|formons|éditons|distribuons|accueillons|construisons|transportons|conseillons|imprimons)"
              + "|fabricamos|elaboramos|producimos|vendemos|distribuimos|atendemos|desarrollamos|gestionamos|acompañamos|diseñamos|construimos|transportamos|formamos|cuidamos|asesoramos|instalamos|reparamos|cultivamos)(?!\\p{L}).*");

  /** The same of a third person: "Our plant makes ovens". */
  private static final Pattern THIRD =
      word(
          "makes|builds|sells|produces|manufactures|supplies|serves|designs|develops|operates|treats|teaches|delivers"
              + "|moves|ships|grows|publishes|prints|insures|processes|repairs|trains|provides|runs|advises|supports"
              + "|transports|installs|maintains|bakes|brews|connects|helps|looks after|organi[sz]es|restores"
              + "|fertigt|baut|produziert|versorgt|betreut|liefert|entwickelt|behandelt|pflegt|begleitet|vertreibt"
              + "|verkauft|berät|unterrichtet|transportiert|druckt|backt|versichert|repariert|verarbeitet|verbindet"
              + "|fabrique|produit|conçoit|vend|accompagne|soutient|livre|développe|gère|soigne|forme|édite|distribue"
              + "|accueille|construit|transporte|conseille|imprime"
              + "|fabrica|elabora|produce|vende|distribuye|atiende|desarrolla|gestiona|acompaña|diseña|construye"
              + "|transporta|forma|cuida|asesora|instala|repara|cultiva");

  /** Before what the posting says of the employer by its name. */
  private static final Map<Language, String> READ =
      Map.of(
          Language.ENGLISH, "In your posting, I read that ",
          Language.GERMAN, "In Ihrer Anzeige lese ich: ",
          Language.FRENCH, "Dans votre annonce, je lis que ",
          Language.SPANISH, "En su anuncio leo que ");

  private static final Map<Language, Pattern> OWN =
      Map.of(
          Language.ENGLISH, word("we|our|we['’]re|we['’]ve"),
          Language.GERMAN, word("wir|unser(?:e[mnrs]?)?|bei uns"),
          Language.FRENCH, word("nous|notre|nos"),
          Language.SPANISH, word("nuestr[oa]s?|\\p{L}+[aei]mos"));

  /** The reader is addressed, or somebody speaks of himself. */
  private static final Map<Language, Pattern> OTHER =
      Map.of(
          Language.ENGLISH, word("you|your|yours|yourself|i|my|us|if"),
          Language.GERMAN, word("sie|ihr|ihre[mnrs]?|ihnen|du|dich|dir|deine?[mnrs]?|ich"),
          Language.FRENCH, word("vous|votre|vos|tu|te|ton|ta|tes|je|nous nous"),
          Language.SPANISH,
              word("te|ti|tú|tu|tus|contigo|usted|ustedes|su|sus|yo|\\p{L}+(?:rás|ste)"));

  /** Pay, benefits, the application and what every employer says of itself. */
  private static final Pattern GENERAL =
      Pattern.compile(
          "(?iu).*(?:salar|\\bgoals?\\b|\\bmay\\b|would like|\\bopening\\b|\\bmoney\\b|\\bcourses?\\b|working hours|an? employer|an? company|unternehmen, das|arbeitgeber|entreprise"
              + " qui|employeur|es una empresa|we are |we have been|wir sind|nous"
              + " sommes|^somos|expect|will work"
              + " with|minute|welcome|adjust|reward|bonus|benefi|pension|insur|holiday|vacation|leave|coffee|fruit|breakfast|lunch|party|summer|interview|appl[yi]|resume|\\bcv\\b|cover"
              + " letter|feedback|equal|divers|discrimin|disab|gender|privacy|personal"
              + " data|bicycle|ticket for|celebrat|birthday|colleagues"
              + " come|candidate|recruit|hire|hiring|recommend|sustainab|renewable|electricity|carbon|moved?"
              + " offices|merger|survey|values|respect|seriously|perfect|blame|looking for|need"
              + " (?:a|an|one|some)|seek"
              + "|gehalt|urlaub|kaffee|obst|bewerb|vielfalt|gleich|datenschutz|nachhaltig|ökostrom|klimaneutral|zuschuss|werte|suchen|jahrzehnt|perfekt|umfrage|feier|sommerfest|respekt|weiterempfehl|wachsen|gewinn|spend|gespräch|fehler|führungskr|weiterbildung|vertrauen|ideen|miteinander"
              + "|salaire|prime|avantage|congé|candidat|recrut|diversité|égalité|handicap|valeurs|respect|cherchons|recherchons|confiance|mutuelle|télétravail|résultats|réunion|déjeuner|droit|sueldo|salari|vacacion|candidat|selecci|igualdad|diversidad|valores|respeto|buscamos|café|fruta"
              + " fresca|neutros|beneficio|energía|orgullo|horari|ofrecemos|disponemos|creemos|medimos|valoramos|crecimos|decimos|reunimos|agradecemos).*");

  /** What is missing or wrong is nothing to be drawn by. */
  private static final Pattern NEGATION =
      word(
          "not|no|never|nobody|without|too|nicht|kein\\p{L}*|ohne|nie|zu"
              + " viele|pas|sans|jamais|trop|ningún|sin|nunca|nadie|demasiad\\p{L}*");

  private final Language language;
  private final Morphology words;
  private final String company;
  private final Relevance relevance;

  EmployerStatement(Language language, String company, Relevance relevance) {
    this.language = language;
    this.company = company;
    this.relevance = relevance;
    words = Morphology.of(language);
  }

  /** The best of the statements first, each a whole sentence. */
  List<String> of(List<String> sentences, String resume) {
    var own = relevance.stems(resume);
    return sentences.stream()
        .map(String::strip)
        .filter(it -> it.matches("(?s)[\\p{Lu}¿¡\"„«][^:?]*[.!]"))
        .filter(
            it -> Lines.words(it).size() >= FEWEST_WORDS && Lines.words(it).size() <= MOST_WORDS)
        .filter(
            it ->
                !GENERAL.matcher(it).matches()
                    && !NEGATION.matcher(it).find()
                    && !OTHER.get(language).matcher(it).find())
        .filter(it -> OWN.get(language).matcher(it).find() || beginsWithCompany(it))
        .filter(it -> isActivity(it) || shared(own, it) >= FEWEST_SHARED)
        .sorted(Comparator.comparingDouble(it -> -value(own, it)))
        .map(this::told)
        .flatMap(Optional::stream)
        .limit(3)
        .toList();
  }

  private boolean isActivity(String sentence) {
    return ACTIVITY.matcher(sentence).matches() || THIRD.matcher(sentence).find();
  }

  /** By the name without its last words: "Torrent Clear S.L." is called "Torrent Clear" as well. */
  private boolean beginsWithCompany(String sentence) {
    var first = Lines.words(company).isEmpty() ? "" : Lines.words(company).getFirst();
    var plain = sentence.replaceFirst("^(?:The|Die|Der|Das|La|Le|L['’]|El) ?", "");
    return first.length() >= SHORTEST_NAME && plain.matches("\\Q" + first + "\\E(?!\\p{L}).*")
        || !company.isEmpty() && sentence.startsWith(company);
  }

  /** Whether a sentence of a posting is about pay, benefits, hiring or values. */
  static boolean isGeneral(String sentence) {
    return GENERAL.matcher(sentence).matches();
  }

  private double value(Set<String> own, String sentence) {
    return shared(own, sentence) + (isActivity(sentence) ? FEWEST_SHARED : 0);
  }

  private double shared(Set<String> own, String sentence) {
    return relevance.stems(sentence).stream().filter(own::contains).count();
  }

  private Optional<String> told(String sentence) {
    var plain = sentence.replaceAll("!$", ".");
    if (beginsWithCompany(sentence)) {
      var isElided = language == Language.FRENCH && FrenchLines.isElided(plain);
      var begin = READ.get(language);
      return Optional.of(
          (isElided ? begin.replaceFirst("e $", "'") : begin) + withoutCapital(plain));
    }
    return switch (language) {
      case ENGLISH -> Optional.of(english(plain));
      case GERMAN -> german(plain);
      case FRENCH -> french(plain);
      case SPANISH -> spanish(plain);
    };
  }

  /** An article is small within a sentence; a name is not. */
  private static String withoutCapital(String sentence) {
    return sentence.matches("(?:The|Die|Der|Das|La|Le|Les|L['’]|El) ?.*")
        ? Lines.small(sentence)
        : sentence;
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
              default -> small.replaceFirst("amos$", "an").replaceFirst("[ei]mos$", "en");
            };
        if (!words.is(form, "V.IP3P.*")) {
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

  private static Pattern word(String words) {
    return Pattern.compile("(?iu)(?<!\\p{L})(?:" + words + ")(?!\\p{L})");
  }
}
