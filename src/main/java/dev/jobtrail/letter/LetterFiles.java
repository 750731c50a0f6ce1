package dev.jobtrail.letter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeTemplate;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.RestResponse;

/** Cover letters as files, under the head and in the design of the resume that they go with. */
@Singleton
public class LetterFiles {

  private final ResumePdf pdf;
  private final TasksInProgress tasks;

  LetterFiles(ResumePdf pdf, TasksInProgress tasks) {
    this.pdf = pdf;
    this.tasks = tasks;
  }

  /** The letter of an application as a download; 404 where it has none. */
  public RestResponse<byte[]> download(
      UUID account, ApplicationView application, LetterFormat format) {
    if (application.coverLetter() == null) {
      throw ApiException.notFound();
    }
    var person = document(resume(account, application)).path("basics").path("name").asText("");
    var name = LetterName.file(person, application.coverLetter());
    return RestResponse.ResponseBuilder.ok(write(account, application, format))
        .header(HttpHeaders.CONTENT_TYPE, format.mediaType())
        .header(
            HttpHeaders.CONTENT_DISPOSITION,
            "attachment; filename=\"%s.%s\"".formatted(ResumeFileName.plain(name), format.ending()))
        .build();
  }

  /** The letter of an application that has one. */
  byte[] write(UUID account, ApplicationView application, LetterFormat format) {
    var letter = application.coverLetter();
    var resume = resume(account, application);
    return switch (format) {
      case PDF -> print(account, resume, application);
      case DOCX -> LetterDocument.of(document(resume), letter);
      case TEXT -> letter.getBytes(StandardCharsets.UTF_8);
    };
  }

  private byte[] print(UUID account, Optional<Resume> resume, ApplicationView application) {
    try (var _ = tasks.pdf(account.toString())) {
      return pdf.renderLetter(
          document(resume),
          application.coverLetter(),
          resume.map(it -> it.template).orElse(ResumeTemplate.CLASSIC),
          LetterName.title(application.coverLetter()),
          application.updatedAt());
    }
  }

  /** The tailored copy, if there is one. */
  private static Optional<Resume> resume(UUID account, ApplicationView application) {
    return Stream.of(application.tailoredResumeId(), application.resumeId())
        .flatMap(it -> Optional.ofNullable(it).flatMap(id -> Resume.of(account, id)).stream())
        .findFirst();
  }

  private static JsonNode document(Optional<Resume> resume) {
    return resume.map(Resume::document).orElseGet(JsonNodeFactory.instance::objectNode);
  }
}
