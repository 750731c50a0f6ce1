package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Morphology;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a posting says of its employer's work, told back to the employer. */
final class EmployerStatement {

  private static final int FEWEST_WORDS = 5;
  private static final int MOST_WORDS = 24;
  private static final int FEWEST_SHARED = 2;
  private static final int SHORTEST_NAME = 4;

  /** Before a name at the beginning of a sentence: "Die ". */
  private static final int LONGEST_ARTICLE = 4;

  /**
   * What the employer makes or does for others needs no words of the resume to be worth telling.
   */
  private static final Pattern ACTIVITY =
      Pattern.compile(
          "(?iu).*(?<!\\p{L})(?:our (?:\\p{L}+ ){1,3}(?:visit|serve|supply|treat|make|build|produce|ship|deliver|carry|teach|design|develop)"
              + "|we (?:\\w+ly"
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
      Lines.anyOf(
          "makes|builds|sells|produces|manufactures|supplies|serves|designs|develops|operates|treats|teaches|delivers"
              + "|moves|ships|grows|publishes|prints|insures|processes|repairs|trains|provides|runs|advises|supports"
              + "|transports|installs|maintains|bakes|brews|connects|helps|looks after|organi[sz]es|restores"
              + "|fertigt|baut|produziert|versorgt|betreut|liefert|entwickelt|behandelt|pflegt|begleitet|vertreibt"
              + "|verkauft|berät|unterrichtet|transportiert|druckt|backt|versichert|repariert|verarbeitet|verbindet"
              + "|fabrique|produit|conçoit|vend|accompagne|soutient|livre|développe|gère|soigne|forme|édite|distribue"
              + "|accueille|construit|transporte|conseille|imprime"
              + "|fabrica|elabora|produce|vende|distribuye|atiende|desarrolla|gestiona|acompaña|diseña|construye"
              + "|transporta|forma|cuida|asesora|instala|repara|cultiva");

  /** What is made for customers is no benefit, whatever it is. */
  private static final Pattern PRODUCT =
      Pattern.compile(
          "(?u)^(?:We (?:make|build|sell|produce|manufacture|supply|design|print|insure|brew|bake|grow|transport|repair|install)"
              + "|Wir (?:fertigen|bauen|produzieren|liefern|drucken|backen|verkaufen|vertreiben|verarbeiten|reparieren)"
              + "|Nous (?:fabriquons|produisons|vendons|livrons|imprimons|construisons|transportons)"
              + "|Fabricamos|Elaboramos|Producimos|Vendemos|Envasamos|Construimos|Transportamos|Reparamos)(?!\\p{L}).*");

  /** Who uses what the employer makes: "Two million households use our app". */
  private static final Pattern USED =
      Lines.anyOf(
          "(?:use|uses|open|opens|read|reads|buy|buys|order|orders|visit|visits|trust|run|runs|pay|shop|book|study|stay"
              + "|travel|rely|relies|depend|depends)(?: \\p{L}+){0,4} our \\p{L}+"
              + "|(?:nutzen|verwenden|öffnen|lesen|kaufen|bestellen|besuchen|vertrauen|buchen|fahren)(?: (?!und )\\p{L}+){0,4} unser\\p{L}* \\p{L}+"
              + "|(?:utilisent|ouvrent|lisent|achètent|commandent|visitent|fréquentent|empruntent)(?: \\p{L}+){0,4} (?:notre|nos) \\p{L}+"
              + "|(?:usan|utilizan|abren|leen|compran|visitan|reservan|confían)(?: \\p{L}+){0,4} nuestr[oa]s? \\p{L}+"
              + "|\\p{L}+ (?:with|on|through|by) our (?:app|software|platform|products?|services?|tools?|machines?)"
              + "|our (?:customers|clients|members) (?:make|build|sell|grow|produce|run|operate|teach|treat|ship)"
              + "|our (?:product|app|software|platform|service) \\p{L}+s");

  /** An opening is no news to the employer. */
  private static final Pattern OPENING =
      Pattern.compile(
          "(?iu), (?:and|und|et|y) [^,]*(?:\\bopening|vacanc|looking for|suchen|cherchons|buscamos)[^,]*(?=[.!]$)");

  /** A sentence of the employer begins with it, or with where and since when it does something. */
  private static final Map<Language, Pattern> SUBJECT =
      Map.of(
          Language.ENGLISH,
              Pattern.compile(
                  "(?iu)^(?:[^,]{1,60}, |(?:last|this|next|every|each) \\p{L}+ )?(?:we|our)\\b"),
          Language.GERMAN,
              Pattern.compile("(?iu)^(?:wir|unser\\p{L}*|bei uns)\\b|^[^,]{1,60} \\p{Ll}+ wir\\b"),
          Language.FRENCH, Pattern.compile("(?iu)^(?:[^,]{1,60}, )?(?:nous|notre|nos)\\b"),
          Language.SPANISH,
              Pattern.compile(
                  "(?iu)^(?:(?:[^,]{1,60},? )?\\p{L}+(?:amos|emos|imos)|(?:[^,]{1,60}, )?nuestr[oa]s?)\\b"));

  /** Who is sought, by a pronoun or an article: "He or she runs our platform". */
  private static final Pattern SOMEBODY =
      Pattern.compile(
          "(?iu)^(?:he|she|they|the|this|an?|er|es|der|die|das|diese[rs]?|eine?|il|elle|ils|elles|le|la|l['’]|ce|cette|une?|él|ella|el|esta?|una?)(?<!['’])\\b.*|^l['’].*");

  /** What the employer is for, unless it is only to be the best. */
  private static final Pattern MISSION =
      Pattern.compile(
          "(?iu)^(?:Our (?:mission|purpose|aim|vision) is to (?!be\\b|become\\b|grow\\b)"
              + "|Unsere? (?:Mission|Auftrag|Aufgabe|Anspruch|Vision) ist(?: es)?, "
              + "|Notre (?:mission|vocation|ambition) est d(?:e |['’])(?!devenir|être)"
              + "|Nuestr[oa] (?:misión|propósito|vocación) es (?!ser\\b|crecer\\b)).+");

  /** The opening itself and the team that it is in. */
  private static final Pattern VACANCY =
      Lines.anyOf(
          "we (?:also |now |still )?need|needs (?:an?|one|two|more|another|some(?:one|body)?)|wir brauchen|brauchen wir|benötig(?:t|en)|braucht (?:eine?n?|noch|verstärkung)"
              + "|avons besoin|a besoin d['’]une?|(?:necesita|precisa|solicita)mos|requerimos|(?:necesita|precisa|solicita|requiere) (?:una?|uno|dos|tres|varios|varias|personal|incorporar|cubrir)"
              + "|vacanc(?:y|ies)|opening|(?:the|this|your|a) (?:role|position|job)|join(?:ing)?|hires?|hiring|recruit\\p{L}*|report(?:s|ing)? to|successful candidate"
              + "|(?:die|diese|eine|der|offene|freie) stellen?|stelleninhaber(?:in)?|besetz(?:en|t)|verstärk\\p{L}*|stellen? .* ein|einzustellen|berichten? an"
              + "|(?:ce|le|un) poste|recrut\\p{L}*|renfor(?:ce|çons|cer)|rejoi\\p{L}*|embauch\\p{L}*|rattachée?"
              + "|vacantes?|(?:el|este|un) puesto|incorpor\\p{L}*|contrata(?:mos|r)?|ampliamos (?:el|nuestro) equipo");

  /** Money, and how many work where: figures by which nobody is drawn. */
  private static final Pattern FIGURES =
      Pattern.compile(
          "(?iu).*(?:[$€£]|\\b(?:euros?|dollars?|dólares|usd|eur|chf)\\b|\\d ?%|\\d/\\d|\\b(?:raised|funding|levé|recaudado)\\b|\\bteam of (?:about )?\\w+"
              + "|\\d[\\d., ]*(?: \\p{L}+)? (?:employees|staff|colleagues|people work|engineers|developers|beds|offices|locations|countries|sites|shifts|branches"
              + "|mitarbeite\\p{L}+|beschäftigte\\p{L}*|kolleg\\p{L}+|betten|standorte\\p{L}*|ländern?|schichten|filialen"
              + "|collaborateurs|salariés|employés|lits|sites|pays|agences|équipes"
              + "|emplead[oa]s|trabajador\\p{L}+|camas|países|sedes|centros|turnos)\\b).*");

  /** What points back to another sentence: "We turn their harvest into juice". */
  private static final Pattern POINTER =
      Pattern.compile(
          "(?iu)^(?:we |nous |wir )?\\p{L}+ (?:their|them|its?|these|this|such|leurs?|ces?|cette|cela|ihre?[nmrs]?|deren|dessen|diese[nmrs]?|sie|estos?|estas?)\\b.*");

  private static final Pattern FIGURE = Pattern.compile("\\d");

  /** In the first lines of a posting employers say what they do. */
  private static final int FIRST = 6;

  private static final Map<Language, Pattern> DEED =
      Map.of(
          Language.ENGLISH,
              Pattern.compile(
                  "(?:(?:(?:Last|This|Next) \\p{L}+|In 20\\d\\d),? we (?!(?:are|were|have|offer|look|seek|need|want|hope|expect|will be)\\b)\\p{Ll}+"
                      + "|We (?!(?:are|were|have|had|offer|look|seek|need|want|hope|value|care|try|expect|think|know|believe|can|will|would|do|get|take|hold|keep|meet)\\b)\\p{Ll}+"
                      + "|Our (?!(?:founders|growth|values|way|offer|package|benefits|goal|mission|culture|office|offices)\\b)\\p{Ll}+) .*"),
          Language.GERMAN,
              Pattern.compile(
                  "(?:Wir (?!(?:sind|waren|haben|bieten|suchen|brauchen|wollen|möchten|freuen|glauben|legen|wünschen|erwarten|können|werden|kennen|treffen|zahlen)\\b)\\p{Ll}+"
                      + "|(?:Seit \\d{4}|In diesem Jahr|Dieses Jahr|Im (?:Jahr \\d{4}|\\p{Lu}\\p{Ll}+)|Ab \\p{Lu}\\p{Ll}+|Zurzeit|Derzeit|Gerade|20\\d\\d) (?!(?:sind|waren|haben|bieten|suchen|brauchen|wollen|möchten|freuen|werden|feiern)\\b)\\p{Ll}+ wir|Unsere? (?!(?:Angebot|Gründer|Werte|Kultur|Büros?|Ziele?)\\b)\\p{Lu}\\p{Ll}+) .*"),
          Language.FRENCH,
              Pattern.compile(
                  "(?:(?:En 20\\d\\d|Cette année|Cet (?:été|automne|hiver)|Ce printemps), nous (?!(?:sommes|cherchons|recherchons|proposons|souhaitons|recrutons)\\b)\\p{L}+ons"
                      + "|Nous (?!(?:sommes|étions|avons|offrons|cherchons|recherchons|voulons|souhaitons|croyons|pensons|pouvons|proposons)\\b)\\p{L}+ons"
                      + "|No(?:tre|s) (?!(?:valeurs|offre|culture|fondateurs?|bureaux)\\b)\\p{Ll}+) .*"),
          Language.SPANISH,
              Pattern.compile(
                  "(?!(?:Somos|Éramos|Tenemos|Ofrecemos|Buscamos|Queremos|Creemos|Esperamos|Podemos|Necesitamos|Nos|Respondemos)\\b)(?:\\p{Lu}\\p{Ll}+(?:amos|emos|imos)"
                      + "|(?:En 20\\d\\d|Est[ea] (?:año|primavera|verano|otoño|invierno)|Este mes),? (?!(?:somos|buscamos|necesitamos|ofrecemos|queremos)\\b)\\p{Ll}+(?:amos|emos|imos)"
                      + "|Nuestr[oa]s? (?!(?:valores|oferta|cultura|fundadores|oficinas)\\b)\\p{Ll}+) .*"));

  private static final Map<Language, Pattern> OWN =
      Map.of(
          Language.ENGLISH, Lines.anyOf("we|our|we['’]re|we['’]ve"),
          Language.GERMAN, Lines.anyOf("wir|unser(?:e[mnrs]?)?|bei uns"),
          Language.FRENCH, Lines.anyOf("nous|notre|nos"),
          Language.SPANISH, Lines.anyOf("nuestr[oa]s?|\\p{L}+[aei]mos"));

  /** The reader is addressed, or somebody speaks of himself. */
  private static final Map<Language, Pattern> OTHER =
      Map.of(
          Language.ENGLISH, Lines.anyOf("you|your|yours|yourself|i|my|us|if"),
          // in small letters "ihr" is theirs
          Language.GERMAN,
              Pattern.compile(
                  "(?u)(?<!\\p{L})(?:Sie|Ihr|Ihre[mnrs]?|Ihnen|(?i:du|dich|dir|deine?[mnrs]?|ich))(?!\\p{L})"),
          Language.FRENCH, Lines.anyOf("vous|votre|vos|tu|te|ton|ta|tes|je|nous nous"),
          Language.SPANISH,
              Lines.anyOf(
                  "te|ti|tú|tu|tus|contigo|usted|ustedes|su|sus|yo|(?!este)\\p{L}+(?:rás|ste)"));

  /** Pay, benefits, the application and what every employer says of itself. */
  private static final Pattern GENERAL =
      Pattern.compile(
          "(?iu).*(?:salar(?!iés)|\\bgoals?\\b|\\bmay\\b|would like|\\bopening\\b|\\bmoney\\b|\\bcourses?\\b|working hours|an? employer|an? company|unternehmen, das|arbeitgeber|entreprise"
              + " qui|employeur|es una empresa|we are |we have been|wir sind|nous"
              + " sommes|^somos|expect|will work"
              + " with|minute|welcome|adjust|reward|bonus|benefi|pension|insur|holiday|vacation|leave|coffee|fruit|breakfast|lunch|party|summer|interview|appl[yi]|resume|\\bcv\\b|cover"
              + " letter|feedback|equal|divers|discrimin|disab|gender|privacy|personal"
              + " data|bicycle|ticket for|celebrat|birthday|colleagues"
              + " come|candidate|recruit|\\bhir(?:e|es|ed|ing)\\b|recommend|sustainab|renewable|electricity|carbon|moved?"
              + " offices|merger|survey|values|respect|seriously|perfect|blame|looking for|need"
              + " (?:a|an|one|some)|seek"
              + "|gehalt|urlaub|kaffee|obst|bewerb|vielfalt|gleich(?:stell|berecht|behandl)|datenschutz|nachhaltig|ökostrom|klimaneutral|zuschuss|werte|suchen|jahrzehnt|perfekt|umfrage|feier|sommerfest|respekt|weiterempfehl|wachsen|gewinn|spend|gespräch|fehler|führungskr|weiterbildung|vertrauen|ideen|miteinander"
              + "|salaire|\\bprimes?\\b|avantage|congé|candidat|recrut|diversité|égalité|handicap|valeurs|respect|cherchons|recherchons|confiance|mutuelle|télétravail|résultats|réunion|déjeuner|droit|sueldo|salari|vacacion|candidat|selecci|igualdad|diversidad|valores|respeto|buscamos|café|fruta"
              + " fresca|neutros|beneficio|energía|orgullo|horari|ofrecemos|disponemos|creemos|medimos|valoramos|crecimos|decimos|reunimos|agradecemos).*");

  /** What an employer gives and seeks, also where it speaks of itself by name. */
  private static final Pattern OFFER =
      Pattern.compile(
          "(?iu).*(?:salar(?!iés)|\\bpay\\b|bonus|benefi|holiday|vacation|equal|divers|discrimin|disab|privacy|candidate|recruit|hiring|applic"
              + "|employer|looking for|\\bseek|\\boffers?\\b|respect|\\bvalues?\\b|gehalt|urlaub|bewerb|vielfalt|arbeitgeber|\\bsucht\\b|bietet|werte\\b"
              + "|salaire|avantage|congé|candidat|recrut|employeur|cherche|\\boffre|valeurs|sueldo|vacacion|selecci|igualdad"
              + "|diversidad|valores|\\bbusca\\b|ofrece|empleador).*");

  /** What employers of every trade say of themselves. */
  private static final Pattern ADVERTISING =
      Pattern.compile(
          "(?iu).*(?:\\b(?:ist|is|est|es) (?:the |la |el )?(?:heimat|home|hogar|patrie)\\b|we care about|we stand for|am herzen|stehen wir für|wir stehen|tenons à|nos importa|apostamos|range from|at a pace|long.term|langfristig|long terme|largo plazo|was founded|began as|been around|profitab|measure|success|independent organi|culture|égalité|kultur|gegründet|verwurzelt"
              + "|family enterprise|our people|workforce|working language|reinvest|acknowledge|in rente|ruhestand|retire"
              + "|process\\b|processus|proceso|recherche|days a week"
              + "|owned by|profits|(?:is|are|est|sommes|es|somos|ist|sind) (?:\\p{L}+ )?(?:independent|unabhängig|indépendant|independiente)|fastest|leading (?:provider|company|employer)|continue de|sigue creciendo|compte (?:\\p{L}+ ){0,3}\\d+|a pleasure|führend|wachsend|líder"
              + "|es gibt|gibt es|\\bc['’]est\\b|turn(?:s|ed)? over|turnover|revenue|satisf|zufrieden|umsatz|mitarbeitende|chiffre d'affaires|facturamos|facturación|plantilla|energy use|the (?:role|position|job)\\b).*");

  /** For how long is no reason: "Depuis 2009, Les Passerelles font le lien". */
  private static final Pattern SINCE =
      Pattern.compile("^(?:Since|Depuis|Desde(?: el año)?) \\d{4}, (?=\\p{Lu})");

  /** What a colon brings are details. */
  private static final Pattern DETAILS = Pattern.compile("(?<=.{25}) ?: .*$", Pattern.DOTALL);

  /** Of a long sentence the first clause says enough. */
  private static final int LONG = 16;

  /** Behind these stands what the employer is, as before. */
  private static final Pattern REMAINING =
      Pattern.compile("is|remains|stays|ist|bleibt|est|reste|demeure|es|sigue|continúa|permanece");

  private static final Pattern SECOND_VERB = Pattern.compile(" (?:and|und|et|y) (\\p{Ll}+)");

  private static final Pattern SECOND = Pattern.compile("(?<=.{40}), (?:and|und|et|y) [^,]*\\.$");

  private static final Pattern MEMBERS =
      Pattern.compile(
          "(?<=.{25}), (?:unabhängig von|independent of|among them|including|darunter|dont|parmi (?:lesquels|lesquelles)|entre (?:ellos|ellas)|incluid[oa]s?) [^.]*\\.$");

  /** What the employer is stands before what it does. */
  private static final Pattern BEING =
      Pattern.compile(
          "(?u)^(?:(We) are|(We)['’]re|(Wir) sind|(Nous) sommes|Somos) .*? (?:and|und|et|y) (?=\\p{Ll}{3})");

  /** Legal forms, which postings leave out in their sentences. */
  private static final Pattern LEGAL_FORM =
      Pattern.compile(
          ",? (?:S\\.? ?[LAC]\\.?(?: ?U\\.?)?|SARL|SAS|SCP|GmbH(?: & Co\\.? KG)?|mbH|AG|KG|OHG|UG|eG|SE|PartG(?: mbB)?|e\\.\\s?V\\.|Ltd\\.?"
              + "|Limited|LLC|LLP|Inc\\.?|PLC|plc|Corp\\.?|A/S|S\\. ?Coop\\.?)$");

  /** What is missing or wrong is nothing to be drawn by. */
  private static final Pattern NEGATION =
      Lines.anyOf(
          "not(?!-for)|no|never|nobody|without|too|nicht|kein\\p{L}*|ohne|nie|zu"
              + " viele|pas|sans|jamais|trop|ningún|sin|nunca|nadie|demasiad\\p{L}*");

  /** Begins the object of a verb, where the verb may be a noun: "and keeps them". */
  private static final Pattern OBJECT =
      Pattern.compile(
          "(?iu)(?:the|an?|them|it|your|der|die|das|den|eine?n?|les?|la|l['’]\\S+|une?|des|el|l[oa]s|una?|\\d\\S*)\\b");

  /** Where the employer is, the reader is. */
  private static final Pattern HERE = Lines.anyOf("here|hier|ici|aquí");

  private static final Map<Language, String> WITH_YOU =
      Map.of(
          Language.ENGLISH, "with you",
          Language.GERMAN, "bei Ihnen",
          Language.FRENCH, "chez vous",
          Language.SPANISH, "con ustedes");

  private static final Pattern ARTICLE =
      Pattern.compile("^(?:(?:The|Die|Der|Das|La|Le|Les|El|Los|Las) |L['’])");

  private static final Pattern RELATIVE =
      Pattern.compile(" (?:that|which|who|qui|que|donde|où|where|dont) |, (?:die|der|das|welche) ");

  /** Of a third person, in French and Spanish. */
  private static final String PLURAL = "V.* ind pres 3 p|V.IP3P.*";

  private static final Map<Language, String> WE =
      Map.of(
          Language.GERMAN, "VER:1:PLU:PRÄ.*",
          Language.FRENCH, "V.* ind pres 1 p",
          Language.SPANISH, "V.IP1P.*");

  /** What somebody is calls for no "an employer that is". */
  private static final Pattern BE = Lines.anyOf("is|was|est|était|es|era");

  /** Of one gender, as the word for an employer may not be. */
  private static final Pattern PRONOUN = Lines.anyOf("she|he|il|elle|ella|él");

  /**
   * What is the company's is the reader's, where it is the company's; in Spanish it is the same
   * word.
   */
  private static final Map<Language, Pattern> POSSESSIVE =
      Map.of(
          Language.ENGLISH, Lines.anyOf("its|it|their|they|itself"),
          Language.GERMAN, Lines.anyOf("sein\\p{L}*|ihr\\p{L}*|es|sich"),
          Language.FRENCH, Lines.anyOf("son|sa|ses|leurs?|se|il|elle"),
          Language.SPANISH, Lines.anyOf("se"));

  private final Language language;
  private final Morphology words;
  private final String company;

  /** With its legal form. */
  private final String fullName;

  private final List<String> names;
  private final Relevance relevance;
  private final ReaderForms reader;

  EmployerStatement(Language language, String company, Relevance relevance) {
    this.language = language;
    fullName = company;
    this.company = LEGAL_FORM.matcher(company).replaceFirst("");
    names =
        Lines.words(this.company).stream()
            .map(Lines::bare)
            .filter(it -> it.length() >= SHORTEST_NAME && Lines.isCapital(it))
            .toList();
    this.relevance = relevance;
    words = Morphology.of(language);
    reader = new ReaderForms(language);
  }

  /**
   * A statement as the end of a sentence.
   *
   * @param isThird whether it follows "an employer that" rather than "because"
   */
  record Statement(String text, boolean isThird) {}

  /** The best of the statements first. */
  List<Statement> of(List<String> sentences, String resume) {
    var own = relevance.stems(resume);
    var first = sentences.stream().limit(FIRST).map(this::stated).toList();
    return sentences.stream()
        .map(this::stated)
        .filter(it -> it.matches("(?s)[\\p{Lu}¿¡\"„«][^:?]*[.!]"))
        .filter(
            it -> Lines.words(it).size() >= FEWEST_WORDS && Lines.words(it).size() <= MOST_WORDS)
        .filter(
            it ->
                !(isOfCompany(it) || PRODUCT.matcher(it).matches() ? OFFER : GENERAL)
                        .matcher(it)
                        .matches()
                    && !ADVERTISING.matcher(it).matches()
                    && !VACANCY.matcher(it).find()
                    && !FIGURES.matcher(it).matches()
                    && !POINTER.matcher(it).matches()
                    && !NEGATION.matcher(it).find()
                    && !addresses(it))
        .filter(it -> OWN.get(language).matcher(it).find() || isOfCompany(it))
        .filter(it -> isOfCompany(it) || isOfWriter(it) && !isDuty(it))
        .filter(
            it ->
                isOfCompany(it)
                    || isActivity(it)
                    || MISSION.matcher(it).matches()
                    || USED.matcher(it).find()
                    || first.contains(it) && DEED.get(language).matcher(it).matches())
        .sorted(Comparator.comparingDouble(it -> -value(own, it)))
        .limit(3)
        .flatMap(it -> Stream.concat(told(it).stream(), toldOfSecond(it)))
        .distinct()
        .toList();
  }

  /** By its subject; of others only those who use what the employer makes. */
  private boolean isOfWriter(String sentence) {
    return SUBJECT.get(language).matcher(sentence).find()
        || USED.matcher(sentence).find() && !SOMEBODY.matcher(sentence).matches();
  }

  private Stream<Statement> toldOfSecond(String sentence) {
    return told(second(sentence)).stream().filter(it -> !it.isThird());
  }

  /** What the employer does besides: "Acme has been here for years and makes pumps". */
  private String second(String sentence) {
    var subject = subject(sentence);
    var joint = SECOND_VERB.matcher(sentence);
    while (!subject.isEmpty() && joint.find()) {
      if (Lines.words(sentence.substring(joint.start(1))).size() >= FEWEST_WORDS
          && reader.isThirdPerson(joint.group(1))
          && !REMAINING.matcher(joint.group(1)).matches()
          && !words.is(joint.group(1), "N.*|SUB.*")) {
        return subject + sentence.substring(joint.start(1));
      }
    }
    return sentence;
  }

  /** The statement of a sentence, without its details and without what else stands beside it. */
  private String stated(String sentence) {
    var one =
        named(
            SINCE
                .matcher(withoutApposition(sentence))
                .replaceFirst("")
                .replaceFirst("(?<=" + Pattern.quote(company) + ") \\([^()]*\\)", ""));
    var whole =
        MEMBERS
            .matcher(DETAILS.matcher(OPENING.matcher(one).replaceFirst("")).replaceFirst("."))
            .replaceFirst(".");
    var first = Lines.words(whole).size() > LONG ? SECOND.matcher(whole).replaceFirst(".") : whole;
    var plain = Lines.words(first).size() > MOST_WORDS ? withoutSecond(first) : first;
    var doing = doing(plain);
    return doing.equals(plain) ? within(plain) : doing;
  }

  /** "Acme, founded in 1952, makes tins" as "Acme makes tins". */
  private String withoutApposition(String sentence) {
    return Stream.of(fullName, company)
        .filter(it -> !it.isEmpty() && sentence.contains(it + ", "))
        .map(it -> it + ", ")
        .map(
            it -> {
              var begin = sentence.indexOf(it) + it.length();
              var end = sentence.indexOf(", ", begin);
              var isVerb =
                  end > 0
                      && sentence.indexOf(it) <= LONGEST_ARTICLE
                      && reader.isThirdPerson(
                          Lines.bare(Lines.firstWord(sentence.substring(end + 2))));
              return isVerb
                  ? sentence.substring(0, begin - 2) + " " + sentence.substring(end + 2)
                  : sentence;
            })
        .filter(it -> !it.equals(sentence))
        .findFirst()
        .orElse(sentence);
  }

  /** Without what a sentence that is too long says behind its first verb with its object. */
  private String withoutSecond(String sentence) {
    var joint = SECOND_VERB.matcher(sentence);
    while (joint.find()) {
      var isVerb =
          reader.isThirdPerson(joint.group(1))
              || WE.containsKey(language) && words.is(joint.group(1), WE.get(language))
              || joint.group(1).matches("s|se");
      if (isVerb && Lines.words(sentence.substring(0, joint.start())).size() > FEWEST_WORDS) {
        return sentence.substring(0, joint.start()) + ".";
      }
    }
    return sentence;
  }

  /**
   * Without what the employer is called before its name: "A family firm since 1932, Acme makes".
   */
  private String named(String sentence) {
    var comma = sentence.indexOf(", ");
    if (comma < 0) {
      return sentence;
    }
    var rest = sentence.substring(comma + 2);
    var first = Lines.small(Lines.bare(Lines.words(sentence).getFirst()));
    var noun = language == Language.GERMAN ? Lines.capital(first) : first;
    var isNoun =
        words.is(noun, "NN|N [mfe] s|NC.S.*|SUB:NOM:SIN.*") || first.matches("an?|une?|eine?");
    return isNoun && !rest.isEmpty() && names.contains(Lines.bare(Lines.words(rest).getFirst()))
        ? rest
        : sentence;
  }

  /** "We are twelve people and build pumps" as "We build pumps". */
  private String doing(String sentence) {
    var being = BEING.matcher(sentence);
    if (!being.find()) {
      return sentence;
    }
    var subject = sentence.startsWith("Somos") ? "" : sentence.split("[ '’]", 2)[0] + " ";
    var doing = Lines.capital(subject + sentence.substring(being.end()));
    var verb = Lines.words(sentence.substring(being.end())).getFirst();
    var isVerb = language != Language.ENGLISH && words.is(Lines.bare(verb), WE.get(language));
    return isVerb || ACTIVITY.matcher(doing).matches() ? doing : sentence;
  }

  /** "At Acme, we build pumps" as "We build pumps". */
  private String within(String sentence) {
    var at =
        sentence.replaceFirst("^(?:(?:Here )?[Aa]t|Chez|En) " + Pattern.quote(company) + ",? ", "");
    // "Since 1952, we at Acme have made tins"
    var plain = at.replaceFirst(" (?:at|bei|chez|en) " + Pattern.quote(company) + "(?=[ ,])", "");
    return company.isEmpty() || plain.equals(sentence) || !OWN.get(language).matcher(plain).find()
        ? sentence
        : Lines.capital(plain);
  }

  /** In Spanish "su" is also the employer's own. */
  private boolean addresses(String sentence) {
    var text =
        language == Language.SPANISH && beginsWithCompany(sentence)
            ? sentence.replaceAll("\\bsus?\\b", "")
            : sentence;
    return OTHER.get(language).matcher(text).find();
  }

  /** "Run our weekly reporting" is for the applicant to do. */
  private boolean isDuty(String sentence) {
    return language == Language.ENGLISH
        && !sentence.matches("(?:Last|This|Next) .*") // "Last year we finished"
        && EnglishLines.isOrder(sentence, true);
  }

  private boolean isActivity(String sentence) {
    return ACTIVITY.matcher(sentence).matches() || THIRD.matcher(sentence).find();
  }

  /**
   * The name without the kind of organization: "Les Passerelles" of "Association Les Passerelles".
   */
  private String ownName() {
    var all = Lines.words(company);
    return all.size() > 1
            && !isNameOnly(all.getFirst())
            && Lines.join(all.subList(1, all.size()))
                .matches("(?:The|Die|Der|Das|La|Le|Les|El|Los|Las|L['’])\\b.*")
        ? Lines.join(all.subList(1, all.size()))
        : company;
  }

  /** By the name without its last words: "Torrent Clear S.L." is called "Torrent Clear" as well. */
  private boolean beginsWithCompany(String sentence) {
    var first = Lines.words(company).isEmpty() ? "" : Lines.words(company).getFirst();
    var plain = sentence.replaceFirst("^(?:(?:The|Die|Der|Das|La|Le|Les|El) |L['’])", "");
    return first.length() >= SHORTEST_NAME
            && plain.matches("(?iu)" + Pattern.quote(first) + "(?!\\p{L}).*")
        || !company.isEmpty() && (plain.startsWith(company) || sentence.startsWith(ownName()))
        || isName(Lines.words(plain).getFirst(), !plain.equals(sentence))
            && (!plain.equals(sentence) || isNameOnly(Lines.words(plain).getFirst()));
  }

  /** "The council": behind an article also in small letters. */
  private boolean isName(String word, boolean isBehindArticle) {
    var bare = Lines.bare(word);
    return names.contains(bare) || isBehindArticle && names.contains(Lines.capital(bare));
  }

  /** "Logistics" in the name of an employer is an ordinary word as well. */
  private boolean isNameOnly(String word) {
    var bare = Lines.bare(word);
    return words.readings(Lines.small(bare)).isEmpty()
        && (language != Language.GERMAN || words.readings(bare).isEmpty());
  }

  /** Also where the name stands behind other words: "Since 1961, Acme makes pumps". */
  private boolean isOfCompany(String sentence) {
    return beginsWithCompany(sentence)
        || !company.isEmpty() && sentence.contains(company) && THIRD.matcher(sentence).find();
  }

  /** Whether a sentence of a posting is about pay, benefits, hiring or values. */
  static boolean isGeneral(String sentence) {
    return GENERAL.matcher(sentence).matches();
  }

  private double value(Set<String> own, String sentence) {
    var isBeing = BE.matcher(sentence.substring(subject(sentence).length())).lookingAt();
    var isTelling = isActivity(sentence) || MISSION.matcher(sentence).matches();
    return shared(own, sentence)
        + (isTelling ? FEWEST_SHARED : isBeing ? -1 : 0)
        - (FIGURE.matcher(sentence).find() ? 1 : 0);
  }

  private double shared(Set<String> own, String sentence) {
    return relevance.stems(sentence).stream().filter(own::contains).count();
  }

  private Optional<Statement> told(String sentence) {
    var plain = sentence.replaceAll("!$", ".");
    return isOfCompany(sentence) && !OWN.get(language).matcher(sentence).find()
        ? addressed(plain)
            .or(() -> possessed(plain))
            .map(it -> new Statement(it, false))
            .or(() -> third(plain))
            .or(() -> Optional.of(new Statement(clause(plain), false)))
        : toReaderOf(plain).map(it -> new Statement(it, false));
  }

  /** "Acme's service team helps" as "your service team helps". */
  private Optional<String> possessed(String sentence) {
    var plain = ARTICLE.matcher(sentence).replaceFirst("");
    return Stream.of(company, fullName)
        .map(it -> ARTICLE.matcher(it).replaceFirst(""))
        .filter(it -> !it.isEmpty() && plain.matches(Pattern.quote(it) + "['’]s? \\p{L}.*"))
        .map(it -> "your" + plain.substring(plain.indexOf(' ', it.length())))
        .findFirst()
        .filter(it -> language == Language.ENGLISH);
  }

  /**
   * "Acme runs two plants in its town" as "runs two plants in its town"; in German the verb would
   * have to change its place.
   */
  private Optional<Statement> third(String sentence) {
    var subject = subject(sentence);
    var rest = sentence.substring(subject.length());
    return subject.isEmpty()
            || language == Language.GERMAN
            || words.is(Lines.bare(Lines.firstWord(rest)), PLURAL)
            || BE.matcher(rest).lookingAt()
            || PRONOUN.matcher(rest).find()
        ? Optional.empty()
        : Optional.of(new Statement(rest, true));
  }

  /** Told to the employer, as a clause that follows "because". */
  private Optional<String> toReaderOf(String plain) {
    return reader
        .addressed(plain)
        .map(this::clause)
        .filter(it -> !isApposition(it))
        .map(it -> HERE.matcher(it).replaceAll(WITH_YOU.get(language)));
  }

  /** "Acme runs two plants" as "you run two plants"; empty where its verbs are not certain. */
  private Optional<String> addressed(String sentence) {
    var subject = subject(sentence);
    var main = RELATIVE.splitAsStream(sentence).findFirst().orElse("");
    if (subject.isEmpty() || isPossessive(main, sentence.substring(subject.length()))) {
      return Optional.empty();
    }
    var all = new ArrayList<>(Lines.words(sentence.substring(subject.length())));
    var isRelative = false;
    for (var i = 0; i < all.size(); i++) {
      var word = all.get(i);
      isRelative |=
          i > 0
              && RELATIVE
                  .matcher(all.get(i - 1).replaceFirst("[^,]+", "") + " " + word + " ")
                  .find();
      var isJoined = i > 0 && !isRelative && all.get(i - 1).matches("and|und|et|y|e");
      var isVerb =
          i == 0
              || isJoined
                  // "protects and restores": the second is no noun behind a verb alone
                  && (i == 2
                      || !words.is(Lines.bare(word), "N.*|SUB.*")
                      || i + 1 < all.size() && OBJECT.matcher(all.get(i + 1)).lookingAt());
      if (isJoined && !isVerb && i + 1 < all.size() && reader.isThirdPerson(Lines.bare(word))) {
        return Optional.empty(); // "and works with farms", "and services to homes"
      }
      if (isVerb && !reader.lemma(Lines.bare(word)).isEmpty()) {
        var form = reader.form(Lines.bare(word));
        if (form.isEmpty()) {
          return Optional.empty();
        }
        all.set(i, word.replace(Lines.bare(word), form.get()));
      } else if (i == 0) {
        return Optional.empty();
      }
    }
    var you =
        switch (language) {
          case ENGLISH -> "you ";
          case GERMAN -> "Sie ";
          case FRENCH -> "vous ";
          case SPANISH -> "";
        };
    return Optional.of(you + Lines.join(all));
  }

  /** In French "leur" is never of one owner. */
  private boolean isPossessive(String main, String rest) {
    var isOne = language == Language.FRENCH && !words.is(Lines.bare(Lines.firstWord(rest)), PLURAL);
    var text = isOne ? main.replaceAll("\\bleurs?\\b", "") : main;
    return POSSESSIVE.get(language).matcher(text).find();
  }

  /** The name of the company at the beginning of a sentence, with its blank; "" for none. */
  private String subject(String sentence) {
    var article = ARTICLE.matcher(sentence);
    var begin = article.find() ? article.end() : 0;
    var rest = sentence.substring(begin);
    var all = Lines.words(ARTICLE.matcher(company).replaceFirst(""));
    var called = new ArrayList<String>();
    called.add(ARTICLE.matcher(fullName).replaceFirst(""));
    for (var count = all.size(); count > 0; count--) {
      called.add(Lines.join(all.subList(0, count)));
    }
    called.addAll(names);
    if (begin > 0) {
      names.stream().map(Lines::small).forEach(called::add);
    }
    for (var one : called) {
      var name = one + " ";
      var isVerb =
          (rest.startsWith(name) || begin > 0 && Lines.capital(rest).startsWith(name))
              && !reader.lemma(Lines.firstWord(rest.substring(name.length()))).isEmpty();
      if (isVerb && name.length() > SHORTEST_NAME) {
        return sentence.substring(0, begin + name.length());
      }
    }
    return "";
  }

  /** Small at its beginning, but for names, German nouns and "Sie". */
  private String clause(String sentence) {
    var first = Lines.bare(Lines.words(sentence).getFirst()).replaceFirst("^\\p{L}['’]", "");
    var small = Lines.small(first);
    var isWord =
        language == Language.GERMAN
            ? words.is(small, "ART.*|PRP.*|PRO.*|ADV.*|ADJ.*|ZAL.*|PA[12].*")
                && !first.matches("Sie|Ih(?:r|nen)\\p{Ll}*")
            : !words.readings(small).isEmpty() || small.contains("-");
    var isName = Lines.isTerm(first) || company.startsWith(first);
    return isWord && !isName ? Lines.small(sentence) : sentence;
  }

  /** "Office for old law, we draft deeds": what it is would follow "because". */
  private static boolean isApposition(String clause) {
    return clause.matches("(?iu)[^,]+, (?:you|sie|vous|ustedes) .*")
        && !clause.matches(
            "(?iu)(?:since|for|with|in|at|from|on|every|depuis|avec|dans|chaque|pour|à|en|sur|desde|con|cada|para) .*");
  }
}
