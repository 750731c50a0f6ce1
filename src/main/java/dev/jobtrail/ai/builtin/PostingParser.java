package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Sentences;
import dev.jobtrail.text.Tokenizer;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Takes descriptions apart by their headings and bullets and, where those are missing, by sense.
 */
final class PostingParser {

  static final int MAX_LINES = 40;
  static final int LONGEST_LINE = 400;
  static final int LONGEST_SUMMARY = 600;

  private static final int LONGEST_HEADING = 70;
  private static final int MOST_WORDS_IN_HEADING = 9;
  private static final int SUMMARY_SENTENCES = 3;

  private static final Pattern BULLET =
      Pattern.compile(
          "^(?:[-*+>·•●○◦▪▫■□◆◇▶►▸‣⁃∙–—→➤➔➢✓✔✅☑❖§¤]|o(?= )|\\d{1,2}[.)](?= )|[a-h]\\)(?= )"
              + "|[\\x{1f300}-\\x{1faff}\\x{2600}-\\x{27bf}]\\x{fe0f}?){1,4}\\s*");
  private static final Pattern INLINE_BULLET = Pattern.compile("\\s*[•●▪■►✓✔➤]\\s*|\\s+[·|]\\s+");
  private static final Pattern MARKDOWN = Pattern.compile("^#{1,6}\\s*|\\*\\*|__");
  private static final Pattern REQUIREMENT =
      words(
          "experience|years?|must|required?|requires|degree|diploma|bachelor|master|knowledge|fluen\\w+|skills?"
              + "|ability|licen[cs]e|certifi\\w+|qualif\\w+|proficien\\w+|familiar\\w*|preferred|ideally"
              + "|background|plus|you have|you bring|you are|eligib\\w+|nice to have|grounding|confiden\\w+"
              + "|looking for someone"
              + "|erfahrung\\w*|berufserfahrung|kenntnisse\\w*|abgeschlossene\\w*|studium|ausbildung|vorteil|voraus\\w*"
              + "|bringst|bringen sie|verfugst|verfugen|fuhrerschein|sprachkenntnisse|beherrsch\\w+|wunschenswert"
              + "|idealerweise|sicherer? umgang|fundierte\\w*|du bist|sie sind|vertraut|examen|abschluss"
              + "|diplome|titulaire|maitris\\w+|connaissances?|vous avez|vous etes|justifi\\w+|permis|niveau"
              + "|issue? d|experiences?|exige\\w*|souhaite\\w*|atout|rigoureu\\w+|habilitation|profil"
              + "|experiencia|conocimientos?|titulacion|titulo|imprescindible|requisito\\w*|carnet|nivel|dominio"
              + "|valorable|se requiere|licenciatura|grado|formacion en|se valora\\w*|deseable|colegiad\\w+|acreditad\\w+");
  private static final Pattern RESPONSIBILITY =
      words(
          "you will|you ll|responsible for|responsibilities|your role|in this role|day to day|you work|you develop"
              + "|you lead|will be|will include|will involve|tasks|duties|the role involves|supporting the|join us to"
              + "|zustandig|verantwort\\w+|aufgaben|du entwickelst|du ubernimmst|du arbeitest|sie ubernehmen|sie betreuen"
              + "|du betreust|du unterstutzt|sie unterstutzen|sie arbeiten|sie fuhren|sie planen|du planst|du fuhrst|du gestaltest|gehoren"
              + "|vous serez|vous assurez|vous participe\\w*|vos missions?|chargee? de|vous realise\\w*|vous gere\\w*|vous aurez|vous pilote\\w*"
              + "|vous accompagne\\w*|vous developpe\\w*|vous encadre\\w*|vous prepare\\w*|tu seras|en charge"
              + "|te encargaras|seras responsable|funciones|realizaras|participaras|te ocuparas|desarrollaras|trabajaras"
              + "|tus tareas|gestionaras|se encargara|sera responsable|tu mision");
  private static final Pattern COMPANY =
      words(
          "founded|we offer|benefits|salary|apply|equal opportunity|our (?:offices|customers|values|culture)|per year|headquarter\\w+"
              + "|gegrundet|wir bieten|bewerb\\w+|gehalt|urlaub\\w*|fuhrender? \\w+|wir freuen"
              + "|fondee? en|nous offrons|nous proposons|avantages|remuneration|salaire|candidature|postulez|mutuelle|tickets? restaurant"
              + "|fundada|ofrecemos|salario|beneficios|envia|se ofrece|sueldo");

  private final Vocabulary vocabulary;

  PostingParser(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  ParsedDescription parse(PostingText posting) {
    var text = ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION);
    var parts = new Parts();
    read(text, parts);
    var summary = summary(parts);
    var title = ReadableText.line(posting.title(), PostingText.LONGEST_LINE);
    var keywords =
        new Keywords(vocabulary)
            .of(title == null ? "" : title, parts.responsibilities, parts.requirements, summary);
    return new ParsedDescription(summary, parts.responsibilities, parts.requirements, keywords);
  }

  /** What has been read so far. */
  private static final class Parts {

    private final List<String> about = new ArrayList<>();
    private final List<String> other = new ArrayList<>();
    private final List<String> responsibilities = new ArrayList<>();
    private final List<String> requirements = new ArrayList<>();

    /** Where lines go; null as long as no heading has said. */
    private Section section;

    /** The heading of what is only wished for, put before each of its lines. */
    private String preferred = "";

