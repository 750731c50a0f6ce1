package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Removes the labels of forms such as the Europass before the fields of entries. */
final class FieldLabels {

  private static final Pattern FIELD =
      Pattern.compile(
          "(?iu)(?:dates?(?: \\(.*\\))?|period|datum|zeitraum|période|fechas?|periodo|período|data|daty|okres"
              + "|(?:occupation or )?(?:position|posizione)(?: held| title)?|job title|role|title"
              + "|beruf oder funktion|funktion|fonction(?: ou poste occupé)?|poste(?: occupé)?"
              + "|profesión o cargo desempeñado|cargo|puesto|functie|lavoro o posizione ricoperti|tipo di impiego|ruolo"
              + "|zawód lub zajmowane stanowisko|stanowisko|função ou cargo ocupado|função"
              + "|employer|company|(?:name and address of )?(?:the )?employer|arbeitgeber"
              + "|name und adresse des arbeitgebers|employeur|nom et adresse de l['’]employeur|empleador"
              + "|empresa|nombre y dirección de la empresa.*|werkgever|(?:nome e indirizzo|nome) del datore"
              + " di lavoro|datore di lavoro|azienda|nazwa i adres pracodawcy|pracodawca|nome e morada do"
              + " empregador|empregador"
              + "|title of qualification(?: awarded)?|qualification|bezeichnung der erworbenen"
              + " qualifikation|abschluss|intitulé du .*|diplôme|título de la cualificación.*|titolo della"
              + " qualifica.*|titolo|uzyskane kwalifikacje|designação da qualificação.*"
              + "|name and type of organi[sz]ation.*|institution|school|name und art der .*einrichtung"
              + "|nom et type de l['’]établissement.*|établissement|nombre y tipo de .*|qualifica(?: conseguita)?|nome e tipo"
              + " d(?:i |['’])(?:istituto|organizzazione).*|nome dell['’]istituto.*|nazwa i rodzaj .*|nome e tipo da"
              + " organização.*):?");

  private static final Pattern STORY =
      Pattern.compile(
          "(?iu)(?:(?:main )?activities(?: and responsibilities)?|responsibilities|duties"
              + "|wichtigste tätigkeiten.*|aufgaben|(?:principales )?activités.*|missions|(?:principales )?"
              + "actividades.*|funciones|tareas|voornaamste werkzaamheden.*|taken|(?:principali )?(?:attività|mansioni)"
              + "(?: e responsabilità)?|główne działania.*|obowiązki|(?:principais )?atividades.*):?");

  private static final Pattern START =
      Pattern.compile(
          "(?iu)(?:from|start(?: date)?|started|von|beginn|eintritt|du|début|date de début|desde|inicio"
              + "|fecha de inicio|dal|data di inizio|inizio|van|vanaf|startdatum|begindatum|od|início)"
              + ":?");

  private static final Pattern END =
      Pattern.compile(
          "(?iu)(?:to|until|end(?: date)?|ended|bis|ende|austritt|au|fin|date de fin|hasta|fecha de fin"
              + "|al|data di fine|fine|tot|einddatum|enddatum|do|até|fim):?");

  private static final List<Pattern> LABELS = List.of(FIELD, STORY, START, END);

  private FieldLabels() {}

  /** The lines without labels in a part of their own, or before a colon. */
  static List<TextLine> removed(List<TextLine> written) {
    var lines = written.stream().map(FieldLabels::parted).toList();
    var labelled = lines.stream().filter(it -> isLabelled(it, FIELD)).count();
    if (labelled < 2) { // no form
      return written;
    }
    var bare = new ArrayList<TextLine>();
    for (var line : lines) {
      var isStory = isLabelled(line, STORY);
      var isOfForm = isStory || LABELS.stream().anyMatch(it -> isLabelled(line, it));
      if (isLabelled(line, END) && !bare.isEmpty() && DateSpan.isAlone(bare.getLast().text())) {
        bare.add(period(bare.removeLast(), line));
      } else {
        bare.add(isOfForm ? without(line, isStory) : line);
      }
    }
    return bare;
  }

  /** The period of two lines, "From: 2018" and "To: 2021". */
  private static TextLine period(TextLine start, TextLine end) {
    var text = start.text() + " \u2013 " + without(end, false).text();
    return TextLine.of(List.of(text), start.size(), false, 0);
  }

  /** "Employer: Acme" in two parts. */
  private static TextLine parted(TextLine line) {
    var colon = line.parts().isEmpty() ? -1 : line.parts().getFirst().indexOf(": ");
    if (colon < 0) {
      return line;
    }
    var first = line.parts().getFirst();
    var label = first.substring(0, colon);
    if (LABELS.stream().noneMatch(it -> it.matcher(label).matches())) {
      return line;
    }
    var parts = new ArrayList<>(line.parts());
    parts.set(0, label);
    parts.add(1, first.substring(colon + 2));
    return new TextLine(parts, line.size(), line.isBold(), line.isBullet(), line.level());
  }

  private static boolean isLabelled(TextLine line, Pattern labels) {
    return line.parts().size() > 1 && labels.matcher(line.parts().getFirst()).matches();
  }

  private static TextLine without(TextLine line, boolean isStory) {
    var rest = line.parts().subList(1, line.parts().size());
    return new TextLine(rest, line.size(), false, isStory, 0);
  }
}
