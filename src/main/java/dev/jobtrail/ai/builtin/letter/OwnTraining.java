package dev.jobtrail.ai.builtin.letter;

import java.util.regex.Pattern;

/** Lines on what the person learned rather than did: training, exams and marks. */
final class OwnTraining {

  private static final Pattern COURSE =
      Pattern.compile(
          "(?iu)^(?:(?:\\p{L}+ )?(?:aus|weiter|fort)bildung (?:zu[mr]?|als|mit) |(?:um|zusatz)schulung zu|abschluss (?:mit|als|der)|completed (?:an? |my )(?:apprenticeship|training)"
              + "|apprentissage (?:d[eu] |du métier)|aprendizaje del oficio)");

  private static final Pattern EXAM =
      Lines.anyOf(
          "(?:\\p{L}+-?)?(?:abschluss|zwischen|gesellen|meister|ihk-|hwk-)prüfung|staatsexamen"
              + "|(?:\\p{L}*prüfung|examen|abitur|diplom|studium|ausbildung|lehre|\\p{L}*schule) (?:.* )?(?:bestanden|abgeschlossen|absolviert|verkürzt|mit auszeichnung)"
              + "|verkürzung der (?:ausbildung|lehre)"
              + "|passed (?:the |my |an? )?(?:[\\p{L}-]+ ){0,3}(?:exams?|examinations?)|graduated|top of (?:my|the) class"
              + "|(?:bts|cap|bep|dut|bac|baccalauréat|licence|master|diplôme|titre|certificat|examen|brevet) (?:.* )?(?:obtenue?|validée?|réussie?)"
              + "|(?:título|titulación|examen|grado|máster|diploma|certificado) (?:.* )?(?:obtenid[oa]|aprobad[oa]|superad[oa])");

  private static final Pattern MARK =
      Lines.anyOf(
          "(?:\\p{L}*note|notendurchschnitt|notenschnitt):? (?:von |\\p{L}*gut )?\\(?\\d.*|jahrgangsbeste[rn]?"
              + "|(?:final|overall) (?:grade|mark)|grade:? (?:\\d|[a-f]$).*|gpa.*|with (?:first[- ]class )?(?:distinction|honou?rs|merit)"
              + "|(?:note|moyenne)(?: (?:finale|générale|de (?:stage|fin)|d['’]examen) ?.*| ?: ?\\d.*| de \\d.*)|avec (?:la )?mention|mention (?:assez |très )?bien|major(?:e)? de (?:la )?promo(?:tion)?"
              + "|nota (?:final|media|de \\d|:).*|calificación (?:final|media|de \\d).*|matrícula de honor|expediente académico|con sobresaliente");

  private OwnTraining() {}

  /** Whether a line is one. */
  static boolean is(String line) {
    return COURSE.matcher(line).find() || EXAM.matcher(line).find() || MARK.matcher(line).find();
  }
}
