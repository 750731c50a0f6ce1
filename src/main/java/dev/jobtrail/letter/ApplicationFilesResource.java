package dev.jobtrail.letter;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.application.ApplicationExporter;
import dev.jobtrail.application.ApplicationReader;
import dev.jobtrail.application.ApplicationView;
import dev.jobtrail.attachment.AttachmentFile;
import dev.jobtrail.attachment.Attachments;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.DocumentTitle;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.posting.PostingView;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.response.ZipArchive;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.ReadableText;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * Download of all files of an application: resume, tailored copy, letter, posting, record and
 * attachments. A key that may not read resumes gets the others.
 */
@Path("/applications/{id}/files")
@Authenticated
@Tag(name = "Applications")
@RequiresScope(read = Scope.APPLICATIONS_READ, write = Scope.APPLICATIONS_WRITE)
class ApplicationFilesResource {

  /** Characters of the posting's text. */
  private static final int LONGEST_POSTING = 200_000;

  private final CurrentAccount current;
  private final ApplicationReader applications;
  private final ApplicationExporter exporter;
  private final Attachments attachments;
  private final ResumePdf pdf;
  private final LetterFiles letters;
  private final SharedAddress address;
  private final TasksInProgress tasks;
  private final ObjectMapper json;

  ApplicationFilesResource(
      CurrentAccount current,
      ApplicationReader applications,
      ApplicationExporter exporter,
      Attachments attachments,
      ResumePdf pdf,
      LetterFiles letters,
      SharedAddress address,
      TasksInProgress tasks,
      ObjectMapper json) {
    this.current = current;
    this.applications = applications;
    this.exporter = exporter;
    this.attachments = attachments;
    this.pdf = pdf;
    this.letters = letters;
    this.address = address;
    this.tasks = tasks;
    this.json = json;
  }

  @GET
  @Produces(ZipArchive.MEDIA_TYPE)
  @Limited(Limit.PDF)
  @ForOneClient(ClientRecord.APPLICATION)
  @Operation(
      operationId = "downloadApplicationFiles",
      summary = "Download all files of an application as a ZIP archive",
      description =
          "The resume and its tailored copy as PDF, the cover letter as PDF and Word document, the"
              + " posting as text, the application with its history as JSON, and its attachments."
              + " What does not exist is left out."
              + " A key without the scope `resumes:read` gets no resumes.")
  @APIResponse(
      responseCode = "200",
      description = "The archive.",
      content =
          @Content(
              mediaType = ZipArchive.MEDIA_TYPE,
              schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @Refuses({404, 429, 503})
  public RestResponse<StreamedBody> download(String id) {
    var account = current.id();
    var application = applications.one(account, Ids.parse(id));
    var folder = folder(application.posting());
    var language = RequestLanguage.current();
    var withResumes = current.has(Scope.RESUMES_READ);
    var body =
        ZipArchive.of(
            () -> tasks.export(account),
            () -> files(account, application, folder, language, withResumes).iterator());
    return RestResponse.ResponseBuilder.ok(body)
        .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(folder, "zip"))
        .build();
  }

  /** "Northwind - Backend Engineer". */
  private static String folder(PostingView posting) {
    return ResumeFileName.readable(
        Stream.of(posting.company(), posting.title())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(" - ")));
  }

  private List<ZipArchive.File> files(
      UUID account,
      ApplicationView application,
      String folder,
      Language language,
      boolean withResumes) {
    var resume = resume(account, application.resumeId());
    var tailored = resume(account, application.tailoredResumeId());
    var person = person(tailored.or(() -> resume));
    var files = new ArrayList<ZipArchive.File>();
    if (withResumes) {
      var name = Message.of("Resume").in(language);
      resume.ifPresent(it -> files.add(file(folder, person + name, "pdf", () -> print(it))));
      tailored.ifPresent(
          it ->
              files.add(
                  file(
                      folder,
                      person + Message.of("Resume (tailored)").in(language),
                      "pdf",
                      () -> print(it))));
    }
    if (application.coverLetter() != null) {
      var name = person + Message.of("Cover Letter").in(language);
      for (var format : List.of(LetterFormat.PDF, LetterFormat.DOCX)) {
        files.add(
            file(folder, name, format.ending(), () -> letters.write(account, application, format)));
      }
    }
    files.add(
        file(folder, Message.of("Posting").in(language), "txt", () -> text(application.posting())));
    files.add(
        file(
            folder,
            Message.of("Application").in(language),
            "json",
            () -> record(account, application.id())));
    attachments
        .files(account, application.id())
        .forEach(
            it ->
                files.add(
                    new ZipArchive.File(attached(folder, it, language), it.ending(), it.parts())));
    return files;
  }

  private static String attached(String folder, AttachmentFile file, Language language) {
    return folder
        + "/"
        + Message.of("Attachments").in(language)
        + "/"
        + ResumeFileName.readable(file.stem());
  }

  private static ZipArchive.File file(
      String folder, String name, String ending, Supplier<byte[]> content) {
    return ZipArchive.File.of(folder + "/" + ResumeFileName.readable(name), ending, content);
  }

  private static Optional<Resume> resume(UUID account, UUID id) {
    return Optional.ofNullable(id).flatMap(it -> Resume.of(account, it));
  }

  private static String person(Optional<Resume> resume) {
    var name = document(resume).path("basics").path("name").asText("").strip();
    return name.isEmpty() ? "" : name + " ";
  }

  private static JsonNode document(Optional<Resume> resume) {
    return resume.map(Resume::document).orElseGet(JsonNodeFactory.instance::objectNode);
  }

  private byte[] print(Resume resume) {
    try (var _ = tasks.pdf(resume.accountId.toString())) {
      return pdf.render(
          resume.document(),
          resume.template,
          DocumentTitle.of(resume),
          resume.updatedAt,
          address.of(resume));
    }
  }

  private static byte[] text(PostingView posting) {
    var description = posting.descriptionRaw() == null ? "" : posting.descriptionRaw();
    return Stream.of(
            posting.title(),
            posting.company(),
            posting.location(),
            posting.url(),
            "\n" + ReadableText.ofHtml(description, LONGEST_POSTING))
        .filter(Objects::nonNull)
        .collect(Collectors.joining("\n", "", "\n"))
        .getBytes(StandardCharsets.UTF_8);
  }

  private byte[] record(UUID account, UUID id) {
    try {
      return json.writerWithDefaultPrettyPrinter().writeValueAsBytes(exporter.one(account, id));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an application cannot be written", e);
    }
  }
}
