package dev.jobtrail.attempt.answer;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a question asks for, in whatever words and language, so that one answer serves all forms.
 *
 * <p>A question has a meaning only if every word of it is understood: its key phrase, words that
 * such questions are made of, and what it is about. Anything else is another question.
 *
 * @param about what it is about, such as a skill or a place; empty for nothing
 */
record QuestionMeaning(Subject subject, String about) {

  /** What can be asked for. */
  enum Subject {
    START_DATE("Earliest start date"),
    NOTICE_PERIOD("Notice period"),
    HIGHEST_DEGREE("Highest degree"),
    /** About a skill. */
    SKILL_YEARS("Years of experience"),
    /** Of any work. */
    TOTAL_YEARS("Years of experience"),
    /** About a place, or none. */
    RELOCATION("Relocation"),
    /** About a language. */
    LANGUAGE_LEVEL("Language level"),
    /** Whether there is a driving licence, about its class if that is asked. */
    DRIVING_LICENCE("Driving licence"),
    /** Whether the applicant would travel. */
    TRAVEL("Travel"),
    /** How the applicant has come to know the job or the company. */
    SOURCE("Source of the job");

    private final String fact;

    Subject(String fact) {
      this.fact = fact;
    }
  }

  private static final int LONGEST_ABOUT = 4;

  private static final Map<Subject, Pattern> KEYS = new EnumMap<>(Subject.class);

