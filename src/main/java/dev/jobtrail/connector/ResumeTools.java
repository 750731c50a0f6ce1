package dev.jobtrail.connector;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.client.People;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.WireName;
import dev.jobtrail.platform.ClientRecord;
import dev.jobtrail.platform.ForOneClient;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeEdit;
import dev.jobtrail.resume.ResumeEditor;
import dev.jobtrail.resume.ResumeSummary;
import dev.jobtrail.resume.ResumeTemplate;
import io.quarkiverse.mcp.server.MetaField;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.inject.Singleton;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;

/** Tools for resumes. */
@Singleton
@ToolGroup
class ResumeTools {

  /** A resume in a list. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ResumeLine(
      String id,
      String clientId,
      String name,
      List<String> tags,
      boolean isLocked,
      String applicationId,
      String updatedAt) {

    static ResumeLine of(ResumeSummary resume) {
      return new ResumeLine(
          resume.id().toString(),
          Wire.id(resume.clientId()),
          resume.name(),
          resume.tags(),
          resume.isLocked(),
          Wire.id(resume.applicationId()),
          Wire.time(resume.updatedAt()));
    }
  }

  /** A page of resumes. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ResumePage(List<ResumeLine> resumes, String nextCursor) {}

  /** A resume with its document. */
  @RegisterForReflection
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record ResumeDetails(
      String id,
      String clientId,
      String name,
      String template,
      List<String> tags,
      boolean isLocked,
      String applicationId,
      Map<String, Object> document,
      String updatedAt) {}

  private static final TypeReference<Map<String, Object>> OBJECT = new TypeReference<>() {};

  private final CurrentAccount current;
  private final People people;
  private final ResumeEditor editor;
  private final ObjectMapper mapper;

  ResumeTools(CurrentAccount current, People people, ResumeEditor editor, ObjectMapper mapper) {
    this.current = current;
    this.people = people;
    this.editor = editor;
    this.mapper = mapper;
  }

  @Tool(
      name = "list_resumes",
      title = "List resumes",
      description = "Lists resumes without their documents, newest first.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.NONE)
  @MetaField(name = PermittedFeatures.SCOPE, value = "resumes:read")
  ResumePage listResumes(
      @ToolArg(description = Wire.CLIENT, required = false) String clientId,
      @ToolArg(description = "Part of the name.", required = false) @Size(min = 1, max = 200)
          String query,
      @ToolArg(description = Wire.LIMIT, required = false) @Min(1) @Max(Wire.MOST) Integer limit,
      @ToolArg(description = Wire.CURSOR, required = false) String cursor) {
    var most = Wire.limit(limit);
    var rows =
        ResumeSummary.newest(people.of(clientId), null, query, Wire.cursor(cursor), most + 1);
    return new ResumePage(
        rows.stream().limit(most).map(ResumeLine::of).toList(),
        Wire.next(rows, most, ResumeSummary::id));
  }

  @Tool(
      name = "read_resume",
      title = "Read a resume",
      description = "Reads a resume with its JSON Resume document.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = true,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "resumes:read")
  ResumeDetails readResume(@ToolArg(description = "The resume's id.") String resumeId) {
    return details(
        Resume.of(current.id(), Ids.parse(resumeId)).orElseThrow(ApiException::notFound));
  }

  @Tool(
      name = "patch_resume",
      title = "Change a resume",
      description =
          "Applies JSON Patch operations (RFC 6902) to a resume's document, all or none. Read the"
              + " resume first. Put a test operation before each change. The design, such as"
              + " colours, is at /meta/jobtrail/design. The previous version is kept"
              + " and can be restored.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = true,
              idempotentHint = false,
              openWorldHint = false))
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "resumes:write")
  @Limited(Limit.RESUME_CHANGES)
  ResumeDetails patchResume(
      @ToolArg(description = "The resume's id.") String resumeId,
      @ToolArg(description = "At most 500 operations with op, path and value or from.")
          List<@NotNull Map<String, Object>> operations,
      @ToolArg(description = "updatedAt of the resume as it was read.") String expectedUpdatedAt) {
    return details(
        editor.patch(
            current.id(),
            Ids.parse(resumeId),
            mapper.valueToTree(operations),
            Wire.time("expectedUpdatedAt", expectedUpdatedAt)));
  }

  @Tool(
      name = "set_resume_template",
      title = "Change a resume's layout",
      description =
          "Prints and shares the resume in another template. The document stays as it is; colours"
              + " and other settings of the design are changed by patch_resume.",
      structuredContent = true,
      annotations =
          @Tool.Annotations(
              readOnlyHint = false,
              destructiveHint = false,
              idempotentHint = true,
              openWorldHint = false))
  @ForOneClient(ClientRecord.RESUME)
  @MetaField(name = PermittedFeatures.SCOPE, value = "resumes:write")
  @Limited(Limit.RESUME_CHANGES)
  ResumeDetails setResumeTemplate(
      @ToolArg(description = "The resume's id.") String resumeId,
      @ToolArg(
              description =
                  "classic, modern, compact, sidebar, banner, timeline, academic or plain.")
          String template,
      @ToolArg(description = "updatedAt of the resume as it was read.") String expectedUpdatedAt) {
    var edit =
        ResumeEdit.ofTemplate(
            WireName.parse(ResumeTemplate.class, template, "template"),
            Wire.time("expectedUpdatedAt", expectedUpdatedAt));
    return details(editor.update(current.id(), Ids.parse(resumeId), edit));
  }

  private ResumeDetails details(Resume resume) {
    try {
      return new ResumeDetails(
          resume.id.toString(),
          Wire.id(resume.clientId),
          resume.name,
          Wire.name(resume.template),
          resume.tags,
          resume.isLocked(),
          Wire.id(resume.applicationId()),
          mapper.readValue(resume.documentText(), OBJECT),
          Wire.time(resume.updatedAt));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a stored document is always JSON", e);
    }
  }
}
