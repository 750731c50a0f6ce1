package dev.jobtrail.fit;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The words and skills that some texts of a resume name. */
final class StatedWords {

  final TermVector terms;
  final Set<Concept> concepts = new LinkedHashSet<>();
  final Set<String> folded = new HashSet<>();

  StatedWords(List<ApplicantProfile.Part> parts, Occupations occupations, Stems stems) {
    terms = new TermVector(occupations, stems);
    for (var part : parts) {
      terms.add(part.tokens(), 1);
      concepts.addAll(occupations.conceptsIn(part.tokens(), stems));
      part.tokens().forEach(it -> folded.add(it.folded()));
    }
  }
}