  static {
    key(
        Subject.NOTICE_PERIOD,
        """
        notice period  kundigungsfrist\\w*  (?:delai de )?preavis  (?:periodo de )?(?:preaviso|aviso previo)  (?:periodo di )?preavviso  opzegtermijn\\w*  okres\\w* wypowiedzenia  uppsagningstid  opsigelses(?:varsel|frist)  oppsigelsestid
        """);
    key(
        Subject.START_DATE,
        """
        (?:earliest |possible |preferred |desired |expected |available |target )*start(?:ing)? (?:date|month)  date (?:on which |from which |that |when )?(?:you|i) (?:(?:can|could) (?:start|begin|join)|(?:are|will be) available)  date (?:available|of availability)  available (?:to start|from|date)  availability(?: date)?
        (?:when|how soon) (?:can|could|would|will|are) you (?:be )?(?:able to |available to |available )?(?:start|begin|join)?  earliest (?:possible )?(?:start|date|availability)
        (?:fruhest\\w* |moglich\\w* |gewunscht\\w* )*(?:eintrittsdatum|eintrittstermin|starttermin|startdatum|startzeitpunkt|arbeitsbeginn|einstiegsdatum|einstiegstermin)  verfugbar(?:keit)?(?: ab)?  (?:ab )?wann (?:konnen|konntest|kannst|konnten|waren|sind|bist) (?:sie|du)(?: \\w+){0,3} (?:anfangen|beginnen|starten|verfugbar)
        date (?:de (?:debut|disponibilite|prise de poste|demarrage)|d ?entree)(?: souhaitee| possible)?  disponibilite  (?:a partir de )?quand (?:pouvez vous|peux tu|pourriez vous|etes vous) (?:commencer|demarrer|debuter|disponible)
        fecha de (?:inicio|incorporacion|disponibilidad)  disponibilidad  (?:cuando|a partir de cuando) (?:puedes|puede|podrias|podria) (?:empezar|comenzar|incorporarte|incorporarse)
        data de (?:inicio|disponibilidade)  disponibilidade  quando (?:voce )?(?:pode|poderia|podes) (?:comecar|iniciar)
        data di (?:inizio|disponibilita)  disponibilita  (?:da )?quando (?:puoi|puo|potresti|potrebbe) (?:iniziare|cominciare)
        (?:najwczesniejsz\\w* |mozliw\\w* )*(?:data|termin) (?:rozpoczecia(?: pracy)?|dostepnosci)  dostepnosc(?: od)?  (?:od )?kiedy (?:mozesz|moze pan|moze pani|moglbys|moglabys) (?:zaczac|rozpoczac|podjac)(?: prace)?
        beschikbaar(?:heid)?(?: vanaf| per)?  (?:fran )?nar kan du (?:borja|tilltrada|starta|starte|begynde|begynne)  tilltrade(?:sdag|sdatum)?  startdato
        (?:vanaf )?wanneer (?:kun je|kunt u|kan je|zou je kunnen) (?:beginnen|starten)  (?:vanaf )?wanneer (?:ben je|bent u)(?: \\w+)? (?:beschikbaar|inzetbaar)
        """);
    key(
        Subject.HIGHEST_DEGREE,
        """
        highest (?:level of |completed |attained |obtained |earned |academic |educational )*(?:education|degree|qualification)(?: level| obtained| completed| attained| earned)*  (?:education|degree) level  level of education
        hochste\\w* (?:\\w+ )?(?:abschluss|bildungsabschluss|schulabschluss|studienabschluss|hochschulabschluss|ausbildung)  bildungsabschluss  bildungsstand
        (?:plus haut |dernier )?(?:diplome|niveau d ?etudes?|niveau de formation|niveau de diplome)(?: obtenu| le plus eleve)*
        (?:maximo |mas alto )?nivel (?:maximo )?de (?:estudios|educacion|formacion|escolaridade)(?: mas alto| alcanzado)*  titulo academico  maxima titulacion  nivel educativo  formacion academica  titulacion(?: academica)?  (?:maximo |mayor |ultimo )?grado (?:academico|de estudios)
        grau (?:academico|de escolaridade)  escolaridade  (?:maior )?formacao academica
        titolo di studio(?: piu alto| conseguito)*  livello (?:di|d) ?istruzione
        hoogst\\w* (?:genoten |afgeronde |behaalde )?(?:opleiding|diploma|opleidingsniveau)  opleidingsniveau
        (?:najwyzsz\\w* |ukonczon\\w* )?(?:wyksztalcenie|poziom wyksztalcenia)(?: najwyzsze)?
        """);
    key(
        Subject.SKILL_YEARS,
        """
        (?:how many )?years?  (?:wie ?viele )?jahren?  (?:combien )?(?:d ?)?(?:annees?|ans)  (?:cuantos |quantos )?anos  (?:quanti )?anni  (?:hoeveel )?jaar  (?:ile )?lat
        """);
    KEYS.put(Subject.TOTAL_YEARS, KEYS.get(Subject.SKILL_YEARS));
    key(
        Subject.RELOCATION,
        """
        (?:willing|able|open|prepared|ready|happy|need) to (?:relocat\\w*|move)  relocat(?:e|ion|ing)  umzieh\\w*  umzugsbereit\\w*  umzug\\w*  (?:pret|prete) a demenager  demenag\\w*  mobilite geographique
        (?:dispuesto|dispuesta) a (?:reubicarte|reubicarse|mudarte|mudarse|trasladarte|trasladarse)  reubica\\w*  (?:disposto|disposta|disponivel) (?:a|para) (?:mudar|se mudar|mudar se|relocar)  disposto a mudar  (?:disposto|disposta|disponibile) a trasferir\\w*  trasferi\\w*  (?:bereid|bereidheid) (?:om )?(?:te )?verhui\\w*  verhuizen
        """);
    key(
        Subject.LANGUAGE_LEVEL,
        """
        how (?:well|good|fluent(?:ly)?) (?:do|can|is|are)(?: you)?(?: (?:speak|write|read|understand|and|or|communicate in|know))*  how (?:would|do) you (?:rate|assess|describe|evaluate)(?: your)?(?: (?:level|proficiency|fluency|command|knowledge))?  rate your(?: (?:level|proficiency|fluency|command|knowledge))?
        wie (?:gut|flussig|sicher) (?:sprechen|sprichst|konnen|kannst|beherrschen|beherrschst|ist|sind|verstehen|verstehst)(?: (?:sprechen|schreiben))?  wie (?:schatzen|schatzt|bewerten|bewertest) (?:sie|du) (?:ihre?n?|deine?n?)(?: (?:kenntnisse|niveau))?
        (?:quelle est votre |votre |ta )?maitrise  comment (?:evaluez|estimez|jugez) vous(?: votre niveau)?  (?:a quel niveau |a quel point |comment )?(?:parlez vous|parles tu|maitrisez vous)(?: couramment)?
        (?:que tan bien|como de bien|con que fluidez|que tal) (?:hablas|habla|escribes|dominas|domina)  (?:grado de |nivel de )?dominio  conocimientos? (?:de|del)  que nivel (?:de|tienes de|tiene de)
        (?:level|proficiency|fluency|command|knowledge) (?:of|in)  (?:proficien\\w*|fluent) (?:are you )?(?:in|level)  proficiency(?: level)?  language (?:level|skills?)  sprachniveau  (?:sprach)?kenntnisse  niveau (?:de|en|d)  niveau  nivel de  nivel  livello di  livello  (?:taal)?niveau
        """);
  }

