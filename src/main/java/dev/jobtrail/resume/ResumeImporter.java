package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.client.Person;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import dev.jobtrail.resume.reading.ImportReport;
import dev.jobtrail.resume.reading.ModelReadings;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.List;

/** Parses documents and files to import, and adds the resumes of files. */
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
   * @param forModel the text that a model is to read as well; null for none
   */
  record ImportedFile(
      NewResume description, JsonNode document, ImportReport report, String forModel) {}

  private static final Message NO_MODEL = Message.of("No model is configured.");

  private final DocumentRepair repair;
  private final FileReader files;
  private final ModelImports model;
  private final ResumeChanges changes;
  private final ResumeSchema schema;

  ResumeImporter(
      DocumentRepair repair,
      FileReader files,
      ModelImports model,
      ResumeChanges changes,
      ResumeSchema schema) {
    this.repair = repair;
    this.files = files;
    this.model = model;
    this.changes = changes;
    this.schema = schema;
  }

  Imported read(ResumeImport source) {
    WellFormedText.check(source.data());
    var format = source.format() == null ? ImportFormat.AUTO : source.format();
    var document = format.toJsonResume(source.data(), repair);
    return new Imported(described(source.name(), document), document);
  }

  ImportedFile read(ResumeFile source) {
    var content = files.read(source.bytes());
    var isAsked = source.isModelAsked() && content.text() != null;
    if (isAsked && !model.isAvailable()) {
      content = ModelReadings.byRulesAlone(content, NO_MODEL.english());
    }
    return new ImportedFile(
        described(source.name(), content.document()),
        content.document(),
        content.report(),
        isAsked && model.isAvailable()
            ? Truncation.truncate(content.text(), ModelImports.MAX_TEXT)
            : null);
  }

  /**
   * Adds the resume of a file, and queues the work of the model where it is to read the file too.
   *
   * @throws ApiException CLIENT_ARCHIVED, AI_LIMIT_REACHED
   */
  @Transactional
  ImportedResume add(Person person, ImportedFile file) {
    WellFormedText.check(file.document());
    var resume = changes.add(person, file.description(), schema.check(file.document()));
    var work = file.forModel() == null ? null : model.read(resume, file.forModel());
    return new ImportedResume(ResumeView.of(resume), file.report(), work);
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
