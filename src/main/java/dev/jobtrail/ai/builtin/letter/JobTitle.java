package dev.jobtrail.ai.builtin.letter;

import dev.jobtrail.fit.CareerBreak;
import java.util.Locale;
import java.util.regex.Pattern;

/** Titles of postings and positions as a sentence names them. */
final class JobTitle {

  private static final Pattern ASIDE =
      Pattern.compile(
          "\\s+\\|\\s.*$|,? \\(?(?:EG|Entgeltgruppe|BesGr|Besoldungsgruppe|Bes\\.-?Gr\\.|TVöD|TV-L) ?\\d{1,2}[a-c]?\\b.*$|\\s+(?i:gesucht|wanted|needed|recherchée?s?)[.!]*$|^(?i:wir suchen|gesucht:?|wanted:?|se (?:busca|necesita)n?|on recherche|recherche) (?=\\p{L})|\\s*[(\\[](?:[a-zA-Z]{1,3}[/|*]){1,3}[a-zA-Z*]{0,3}[)\\]]|\\s*[(\\[][^)\\]]*\\b(?:FTE|VZ|TZ|Std|\\d+ ?h)\\b[^)\\]]*[)\\]]"
              + "|\\s+(?:[-–—]\\s+)?(?i:(?:vollzeit|teilzeit)/(?:vollzeit|teilzeit))$|\\s+[-–—]\\s+(?:CDI|CDD|ETP|(?i:fixed[- ]term|temporary|permanent|befristet|unbefristet|temporal|indefinido)(?!\\p{L}))\\b.*$|\\s+in (?:VZ|TZ)\\b.*$"
              + "|\\s+[HFMWD]/[HFMWDX](?:/[HFMWDX])?\\b|\\s*[(\\[][^)\\]]*(?:%|(?i:remote|hybrid|home"
              + " ?office|full.?time|part.?time|teilzeit|vollzeit|temps|jornada|training|befristet|cdi|cdd))[^)\\]]*[)\\]]|\\s+(?:in|à|en|a)\\s+(?i:(?:voll|teil)(?:zeit)?-?\\s*(?:oder|/|und)\\s*(?:voll|teil)zeit|vollzeit|teilzeit|temps (?:plein|partiel)|(?:jornada|tiempo) (?:completa|parcial|completo))(?!\\p{L}).*$|\\s+[-–—|]\\s+(?i:remote|hybrid|home"
              + " ?office|full.?time|part.?time|teilzeit|vollzeit|m/w/d).*$");

  private static final Pattern FIRST_PART = Pattern.compile("\\s*(?:[,(|;]|\\s[-–—]\\s).*$");

  /** A word rather than an acronym. */
  private static final Pattern CAPITALS =
      Pattern.compile("(?u)\\p{Lu}{4,}(?:-\\p{Lu}{4,})+|\\p{Lu}{7,}");

  private static final Pattern SELF =
      Pattern.compile(
          "(?iu)(?:self[- ]employed|freelancer?|independent|selbst(?:st)?ändig|freiberuflich|indépendante?|autónom[oa]|por cuenta propia"
              + "|à mon compte)(?:[ ,(].*)?");

  /** What somebody did rather than was. */
  private static final Pattern PERIOD =
      Pattern.compile(
          "(?iu)(?:(?:pflicht|schüler|schul)?praktikum|ausbildung|lehre|volontariat|werkstudium|freiwilliges (?:soziales|ökologisches) jahr|fsj"
              + "|stage|alternance|apprentissage|service civique|prácticas?|voluntariado"
              + "|internship|apprenticeship|traineeship|work (?:placement|experience))"
              + "(?:$|[ ,(]+(?:im|in|bei|als|zu[mr]?|at|with|for|de|d['’]|en|chez|au|à|del?)(?!\\p{L}).*)");

  private static final Pattern LAST_PART = Pattern.compile("\\s+[-–—]\\s+([^-–—]{4,})$");

  private static final Pattern OWNER =
      Pattern.compile(",? \\(?(?:Inh\\.|Inhaber(?:in)?|[Pp]rop\\.|[Oo]wner:?) .*$");

  private JobTitle() {}

  /** Whether a position or an employer names a time of life, as which nobody works. */
  static boolean isPeriod(String name) {
    return PERIOD.matcher(name).matches() || CareerBreak.is(name);
  }

  /** Whether an employer of a resume is the person. */
  static boolean isSelf(String employer) {
    return SELF.matcher(employer).matches();
  }

  /** A posting's title without gender marks and places of work. */
  static String ofPosting(String title) {
    return CAPITALS
        .matcher(ASIDE.matcher(title).replaceAll("").replaceAll("\\s+", " ").strip())
        .replaceAll(
            it -> it.group().substring(0, 1) + it.group().substring(1).toLowerCase(Locale.ROOT));
  }

  /** Also without the employer: "Midwife – Birth Centre" of "Birth Centre Aurora". */
  static String ofPosting(String title, String company) {
    var whole = ofPosting(title);
    var dash = LAST_PART.matcher(whole);
    return dash.find() && company.startsWith(dash.group(1))
        ? whole.substring(0, dash.start())
        : whole;
  }

  /** A position without what an applicant adds to it: "HGV Driver, then Foreman". */
  static String ofPosition(String title) {
    var first = FIRST_PART.matcher(ASIDE.matcher(title).replaceAll("")).replaceFirst("").strip();
    return first.isEmpty() ? title.strip() : first;
  }

  /** An employer without the person who owns it: "Salon Rosa, Inh. Petra Lang". */
  static String withoutOwner(String name) {
    return OWNER.matcher(name).replaceFirst("");
  }

  /** An employer without its department or its place: "Klinik am See, Abteilung für Geriatrie". */
  static String ofEmployer(String name) {
    var comma = name.indexOf(", ");
    var isForm =
        comma > 0 && name.substring(comma).matches(", (?:[SACLIG]\\.|Inc|Ltd|LLC|GmbH|Co\\b).*");
    return comma > 0 && !isForm ? name.substring(0, comma) : name;
  }
}