  static {
    key(
        Subject.DRIVING_LICENCE,
        """
        (?:have |hold |own |possess )*(?:a |an |the |your )?(?:valid |full |current )*(?:driving|driver s?|drivers) licen[cs]e  (?:gultig\\w* )?(?:pkw )?fuhrerschein\\w*  fahrerlaubnis  permis(?: de conduire| b)?(?: valide| valable)?
        (?:carne|permiso|licencia) de conducir(?: vigente)?  (?:carteira|carta) de (?:habilitacao|motorista|conducao)  patente(?: di guida)?  (?:geldig )?rijbewijs  prawo jazdy  korkort  k[oø]rekort  f[oø]rerkort
        """);
    key(
        Subject.TRAVEL,
        """
        (?:willing|able|open|prepared|ready|happy)(?: and able)? to travel  reisebereit\\w*  (?:bereit )?zu reisen  (?:pret|prete) a (?:voyager|vous deplacer|te deplacer)  accepte\\w* (?:les |des )?deplacements
        (?:dispuesto|dispuesta) a viajar  disponibilidad para viajar  (?:disposto|disposta|disponibilidade) (?:a|para) viajar  (?:disposto|disposta|disponibile|disponibilita) a (?:viaggiare|trasferte)  bereid (?:om )?te reizen  reisbereid\\w*  (?:beredd|villig) att resa  (?:villig|parat) til a rejse  gotow\\w* do podrozy
        """);
    key(
        Subject.SOURCE,
        """
        how (?:did|have) you (?:first )?(?:hear|heard|learn|learned|find out|found out|come across|become aware|get to know) (?:about|of|from)?  how (?:did|have) you (?:first )?(?:find|found) (?:us|out|(?:this|the|our) (?:\\w+ )?(?:job|position|role|vacancy|opening|company|posting|advert\\w*|ad|offer|opportunity))  where (?:did|have) you (?:first )?(?:hear|heard|find|found|see|seen|learn|come across) (?:about|of|out)?
        wie (?:bist|sind) (?:du|sie) auf \\w+  wie (?:hast|haben) (?:du|sie) (?:von|uber)  woher (?:kennst|kennen) (?:du|sie)  wo (?:hast|haben) (?:du|sie) (?:von|uber)
        (?:comment|ou) (?:avez vous|as tu) (?:entendu parler|connu|decouvert|trouve|pris connaissance|eu connaissance)  comment nous (?:avez vous|as tu) (?:connu\\w*|decouvert\\w*|trouve\\w*)
        (?:como|donde|por que medio) (?:(?:nos|te|se|has|ha) )*(?:conociste|conocio|conocido|enteraste|entero|enterado|encontraste|encontro|encontrado|supiste|supo)
        (?:como|onde) (?:voce )?(?:(?:nos|ficou) )?(?:sabendo|soube|conheceu|encontrou)  (?:come|dove) (?:ci )?(?:hai|ha) (?:saputo|conosciuto|sentito|trovato|scoperto)
        (?:hoe|waar) (?:heb je|heeft u|ben je|bent u) (?:ons|van ons|over|deze|van)
        (?:hur|var) (?:hittade|horde|fick) du
        (?:skad|gdzie|jak) (?:\\w+ ){0,2}(?:dowiedzial|uslyszal|znalaz)\\w*(?: sie)?
        """);
  }

