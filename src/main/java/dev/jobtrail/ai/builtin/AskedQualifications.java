package dev.jobtrail.ai.builtin;

import dev.jobtrail.fit.ToldLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Certificates and finished courses of a resume that the posting asks for. */
final class AskedQualifications {

  private static final int MOST = 2;
  private static final int LONGEST = 70;

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
        add(type.isEmpty() ? area : area.isEmpty() ? type : type + ", " + area, all);
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

  private void add(String name, List<Qualification> all) {
    if (!name.isEmpty() && name.length() <= LONGEST) {
      told.answered(name)
          .filter(resume::isQualification)
          .ifPresent(line -> all.add(new Qualification(name, line)));
    }
  }
}
