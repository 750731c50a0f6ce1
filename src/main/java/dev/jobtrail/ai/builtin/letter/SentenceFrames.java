package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts values into phrases with the articles and prepositions that the language asks for. */
final class SentenceFrames {

  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)\\}");
  private static final Pattern NUMBER = Pattern.compile("\\[([^|\\[\\]]+)\\|([^|\\[\\]]+)\\]");
  private static final Pattern GERMAN_COMPANY =
      Pattern.compile(
          ".*\\b(?:g?GmbH|KG|KGaA|g?AG|OHG|UG|SE|eG|e?GbR|PartG(?:mbB)?|Stiftung|Gesellschaft)\\b.*");
  private static final Pattern GERMAN_ASSOCIATION = Pattern.compile(".*\\b(?:e\\.\\s?V\\.)$");

  /** Within a sentence the article of a name is declined: "bei der Holzmanufaktur". */
  private static final Pattern GERMAN_ARTICLE =
      Pattern.compile("(?<article>[Dd]ie|[Dd]er|[Dd]as) (?<rest>\\p{Lu}.*)");

  /** An article or preposition with which some write their name. */
  private static final Pattern FRENCH_BEGINNING =
      Pattern.compile(
          "(?:(?<l>[Ll]['’]|à l['’])|(?<la>[Ll]a |à la )|(?<le>[Ll]e |[Aa]u )|(?<les>[Ll]es |[Aa]ux )|[Cc]hez )(?<rest>\\p{L}.*)");

  /** In its first or second word; what has a legal form is a company. */
  private static final Pattern GERMAN_SCHOOL =
      Pattern.compile(
          "(?iu)(?!.*\\b(?:gmbh|kg|ag|e\\.\\s?v\\.))(?:(?:BBS|BBZ|BSZ|FH|HAW|HTW|KIT|LMU|OSZ|RWTH|TH|TU|VHS) .*|(?:\\S+"
              + " )?\\S*(?:schulen?|universität|gymnasium|akademie|kolleg|schulzentrum)(?: .*)?)");

  /** A masculine article or adjective that an accusative would change within a list. */
  private static final Pattern GERMAN_NOMINATIVE =
      Pattern.compile("(?:,|und|sowie) der |(?:^|(?:,|und|sowie) )\\p{Ll}{3,}er \\p{Lu}");

  /** Acronyms of institutions, by their gender. */
  private static final Pattern GERMAN_FEMININE =
      Pattern.compile("AWO|BBS|DLRG|FH|HAW|HTW|HWK|IHK|LMU|RWTH|TH|TU|VHS");

  private static final Pattern GERMAN_NEUTER =
      Pattern.compile("BBW|BBZ|BFW|BSZ|BZ|DRK|KIT|OSZ|THW");

  /** Where one works within rather than at. */
  private static final Pattern GERMAN_ROOM =
      Pattern.compile(
          "(?iu)(?!.*\\b(?:gmbh|kg|ag|e\\.\\s?v\\.))\\S*(?:kita|kindergarten|hort|krippe|kanzlei|praxis|apotheke)(?:"
              + " .*)?");

  private static final Pattern GERMAN_DEPUTY = Pattern.compile("(?i)(?:stellv|stv)\\. ?(\\S+)");

  private static final Pattern GERMAN_FEMININE_TITLE =
      Pattern.compile(".*(?:in|ung|frau|kraft|hilfe|schwester|hebamme|angestellte)");

  /** What an employer may be; other words at the beginning of a name are names. */
  private static final Pattern GERMAN_ORGANIZATION =
      Pattern.compile(
          "(?iu).*(?:\\p{L}{2}erei|agentur|akademie|amt|atelier|café|gemeinde|gericht|hafen|kirche|ministerium|mühle|pension|salon|wache|gut|zoo|anstalt|apotheke|bäckerei|bank|bauhof|behörde|betrieb|brauerei|büro|club"
              + "|dienst|druckerei|fabrik|feuerwehr|firma|forum|gärtnerei|gruppe|gymnasium|handel|haus|heim|hochschule|hof|hort"
              + "|hotel|institut|kanzlei|kasse|kita|kreis|kindergarten|klinik(?:en)?|klinikum|kolleg|kraftwerk|küche|labor|laden|manufaktur|genossenschaft|markt|museum"
              + "|molkerei|praxis|redaktion|restaurant|schloss|schmiede|schule|schreinerei|spedition|spital|polizei|wehr|unternehmung|stadt|station|stift|stiftung"
              + "|studio|theater|tischlerei|union|universität|verband|verbund|verein|verlag|versicherung|verwaltung|werke?"
              + "|werkstatt|zentrale|zentrum|zentren)");

  /** "The University of Leeds", but "King's College London". */
  private static final Pattern ENGLISH_INSTITUTION =
      Pattern.compile(
          "(?!The |.*['’]s )(?:\\p{Lu}[\\p{L}-]+ ){0,2}(?:Academy|Association|Bank|Board|Bureau|Chamber|Church|City|College|Council|Department|Diocese"
              + "|Embassy|Federation|House|Institute|Ministry|Museum|Office|School|Society|University)"
              + " (?:of|for) .+|(?:NHS|BBC|RSPCA|RNLI|National Trust|British (?:Army|Library|Museum)"
              + "|Royal (?:Air Force|Mail|Navy)|[\\p{L} ]+ Red Cross)");

  /** English and Romance names, which are feminine in the other languages. */
  private static final Pattern UNIVERSITY =
      Pattern.compile(
          "(?:(?:\\p{Lu}[\\p{L}.-]+ ){0,3}University|Universidad|Universitat|Universidade|Università|Université)(?: .*)?");

  private static final Pattern VOWEL =
      Pattern.compile("(?i)(?:[aeio]|u(?!ni|se|su|ti)|hono|hour|heir).*");
  private static final Pattern SPOKEN_VOWEL =
      Pattern.compile("[AEFHILMNORSX](?:\\p{Lu}|\\d|\\b|&).*");
  private static final int SHORTEST_NOUN = 3;

  /** "Bar staff" is nobody alone. */
  private static final Pattern ENGLISH_GROUP =
      Pattern.compile("(?i)(?:.* )?(?:staff|crew|personnel|security)");

  /** Both genders of a title, or two titles. */
  private static final Pattern DOUBLET =
      Pattern.compile(" / |\\p{Ll}{3}/-?\\p{L}|\\p{L}\\(\\p{Ll}{1,4}\\)");

  /** What an employer may be, also before a name. */
  private static final Pattern FRENCH_ORGANIZATION =
      Pattern.compile(
          "(?iu)\\p{L}{2,}erie|agence|associations?|ateliers?|auberge|banque|bibliothèque|biscuiterie|blanchisserie|boucherie|boulangerie|brasserie|cabinet|caisse|centre|chambre|charpente|château|cidrerie|clinique|collège"
              + "|communauté|commune|compagnie|confiserie|conserverie|coopérative|crèche|département|domaine|école|éditions|entreprise|établissements|étude|fabrique|ferme|fondation|fonderie|fromagerie|fruitière|garage|groupe|halte-garderie"
              + "|hôpital|hôtel|imprimerie|institut|jardinerie|laboratoires?|laiterie|librairie|lycée|mairie|maison|manufacture|menuiserie|métropole|miroiterie|musée|mutuelle|office|papeterie|pâtisserie|pépinière|pharmacie|poissonnerie|polyclinique|région"
              + "|résidence|restaurant|scierie|serrurerie|société|syndicat|teinturerie|théâtre|tonnellerie|transports|tuilerie|université|usine|verrerie|ville");

  private static final Pattern SPANISH_ORGANIZATION =
      Pattern.compile(
          "(?iu)\\p{L}{2,}ería|bar|café|cine|constructora|consultora|promotora|distribuidora|academia|agencia|almac[eé]n(?:es)?|asador|autoridad|caja|cámara|confederación|consorcio|delegación|patronato|servicio|asesoría|asociación|auditorio|autoescuela|ayuntamiento|banco|biblioteca|bodegas?|bufete|cafetería|camping|carnicería|carpintería|centro|cervecería|cl[ií]nica|club|colegio|conservera|cooperativa|diputación|editorial|empresa"
              + "|comunidad|concesionario|conservatorio|despacho|escuela|estudio|fábrica|facultad|farmacia|federación|ferretería|finca|floristería|fundación|gestoría|gimnasio|granja|grupo|guardería|heladería|hospital|hostal|hotel|imprenta|inmobiliaria|instituto|joyería|juzgado|laboratorios?|lavandería|librería|ludoteca|mancomunidad"
              + "|matadero|mesón|ministerio|mutua|museo|notaría|oficina|óptica|orquesta|panadería|papelería|parque|pastelería|peluquería|piscinas?|polideportivo|posada|productora|quesería|residencia|restaurante|sociedad|supermercados?|taller(?:es)?|teatro|tienda|tintorería|universidad|vivero|zapatería");

  /** "Talleres Pons, S.L." goes without an article. */
  private static final Pattern SPANISH_COMPANY =
      Pattern.compile(".*[ ,](?:S\\.? ?[AL]\\.?(?: ?[AUL]\\.?)?|S\\. ?Coop\\.?.*)");

  private static final Pattern SPANISH_MASCULINE =
      Pattern.compile("CEIP|CEPA|CIFP|CPR|CRA|CSIC|IES|IESO|INEM|INSS|SEPE");

  private static final Pattern SPANISH_FEMININE =
      Pattern.compile("EOI|ESO|ONCE|ONG|UAB|UAM|UCM|UNED|UOC|UPC|UPF|UPM|UPV|USAL|UTE");

  /** Legal forms and kinds of institutions that stand before a name, by their gender. */
  private static final Pattern FRENCH_FEMININE =
      Pattern.compile(
          "SCP|SELARL|SARL|SAS|SASU|SA|SCI|SCOP|SCEA|EARL|ADMR|AFPA|ARS|ADAPEI|CAF|CPAM|MAS|MFR|MJC|MSA|PMI|RATP|SNCF|SPA|UGECAM|UDAF");

  private static final Pattern FRENCH_MASCULINE =
      Pattern.compile(
          "(?:CAMSP|CATTP|CCAS|CFA|CFPPA|CHI?|CHRS|CHRU|CHU|CIAS|CLSC|CMP|CMPP|CNAM|CNRS|CPAS|CREPS|CROUS|EHPAD|ESAT|FAM|GAEC|GIE|GRETA"
              + "|HLM|IAE|IFAS|IFAP|IFSI|IFMK|IME|INRAE|IRTS|ITEP|IUT|LEP|LP|SAAD|SAMSAH|SAVS|SDIS|SESSAD|SSIAD|SMUR|UFA)");

  private static final Pattern FRENCH_LIST = Pattern.compile(",| et (?:l[ae]s? |l['’])");

  /** Acronyms whose first letter or first sound is a vowel. */
  private static final Pattern FRENCH_ELIDED =
      Pattern.compile("[AEIO]\\p{Lu}+|HLM|UDAF|UGECAM|UFA");

  private final Language language;
  private final Morphology words;

  SentenceFrames(Language language) {
    this.language = language;
    words = Morphology.of(language);
  }

  /**
   * A phrase with its values.
   *
   * @return "" where a value is missing
   */
  String fill(String phrase, Map<String, String> values, boolean isPlural) {
    var all = new HashMap<>(values);
    derive(all);
    var matcher = PLACE.matcher(phrase);
    var text = new StringBuilder();
    while (matcher.find()) {
      var value = all.getOrDefault(matcher.group(1), "");
      if (value.isEmpty()) {
        return "";
      }
      matcher.appendReplacement(text, Matcher.quoteReplacement(value));
    }
    matcher.appendTail(text);
    return NUMBER
        .matcher(text)
        .replaceAll(isPlural ? "$2" : "$1")
        .replaceAll("\\.\\.(?=\\s|$)", ".")
        .replaceAll("\\bI also (am|was)\\b", "I $1 also");
  }

  private void derive(Map<String, String> values) {
    var position = values.getOrDefault("position", "");
    var employer = values.getOrDefault("employer", "");
    var title = values.getOrDefault("title", "");
    var company = values.getOrDefault("company", "");
    put(values, "employer_name", employer, employer);
    var clause = values.getOrDefault("clause", "");
    put(values, "Clause", clause, Lines.capital(clause));
    switch (language) {
      case ENGLISH -> {
        // "Various schools" is no name
        put(
            values,
            "employer",
            employer,
            employer.matches("(?:Various|Several|Different) \\p{Ll}.*")
                ? Lines.small(employer)
                : englishName(employer));
        put(values, "company", company, englishName(company));
        var school = values.getOrDefault("school", "");
        put(values, "school", school, englishName(school));
        var held = englishPosition(position);
        put(values, "position", position, held);
        put(
            values,
            "a_position",
            position,
            ENGLISH_GROUP.matcher(held).matches() ? held : indefinite(held) + held);
        // "the position of van driver" would name it otherwise than the posting does
        put(values, "job", title, isQuoted(title) || isSmall(title) ? "“" + title + "”" : title);
        var terms = values.getOrDefault("terms", "");
        put(values, "Terms", terms, Lines.capital(terms));
        put(
            values,
            "a_study",
            values.getOrDefault("study", ""),
            indefinite(values.getOrDefault("study", "")) + values.getOrDefault("study", ""));
      }
      case GERMAN -> {
        put(values, "position", position, germanPosition(position));
        put(values, "employer", employer, germanAt(employer));
        put(values, "Employer", employer, Lines.capital(values.getOrDefault("employer", "")));
        put(values, "company", company, germanAt(company));
        var school = values.getOrDefault("school", "");
        // without an article it is no common noun, and which preposition it takes is not certain
        put(values, "at_school", germanName(school).equals(school) ? "" : school, germanAt(school));
        var trade = values.getOrDefault("trade", "");
        put(values, "zum_trade", trade, trade.isEmpty() ? "" : germanTo(trade));
        var thing = values.getOrDefault("thing", "");
        put(values, "thing_accusative", thing, germanAccusative(thing));
        put(
            values,
            "inverted",
            clause,
            clause.isEmpty() ? "" : GermanLines.inverted(clause, words));
      }
      case FRENCH -> {
        put(values, "position", position, small(position));
        put(values, "de_position", position, de(small(position)));
        put(values, "de_title", title, isQuoted(title) ? "« " + title + " »" : de(title));
        var since = values.getOrDefault("since", "");
        put(values, "De_since", since, Lines.capital(de(since)));
        put(values, "chez_employer", employer, frenchAt(employer));
        put(values, "chez_company", company, frenchAt(company));
        put(values, "la_company", company, frenchNamed(company));
        var thing = values.getOrDefault("thing", "");
        // each of several things would need its own preposition
        put(values, "de_thing", thing, FRENCH_LIST.matcher(thing).find() ? "" : deFrench(thing));
        var school = values.getOrDefault("school", "");
        // which preposition others take is not certain
        put(values, "at_school", school, frenchAtSchool(school));
        var trade = values.getOrDefault("trade", "");
        put(values, "de_trade", trade, de(trade));
      }
      case SPANISH -> {
        put(values, "position", position, small(position));
        put(values, "employer", employer, spanishArticle(employer) + employer);
        put(values, "job", title, isQuoted(title) ? "«" + title + "»" : title);
        var thing = values.getOrDefault("thing", "");
        put(values, "de_thing", thing, deSpanish(thing));
        put(values, "company", company, spanishArticle(company) + company);
        var school = values.getOrDefault("school", "");
        put(
            values,
            "at_school",
            spanishArticle(school).isEmpty() ? "" : school,
            "en " + spanishArticle(school) + school);
      }
    }
  }

  private static void put(Map<String, String> values, String name, String source, String value) {
    if (!source.isEmpty()) {
      values.put(name, value);
    }
  }

  /** With the article of institutions that are named by a common noun: "the Bank of Ireland". */
  private static String englishName(String name) {
    return ENGLISH_INSTITUTION.matcher(name).matches() ? "the " + name : name;
  }

  /** "Médiatrice / médiateur", "Coordinador/a": nobody is both. */
  private static boolean isQuoted(String title) {
    return DOUBLET.matcher(title).find();
  }

  /** "Van driver" rather than "Van Driver". */
  private static boolean isSmall(String title) {
    var all = Lines.words(title);
    return all.size() > 1 && all.stream().skip(1).noneMatch(Lines::isCapital);
  }

  /** "Van driver" as "van driver"; a title in capitals, and the name of a thing, stay. */
  private String englishPosition(String title) {
    var all = Lines.words(title);
    if (!isSmall(title)
        || Lines.isTerm(all.getFirst())
        || !words.is(Lines.small(Lines.bare(all.getFirst())), "NN.*|JJ|VBG")) {
      return title;
    }
    // "Home carer" and "Java developer": where it may be a name, all words have capitals
    return words.is(Lines.bare(all.getFirst()), "NNP.*")
        ? Lines.join(all.stream().map(it -> it.length() > 3 ? Lines.capital(it) : it).toList())
        : Lines.small(title);
  }

  static String indefinite(String noun) {
    return SPOKEN_VOWEL.matcher(noun).matches()
            || VOWEL.matcher(noun).matches() && !noun.matches("(?:\\p{Lu}{2}|U).*")
        ? "an "
        : "a ";
  }

  /** Titles of one's own are written small within a sentence, but for acronyms and names. */
  private String small(String position) {
    var all = Lines.words(position);
    var first = all.isEmpty() ? "" : all.getFirst();
    var isWord =
        !words.readings(Lines.small(Lines.bare(first))).isEmpty()
            || first.matches("\\p{Lu}\\p{Ll}+(?:-\\p{Ll}+)+"); // "Brigadier-chef"
    return Lines.isTerm(first) || !isWord ? position : Lines.small(position);
  }

  private static String de(String noun) {
    return FrenchLines.isElided(noun) && !noun.matches("(?i)h.*")
            || noun.matches("(?iu)(?:hôte|hor).*")
        ? "d'" + noun
        : "de " + noun;
  }

  /** The article of a name that begins with a common noun: "la Fondation"; "" for others. */
  private String frenchArticle(String name) {
    if (UNIVERSITY.matcher(name).matches()) {
      return "l'";
    }
    var first = Lines.words(name).isEmpty() ? "" : Lines.words(name).getFirst();
    var isFeminine = FRENCH_FEMININE.matcher(first).matches();
    if (isFeminine || FRENCH_MASCULINE.matcher(first).matches()) {
      return FRENCH_ELIDED.matcher(first).matches() ? "l'" : isFeminine ? "la " : "le ";
    }
    var tags =
        words.readings(Lines.small(first)).stream()
            .map(Morphology.Reading::tag)
            .filter(it -> it.matches("N [mfe] [sp]"))
            .distinct()
            .toList();
    var isCommon = name.matches("(?u)\\p{Lu}\\p{Ll}+ (?:\\p{Ll}|d['’]).*");
    var isOrganization = isCommon || FRENCH_ORGANIZATION.matcher(first).matches();
    if (tags.isEmpty() || !isOrganization || Lines.isTerm(first)) {
      return "";
    }
    if (tags.stream().allMatch(it -> it.endsWith("p"))) {
      return "les ";
    }
    if (tags.stream().allMatch(it -> it.endsWith("s")) && FrenchLines.isElided(first)) {
      return "l'";
    }
    return switch (tags.size() == 1 ? tags.getFirst() : "") {
      case "N m s" -> "le ";
      case "N f s" -> "la ";
      default -> "";
    };
  }

  /** Of a name that begins with a common noun: "el Teatro Real"; "" for others. */
  private String spanishArticle(String name) {
    if (UNIVERSITY.matcher(name).matches()) {
      return "la ";
    }
    var first = Lines.words(name).isEmpty() ? "" : Lines.words(name).getFirst();
    if (SPANISH_MASCULINE.matcher(first).matches()) {
      return "el ";
    }
    if (SPANISH_FEMININE.matcher(first).matches()) {
      return "la ";
    }
    if (!SPANISH_ORGANIZATION.matcher(first).matches()
        || Lines.isTerm(first)
        || SPANISH_COMPANY.matcher(name).matches()) {
      return "";
    }
    var kinds =
        words.readings(Lines.small(first)).stream()
            .map(Morphology.Reading::tag)
            .filter(it -> it.startsWith("NC"))
            .map(it -> it.substring(2, 4))
            .distinct()
            .toList();
    return switch (kinds.size() == 1 ? kinds.getFirst() : "") {
      case "MS" -> "el ";
      case "FS" -> "la ";
      case "MP" -> "los ";
      case "FP" -> "las ";
      default -> "";
    };
  }

  /** "Del control" for "el control". */
  private static String deSpanish(String thing) {
    return thing.startsWith("el ") ? "del " + thing.substring(3) : "de " + thing;
  }

  /** "du permis B" for "le permis B"; other articles stay. */
  static String deFrench(String thing) {
    return thing.startsWith("le ")
        ? "du " + thing.substring(3)
        : thing.startsWith("les ") ? "des " + thing.substring(4) : "de " + thing;
  }

  private String frenchAt(String name) {
    var begun = FRENCH_BEGINNING.matcher(name);
    // "L'Oréal" is the name itself
    if (begun.matches()
        && !(name.matches("L['’].*") && frenchArticle(begun.group("rest")).isEmpty())) {
      var rest = begun.group("rest");
      return begun.group("l") != null
          ? "à l'" + rest
          : begun.group("la") != null
              ? "à la " + rest
              : begun.group("le") != null
                  ? "au " + rest
                  : begun.group("les") != null ? "aux " + rest : "chez " + rest;
    }
    return switch (frenchArticle(name)) {
      case "l'" -> "à l'" + name;
      case "le " -> "au " + name;
      case "la " -> "à la " + name;
      case "les " -> "aux " + name;
      default -> "chez " + name;
    };
  }

  /** "les Caves Fontvieille" of "aux Caves Fontvieille", "la Fondation Amel". */
  private String frenchNamed(String name) {
    return frenchArticle(name)
        + name.replaceFirst("^[Aa]ux (?=\\p{L})", "les ")
            .replaceFirst("^[Aa]u (?=\\p{L})", "le ")
            .replaceFirst("^(?:[Cc]hez |à (?=la |l['’]))(?=\\p{L})", "");
  }

  /** Acronyms with a vowel have one article in both genders; "" where it is not certain. */
  private String frenchAtSchool(String name) {
    return !frenchArticle(name).isEmpty()
        ? frenchAt(name)
        : name.matches("[AEIO]\\p{Lu}{2,}(?: .*)?") ? "à l'" + name : "";
  }

  /** "Wissenschaftliche Mitarbeiterin" as "wissenschaftliche Mitarbeiterin". */
  private String germanPosition(String title) {
    var deputy = GERMAN_DEPUTY.matcher(title);
    if (deputy.matches()) {
      var isFeminine = GERMAN_FEMININE_TITLE.matcher(deputy.group(1)).matches();
      return (isFeminine ? "stellvertretende " : "stellvertretender ") + deputy.group(1);
    }
    var all = Lines.words(title);
    var isAdjective =
        all.size() > 1
            && Lines.isCapital(all.get(1))
            && all.getFirst().matches("\\p{Lu}\\p{Ll}+er?")
            && words.is(Lines.small(all.getFirst()), "ADJ.*|PA[12].*")
            // "Wissenschaftliche" is a noun only in the place of one
            && !words.is(all.getFirst(), "SUB:NOM.*(?<!:ADJ)");
    return isAdjective ? Lines.small(title) : title;
  }

  /** "den Aufbau"; "" where it is not certain which words change. */
  private static String germanAccusative(String thing) {
    return GERMAN_NOMINATIVE.matcher(thing).find() ? "" : thing.replaceFirst("^der ", "den ");
  }

  /** "zur wissenschaftlichen Mitarbeiterin", "zum staatlich anerkannten Erzieher". */
  private String germanTo(String title) {
    var all = new ArrayList<>(Lines.words(germanPosition(title)));
    var noun = 0;
    while (noun < all.size() - 1
        && (!Lines.isCapital(all.get(noun)) || words.is(Lines.small(all.get(noun)), "ADJ.*"))) {
      noun++;
    }
    var isAdjectival = all.get(noun).matches(".*(?:angestellte|beamte|helfende|fachkundige)r?");
    var isFeminine =
        noun > 0 && all.get(noun - 1).endsWith("e")
            || GERMAN_FEMININE_TITLE.matcher(all.get(noun)).matches();
    for (var i = 0; i < noun; i++) {
      // "staatlich anerkannter": an adverb stays
      var isAdverb = i < noun - 1 && !all.get(i).matches(".*(?:e|er)");
      all.set(i, isAdverb ? all.get(i) : all.get(i).replaceFirst("er?$", "en"));
    }
    if (isAdjectival) {
      all.set(noun, all.get(noun).replaceFirst("er?$", "en"));
    }
    var small = noun > 0 ? Lines.small(all.getFirst()) : all.getFirst();
    all.set(0, small);
    return (isFeminine ? "zur " : "zum ") + Lines.join(all);
  }

  /** "an der Grundschule", "beim Klinikum", "bei Siemens". */
  private String germanAt(String name) {
    var named = germanName(name);
    var isSchool =
        !named.equals(name) && GERMAN_SCHOOL.matcher(name).matches()
            || UNIVERSITY.matcher(name).matches();
    var isRoom = !named.equals(name) && GERMAN_ROOM.matcher(name).matches();
    return ((isSchool ? "an " : isRoom ? "in " : "bei ") + named)
        .replaceFirst("^an dem ", "am ")
        .replaceFirst("^in dem ", "im ")
        .replaceFirst("^bei dem ", "beim ");
  }

  /** With an article where the name begins with a common noun or names a legal form. */
  private String germanName(String name) {
    var begun = GERMAN_ARTICLE.matcher(name);
    if (begun.matches()) {
      var rest = begun.group("rest");
      var named = germanName(rest);
      var isPlural = new GermanLines.GermanNouns(words).isPlural(Lines.firstWord(rest));
      return !named.equals(rest)
          ? named
          : isPlural ? name : (begun.group("article").endsWith("ie") ? "der " : "dem ") + rest;
    }
    if (UNIVERSITY.matcher(name).matches() || name.startsWith("Familie ")) {
      return "der " + name;
    }
    if (GERMAN_ASSOCIATION.matcher(name).matches()) {
      return "dem " + name;
    }
    var all = Lines.words(name);
    var first = all.isEmpty() ? "" : all.getFirst();
    if (GERMAN_FEMININE.matcher(first).matches()) {
      return "der " + name;
    }
    if (GERMAN_NEUTER.matcher(first).matches()) {
      return "dem " + name;
    }
    var isAdjective =
        all.size() > 1
            && first.matches("\\p{Lu}\\p{Ll}+e[rs]?")
            && words.is(Lines.small(first), "ADJ.*");
    if (GERMAN_COMPANY.matcher(name).matches()) {
      // "der Landgut GmbH" would be read as the article of the first noun, and "der Stadtwerke
      // Lohne GmbH" and "der Deutsche Bahn AG" as the wrong case of it
      return isAdjective
              || isPlural(first)
              || words.is(first, "SUB:NOM:SIN:(?:MAS|NEU).*") && gender(first).matches("MAS|NEU")
          ? name
          : "der " + name;
    }
    // "Hausärzte am Markt": a noun with its place behind it
    var tags = new GermanLines.GermanNouns(words).tags(first);
    var isMany =
        all.size() > 1
            && all.get(1).matches("\\p{Ll}+")
            && tags.stream().anyMatch(it -> it.startsWith("SUB:NOM:PLU"))
            && tags.stream().noneMatch(it -> it.startsWith("SUB:NOM:SIN"))
            && !words.is(first, "EIG.*");
    if (!isAdjective && (isPlural(first) || isMany)) {
      return "den " + first.replaceFirst("(?<=e|el|er)$", "n") + name.substring(first.length());
    }
    if (isAdjective && isPlural(all.get(1))) {
      return "den "
          + first.replaceFirst("e$", "en")
          + name.substring(first.length()).replaceFirst("(?<=^ \\S{1,40}(?:e|el|er))(?= |$)", "n");
    }
    var article =
        switch (gender(isAdjective ? all.get(1) : first)) {
          case "FEM" -> "der ";
          case "MAS", "NEU" -> "dem ";
          default -> "";
        };
    if (article.isEmpty()) {
      return germanArticleWithin(all) + name;
    }
    return !isAdjective
        ? article + name
        : article + first.replaceFirst("e[rs]?$", "en") + name.substring(first.length());
  }

  /** "Stadtwerke" and "Kliniken" have no form in the singular. */
  private boolean isPlural(String noun) {
    return GERMAN_ORGANIZATION.matcher(noun).matches()
        && noun.matches(".*(?:werke|kliniken|betriebe|zentren|schulen|heime)");
  }

  /** "dem St. Martin Hospital": what it is may stand behind its name. */
  private String germanArticleWithin(List<String> all) {
    for (var word : all.stream().skip(1).toList()) {
      if (word.matches("\\p{Ll}.*")) {
        return "";
      }
      switch (gender(word)) {
        case "FEM" -> {
          return "der ";
        }
        case "MAS", "NEU" -> {
          return "dem ";
        }
        default -> {
          // a further name
        }
      }
    }
    return "";
  }

  /** Of a common noun for an organization, or of a compound that ends in one; "" for a name. */
  private String gender(String noun) {
    if (!GERMAN_ORGANIZATION.matcher(noun).matches()) {
      return "";
    }
    if (noun.matches(".*(?:erei|schaft)")) {
      return "FEM";
    }
    for (var i = 0; i <= noun.length() - SHORTEST_NOUN; i++) {
      if (i > 0 && !GERMAN_ORGANIZATION.matcher(noun.substring(i)).matches()) {
        break;
      }
      var tags =
          words.readings(Lines.capital(noun.substring(i))).stream()
              .map(Morphology.Reading::tag)
              .toList();
      if (tags.stream().anyMatch(it -> it.startsWith("EIG"))) {
        return "";
      }
      var genders =
          tags.stream()
              .filter(it -> it.startsWith("SUB:NOM:SIN"))
              .map(it -> it.split(":")[3])
              .distinct()
              .toList();
      if (!genders.isEmpty()) {
        return genders.size() == 1 ? genders.getFirst() : "";
      }
    }
    return "";
  }
}