  /** How long the rest of a question about the source may be, which names job and company. */
  private static final int LONGEST_SOURCE = 10;

  /** What the source is of; anything else can be heard or learnt of, too. */
  private static final Pattern JOB_OR_COMPANY =
      Pattern.compile(
          "\\b(?:us|our|job|position|role|vacancy|opening|opportunity|posting|company|uns|unser\\w*|\\w*stelle\\w*|\\w*anzeige|unternehmen|firma|nous|notre|entreprise|societe|offre|poste|annonce"
              + "|nos|nuestr\\w*|empresa|oferta|vacante|puesto|posicion|vaga|nossa|ci|azienda|annuncio|posizione|oss|tjansten|jobbet|nas|naszej|ofer[tc]\\w*|stanowisk\\w*|firmie|ogloszeni\\w*|ons|onze|vacature|bedrijf)\\b"
              + "|^(?:how|where) (?:did|have) you (?:first )?(?:hear|heard) (?:about|of)");

  /** A source that has to be told more exactly, or another question. */
  private static final Pattern MORE_THAN_SOURCE =
      Pattern.compile(
          "\\b(?:if|why|who|whom|name|specify|details?|describe|employee|referr\\w*|explain|wenn|falls|warum|wer|wem|genau\\w*|si|pourquoi|qui|precise\\w*|por que|quien|especifi\\w*|caso|quem|perche|chi|specific\\w*|als|waarom|wie heeft)\\b");

  /** "Deutschkenntnisse" is one word. */
  private static final Pattern COMPOUND =
      Pattern.compile("\\b(\\w+?)(sprach)?(kenntnisse|niveau)\\b");

  /** Ways to speak a language, which one level stands for. */
  private static final Set<String> LEVEL_WORDS =
      words(
          """
          spoken written oral verbal speaking writing fluently proficiency level fluency knowledge command
          wort schrift mundlich schriftlich kenntnisse niveau fliessend ein einschatzen
          parle ecrit orale couramment competences maitrise escala hablado escrito oral fluidez nivel conocimientos bien
          """);

  /** Experience of a kind, which is not all of it. */
  private static final Pattern NARROW =
      Pattern.compile(
          "\\b(?:relevant\\w*|similar|position|role|job|team|hands|practical|commercial|with us|einschlagig\\w*|pertinente?s?|poste|puesto|similares?|relevantes?|using|used?|level)\\b");

  /** Words that such questions are made of. */
  private static final Set<String> FILLERS =
      words(
          """
          what which is are your you do does have the a an of for in on at to with we us our i my me it this that and or if any please
          how many much long lang soon when can could would will be able available work working works role position job company team acme
          earliest possible current currently desired preferred expected professional relevant hands total overall commercial practical
          welche welcher welches welchen laboral laborale laborales trabajo vida insgesamt gesamt gesamte au total totales ha completado obtenu obtenido obtained
          using use used date from start starting begin join new indicate enter tell state select provide level language skills period
          was wie wann ist sind ihr ihre ihren ihrem dein deine deinen sie du haben hast der die das den dem ein eine einen fur in im mit und oder zu bitte
          ab moglich moglicher moglichen fruhestens frueste ware beruf beruflich berufliche berufserfahrung viel viele verfugen verfugst uber bereit waren sprache
          quel quelle quels est sont votre vos ton ta tes vous avez as tu etes es le la les l un une de du des d en a au avec pour et ou dans sur combien avez professionnelle utilisation s il plait langue
          cual cuales es son tu su tus sus tienes tiene usted el los las un una de del en con para y o por favor que profesional cuanto idioma estas esta
          qual quais e sao seu sua seus voce tem tens o os as um uma de do da em com para ou por favor que profissional
          qual quali e sono tuo tua il lo gli un una di del della in con per o ed hai ha lavorativa sei
          har du ditt ett en din kan fran och jag er det den du hast har et
          wat welke is zijn je jouw uw u heb heeft de het een van voor in met en of graag hoeveel bent
          jaki jaka jakie jest sa twoj twoja twoje masz ma pan pani w we z od i lub o ile pracy prace praca zawodowego zawodowe prosze podaj
          """);

