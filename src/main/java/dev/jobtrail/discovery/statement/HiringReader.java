package dev.jobtrail.discovery.statement;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognizes postings of staffing and recruitment agencies in English, German, French, Spanish,
 * Portuguese and Italian.
 *
 * <p>A client proves an agency only as the one who hires: "for our client we are looking for", "our
 * client is hiring", not "you advise our client".
 */
public final class HiringReader {

  private static final Anchors ANCHORS = new Anchors();

  /** A sentence without any of these states nothing. */
  private static final long ANY =
      ANCHORS.group(
          "client",
          "kunde",
          "kundin",
          "mandant",
          "auftraggeber",
          "agenc",
          "agenz",
          "staffing",
          "recruit",
          "headhunt",
          "employment business",
          "personalb",
          "personald",
          "personalv",
          "uberlassung",
          "zeitarbeit",
          "kundenauftrag",
          "interim",
          "temporaire",
          "temporal",
          "temporario",
          "consultora",
          "consultoria",
          "recrutement",
          "recrutamento",
          " ett",
          "(ett",
          "somministrazione",
          "selezione",
          "on behalf of",
          " us to ",
          "direktvermittlung",
          "fur ein",
          "pour un",
          "para ",
          "per ");

  private static final String WORDS = "(?:[\\w-]+ ){0,2}";

  private static final String COMPANY =
      "(?:empresa|compania|multinacional|azienda|societa|impresa|multinazionale|realta|gruppo"
          + "|entreprise)";

  /** One client; nouns that only begin with it are none: "our client base". */
  private static final String CLIENT =
      "(?:(?:our|my) "
          + WORDS
          + "client(?! (?:bases?|services?|success|teams?|portfolio|relation\\w*|side|lists?"
          + "|partners?|projects?|sites?|onboarding|solutions?|experience|engagements?|meetings?"
          + "|needs|data|accounts?|work|support|delivery|operations|management|advisory)\\b)\\b"
          + "|one of (?:our|my) "
          + WORDS
          + "clients"
          + "|unser(?:e[nms]?)? "
          + WORDS
          + "(?:kunden?|kundin|mandant(?:en|in)?|auftraggebers?)\\b(?<!unsere kunden)"
          + "(?<!unsere mandanten)|eine[rnms]? unserer "
          + WORDS
          + "(?:kunden|mandanten|auftraggeber)"
          + "|notre cliente?\\b|(?:l')?un de nos "
          + WORDS
          + "clients|nuestr[oa] "
          + WORDS
          + "clienta?e?\\b|uno de nuestros "
          + WORDS
          + "clientes|importante cliente|noss[oa] "
          + WORDS
          + "cliente\\b|um dos nossos "
          + WORDS
          + "clientes|nostr[oa] "
          + WORDS
          + "cliente\\b|uno dei nostri "
          + WORDS
          + "clienti|"
          + COMPANY
          + " (?:(?:nostra|nossa|nuestra) )?cliente\\b|kundenunternehmen)";

  /** An employer that is not named. */
  private static final String SOME_COMPANY =
      "(?:(?:an?|one of the) (?:[\\w-]+ ){0,4}(?:company|firm|business|retailer|manufacturer|bank"
          + "|group|organi[sz]ation|employer|startup|start-up|scale-up|provider|supplier)\\b"
          + "|eine?[nms]? (?:[\\w-]+ ){1,3}(?:unternehmens?|firma|konzerns?|betriebs?"
          + "|\\w*hersteller|dienstleister|kanzlei)\\b"
          + "|une? (?:[\\w-]+ ){0,2}(?:entreprise|societe|pme|groupe|acteur|cabinet)\\b"
          + "|(?:una? |uma )?(?:importante|prestigios[ao]|reconocida|conocida|conceituada"
          + "|reconhecida|nota|solida|storica|primaria) "
          + COMPANY
          + "|"
          + COMPANY
          + " (?:del sector|ubicada|do sector|do setor|del settore|\\w+(?:meccanica|mecanica)"
          + "|operante))";

  private static final String CLIENTS =
      "(?:"
          + CLIENT
          + "|our clients\\b|unsere (?:kunden|mandanten)\\b|nos clients\\b|nuestros clientes\\b"
          + "|nossos clientes\\b|nostri clienti\\b)";

