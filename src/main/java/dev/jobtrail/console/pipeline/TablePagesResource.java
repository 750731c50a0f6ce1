package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.ChosenResumes;
import dev.jobtrail.application.table.TableField;
import dev.jobtrail.application.table.TableImport;
import dev.jobtrail.application.table.TableImporter;
import dev.jobtrail.client.Person;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.console.form.PageRefusals;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.text.CharacterCount;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/**
 * The page that imports applications from a table: it shows how the table is understood before
 * anything changes.
 */
@Path("/app/pipeline/table")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class TablePagesResource {

  /** Of a table, its resume, its columns, and its statuses with their texts. */
  private static final int MOST_FIELDS = 320;

  /** The pages, in {@code templates/TablePagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance table(
        Frame frame, List<Choice> resumes, String csv, TablePreview preview, String fault);
  }

  private final Frames frames;
  private final ChosenResumes resumes;
  private final TableImporter importer;

  TablePagesResource(Frames frames, ChosenResumes resumes, TableImporter importer) {
    this.frames = frames;
    this.resumes = resumes;
    this.importer = importer;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance show(@RestQuery String client) {
    return page(frames.person(client), "", "", null, null);
  }

  /** Shows how a table is understood, or imports it. */
  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> read(
      @RestQuery String client, byte[] body, @RestHeader(PageRefusals.BY_SCRIPT) String byScript) {
    var person = frames.person(client);
    var typed = FormFields.read(body, MOST_FIELDS);
    var csv = first(typed, "csv");
    var resumeId = first(typed, "resumeId");
    try {
      var report = importer.take(wanted(person, csv, resumeId, typed));
      return RestResponse.ok(page(person, csv, resumeId, new TablePreview(report), null));
    } catch (ApiException e) {
      if (e.code() != ErrorCode.VALIDATION_FAILED) {
        throw e;
      }
      var fault = ErrorTexts.in(e.body(), RequestLanguage.current()).details().getFirst();
      var words = PageMessages.of(PipelineMessages.class);
      var refusal =
          fault.field().equals("csv")
              ? words.tableRefused(fault.message())
              : words.resumeRefused(fault.message());
      var answer = ResponseBuilder.<Object>create(e.code().status());
      return byScript != null
          ? answer
              .entity(ErrorBody.worded(e.code(), refusal, null, null))
              .type(MediaType.APPLICATION_JSON_TYPE)
              .build()
          : answer.entity(page(person, csv, resumeId, null, refusal)).build();
    }
  }

  private static TableImport wanted(
      Person person, String csv, String resumeId, Map<String, List<String>> typed) {
    if (csv.isBlank() || CharacterCount.of(csv) > TableImport.LONGEST) {
      throw ApiException.invalid("csv", "must have from 1 to 1,000,000 characters");
    }
    if (!WellFormedText.is(csv)) {
      throw ApiException.invalid("csv", "is not UTF-8 text; save it as CSV UTF-8");
    }
    var dayFirst = first(typed, "dayFirst");
    return new TableImport(
        person.clientId() == null ? null : person.clientId().toString(),
        resumeId,
        csv,
        columns(typed),
        statuses(typed),
        dayFirst.isEmpty() ? null : Boolean.valueOf(dayFirst),
        !first(typed, "do").equals("import"));
  }

  /** Null before the first preview. */
  private static List<TableField> columns(Map<String, List<String>> typed) {
    if (!typed.containsKey("column.0")) {
      return null;
    }
    var columns = new ArrayList<TableField>();
    for (int i = 0; typed.containsKey("column." + i); i++) {
      var name = first(typed, "column." + i);
      columns.add(name.isEmpty() ? null : FormFields.constant(TableField.class, name));
    }
    return columns;
  }

  private static Map<String, ApplicationStatus> statuses(Map<String, List<String>> typed) {
    var statuses = new HashMap<String, ApplicationStatus>();
    for (int i = 0; typed.containsKey("status." + i); i++) {
      statuses.put(
          first(typed, "text." + i),
          FormFields.constant(ApplicationStatus.class, first(typed, "status." + i)));
    }
    return statuses;
  }

  private static String first(Map<String, List<String>> typed, String name) {
    return typed.getOrDefault(name, List.of("")).getFirst();
  }

  private TemplateInstance page(
      Person person, String csv, String resumeId, TablePreview preview, String fault) {
    return Templates.table(
        frames.of(ConsoleSection.PIPELINE, person).listedAt("/app/pipeline/table"),
        resumes.choices(person).stream()
            .map(
                it ->
                    new Choice(it.id().toString(), it.name(), it.id().toString().equals(resumeId)))
            .toList(),
        csv,
        preview,
        fault);
  }
}
