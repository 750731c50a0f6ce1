package dev.jobtrail.fit;

import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.Map;
import java.util.regex.Pattern;

/** How far an education goes, in the words of four languages; lowest first. */
enum Degree {
  NONE(Message.of("no degree"), "(?!)"),
  SCHOOL(
      Message.of("school leaving certificate"),
      "high school|ged|abitur|fachabitur|fachhochschulreife|mittlere reife|realschulabschluss"
          + "|hauptschulabschluss|baccalaureat|bachillerato|a levels?|gcses?|schulabschluss|matura"
          + "|graduado escolar"),
  VOCATIONAL(
      Message.of("vocational training"),
      "apprenticeship|ausbildung|berufsausbildung|lehre|gesellenbrief|geselle|vocational|bep"
          + "|cap (?:cuisine|electri\\w+|petite|plomb\\w+|menuis\\w+|patiss\\w+|boulang\\w+|vente|aepe)"
          + "|bac pro|bts|dut|formacion profesional|ciclo formativo|grado medio|grado superior|fp"
          + "|associate s degree|associate degree|associate of \\w+|nvq|btec|trade school"
          + "|examiniert\\w*|fachwirt|meisterbrief|meister|staatlich \\w+|ihk|hnd|journeyman"
          + "|kaufmann|kauffrau|tecnico superior|tecnico en \\w+|apprentissage|berufsabschluss"
          + "|umschulung|bac ?\\+ ?2|higher national diploma|cfgs|cfgm|titre professionnel"),
  BACHELOR(
      Message.of("bachelor's degree"),
      "bachelor\\w*|b ?sc|b a|ba in|b ?eng|bs in|bs degree|bsn|licence (?:en|pro\\w*|de)|licenciatura"
          + "|licenciad[oa]|grado en \\w+|undergraduate degree|university degree|hochschulstudium"
          + "|studium|hochschulabschluss|(?<!associate )(?<!associate s )(?<!master s )degree"
          + "|bac ?\\+ ?3|diplom fh|titulacion universitaria|estudios universitarios"
          + "|grado universitario|titulado|diplomatura|llb|bfa|bba|bcom|diplome d etat|titulo universitario"),
  MASTER(
      Message.of("master's degree"),
      "(?<!scrum )master s|(?<!scrum )masters|(?<!scrum )master(?= (?:of|in|en|degree|2|1)| ?$)"
          + "|masterabschluss|masterstudium|m ?sc|m a|m ?eng|ms in|mba|diplom|magister|staatsexamen"
          + "|bac ?\\+ ?5|diplome d ingenieur|graduate degree|advanced degree|postgraduate|maestria"
          + "|posgrado|dipl|llm|pgce|ecole d ingenieurs?|ecole de commerce|volljurist\\w*|m ?ed|jd|j d"
          + "|grande ecole|mphil|msn|master (?=o |or |oder |ou )"),
  DOCTORATE(
      Message.of("doctorate"),
      "phd|ph d|doctorate|doctoral|doktor|promoviert\\w*|promotionsstudium|doctorat|doctorado"
          + "|dr rer nat|dphil|approbation|m d|doctor of \\w+|doctor en|dr med|pharmd");

  private static final Map<String, Degree> ABBREVIATIONS =
      Map.of(
          "ba",
          BACHELOR,
          "bs",
          BACHELOR,
          "licence",
          BACHELOR,
          "grado",
          BACHELOR,
          "ma",
          MASTER,
          "ms",
          MASTER,
          "master",
          MASTER,
          "cap",
          VOCATIONAL,
          "promotion",
          DOCTORATE,
          "md",
          DOCTORATE);

  /** The name in a rationale. */
  final Message wording;

  private final Pattern words;

  Degree(Message wording, String words) {
    this.wording = wording;
    this.words = Pattern.compile("(?<![\\p{L}\\p{N}])(?:" + words + ")(?![\\p{L}\\p{N}])");
  }

  /** The highest degree that a text names, which may be nothing but its abbreviation. */
  static Degree highest(String text) {
    var plain = plain(text).strip();
    if (ABBREVIATIONS.containsKey(plain)) {
      return ABBREVIATIONS.get(plain);
    }
    for (var i = values().length - 1; i > 0; i--) {
      if (values()[i].words.matcher(plain).find()) {
        return values()[i];
      }
    }
    return NONE;
  }

  /** The lowest degree that a text names: of "Bachelor or Master" the first is enough. */
  static Degree lowest(String text) {
    var plain = plain(text);
    for (var degree : values()) {
      if (degree.words.matcher(plain).find()) {
        return degree;
      }
    }
    return NONE;
  }

  private static String plain(String text) {
    return Tokenizer.fold(text).replaceAll("[^\\p{L}\\p{N}+]+", " ");
  }
}