  /** A start date of something else. */
  private static final Pattern ANOTHER_TIME =
      Pattern.compile(
          "\\b(?:end|ended|last|previous|former|employment|contract|stud\\w+|degree|school|education|birth|visa|permit"
              + "|ende|studium|vertrag|fin|etudes|contrat|fim|fine|einde|studie)\\b");

  private static final Pattern EXPERIENCE =
      Pattern.compile(
          "\\b(?:d?experience|(?:berufs|arbeits)?erfahrung|berufspraxis|experiencia|esperienza|(?:werk)?ervaring|doswiadczeni[ea](?: zawodow\\w+)?)\\b");

  private static final Pattern CLASS_OF_LICENCE =
      Pattern.compile("(?:(?:class|category|klasse|categorie|categoria|kat|b) )?[abcdet][a-z]?");

  private static final Pattern NUMBER = Pattern.compile("\\d");

  /** The fact in English, with what it is about, such as "Years of experience: java". */
  String named() {
    return about.isEmpty() ? subject.fact : subject.fact + ": " + about;
  }

  /**
   * The meaning of a question.
   *
   * @param label normalized
   */
  static Optional<QuestionMeaning> of(String label) {
    var parted =
        COMPOUND
            .matcher(label)
            .replaceAll(it -> SpokenLanguage.named(it.group(1)).isPresent() ? "$1 $3" : "$0");
    return KEYS.entrySet().stream()
        .flatMap(it -> of(it.getKey(), it.getValue().matcher(parted), parted).stream())
        .findFirst();
  }

  private static Optional<QuestionMeaning> of(Subject subject, Matcher key, String label) {
    if (!key.find() || NUMBER.matcher(label).find()) {
      return Optional.empty();
    }
    List<String> rest =
        Arrays.stream(
                (label.substring(0, key.start()) + " " + label.substring(key.end())).split(" "))
            .filter(it -> !it.isEmpty() && !FILLERS.contains(it))
            .filter(it -> !EXPERIENCE.matcher(it).find())
            .filter(it -> subject != Subject.LANGUAGE_LEVEL || !LEVEL_WORDS.contains(it))
            .toList();
    String about = String.join(" ", rest);
    boolean isUnderstood =
        switch (subject) {
          case START_DATE -> rest.isEmpty() && !ANOTHER_TIME.matcher(label).find();
          case NOTICE_PERIOD, HIGHEST_DEGREE, TRAVEL -> rest.isEmpty();
          case DRIVING_LICENCE -> rest.isEmpty() || CLASS_OF_LICENCE.matcher(about).matches();
          case SKILL_YEARS ->
              EXPERIENCE.matcher(label).find()
                  && !rest.isEmpty()
                  && rest.size() <= LONGEST_ABOUT
                  && !NARROW.matcher(about).find();
          case RELOCATION -> rest.size() <= LONGEST_ABOUT && !NARROW.matcher(about).find();
          case TOTAL_YEARS ->
              EXPERIENCE.matcher(label).find() && rest.isEmpty() && !NARROW.matcher(label).find();
          case LANGUAGE_LEVEL -> rest.size() == 1 && SpokenLanguage.named(about).isPresent();
          case SOURCE -> key.start() == 0 && isSource(label);
        };
    return isUnderstood
        ? Optional.of(new QuestionMeaning(subject, subject == Subject.SOURCE ? "" : about))
        : Optional.empty();
  }

  private static boolean isSource(String label) {
    return label.split(" ").length <= LONGEST_SOURCE
        && JOB_OR_COMPANY.matcher(label).find()
        && !MORE_THAN_SOURCE.matcher(label).find();
  }

  private static void key(Subject subject, String phrases) {
    KEYS.put(
        subject,
        Pattern.compile("\\b(?:" + phrases.strip().replaceAll(" {2,}|\n", "|") + ")(?!\\w)"));
  }

  private static Set<String> words(String words) {
    return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
  }
}
