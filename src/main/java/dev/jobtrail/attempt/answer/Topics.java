package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Classifies the topic of a field by its vendor's known fields, sensitive words in its label, its
 * autocomplete attribute, the words of its label and its kind.
 *
 * <p>Words are matched in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish,
 * in the form of {@link QuestionText#normalized}. Sensitive topics are matched too widely rather
 * than too narrowly: the worst case is an extra question.
 */
final class Topics {

  private static final Map<QuestionTopic, Pattern> SENSITIVE = new LinkedHashMap<>();
  private static final Map<QuestionTopic, Pattern> PLAIN = new LinkedHashMap<>();

  /** Longer labels are questions rather than names of fields. */
  private static final int MOST_WORDS = 9;

  private static final int SHORTEST_SENTENCE = 5;

  /** Facts about someone else, or about the applicant in another role or time. */
  private static final Pattern NOT_THE_APPLICANTS =
      words(
          """
          references? referees? referrers? referral referred manager managers supervisor recruiter
          emergency notfall\\w* urgence emergencia emergenza noodgeval spouse parents? mother father
          maiden middle mittel\\w* preferred nickname rufname pseudo former previous birth vorgesetzt\\w*
          school university college universitat hochschule ecole universite universidad universita
          degree course gpa employee\\w* friend colleague wunsch\\w* bevorzugt\\w* desired relocat\\w*
          office standort language sprache langue idioma lingua taal zweit\\w* second secondary
          alternate alternative tax billing arbeitsort partner guardian vorherig\\w* fruher\\w*
          awaryjn\\w* panienskie rodow\\w* uczelni\\w* szkol\\w* jezyk\\w* poprzedni\\w*
          precedent\\w* anterior\\w* vorige\\w* preferid\\w* preferit\\w* souhait\\w* desead\\w*
          """);

  /** The further lines of an address. */
  private static final Pattern REST_OF_ADDRESS =
      Pattern.compile(
          "\\b(?:(?:address|adresse|anschrift|direccion|endereco|indirizzo|adres|street|strasse|rue|calle)(?: address)?(?: (?:line|zeile|ligne|linea|linha|riga|regel))? (?:2|3|4|two|three)"
              + "|(?:line|zeile|ligne|linea|linha|riga|regel) (?:2|3|4)|address cont\\w*|additional address|second address line"
              + "|complement (?:d ?|de l ?)?adresse|complemento|(?:adress)?zusatz\\w*|toevoeging)(?!\\w)");

  /** The number of a house in a box for itself. */
  private static final Pattern HOUSE_NUMBER =
      Pattern.compile(
          "(?:house|building|street|civic) ?(?:number|no|nr|num|#)|(?:haus|strassen) ?(?:nummer|nr)|numeros? (?:de (?:la )?)?(?:rue|voie|maison|calle|casa|portal|rua)"
              + "|no? (?:de (?:la )?)?(?:rue|voie|calle)|numero civico|n civico|civico|huis ?(?:nummer|nr)");

  /** The same beside a street. */
  private static final Pattern NUMBER_ALONE =
      Pattern.compile(
          "(?:number|no|nr|num|nummer|numero|n|#|portal)(?: (?:exterior|externo))?(?: (?:home |postal )?(?:address|adresse|anschrift|direccion|indirizzo|endereco))?");

  /** A telephone number whose label says whether it begins with the code of its country. */
  private static final Pattern PHONE_AND_CODE =
      Pattern.compile(
          "\\b(?:incl\\w*|with|without|excl\\w*|mit|ohne|inkl\\w*|avec|sans|con|sin|com|sem|senza|met|zonder) (?:the |your |la |le |il |o |el |l)?(?:international )?"
              + "(?:(?:country|dial\\w*|calling|international) (?:code|prefix)|(?:landes|lander)vorwahl|indicatif|prefijo|codigo|prefisso|landcode|landnummer)");

  private static final Pattern DIALING_CODE = Pattern.compile("\\+ ?\\d{1,4}\\b");

  /** What a list of such codes is called, unlike one of time zones. */
  private static final Pattern CODE_WORDS =
      Pattern.compile(
          "\\b(?:\\w*code|prefix|\\w*vorwahl|indicatif|prefijo|prefisso|codigo|landnummer|country|land|pays|pais)\\b");

  private static final Pattern PHONE_WORDS =
      Pattern.compile(
          "\\b(?:(?:tele)?phone|telefoo?n\\w*|mobil\\w*|cell\\w*|handy\\w*|rufnummer|movil|celular|cellulare|portable)\\b");

  /** Questions that start with these ask for more than a fact of the profile. */
  private static final Pattern QUESTION =
      Pattern.compile(
          "^(?:do|does|did|have|has|had|are|is|can|could|would|will|should|how|why|when|who|which"
              + "|tell|describe|explain|list(?! motywacyjn)|if|please (?:tell|describe|explain|list|select|rate)"
              + "|haben|hast|sind|bist|konnen|wurden|warum|wie|wann|wer|welche\\w*|beschreiben"
              + "|avez|etes|pouvez|pourquoi|comment|quand|qui|quelles|decrivez"
              + "|tiene|tienes|ha|has|eres|esta|puede|por que|como|cuando|cuantos|describe"
              + "|voce|tem|pode|quantos|quando|descreva"
              + "|hai|sei|puoi|perche|quanti|descrivi"
              + "|heb|heeft|bent|kun|kunt|waarom|hoe|wanneer|beschrijf"
              + "|har|ar du|er du|hur|varfor|vilk\\w*|beskriv\\w*|hvor\\w*|hvilk\\w*|czy|jak|jaki\\w*|ile|dlaczego|kiedy|kto|ktor\\w*|opisz)\\b");

  private static final Pattern EXPERIENCE =
      words(
          """
          experience years? erfahrung\\w* jahre ans annees? anos experiencia esperienza anni jaar
          ervaring doswiadczeni\\w* lat proficien\\w* familiar skills? kenntnisse competences
          """);

  private static final Pattern WHOLE_NAME =
      Pattern.compile(
          "\\b(?:(?:full|complete|vollstandiger|volledige) (?:legal )?(?:name|naam)"
              + "|(?:(?:first|given|fore) )?names? (?:(?:and|or) )?(?:last |family |sur) ?names?"
              + "|first (?:and )?last name|vor (?:und )?nachname|(?:vor)?name (?:und )?(?:vor|nach|zu)name"
              + "|nom (?:et )?prenom|prenom (?:et )?nom|nom complet|nombre completo"
              + "|nombres? y apellidos?|nome completo|nome e (?:sobrenome|cognome)"
              + "|cognome e nome|voor en achternaam|imie i nazwisko|nazwisko i imie|f[oø]r ?(?:och|og) ?(?:efternamn|efternavn|etternavn))\\b");

  /** Questions about the place of residence. */
  private static final Pattern WHERE =
      Pattern.compile(
          "^(?:where (?:are you|do you) (?:currently )?(?:located|based|live|living|reside)"
              + "|wo (?:wohnen sie|wohnst du|leben sie|lebst du)|ou (?:habitez vous|residez vous)"
              + "|donde (?:vives|vive|resides|reside)|onde (?:voce )?(?:mora|reside|vive)"
              + "|dove (?:vivi|abiti|risiedi)|waar (?:woon je|woont u))"
              + "(?: currently| aktuell| derzeit| actuellement| actualmente| atualmente| nu)?$");

  static {
    sensitive(
        QuestionTopic.ABOUT_COMPANY,
        """
        (?:previous|prior|former)\\w* (?:\\w+ )?(?:employ\\w+|work\\w*|intern\\w*)
        (?:ever|previously|before|currently|already) (?:\\w+ ){0,4}(?:been )?(?:employed|worked|work|interned|applied|interviewed)
        (?:worked|employed|interned|applied|interviewed) (?:\\w+ ){0,6}(?:before|previously|in the past)
        have you (?:worked|applied|interviewed|been employed) (?:for|at|with|by|to)
        former employee  current employee  relatives?  family members?
        related to (?:\\w+ ){0,3}(?:employee|anyone|someone)  know anyone (?:\\w+ ){0,3}(?:works?|at)
        conflicts? of interest  interessenkonflikt\\w*  conflit d ?interets?  conflicto de intereses  conflito de interesses  conflitto di interessi  belangenverstrengeling
        (?:bereits|schon|jemals|zuvor|fruher) (?:\\w+ ){0,6}(?:gearbeitet|beschaftigt|tatig|angestellt|beworben)
        deja (?:\\w+ ){0,3}(?:travaille|ete employee?|postule)  (?:ya|anteriormente|alguna vez) (?:\\w+ ){0,4}(?:trabajado|postulado|empleado)
        trabajado (?:\\w+ ){0,6}(?:antes|anteriormente)  ja (?:\\w+ ){0,2}trabalhou  trabalhou (?:\\w+ ){0,5}(?:antes|anteriormente)
        pracowal\\w* (?:\\w+ ){0,6}(?:wczesniej|w przeszlosci|juz)  (?:wczesniej|juz|kiedykolwiek) (?:\\w+ ){0,4}(?:pracowal|aplikowal)\\w*  konflikt\\w* interesow  krewn\\w*
        gia (?:\\w+ ){0,2}lavorato  eerder (?:\\w+ ){0,6}(?:gewerkt|gesolliciteerd)  verwandt\\w*  familienangehorige\\w*
        """);
    sensitive(
        QuestionTopic.DELICATE,
        """
        criminal\\w*  convict\\w*  felon\\w*  misdemean\\w*  arrest\\w*  background (?:check|screen\\w*|investigation)  drug (?:test\\w*|screen\\w*)
        vorstraf\\w*  vorbestraft  fuhrungszeugnis\\w*  strafregister\\w*  casier judiciaire  condamn\\w*  antecedentes  condenad\\w*  precedenti penali  condann\\w*  strafblad  veroordeeld\\w*  verklaring omtrent
        clearance\\w*  sicherheitsuberprufung\\w*  habilitation\\w*  (?:acreditacion|habilitacion) de seguridad  credenciamento de seguranca  nulla osta  veiligheidsscreening\\w*
        citizens?  citizenship\\w*  nationalit\\w*  staatsangehorigkeit\\w*  staatsburger\\w*  nacionalidad\\w*  ciudadan\\w*  nacionalidade  cidad[ao]\\w*  cittadin\\w*  nazionalita  citoyen\\w*
        18  eighteen  legal (?:working )?age  minimum age  volljahrig\\w*  minderjahrig\\w*  majeure?  majorite  mayor de edad  mayoria de edad  maior de idade  maioridade  maggiorenn\\w*  meerderjarig\\w*
        non ?compet\\w*  noncompetes?  restrictive covenants?  non ?solicit\\w*  wettbewerbsverbot\\w*  non ?concurrence  no competencia  nao concorrencia  concurrentiebeding\\w*
        (?:post employment|contractual) (?:obligations?|restrictions?)  agreements? (?:\\w+ ){0,6}(?:restrict|prevent|limit|prohibit)\\w*
        signatur\\w*  signed  sign  sign here  unterschrift\\w*  ^firma$  firma (?:digital|electronica|digitale|elettronica)  assinatura\\w*  handtekening\\w*  initials
        government official\\w*  politically exposed  sanction\\w*  export control\\w*  bankrupt\\w*  terminated  dismissed  fired  discharged  lawsuit\\w*  polygraph
        social security  ssn  sin number  passport\\w*  reisepass\\w*  passeport  pasaporte  passaporte?  national id\\w*  identity (?:card|number)  tax id\\w*  steuer ?id\\w*  sozialversicherungs\\w*  cpf  rfc  curp  dni  nie  codice fiscale  bsn  driver s? ?licen[cs]e number  drivers licen[cs]e number
        medical\\w*  health condition\\w*  vaccin\\w*  accommodations?  pregnan\\w*  schwanger\\w*  marital\\w*  familienstand\\w*  etat civil  estado civil  stato civile  burgerlijke staat
        karan\\w*  niekaran\\w*  niekaralnosc\\w*  obywatel\\w*  pelnoletni\\w*  pelnoletnosc  zakaz\\w* konkurencji  podpis\\w*  pesel  paszport\\w*  dowod\\w* osobist\\w*  stan cywilny  orzeczenie lekarskie  (?:obecn|aktualn|dotychczasow|ostatni)\\w* (?:wynagrodzeni|zarobk|pensj|stawk)\\w*
        iban  bank account\\w*  kontonummer  personnummer  f[oø]dselsnummer  cpr  brottsregister\\w*  straffeattest\\w*  politiattest\\w*  medborgarskap  statsborgerskab  statsborgerskap
        (?:current|present|last|previous|actual) (?:\\w+ ){0,3}(?:salary|compensation|pay|wage|ctc|earnings)  salary history  (?:aktuelles|derzeitiges|letztes|jetziges|bisheriges) (?:\\w+ )?(?:gehalt|jahresgehalt|bruttogehalt)  (?:salaire|remuneration) actuel\\w*  (?:salario|sueldo) (?:actual|atual|attuale)  stipendio attuale  ral attuale  retribuzione attuale  pretensao atual  remuneracao atual  huidig\\w* salaris
        """);
    sensitive(
        QuestionTopic.DEMOGRAPHIC,
        """
        transgender\\w*  transident\\w*  transgenero  sexual\\w*  orientation  orientacion sexual  orientamento sessuale  lgbt\\w*  queer  pronouns?  pronomen  pronoms?  pronombres?  pronomes?  pronomi  voornaamwoorden
        relig\\w*  faith  konfession\\w*  glaube\\w*  age  ages  age (?:group|range|bracket)  how old  alter  altersgruppe  edad  idade  eta  leeftijd\\w*  tranche d ?age  (?:date|year) of birth  birth ?(?:date|day|year)\\w*  dob  geburts\\w*  date de naissance  naissance  nacimiento  nascimento  nascita  geboorte\\w*
        wiek  data urodzenia  rok urodzenia  urodzeni\\w*  zaimk\\w*  religi\\w*  wyznani\\w*  alder  fodelse\\w*  f[oø]dsels\\w*
        assigned (?:\\w+ ){0,2}(?:at|at) birth  place of birth  lieu de naissance  socio ?economic\\w*  first generation  caregiver\\w*  political\\w*  union member\\w*  caste  neurodiver\\w*  communit(?:y|ies) (?:\\w+ ){0,3}(?:belong|identify)  tribal
        """);
    sensitive(
        QuestionTopic.DISABILITY,
        """
        disab\\w*  behinder\\w*  schwerbehinder\\w*  gleichgestellt\\w*  handicap\\w*  rqth  discapacidad\\w*  deficiencia\\w*  pcd  disabilita\\w*  categorie protette  beperking\\w*  arbeidsbeperking\\w*  niepelnospraw\\w*  funktionsnedsattning\\w*  funksjonsnedsettelse\\w*  funktionsvariation\\w*
        """);
    sensitive(
        QuestionTopic.VETERAN,
        """
        veteran\\w*  armed forces  military  militardienst\\w*  wehrdienst\\w*  ancien combattant  forces armees  veterano\\w*  fuerzas armadas  militar  servizio militare  varnplikt\\w*  verneplikt\\w*
        """);
    sensitive(
        QuestionTopic.RACE,
        """
        race  races  racial\\w*  ethnic\\w*  hispanic\\w*  latin[oax]\\w*  ethnisch\\w*  ethnie  ethnique  origine ethnique  raza  etnia  etnic\\w*  etnicidad  raca  cor ou raca  razza  etniciteit  indigenous\\w*  aboriginal\\w*
        """);
    sensitive(
        QuestionTopic.GENDER,
        """
        gender\\w*  sex  geschlecht\\w*  genre  sexe  genero  sexo  genere  sesso  geslacht  plec  kon  kjonn  kj[oø]nn  k[oø]n  civilite  title mr|mrs|ms  anrede
        """);
    sensitive(
        QuestionTopic.WORK_PERMIT,
        """
        visa (?:type|status|category|class)  (?:type|kind|class|category) of visa  what visa  which visa  immigration status  aufenthaltstitel\\w*  aufenthaltsstatus  titre de sejour  tipo de visa  tipo de visado  h ?1 ?b  stem opt  green card  arbetstillstand\\w*  arbeidstillatelse\\w*  arbejdstilladelse\\w*  uppehallstillstand\\w*  oppholdstillatelse\\w*  opholdstilladelse\\w*
        sponsor\\w*  visas?  visum\\w*  visado\\w*  visto  parrain\\w*  patrocin\\w*
        (?:authori[sz]ed|authori[sz]ation|eligib\\w*|entitled|permitted|allowed|legally|legal|permission|permit|permits) (?:\\w+ ){0,6}(?:work\\w*|employ\\w*)  rights? to (?:\\w+ )?work
        work\\w* (?:\\w+ ){0,2}(?:authori[sz]ation|authori[sz]ed|permit\\w*|eligibility|rights?|permission)  employment (?:authori[sz]ation|eligibility)
        arbeitserlaubnis\\w*  arbeitsgenehmigung\\w*  arbeitsberechtigung\\w*  aufenthaltserlaubnis\\w*  aufenthaltsgenehmigung\\w*  berechtigt (?:\\w+ ){0,6}arbeiten  arbeiten (?:\\w+ ){0,3}durfen  durfen (?:\\w+ ){0,6}arbeiten  arbeitsrecht\\w* erlaubt
        autorise\\w* (?:\\w+ ){0,4}travailler  autorisation de travail\\w*  permis de travail  droit de travailler  travailler legalement  legalement (?:\\w+ ){0,4}travailler
        autorizad[oa]\\w* (?:\\w+ ){0,5}(?:trabajar|trabalhar)  permiso de trabajo  derecho a trabajar  trabajar legalmente  legalmente (?:\\w+ ){0,5}(?:trabajar|trabalhar)  autorizacion (?:\\w+ ){0,3}(?:trabajo|trabajar)
        autorizacao (?:\\w+ ){0,4}(?:trabalho|trabalhar)  permissao (?:\\w+ ){0,3}(?:trabalho|trabalhar)  visto de trabalho  direito (?:\\w+ ){0,2}trabalhar
        autorizzat[oa] (?:\\w+ ){0,4}lavorare  permesso di (?:lavoro|soggiorno)  autorizzazione (?:\\w+ ){0,3}(?:lavoro|lavorare)  diritto (?:\\w+ ){0,2}lavorare
        werkvergunning\\w*  tewerkstellingsvergunning\\w*  gerechtigd (?:\\w+ ){0,6}werken  (?:mag|mogen) (?:\\w+ ){0,6}werken  toestemming (?:\\w+ ){0,5}werken
        """);
    sensitive(
        QuestionTopic.SALARY,
        """
        salary\\w*  salaries  compensation\\w*  remuneration\\w*  pay  wages?  earn  (?:hourly|daily|day) rates?  rate expectation\\w*  ral  loneansprak  lonekrav  l[oø]nnskrav  l[oø]nn?forventning\\w*  l[oø]nnsforventning\\w*  ctc  ote  gehalt\\w*  jahresgehalt\\w*  bruttogehalt\\w*  verdienst\\w*  entgelt\\w*  lohn\\w*  verguetung\\w*  vergutung\\w*  stundensatz\\w*  tagessatz\\w*
        salaire\\w*  salarial\\w*  pretentions?  tjm  salario\\w*  sueldo\\w*  salariais  pretensao  pretensoes  retribucion\\w*  remuneracion\\w*  remuneracao  stipendio\\w*  retribuzione\\w*  retributiv\\w*  ral  salaris\\w*  salariswens\\w*  uurtarief\\w*  loon  wynagrodzeni\\w*  zarobk\\w*  pensj\\w*  stawk\\w*  (?:oczekiwania|wymagania) (?:finansow|placow)\\w*
        """);
    plain(
        QuestionTopic.AUTOFILL_UPLOAD,
        """
        auto ?fill\\w*  parse  import  fill (?:\\w+ ){0,3}automatically  automatisch ausfullen
        """);
    plain(
        QuestionTopic.COVER_LETTER,
        """
        cover ?letter\\w*  covering letter  motivation ?letter\\w*  letter of motivation  motivational letter  anschreiben\\w*  bewerbungsschreiben\\w*  motivationsschreiben\\w*  lettre de motivation  carta de (?:presentacion|motivacion|apresentacao|motivacao)  lettera di (?:presentazione|motivazione|motivazionale)  personligt brev  f[oø]lgebrev  s[oø]knadsbrev  ansokningsbrev  motivatiebrief\\w*  sollicitatiebrief\\w*  list\\w* motywacyjn\\w*  message to (?:the )?(?:hiring|recruit\\w*)(?: \\w+)?  personal statement
        """);
    plain(
        QuestionTopic.CV_TEXT,
        """
        (?:paste|copy|type|enter) (?:\\w+ ){0,4}(?:cv|resume|curriculum)  (?:cv|resume|curriculum vitae) (?:as |in )?(?:plain )?text\\w*  (?:plain )?text (?:cv|resume|version)  lebenslauf (?:als |im )?(?:text\\w*|klartext)  lebenslauf (?:\\w+ )?einfugen  (?:collez|coller|copiez) (?:\\w+ ){0,3}cv  (?:pega|pegue|copia|copie|cole) (?:\\w+ ){0,3}(?:cv|curriculum|curriculo)  (?:incolla|copia) (?:\\w+ ){0,3}(?:cv|curriculum)  plak (?:\\w+ ){0,3}cv
        """);
    plain(
        QuestionTopic.CV,
        """
        cv  resume\\w*  curricul\\w*  meritforteckning  lebenslauf\\w*  zyciorys\\w*
        """);
    plain(QuestionTopic.LINKEDIN, "linkedin\\w*  linked in");
    plain(
        QuestionTopic.OTHER_PAGE,
        """
        xing  twitter  stack ?overflow  dribbble  behance  gitlab  kaggle  medium  youtube  instagram  facebook  mastodon  bluesky  google scholar  orcid  bitbucket  hugging ?face  researchgate
        """);
    plain(QuestionTopic.PORTFOLIO, "portfolio\\w*  portafolio\\w*  work samples?  arbeitsproben");
    plain(
        QuestionTopic.WEBSITE,
        """
        web ?sites?  web ?page  home ?page  blog  webseite\\w*  internetseite  site (?:web|internet|personnel)  (?:sitio|pagina) web  site pessoal  sito(?: web| internet| personale)?  persoonlijke site
        """);
    plain(QuestionTopic.GITHUB, "github\\w*  git hub");
    plain(
        QuestionTopic.PHONE_COUNTRY,
        """
        (?:country|dial\\w*|calling|phone) (?:dial\\w* |calling )?code  phone country  landesvorwahl  landervorwahl  vorwahl  indicatif\\w*  prefijo\\w*  codigo (?:de|do) pais  prefisso\\w*  landcode  landnummer
        """);
    plain(
        QuestionTopic.EMAIL,
        """
        e ?mail\\w*  e ?post\\w*  mail  correo(?: electronico)?  courriel  (?:adresse|direccion|indirizzo|adres) (?:electronique|electronica|elettronico|elektroniczny)  posta elettronica
        """);
    plain(
        QuestionTopic.PHONE,
        """
        (?:tele)?phone\\w*  mobile  mobile (?:number|phone)  cell\\w*  contact number  telefon\\w*  telefoon\\w*  komork\\w*  numer kontaktowy  handy\\w*  mobilnummer\\w*  mobiltelefon\\w*  rufnummer\\w*  portable  movil  telemovel  celular  cellulare  mobil  gsm  mobiel\\w*
        """);
    plain(
        QuestionTopic.POSTAL_CODE,
        """
        (?:zip|postal|post) ?codes?  zip  plz  postleitzahl\\w*  code postal  codigo postal  cep  cap  codice postale  kod pocztowy  postnummer  postnr
        """);
    plain(
        QuestionTopic.COUNTRY,
        """
        country  country (?:of residence|where you live)  land  wohnsitzland  pays  pais  paese  nazione  stato di residenza  bosattningsland  bopaelsland  land van verblijf  kraj  kraj zamieszkania
        """);
    plain(
        QuestionTopic.LOCATION,
        """
        (?:current )?location  ^residence  current residence  where you (?:live|are based)  city (?:and )?(?:state|country|region)  city state (?:and )?country  place of residence  wohnort\\w*  aktueller (?:wohn)?ort  lieu de residence  lieu de domicile  localisation  localite  ubicacion\\w*  lugar de residencia  localizacao\\w*  local de residencia  luogo di residenza  residenza  localita  locatie  miejsce zamieszkania  lokalizacja
        """);
    plain(
        QuestionTopic.CITY,
        "city  town  stadt  ort  ville  commune  ciudad  localidad  cidade  citta  comune  stad "
            + " woonplaats  plaats  miasto  miejscowosc  postort  bostadsort  poststed");
    plain(
        QuestionTopic.REGION,
        """
        state  province  region  county  state (?:or )?province  bundesland  kanton  departement  provincia  comunidad autonoma  estado  regione  provincie  wojewodztwo
        """);
    plain(
        QuestionTopic.STREET,
        """
        street\\w*  (?:home |mailing |street |postal )?address(?: line)?(?: 1)?  strasse\\w*  anschrift  adresse  rue  direccion  calle  domicilio  endereco  rua  logradouro  indirizzo  via  straat\\w*  adres  adres zamieszkania  ulica\\w*  gatuadress  adress  gateadresse
        """);
    plain(
        QuestionTopic.CURRENT_COMPANY,
        """
        (?:current|present|most recent) (?:or (?:most recent|last|previous) )?(?:company|employer|organi[sz]ation)\\w*  company  employer  organi[sz]ation  (?:aktueller?|derzeitiger?|jetziger?) (?:arbeitgeber|unternehmen|firma)  arbeitgeber  (?:entreprise|employeur|societe) actuel\\w*  entreprise  employeur  (?:empresa|empleador) (?:actual|atual)  empresa  empleador  empregador atual  azienda attuale  datore di lavoro(?: attuale)?  azienda  huidige (?:werkgever|bedrijf)  huidig bedrijf  werkgever  (?:obecny|aktualny) pracodawca  (?:obecna|aktualna) firma
        """);
    plain(
        QuestionTopic.CURRENT_TITLE,
        """
        (?:current|present|most recent) (?:or (?:most recent|last|previous) )?(?:job )?(?:title|position|role|occupation)  job title  (?:aktuelle|derzeitige|jetzige) (?:position|stelle|berufsbezeichnung|tatigkeit)  berufsbezeichnung  (?:poste|fonction) actuel\\w*  intitule (?:de|du) poste  (?:puesto|cargo) (?:actual|atual)  posizione attuale  ruolo attuale  huidige (?:functie|functietitel)  functietitel  (?:obecne|aktualne) stanowisko
        """);
    plain(
        QuestionTopic.HEADLINE,
        "headline  professional title  kurzprofil titel  titulo profesional  titulo profissional "
            + " profieltitel");
    plain(
        QuestionTopic.SUMMARY,
        """
        (?:professional |career |profile |personal )?summary  short bio  bio  about (?:me|you|yourself)  kurzprofil  uber (?:mich|sie|dich)  resume professionnel  a propos de (?:vous|moi)  resumen(?: profesional)?  sobre (?:ti|mi|voce|mim)  resumo(?: profissional)?  profilo professionale  samenvatting
        """);
    plain(
        QuestionTopic.NOTICE_PERIOD,
        """
        notice(?: period)?  kundigungsfrist\\w*  preavis  preaviso  aviso previo  periodo de aviso\\w*  (?:periodo di )?preavviso  opzegtermijn\\w*  okres\\w* wypowiedzenia  uppsagningstid  opsigelses(?:varsel|frist)  oppsigelsestid
        """);
    plain(
        QuestionTopic.FIRST_NAME,
        """
        (?:first|given|fore|christian) ?names?  vornamen?  prenoms?  nombre  nombres  nombre de pila  primer nombre  primeiro nome  nome proprio  voornaam  voornamen  imie  imiona  fornamn  fornavn
        """);
    plain(
        QuestionTopic.LAST_NAME,
        """
        (?:last|family|sur) ?names?  nachnamen?  familiennamen?  zuname  nom de famille  apellidos?  primer apellido  sobrenome  apelido  ultimo nome  cognome  achternaam  familienaam  nazwisko  efternamn  efternavn  etternavn
        """);
    plain(
        QuestionTopic.FULL_NAME,
        """
        (?:full |legal |complete |your |candidate |applicant )*name  (?:first|given) (?:name )?(?:and |& )?(?:last|family|sur) ?name  vor ?(?:und )?(?:nach|zu)name  vollstandiger name  name vorname  nom  nom complet  nom (?:et )?prenom  prenom (?:et )?nom  nombre completo  nombres? y apellidos?  nome completo  nome  nome (?:e )?cognome  cognome e nome  nome e sobrenome  naam  volledige naam  voor en achternaam  imie i nazwisko  nazwisko i imie  namn  navn  f[oø]r ?(?:och|og) ?(?:efternamn|efternavn|etternavn)
        """);
  }

  private static final Pattern CERTIFIES =
      words(
          """
          certif\\w* acknowledg\\w* attest\\w* affirm\\w* declar\\w* confirm\\w* truthful\\w* accura\\w* warrant
          versicher\\w* bestatig\\w* wahrheitsgema\\w* richtigkeit erklare certifi\\w* exactitude confirme
          veracidad veridic\\w* veracidade dichiar\\w* confermo verklaar bevestig naar_waarheid oswiadcza\\w* potwierdza\\w* zgodn\\w*_z_prawda
          """);

  private static final Pattern AGREES =
      words(
          """
          agree\\w* consent\\w* j?accept\\w* j?autoris\\w* opt allow authori[sz]e permission privacy gdpr dsgvo datenschutz\\w* einwillig\\w*
          einverstanden stimme zustimm\\w* akzeptier\\w* consen[st]\\w* accord accepte confidentialite rgpd
          acepto consient\\w* privacidad proteccion_de_datos aceito concordo consinto privacidade lgpd
          acconsent\\w* accetto autorizzo trattamento akkoord toestemming toestem\\w* privacybeleid
          autorizo autoryzuj\\w* godkanner samtyck\\w* samtykke\\w* godkender godtar accepterer
          zgod[ay] zgode wyraza\\w* zgadzam akceptuj\\w* rodo prywatnosci
          terms conditions nutzungsbedingungen
          """);

  private static final Pattern DATA =
      words(
          """
          privacy gdpr dsgvo datenschutz\\w* personal_data personal_information process\\w* daten verarbeit\\w*
          donnees confidentialite rgpd traitement datos privacidad privacidade dados lgpd trattamento
          dati_personali persoonsgegevens gegevens privacybeleid privacyverklaring candidate_data my_data
          dan\\w*_osobow\\w* przetwarzani\\w* rodo prywatnosci personuppgift\\w* personoplysning\\w* personopplysning\\w* personvern
          """);

  private static final Pattern TALENT_POOL =
      words(
          """
          talent_?pool\\w* talent_?communit\\w* talent_?network\\w*
          future_(?:\\w+_){0,3}(?:job|role|position|opportunit|opening|vacanc|employ)\\w*
          other_(?:\\w+_){0,3}(?:job|role|position|opportunit|opening|vacanc)\\w*
          (?:keep|retain|store)_(?:\\w+_){0,6}(?:months|years|future|file|longer)
          kunftige\\w* zukunftige\\w* weitere_stellen\\w* bewerberpool vivier
          offres_futures futures_(?:offres|opportunites) cvtheque
          futur[ao]s_(?:vacantes|oportunidades|ofertas|vagas) bolsa_de_(?:empleo|talentos)
          przyszl\\w*_(?:\\w+_)?(?:rekrutac|ofer|projekt)\\w* innych_rekrutac\\w* baz\\w*_kandydat\\w* banco_de_talentos future_(?:posizioni|opportunita) toekomstige talentenpool
          """);

  private static final Pattern MARKETING =
      words(
          """
          marketing newsletter sms texts? text_messages whatsapp promotional call_recording recorded recording
          artificial_intelligence ai_(?:tools?|systems?|models?|based|powered|assist\\w*|screen\\w*|not\\w*) (?:by|of|with|through|using|via|use)_ai automated_decision\\w* werbung publicite publicidad pubblicita reklamow\\w* marketingow\\w* handlow\\w* arbitration
          """);

  private Topics() {}

  /** The topic of a field; {@link QuestionTopic#OPEN} if unknown. */
  static QuestionTopic of(LabelledField asked, List<LabelledField> all) {
    if (asked.field().meaning() != null) {
      return QuestionTopic.of(asked.field().meaning());
    }
    var label = asked.label();
    var topic = byLabel(asked.field(), label);
    if (NUMBER_ALONE.matcher(label).matches() && isBesideStreet(asked, all)) {
      return QuestionTopic.HOUSE_NUMBER;
    }
    return topic == QuestionTopic.FULL_NAME && label.matches("name|nom|nome|naam|nombre")
        ? partOfName(all)
        : topic;
  }

  /** Whether it is a list of the codes that telephone numbers of countries begin with. */
  static boolean offersDialingCodes(FormField field) {
    var options = field.options();
    var label = QuestionText.normalized(field.label());
    if (field.kind() == FieldKind.SEARCH) {
      // its options are not known, but one that the form has chosen is
      return CODE_WORDS.matcher(label).find()
          && field.values().size() == 1
          && DIALING_CODE.matcher(field.values().getFirst()).find();
    }
    return field.kind() == FieldKind.CHOICE
        && (PHONE_WORDS.matcher(label).find() || CODE_WORDS.matcher(label).find())
        && options.size() > 1
        && options.stream().filter(it -> !DIALING_CODE.matcher(it).find()).count() <= 1;
  }

  private static boolean isBesideStreet(LabelledField asked, List<LabelledField> all) {
    return asked
        .neighbours(all)
        .anyMatch(it -> byLabel(it.field(), it.label()) == QuestionTopic.STREET);
  }

  private static QuestionTopic byLabel(FormField field, String label) {
    if (offersDialingCodes(field)) {
      return QuestionTopic.PHONE_COUNTRY;
    }
    var sensitive = sensitive(field, label);
    if (sensitive.isPresent()) {
      return sensitive.get();
    }
    if (NOT_THE_APPLICANTS.matcher(label).find()) {
      return QuestionTopic.OPEN;
    }
    if (HOUSE_NUMBER.matcher(label).matches() && field.kind() != FieldKind.FILE) {
      return QuestionTopic.HOUSE_NUMBER;
    }
    if (REST_OF_ADDRESS.matcher(label).find()
        || field.autocomplete().matches(".*address-line[23]")) {
      return QuestionTopic.OPEN;
    }
    if (PHONE_AND_CODE.matcher(label).find() && PHONE_WORDS.matcher(label).find()) {
      return QuestionTopic.PHONE;
    }
    if (WHERE.matcher(label).find()) {
      return QuestionTopic.LOCATION;
    }
    if (isQuestion(label)) {
      return byKind(field.kind());
    }
    if (WHOLE_NAME.matcher(label).find()) {
      return fits(QuestionTopic.FULL_NAME, field.kind())
          ? QuestionTopic.FULL_NAME
          : QuestionTopic.OPEN;
    }
    return byAutocomplete(field)
        .or(() -> first(PLAIN, label))
        .filter(topic -> fits(topic, field.kind()))
        .orElseGet(() -> byKind(field.kind()));
  }

  /** Files are documents and documents are files, or text where they are letters. */
  private static boolean fits(QuestionTopic topic, FieldKind kind) {
    return switch (topic) {
      case CV, AUTOFILL_UPLOAD -> kind == FieldKind.FILE;
      case CV_TEXT -> kind == FieldKind.LONG_TEXT;
      case COVER_LETTER ->
          kind == FieldKind.FILE || kind == FieldKind.LONG_TEXT || kind == FieldKind.TEXT;
      default -> kind != FieldKind.FILE;
    };
  }

  private static Optional<QuestionTopic> sensitive(FormField field, String label) {
    var consent = consent(field, label);
    return consent.isPresent() ? consent : first(SENSITIVE, label);
  }

  /**
   * A box that is not a question is a consent or a confirmation; so is a choice or text whose label
   * asks for one.
   */
  private static Optional<QuestionTopic> consent(FormField field, String label) {
    if (!canAgree(field.kind(), label)) {
      return Optional.empty();
    }
    var isTick = field.kind() == FieldKind.TICK;
    var agrees = AGREES.matcher(label).find();
    var certifies = CERTIFIES.matcher(label).find();
    var delicate = first(SENSITIVE, label);
    if (delicate.isPresent() && !agrees && !certifies) {
      return Optional.empty();
    }
    if (delicate.filter(it -> it != QuestionTopic.WORK_PERMIT).isPresent()) {
      return Optional.empty();
    }
    if (TALENT_POOL.matcher(label).find() && !MARKETING.matcher(label).find()) {
      return Optional.of(certifies ? QuestionTopic.CONSENT : QuestionTopic.CONSENT_TALENT_POOL);
    }
    if (delicate.isPresent()) {
      return Optional.empty();
    }
    if (agrees && DATA.matcher(label).find() && !certifies && !MARKETING.matcher(label).find()) {
      return Optional.of(QuestionTopic.CONSENT_DATA);
    }
    return isTick || agrees || certifies ? Optional.of(QuestionTopic.CONSENT) : Optional.empty();
  }

  /** Boxes and choices; a text only where it is a sentence, unlike "Confirm your e-mail". */
  private static boolean canAgree(FieldKind kind, String label) {
    return switch (kind) {
      case TICK, CHOICE, CHOICES -> true;
      case TEXT, LONG_TEXT -> label.split(" ").length > SHORTEST_SENTENCE;
      case EMAIL, PHONE, URL, NUMBER, DATE, MONTH, SEARCH, FILE, PASSWORD, OTHER -> false;
    };
  }

  private static boolean isQuestion(String label) {
    return EXPERIENCE.matcher(label).find()
        || QUESTION.matcher(label).find()
        || label.split(" ").length > MOST_WORDS;
  }

  /** "Name" is the part that no other field asks for, where one asks for the other part. */
  private static QuestionTopic partOfName(List<LabelledField> all) {
    var topics =
        all.stream()
            .map(
                it ->
                    it.field().meaning() == null
                        ? byLabel(it.field(), it.label())
                        : QuestionTopic.of(it.field().meaning()))
            .toList();
    var hasFirst = topics.contains(QuestionTopic.FIRST_NAME);
    if (hasFirst == topics.contains(QuestionTopic.LAST_NAME)) {
      return QuestionTopic.FULL_NAME;
    }
    return hasFirst ? QuestionTopic.LAST_NAME : QuestionTopic.FIRST_NAME;
  }

  /** Source: HTML, autofill field names. */
  private static Optional<QuestionTopic> byAutocomplete(FormField field) {
    var names = field.autocomplete().strip().split("\\s+");
    return Optional.ofNullable(
        switch (names[names.length - 1]) {
          case "name" -> QuestionTopic.FULL_NAME;
          case "given-name" -> QuestionTopic.FIRST_NAME;
          case "family-name" -> QuestionTopic.LAST_NAME;
          case "email" -> QuestionTopic.EMAIL;
          case "tel" -> QuestionTopic.PHONE;
          case "tel-country-code" -> QuestionTopic.PHONE_COUNTRY;
          case "street-address", "address-line1" -> QuestionTopic.STREET;
          case "address-level2" -> QuestionTopic.CITY;
          case "address-level1" -> QuestionTopic.REGION;
          case "postal-code" -> QuestionTopic.POSTAL_CODE;
          case "country", "country-name" -> QuestionTopic.COUNTRY;
          case "organization" -> QuestionTopic.CURRENT_COMPANY;
          case "organization-title" -> QuestionTopic.CURRENT_TITLE;
          default -> null;
        });
  }

  private static QuestionTopic byKind(FieldKind kind) {
    return switch (kind) {
      case EMAIL -> QuestionTopic.EMAIL;
      case PHONE -> QuestionTopic.PHONE;
      case TEXT,
          URL,
          NUMBER,
          DATE,
          MONTH,
          LONG_TEXT,
          CHOICE,
          SEARCH,
          CHOICES,
          TICK,
          FILE,
          PASSWORD,
          OTHER ->
          QuestionTopic.OPEN;
    };
  }

  private static Optional<QuestionTopic> first(Map<QuestionTopic, Pattern> topics, String label) {
    return topics.entrySet().stream()
        .filter(it -> it.getValue().matcher(label).find())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static void sensitive(QuestionTopic topic, String phrases) {
    SENSITIVE.put(topic, phrases(phrases));
  }

  private static void plain(QuestionTopic topic, String phrases) {
    PLAIN.put(topic, phrases(phrases));
  }

  /** Phrases are parted by two spaces or a line's end. */
  private static Pattern phrases(String phrases) {
    return Pattern.compile("\\b(?:" + phrases.strip().replaceAll(" {2,}|\n", "|") + ")\\b");
  }

  /** Words are parted by spaces; those of a phrase are joined by underscores. */
  private static Pattern words(String words) {
    return Pattern.compile(
        "\\b(?:" + words.strip().replaceAll("\\s+", "|").replace('_', ' ') + ")\\b");
  }
}
