package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Classifies the file inputs of a form by their names, labels, headings and order. */
final class FileBoxes {

  private static final Pattern AUTOFILL =
      Pattern.compile(
          "(?i)auto[-_ ]?fill|prefill|pars(e|ing)|import (your|from)|(fill|complete) (in )?(the"
              + " |this |your )?(form|application)|apply with|automatisch ausfüllen|remplir"
              + " automatiquement|autocompletar");
  private static final Pattern LETTER =
      Pattern.compile(
          "(?i)cover|anschreiben|motivation|begleit|lettre|carta|accompagn|brief(?!ing)");
  private static final Pattern CV =
      Pattern.compile(
          "(?i)resum[eé]|résumé|\\bcv\\b|(^|[^a-z])cv([^a-z]|$)|lebenslauf|curr[ií]cul|vitae|livslopp|życiorys|životopis");
  private static final Pattern PHOTO =
      Pattern.compile("(?i)photo|avatar|picture|headshot|\\bbild\\b|lichtbild|foto|portrait");

  private final boolean isAlone;

  private FileBoxes(boolean isAlone) {
    this.isAlone = isAlone;
  }

  static FileBoxes in(JsonNode fields) {
    List<FieldMeaning> open = new ArrayList<>();
    int files = 0;
    for (JsonNode field : fields) {
      if (field.path("kind").asText().equals("FILE")) {
        files++;
        open.add(byWords(ReadField.clue(field, 0, false)));
      }
    }
    return new FileBoxes(files == 1 || !open.contains(FieldMeaning.CV));
  }

  /** The meaning of a file box; null if unknown. */
  FieldMeaning meaning(FieldClue clue) {
    FieldMeaning told = byWords(clue);
    return told == null && isAlone && clue.files() == 0 ? byOrder(clue) : told;
  }

  private static FieldMeaning byOrder(FieldClue clue) {
    String label = FormWords.plain(clue.label());
    boolean isOther =
        Pattern.compile("(?i)certificat|zeugnis|transcript|portfolio|sample|other|additional|video")
            .matcher(label)
            .find();
    return isOther ? null : FieldMeaning.CV;
  }

  private static FieldMeaning byWords(FieldClue clue) {
    for (String words :
        List.of(clue.label() + " " + clue.path(), clue.name() + " " + clue.id(), clue.section())) {
      FieldMeaning told = told(words.replace('_', ' '));
      if (told != null) {
        return told;
      }
    }
    return null;
  }

  private static FieldMeaning told(String words) {
    if (AUTOFILL.matcher(words).find()) {
      return FieldMeaning.AUTOFILL_UPLOAD;
    }
    if (LETTER.matcher(words).find()) {
      return FieldMeaning.COVER_LETTER;
    }
    if (CV.matcher(words).find()) {
      return FieldMeaning.CV;
    }
    return PHOTO.matcher(words).find() ? FieldMeaning.PHOTO : null;
  }
}
