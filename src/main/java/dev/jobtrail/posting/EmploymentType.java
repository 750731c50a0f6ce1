package dev.jobtrail.posting;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.jobtrail.text.Tokenizer;
import java.util.Optional;
import java.util.regex.Pattern;

/** The employment type of a job. */
public enum EmploymentType {
  @JsonProperty("full_time")
  FULL_TIME(
      "full ?time|permanent|duree indeterminee|regular|salaried|vollzeit|festanstellung|unbefristet|temps plein"
          + "|plein temps|cdi|tiempo completo|jornada completa|indefinido|tempo pieno"
          + "|tempo indeterminato|tempo integral|tempo inteiro|periodo integral|clt|voltijds?"
          + "|heltid|fuldtid|kokoaikainen|pelny etat|pelny wymiar|plny uvazek|teljes munkaido"
          + "|norma intreaga|полная занятость|полныи рабочии день|повна заинятість"
          + "|πληρης απασχοληση|tam zamanl[ıi]|正社員|全职"),

  @JsonProperty("part_time")
  PART_TIME(
      "part ?time|teilzeit|minijob|geringfugig|werkstudent\\w*|working student|temps partiel"
          + "|mi temps|tiempo parcial|media jornada|jornada parcial|tempo parziale|tempo parcial"
          + "|meio periodo|deeltijds?|deltid|osa aikainen|niepelny etat|czesc etatu"
          + "|castecny uvazek|zkraceny uvazek|reszmunkaido|частичная занятость|неполная занятость"
          + "|неповна заинятість|μερικη απασχοληση|yar[ıi] zamanl[ıi]|兼职|非常勤"),

  @JsonProperty("contract")
  CONTRACT(
      "contract|contractor|contracting|c2c|corp to corp|contract to hire|contrato por obra"
          + "|contrat|umowa b2b|b2b|werkvertrag"),

  @JsonProperty("temporary")
  TEMPORARY(
      "temporary|temp|seasonal|fixed ?term|per ?diem|interim|limited term|befristete?[rsnm]?"
          + "|zeitarbeit|aushilfe|saisonarbeit|cdd|temporaire|interimaire|saisonnier|temporal"
          + "|eventual|tempo determinato|temporario|temporaneo|tijdelijk|visstid|vikariat"
          + "|tidsbegransad|maaraaikainen|na czas okreslony|doba urcita|временная|belirli sureli"),

  @JsonProperty("internship")
  INTERNSHIP(
      "intern|interns|internship|internships|trainee|traineeship|co ?op|praktik\\w*"
          + "|stage|stages|stagiaire|stagista|tirocinio|practicas|becari[oa]|pasantia"
          + "|estagio|estagiari[oa]|stageplaats|harjoittel\\w*|staz|stazyst\\w*|praktyk\\w*"
          + "|gyakornok|stagiu|стажировка|стажер|стажування|πρακτικη ασκηση|stajyer|实习"
          + "|インターン\\w*"),

  @JsonProperty("freelance")
  FREELANCE(
      "freelancer?|freiberuflich\\w*|freie mitarbeit|self ?employed|independent contractor"
          + "|independant|autonomo|libero professionista|partita iva|zzp|zzper|prestataire"
          + "|фриланс|業務委託"),

  @JsonProperty("volunteer")
  VOLUNTEER(
      "volunteer|volunteers|volunteering|ehrenamt\\w*|freiwillig\\w*|benevol\\w*|volontaria\\w*"
          + "|voluntari\\w*|vrijwillig\\w*|frivillig\\w*|wolontari\\w*|dobrovoln\\w*|волонтер\\w*"),

  @JsonProperty("other")
  OTHER("other|andere|sonstige|autre|otro|altro|outro|anders|other employment type");

  /** The most specific kind wins: a full-time internship is an internship. */
  private static final EmploymentType[] READING_ORDER = {
    VOLUNTEER, INTERNSHIP, FREELANCE, TEMPORARY, CONTRACT, PART_TIME, FULL_TIME, OTHER
  };

  /** Says that the word for contract beside it means an ordinary, lasting one. */
  private static final Pattern LASTING =
      Pattern.compile("permanent|unbefristet|duree indeterminee|indefinido|tempo indeterminato");

  private static final Pattern CAMEL_HUMP = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");
  private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

  /** Beyond this a text describes the job rather than its type. */
  private static final int MAX_TEXT = 300;

  private final Pattern words;

  EmploymentType(String words) {
    this.words = Pattern.compile("(?<![\\p{L}\\p{N}])(?:" + words + ")(?![\\p{L}\\p{N}])");
  }

  /**
   * The type that a text names: a value of schema.org ({@code FULL_TIME}, {@code CONTRACTOR}), of a
   * job board ({@code FullTime}, {@code fulltime_fixed_term}) or words in one of several languages.
   *
   * @param text any text, or null
   * @return empty where the text names no type that we know
   */
  public static Optional<EmploymentType> ofText(String text) {
    if (text == null || text.isBlank()) {
      return Optional.empty();
    }
    var plain = plain(text.substring(0, Math.min(text.length(), MAX_TEXT)));
    var isLasting = LASTING.matcher(plain).find();
    for (var type : READING_ORDER) {
      if (type.words.matcher(plain).find() && !(isLasting && type == CONTRACT)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  private static String plain(String text) {
    var words = Tokenizer.fold(CAMEL_HUMP.matcher(text).replaceAll(" "));
    return SEPARATORS.matcher(words).replaceAll(" ").strip();
  }
}