  private static final String FOR =
      "(?:for|on behalf of|fur|im auftrag|im namen|pour le compte de|pour|para o|para a|para"
          + "|por cuenta de|em nome do|per conto del|per conto di|per il|per la|per) ";

  /** We look for somebody. */
  private static final String HIRE =
      "(?:(?:we|i) (?:are|am) (?:\\w+ )?(?:looking|recruiting|seeking|hiring|searching|sourcing)"
          + "|we(?:'re| re) (?:\\w+ )?(?:looking|recruiting|seeking|hiring|searching)"
          + "|we (?:seek|recruit)\\b|(?:suchen|besetzen|rekrutieren) wir"
          + "|wir (?:suchen|besetzen|rekrutieren)|(?:recherchons|recrutons|cherchons)"
          + "|buscamos|seleccionamos|precisamos|incorporamos|procuramos|recrutamos|selecionamos"
          + "|estamos a recrutar|ricerchiamo|cerchiamo|selezioniamo"
          + "|stiamo (?:cercando|ricercando|selezionando))";

  /** The client looks for somebody, or is described. */
  private static final String SEEKS =
      "(?:is (?:\\w+ )?(?:looking|seeking|recruiting|hiring|searching)|seeks|recruits|is"
          + " an?\\b|(?:requires|needs) an?\\b|ha[sd] an? (?:\\w+"
          + " )?(?:opening|vacancy)|(?:wants|would like) to (?:hire|appoint|recruit)|is in need"
          + " of|now needs|sucht|mochte|verstarkt|benotigt|ist"
          + " ein(?:e[rs]?)?\\b|recherche|recrute|renforce|souhaite|est une?\\b|busca|precisa"
          + "|necesita|necessita|requiere|incorpora|desea|pretende|contrata|assume|desidera|es"
          + " una?\\b|procura|recruta|e uma?\\b|cerca|ricerca|seleziona|e un[a']?(?:\\b|(?=\\w)))";

  private static final String AGENCY =
      "(?:(?:recruitment|recruiting|staffing|employment|headhunting|executive search|temp)"
          + " (?:agency|firm|consultancy|business|company)"
          + "|personal(?:vermittlung|beratung|dienstleister|dienstleistungsunternehmen)"
          + "|zeitarbeits(?:firma|unternehmen)"
          + "|cabinet de recrutement|agence d'(?:interim|emploi)|societe d'interim"
          + "|entreprise de travail temporaire"
          + "|empresa de (?:trabajo temporal|seleccion|recrutamento|trabalho temporario)"
          + "|(?:consultora|consultoria) de (?:seleccion|recursos humanos|recrutamento)"
          + "|agencia de (?:empleo|colocacion|emprego|recrutamento)"
          + "|agenzia (?:per il lavoro|di somministrazione|interinale)"
          + "|societa di (?:ricerca e )?selezione)";

  /** Up to four words that keep what follows the same noun phrase. */
  private static final String ATTRIBUTES =
      "(?:(?!(?:for|that|which|who|to|with|in|at|of|not|fur|mit|bei|der|die|pour|pas|para|que|per)"
          + "\\b)[\\w-]+,? ){0,4}";

  private static final long OF_CLIENT =
      ANCHORS.group("client", "kunde", "kundin", "mandant", "auftraggeber");

  private static final long OF_HIRE =
      ANCHORS.group(
          "looking",
          "recruit",
          "seek",
          "hiring",
          "searching",
          "sourcing",
          "suchen",
          "besetzen",
          "rekrutieren",
          "cherchons",
          "recrutons",
          "buscamos",
          "seleccionamos",
          "precisamos",
          "incorporamos",
          "procuramos",
          "recrutamos",
          "selecionamos",
          "recrutar",
          "cerchiamo",
          "selezioniamo",
          "stiamo");

  private static final long OF_AGENCY =
      ANCHORS.group(
          "recruit",
          "staffing",
          "employment",
          "headhunt",
          "executive search",
          "temp ",
          "personalv",
          "personalb",
          "personald",
          "zeitarbeits",
          "recrutement",
          "agence",
          "interim",
          "temporaire",
          "empresa de",
          "consultor",
          "agencia",
          "agenzia",
          "selezione");