    private void add(Section to, String line) {
      var list =
          switch (to) {
            case ABOUT -> about;
            case OTHER -> other;
            case RESPONSIBILITIES -> responsibilities;
            case REQUIREMENTS, PREFERRED -> requirements;
          };
      var text = to == Section.PREFERRED ? preferred + ": " + line : line;
      var cut = Truncation.abbreviate(text, LONGEST_LINE);
      if (list.size() < MAX_LINES && !cut.isEmpty() && !list.contains(cut)) {
        list.add(cut);
      }
    }
  }

  private void read(String text, Parts parts) {
    for (var raw : text.split("\n")) {
      var line = MARKDOWN.matcher(raw.strip()).replaceAll("").strip();
      if (!line.isEmpty()) {
        readLine(line, raw.strip().startsWith("#"), parts);
      }
    }
  }

  private void readLine(String line, boolean isMarked, Parts parts) {
    var bullet = BULLET.matcher(line);
    var isBullet = bullet.lookingAt();
    var content = isBullet ? line.substring(bullet.end()).strip() : line;
    var heading = heading(content, isMarked);
    if (heading != null && (!isBullet || content.endsWith(":"))) {
      open(heading, content, parts);
      return;
    }
    if (isBullet) {
      parts.add(
          parts.section == null || parts.section == Section.ABOUT
              ? sense(content, Section.RESPONSIBILITIES)
              : parts.section,
          content);
    } else {
      readParagraph(content, parts);
    }
  }

  private static void open(Section section, String heading, Parts parts) {
    parts.section = section;
    if (section == Section.PREFERRED) {
      parts.preferred = heading.replaceAll("[\\s:.\\p{So}]+$", "");
    }
  }

  private void readParagraph(String paragraph, Parts parts) {
    var pieces = INLINE_BULLET.split(paragraph);
    if (pieces.length > 2) {
      for (var piece : pieces) {
        var text = piece.strip();
        var heading = heading(text, false);
        if (heading != null) {
          open(heading, text, parts);
        } else if (!text.isEmpty()) {
          parts.add(
              parts.section == null ? sense(text, Section.RESPONSIBILITIES) : parts.section, text);
        }
      }
      return;
    }
    for (var whole : Sentences.split(paragraph)) {
      var sentence = whole;
      var colon = whole.indexOf(':');
      if (colon > 0 && colon < LONGEST_HEADING && colon + 1 < whole.length()) {
        var heading = heading(whole.substring(0, colon + 1), false);
        if (heading != null) {
          open(heading, whole.substring(0, colon), parts);
          sentence = whole.substring(colon + 1).strip();
        }
      }
      var to = parts.section;
      if (to == null || to == Section.ABOUT) {
        to = sense(sentence, Section.ABOUT);
      } else if (to == Section.REQUIREMENTS
          && COMPANY.matcher(Tokenizer.fold(sentence)).find()
          && !REQUIREMENT.matcher(Tokenizer.fold(sentence)).find()) {
        to = Section.OTHER;
      }
      parts.add(to, sentence);
    }
  }

  /** What a sentence tells, by its words. */
  private static Section sense(String sentence, Section otherwise) {
    var folded = Tokenizer.fold(sentence).replace('\'', ' ').replace('’', ' ');
    if (COMPANY.matcher(folded).find()) {
      return Section.OTHER;
    }
    if (RESPONSIBILITY.matcher(folded).find()) {
      return Section.RESPONSIBILITIES;
    }
    return REQUIREMENT.matcher(folded).find() ? Section.REQUIREMENTS : otherwise;
  }

  /** What stands below a line if it is a heading, else null. */
  private Section heading(String line, boolean isMarked) {
    if (line.length() > LONGEST_HEADING || line.endsWith(".") || line.endsWith(",")) {
      return null;
    }
    var words = Words.of(line);
    if (words.isEmpty() || words.size() > MOST_WORDS_IN_HEADING) {
      return null;
    }
    Phrases.Found<Section> longest = null;
    for (var found : vocabulary.headings.in(words)) {
      if (longest == null || found.length() > longest.length()) {
        longest = found;
      }
    }
    var looksLikeOne =
        isMarked
            || line.endsWith(":")
            || line.endsWith("?")
            || line.equals(line.toUpperCase(Locale.ROOT));
    if (longest == null) {
      return looksLikeOne && isMarked ? Section.OTHER : null;
    }
    var share = (double) longest.length() / words.size();
    return share >= (looksLikeOne ? 0.3 : 0.6) ? longest.meaning() : null;
  }

  private static String summary(Parts parts) {
    var from =
        !parts.about.isEmpty()
            ? parts.about
            : !parts.responsibilities.isEmpty()
                ? parts.responsibilities
                : !parts.other.isEmpty() ? parts.other : parts.requirements;
    var summary = new StringBuilder();
    for (var i = 0; i < Math.min(SUMMARY_SENTENCES, from.size()); i++) {
      if (!summary.isEmpty()) {
        summary.append(endsSentence(summary) ? " " : "; ");
      }
      summary.append(from.get(i));
    }
    return Truncation.abbreviate(summary.toString(), LONGEST_SUMMARY);
  }

  private static boolean endsSentence(StringBuilder text) {
    return ".!?:…".indexOf(text.charAt(text.length() - 1)) >= 0;
  }

  private static Pattern words(String alternatives) {
    return Pattern.compile("(?<![\\p{L}\\p{N}])(?:" + alternatives + ")(?![\\p{L}\\p{N}])");
  }
}
