package dev.jobtrail.ai.builtin;

import dev.jobtrail.ai.CoverLetterTone;
import dev.jobtrail.ai.LetterTask;
import dev.jobtrail.ai.OpenQuestion;
import dev.jobtrail.ai.builtin.letter.CoverLetter;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.guard.EvidenceGuard;
import dev.jobtrail.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An answer to the two questions of forms that a letter answers as well: why somebody applies, and
 * what they have done. Any other is the person's own.
 */
final class FormAnswer {

  private static final int FLAGS =
      Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

  private static final Map<Language, Pattern> MOTIVATION =
      Map.of(
          Language.ENGLISH,
          pattern(
              "why|motivat\\w+|what (?:interests|attracts|excites|draws|appeals|drives)"
                  + "|interest(?:ed)? in (?:this|the|our|joining|working)"),
          Language.GERMAN,
          pattern(
              "warum|weshalb|wieso|motiv\\w+|was (?:\\w+ ){0,4}(?:reizt|interessiert|begeistert|gefällt)"),
          Language.FRENCH,
          pattern(
              "pourquoi|motiv\\w+|(?:qu'est-ce|ce) qui (?:vous|t')(?: |)(?:attire|intéresse|plaît|motive|donne envie|séduit)"
                  + "|(?:votre|ton) intérêt pour"),
          Language.SPANISH,
          pattern(
              "por qué|motiv\\w+|qué (?:te|le) (?:atrae|interesa|gusta|motiva|llama la atención|ilusiona)"
                  + "|(?:tu|su) interés (?:en|por)"));

  private static final Map<Language, Pattern> EXPERIENCE =
      Map.of(
          Language.ENGLISH,
          pattern(
              "about (?:yourself|your"
                  + " (?:background|career|experience))|(?:relevant|professional|work)"
                  + " experience|your (?:\\w+"
                  + " )?(?:background|career|experience|achievements?)|(?:right|good|great|strong)"
                  + " (?:fit|person|candidate)"),
          Language.GERMAN,
          pattern(
              "(?:über|von) (?:dich|sich|dir|ihnen)|werdegang|berufserfahrung"
                  + "|(?:deine|ihre) (?:erfahrung|erfahrungen|erfolge)"),
          Language.FRENCH,
          pattern(
              "(?:parle[zr]?[- ]nous|parlez|parler) de (?:vous|votre (?:parcours|expérience|carrière))|présente[zr]?[- ](?:vous|toi)"
                  + "|(?:votre|ton) (?:parcours|expérience|carrière|profil)|(?:vos|tes) (?:expériences|réalisations|réussites)"
                  + "|expériences? (?:professionnelles?|pertinentes?)|(?:bonne (?:personne|candidate)|bon candidat|candidate? idéale?)"),
          Language.SPANISH,
          pattern(
              "(?:cuénta|hábla|cuénte|háble)(?:nos|me) (?:sobre|de|acerca de|algo sobre) (?:ti|usted|tu (?:trayectoria|experiencia|carrera)|su (?:trayectoria|experiencia|carrera))"
                  + "|presénta(?:te|lo)|preséntese|(?:tu|su) (?:trayectoria|experiencia|carrera|perfil)|(?:tus|sus) (?:logros|experiencias)"
                  + "|experiencia (?:profesional|laboral|relevante)|(?:candidat[oa]|persona) (?:ideal|adecuad[oa]|indicad[oa])"));

  /** What happened with others, went wrong or is to come stands in no resume. */
  private static final Map<Language, Pattern> PERSONAL =
      Map.of(
          Language.ENGLISH,
          pattern(
              "leav\\w*|left|gaps?|quit\\w*|chang\\w+|switch\\w*|resign\\w*|dismiss\\w*|terminat\\w*|laid"
                  + "|time|times|when|challeng\\w*|difficult\\w*|fail\\w*|conflict\\w*|mistakes?"
                  + "|weakness\\w*|situation|example|not|salary|relocat\\w*|outside"),
          Language.GERMAN,
          pattern(
              "verlass\\w*|verließ\\w*|gewechsel\\w*|wechsel\\w*|lücken?|gekündigt|kündig\\w*|beispiel|situation"
                  + "|wann|herausforder\\w*|schwierig\\w*|fehler|konflikt\\w*|schwäche\\w*|nicht|gehalt"),
          Language.FRENCH,
          pattern(
              "quitt\\w+|chang\\w+|démission\\w*|licenci\\w+|trous?|exemples?|situation|quand|moment|fois|défis?|difficultés?"
                  + "|difficiles?|échecs?|échoué|conflits?|erreurs?|faiblesses?|défauts?|pas|salaire|salariales?|prétentions"
                  + "|déménag\\w+|mobilité|préavis|temps"),
          Language.SPANISH,
          pattern(
              "dej\\w+|sal(?:ir|es|iste|ió)|cambi\\w+|desp[ie]d\\w+|renunci\\w+|lagunas?|ejemplos?|situación|cuándo|cuando|momento|vez"
                  + "|veces|desafíos?|retos?|dificultad\\w*|difícil\\w*|fracas\\w+|fall(?:o|os|aste|ó)|conflictos?|errores?|error"
                  + "|debilidad\\w*|defectos?|no|salario|salarial\\w*|mudar\\w*|traslad\\w+|preaviso|tiempo"));

  private final OpenQuestion question;
  private final CoverLetter letter;
  private final Vocabulary vocabulary;

  /**
   * @param requirements of the posting, with the lines of the resume that show them
   */
  FormAnswer(
      OpenQuestion question,
      Vocabulary vocabulary,
      List<Fit.Requirement> requirements,
      EvidenceGuard guard) {
    this.question = question;
    this.vocabulary = vocabulary;
    letter =
        new CoverLetter(
            new LetterTask(
                question.resume(),
                question.facts(),
                question.posting(),
                question.parsed(),
                CoverLetterTone.NEUTRAL,
                null,
                List.of()),
            requirements,
            guard);
  }

  /** The longest wording that fits. */
  Optional<String> write() {
    return wordings().stream()
        .filter(it -> !it.isBlank() && it.length() <= question.longest())
        .findFirst()
        .map(Texts::begun); // what follows a salutation begins small in German
  }

  private List<String> wordings() {
    if (is(PERSONAL) || namesSkill()) {
      return List.of();
    }
    if (is(EXPERIENCE)) {
      return letter.experience();
    }
    return is(MOTIVATION) ? letter.motivation() : List.of();
  }

  /** In the language that the letter would have, for the answer has the question's. */
  private boolean is(Map<Language, Pattern> kind) {
    var pattern = kind.get(letter.language());
    return pattern.matcher(question.text().replace('’', '\'')).find();
  }

  /** Who asks for one thing does not want to hear of all. */
  private boolean namesSkill() {
    return !vocabulary.skills.in(Words.of(question.text())).isEmpty();
  }

  private static Pattern pattern(String words) {
    return Pattern.compile("\\b(?:%s)\\b".formatted(words), FLAGS);
  }
}