  private static final long OF_AGENCY_KIND =
      ANCHORS.group(
          " agency",
          " firm",
          " consultancy",
          " business",
          " company",
          "personalv",
          "personalb",
          "personald",
          "zeitarbeits",
          "cabinet de",
          "agence d'",
          "societe d'",
          "entreprise de",
          "empresa de",
          "consultora de",
          "consultoria de",
          "agencia de",
          "agenzia ",
          "societa di");

  private static final long OF_SOME_COMPANY =
      ANCHORS.group(
          "company",
          "firm",
          "business",
          "retailer",
          "manufacturer",
          "bank",
          "group",
          "organi",
          "employer",
          "startup",
          "start-up",
          "scale-up",
          "provider",
          "supplier",
          "unternehmen",
          "konzern",
          "betrieb",
          "hersteller",
          "dienstleister",
          "kanzlei",
          "entreprise",
          "societ",
          "pme",
          "acteur",
          "cabinet",
          "empresa",
          "compania",
          "multina",
          "azienda",
          "impresa",
          "realta",
          "gruppo");

  private static final long OF_ORDER =
      ANCHORS.group(
          "retained",
          "engaged",
          "instructed",
          "mandated",
          "commissioned",
          "appointed",
          "asked",
          "tasked");

  private static final List<Rule> STATES_AGENCY =
      List.of(
          // for our client we are looking for
          Rule.of("^(?:\\W|\\w+ ){0,2}" + FOR + CLIENTS + "\\b.*" + HIRE, OF_CLIENT, OF_HIRE),
          // we are looking for a nurse for our client
          Rule.of(HIRE + " (?:\\w+ )?" + FOR + CLIENTS, OF_CLIENT, OF_HIRE),
          Rule.of(
              HIRE
                  + "(?:(?!\\b(?:who|that|to|der|die|das|um|zur|qui|que|quien|che)\\b)[^.;:])"
                  + "{0,90}? "
                  + FOR
                  + CLIENT,
              OF_CLIENT,
              OF_HIRE),
          // our client is looking for
          Rule.of(
              "(?:^|[,;:] |^\\W+)(?:l'|il |o |el )?" + CLIENT + "\\b[^.;:]{0,100}?\\b" + SEEKS,
              OF_CLIENT),
          Rule.of("\\bjoin " + CLIENT + "\\b", OF_CLIENT, ANCHORS.group("join ")),
          Rule.of(
              "(?:retained|engaged|instructed|mandated|commissioned|appointed) by "
                  + "(?:a client\\b|"
                  + CLIENT
                  + ")",
              OF_CLIENT,
              OF_ORDER),
          Rule.of(
              "(?:partner\\w*|work\\w*) with (?:a client\\b|"
                  + CLIENT
                  + ").{0,40}\\bto (?:hire|recruit|find|appoint|fill)",
              OF_CLIENT,
              ANCHORS.group(" with ")),
          Rule.of(
              "(?:has|have) (?:\\w+"
                  + " )?(?:asked|engaged|appointed|instructed|mandated|commissioned|retained|tasked)"
                  + " us\\b.{0,20}\\bto (?:hire|recruit|find|appoint|fill|search)",
              OF_ORDER),
          Rule.of(
              "(?:retained|engaged|instructed|mandated|commissioned|appointed) by an? .{0,60}"
                  + "\\bto (?:hire|recruit|find|appoint|fill)",
              OF_ORDER),
          Rule.of(
              "\\b(?:is|are) (?:\\w+ )?(?:recruiting|hiring|searching|looking) .{0,60}?"
                  + "on behalf of (?:an?|one|our)\\b",
              ANCHORS.group("on behalf of")),
          Rule.of(
              "^(?:\\W|\\w+ ){0,2}" + FOR + SOME_COMPANY + ".*\\b" + HIRE,
              OF_HIRE,
              OF_SOME_COMPANY),
          Rule.of(
              HIRE
                  + "(?:(?!\\b(?:who|that|der|die|das|qui|que|che)\\b)[^.;:]){0,60}? "
                  + FOR
                  + SOME_COMPANY,
              OF_HIRE,
              OF_SOME_COMPANY),
          Rule.of(
              "^(?:\\w+ ){0,2}"
                  + AGENCY
                  + "(?: \\w+)?,?"
                  + " (?:sucht|recherche|recrute|busca|selecciona|procura|recruta|ricerca|cerca|seleziona|is"
                  + " recruiting|is hiring|seeks)\\b",
              OF_AGENCY,
              OF_AGENCY_KIND),
          Rule.of(
              "(?:agencia|agenzia|agence) (?:de emprego|de empleo|per il lavoro|d'emploi)"
                  + "\\b.{0,20}\\b(?:procura|busca|ricerca|cerca|recherche|recrute)\\b",
              OF_AGENCY),
          Rule.of(
              "\\b(?:desde|en|na) (?:nuestra|nossa)"
                  + " (?:consultora|agencia|consultoria)\\b.{0,30}"
                  + HIRE,
              OF_AGENCY,
              OF_HIRE),
          Rule.of(
              "\\bclient (?:who|that|which) is (?:\\w+ )?(?:looking|hiring|seeking|recruiting)",
              OF_CLIENT,
              OF_HIRE),
          Rule.of(
              HIRE + ".{0,60}\\bim kundenauftrag|\\bim kundenauftrag.{0,60}" + HIRE,
              ANCHORS.group("kundenauftrag"),
              OF_HIRE),
          Rule.of("^our clients are (?:\\w+ )?(?:hiring|recruiting)", OF_CLIENT, OF_HIRE),
          // we are an agency
          Rule.of(
              "(?:\\bwe are|\\bwe're|\\bact(?:ing|s)? as|\\boperat(?:es|ing) as|\\bwir sind"
                  + "|\\bsomos|\\bnous sommes|\\bsiamo|^as|^als|^como|^en tant que|^come)"
                  + " (?:an? |the |eine? |une? |una? |uma |un'|l')?"
                  + ATTRIBUTES
                  + AGENCY
                  + "\\b",
              OF_AGENCY,
              OF_AGENCY_KIND),
          Rule.of(
              "^(?!our |unser|notre |nuestr|.*(?:client|customer|kunde|partner))(?:[\\w&.-]+"
                  + " ){1,4}(?:is|ist|est|es|e) (?:an? |the |eine? |une? |una? |uma )"
                  + ATTRIBUTES
                  + AGENCY
                  + "\\b",
              OF_AGENCY,
              OF_AGENCY_KIND),
          Rule.of(
              "(?:^|, )(?:at |bei |chez |desde |en )?(?:our|notre|unsere|nuestra|nossa|la"
                  + " nostra) (?:\\w+ )?"
                  + AGENCY
                  + "\\b(?! (?:partner|team))",
              OF_AGENCY,
              OF_AGENCY_KIND),
          // the contract is that of an agency
          Rule.of(
              "(?<!keine )(?:im rahmen|im wege|auf basis) (?:der |einer |von )?"
                  + "arbeitnehmeruberlassung",
              ANCHORS.group("uberlassung")),
          Rule.of("(?:agency|business) in relation to this", ANCHORS.group("in relation to this")),
          Rule.of(
              "(?:mission|contrat) d'interim\\b|(?<!no )(?:a traves de|por|con) (?:una"
                  + " )?ett\\b",
              ANCHORS.group("interim", "ett")),
          Rule.of(
              "(?<!non )contratto (?:iniziale )?di somministrazione",
              ANCHORS.group("somministrazione")));

