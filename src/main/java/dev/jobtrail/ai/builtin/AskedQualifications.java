package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.ToldLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Certificates and finished courses of a resume that the posting asks for. */
final class AskedQualifications {

  private static final int MOST = 2;
  private static final int LONGEST = 70;

  private static final Pattern ENGLISH_DEGREE =
      Pattern.compile(
          "(?:B|M|LL|Ph)\\.?\\p{L}{1,4}\\b.*|(?i:bachelor|master|associate|doctor|.*(?:degree|diploma|certificate)$).*");

  private static final Pattern SPANISH_DEGREE =
      Pattern.compile(
          "(?iu)(?:grado|máster|técnic[oa]|licenciatura|diplomatura|ingeniería|doctorado|certificado|título|ciclo|FP)(?!\\p{L}).*");

  /** What stands before its field without a word between them. */
  private static final Pattern TITLE =
      Pattern.compile(
          "(?:[BM]\\. ?\\p{L}+\\.?|\\p{Lu}{3,}|Licence(?: pro)?|Master(?: of \\p{L}+)?|Bachelor(?: of \\p{L}+)?|Bac pro|Titre professionnel|Mention complémentaire)");

  private record Qualification(String name, String line) {}

  private final TailoredResume resume;
  private final ToldLines told;

  AskedQualifications(TailoredResume resume, ToldLines told) {
    this.resume = resume;
    this.told = told;
  }

  /** Those that a text does not tell; empty where there are none. */
  Optional<AskedEntries> askedBeside(String text) {
    var all = new ArrayList<Qualification>();
    for (var node : ResumeParts.items(resume.document.path("certificates"))) {
      add(ResumeParts.text(node.path("name")), all);
    }
    for (var node : ResumeParts.items(resume.document.path("education"))) {
      if (!ResumeParts.text(node.path("endDate")).isEmpty()) {
        var type = ResumeParts.text(node.path("studyType"));
        var area = ResumeParts.text(node.path("area"));
        add(named(type, area), all);
      }
    }
    var named = new ArrayList<Qualification>();
    var texts = new ArrayList<>(List.of(text));
    for (var it : all) {
      if (named.size() < MOST && told.gain(texts, it.name()) >= Cover.LEAST) {
        named.add(it);
        texts.add(it.name());
      }
    }
    return named.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new AskedEntries(
                named.stream().map(Qualification::name).toList(),
                named.getFirst().name(),
                named.getFirst().line()));
  }

  /** "Grado en Logopedia", "BTS Comptabilité", but "Ausbildung, Elektroniker". */
  private String named(String type, String area) {
    if (type.isEmpty() || area.isEmpty()) {
      return type + area;
    }
    var joint =
        switch (resume.language) {
          case ENGLISH -> ENGLISH_DEGREE.matcher(type).matches() ? " in " : ", ";
          case SPANISH -> SPANISH_DEGREE.matcher(type).matches() ? " en " : ", ";
          case GERMAN, FRENCH -> TITLE.matcher(type).matches() ? " " : ", ";
        };
    return type + joint + area;
  }

  private void add(String name, List<Qualification> all) {
    if (!name.isEmpty() && name.length() <= LONGEST) {
      told.answered(name)
          .filter(resume::isQualification)
          .ifPresent(line -> all.add(new Qualification(name, line)));
    }
  }
}
