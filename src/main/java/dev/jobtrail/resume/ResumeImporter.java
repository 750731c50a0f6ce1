package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.platform.WellFormedText;
import jakarta.inject.Singleton;
import java.util.List;

/** Reads documents from elsewhere. */
@Singleton
class ResumeImporter {

  /**
   * What an import amounts to.
   *
   * @param description the resume to add
   * @param document its document, not checked yet
   */
  record Imported(NewResume description, JsonNode document) {}

  Imported read(ResumeImport source) {
    WellFormedText.check(source.data());
    var format = source.format() == null ? ImportFormat.AUTO : source.format();
    var document = format.toJsonResume(source.data());
    return new Imported(
        NewResume.named(name(source.name(), document), List.of(), ResumeTemplate.CLASSIC),
        document);
  }

  private static String name(String given, JsonNode document) {
    if (given != null && !given.isBlank()) {
      return given;
    }
    var person = document.path("basics").path("name").asText("").strip();
    return person.isEmpty() ? "Imported resume" : WellFormedText.cut(person, NewResume.MAX_NAME);
  }
}