  private static final String AGENCIES =
      "(?:agencies|recruiters|headhunters|third[- ]part(?:y|ies)|personalvermittl\\w+"
          + "|personalberat\\w+|personaldienstleist\\w+|headhunter\\w*|cabinets de recrutement"
          + "|agences|agencias|consultoras|ett|agenzie)\\b";

  private static final Rule STATES_EMPLOYER =
      Rule.of(
          "\\bno (?:\\w+ ){0,2}(?:agencies|recruiters|headhunters)(?= please|[,.!]|$| or | and"
              + " )|\\bno agency (?:calls|contacts?|cvs|resumes|submissions)|(?:not|n't) (?:\\w+"
              + " )?(?:accept|consider|respond|welcome|want|engage|pay|entertain|use|work with"
              + "|cooperate|source).{0,60}"
              + AGENCIES
              + "|^(?:\\w+ ){0,2}agencies\\b.{0,60}\\bnot (?:to )?(?:contact|call|send|submit)"
              + "|(?:keine|nicht|verzichten|absehen|abzusehen).{0,60}(?:von |durch )(?:\\w+ )?"
              + AGENCIES
              + "|(?:durch|von) (?:\\w+ )?"
              + AGENCIES
              + ".{0,40}(?:keine|nicht|absehen|abzusehen|verzichten|unerwunscht)"
              + "|"
              + AGENCIES
              + ".{0,60}(?:ne pas nous|s'abstenir|abstenerse)"
              + "|\\bno (?:se )?(?:acept|admit|atend|trabaj|colabor|consider)\\w+.{0,60}"
              + AGENCIES
              + "|\\bnao (?:aceit|consider|trabalh|colabor)\\w+.{0,60}"
              + AGENCIES
              + "|\\bnon (?:accett|consider|collabor)\\w+.{0,60}"
              + AGENCIES
              + "|\\b(?:n'accept|ne (?:travaill|collabor|retien))\\w+ pas.{0,60}"
              + AGENCIES
              + "|(?:ask|request|advise) (?:\\w+ ){0,2}agencies\\b.{0,30}\\bnot to\\b"
              + "|agencies\\b.{0,80}\\b(?:no fees?\\b|refrain\\b|fee will be paid)"
              + "|(?:abstenerse|astenersi|abster-se).{0,30}"
              + AGENCIES,
          ANCHORS.group(
              "agenc",
              "recruit",
              "headhunt",
              "third",
              "personalv",
              "personalb",
              "personald",
              "recrutement",
              "consultoras",
              "ett",
              "agenzie"),
          ANCHORS.group(
              "no ",
              "not ",
              "n't ",
              "keine",
              "nicht",
              "verzichten",
              "absehen",
              "abzusehen",
              "unerwunscht",
              "pas",
              "s'abstenir",
              "abstenerse",
              "nao ",
              "non ",
              "refrain",
              "fee will be paid",
              "astenersi",
              "abster-se"));

