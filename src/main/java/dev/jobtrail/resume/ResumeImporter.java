package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import dev.jobtrail.resume.reading.ImportReport;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import jakarta.inject.Singleton;
import java.util.List;

/** Parses documents and files to import. */
@Singleton
class ResumeImporter {

  /**
   * The result of parsing a document.
   *
   * @param description the resume to add
   * @param document its document, not checked yet
   */
  record Imported(NewResume description, JsonNode document) {}

  /**
   * The result of reading a file.
   *
   * @param description the resume to add
   * @param document its document, not checked yet
   * @param report what became of the file's content
   */
  record ImportedFile(NewResume description, JsonNode document, ImportReport report) {}

  private final DocumentRepair repair;
  private final FileReader files;

  ResumeImporter(DocumentRepair repair, FileReader files) {
    this.repair = repair;
    this.files = files;
  }

  Imported read(ResumeImport source) {
    WellFormedText.check(source.data());
    var format = source.format() == null ? ImportFormat.AUTO : source.format();
    var document = format.toJsonResume(source.data(), repair);
    return new Imported(described(source.name(), document), document);
  }

  ImportedFile read(ResumeFile source) {
    var content = files.read(source.bytes());
    return new ImportedFile(
        described(source.name(), content.document()), content.document(), content.report());
  }

  private static NewResume described(String given, JsonNode document) {
    return NewResume.named(name(given, document), List.of(), ResumeTemplate.CLASSIC);
  }

  private static String name(String given, JsonNode document) {
    if (given != null && !given.isBlank()) {
      return given;
    }
    var person = document.path("basics").path("name").asText("").strip();
    return person.isEmpty()
        ? Message.of("Imported resume").in(RequestLanguage.current())
        : Truncation.truncate(person, NewResume.MAX_NAME);
  }
}