  private static final Pattern AGENCY_NAME =
      Pattern.compile(
          "\\b(?:staffing|recruitment|recruiters|personalvermittlung|personaldienstleist\\w+"
              + "|personalberatung|personalservice|zeitarbeit|executive search|headhunters?"
              + "|travail temporaire|trabajo temporal|trabalho temporario|ett|interim"
              + "|agenzia per il lavoro)\\b"
              + "|^(?:randstad|adecco|manpower(?:group)?|hays|michael page|page personnel"
              + "|robert half|robert walters|kelly services|kforce|teksystems|insight global"
              + "|allegis group|aerotek|gi group|synergie|proman|tempo-team|unique"
              + " personalservice|dis ag|orizon|persona service|timepartner|start people"
              + "|eurofirms|openjobmetis|umana|etjca|reed|harnham|huxley|computer futures"
              + "|sthree|nigel frank|jefferson frank|progressive recruitment)\\b(?! bank)");

  private HiringReader() {}

  /**
   * Who hires.
   *
   * @param sentences of the posting, in their order
   */
  public static Statement<HiringParty> read(String company, List<String> sentences) {
    if (company != null && AGENCY_NAME.matcher(SentenceStatement.folded(company)).find()) {
      return Statement.quoting(HiringParty.AGENCY, company);
    }
    Statement<HiringParty> employer = null;
    for (var sentence : sentences) {
      switch (SentenceStatement.of(sentence).hiring()) {
        case AGENCY -> {
          return Statement.quoting(HiringParty.AGENCY, sentence);
        }
        case EMPLOYER -> {
          employer =
              employer == null ? Statement.quoting(HiringParty.EMPLOYER, sentence) : employer;
        }
        case NOT_STATED -> {}
      }
    }
    return employer == null ? new Statement<>(HiringParty.NOT_STATED, null) : employer;
  }

  /** What a folded sentence states. */
  static HiringParty stated(String sentence) {
    var anchors = ANCHORS.in(sentence);
    if ((anchors & ANY) == 0) {
      return HiringParty.NOT_STATED;
    }
    if (STATES_EMPLOYER.applies(sentence, anchors)) {
      return HiringParty.EMPLOYER;
    }
    return STATES_AGENCY.stream().anyMatch(it -> it.applies(sentence, anchors))
        ? HiringParty.AGENCY
        : HiringParty.NOT_STATED;
  }
}
