package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.console.Choice;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.console.form.PageRefusals;
import dev.jobtrail.error.ApiErrors;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.PageSize;
import dev.jobtrail.pdf.ResumePictures.Preview;
import dev.jobtrail.pdf.ResumePictures.Printable;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.ratelimit.Limit;
import dev.jobtrail.ratelimit.Limited;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeEdit;
import dev.jobtrail.resume.ResumeEditor;
import dev.jobtrail.resume.ResumeTemplate;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.Validator;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The resume editor.
 *
 * <p>Its form does not call the API operation directly: content of the document that the form does
 * not show must be kept, so the document is merged here. It is then changed as by the operation.
 */
@Path("/app/resumes")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ResumeEditorResource {

  private static final int MOST_FIELDS = 20_000;

  /** The page, in {@code templates/ResumeEditorResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance edit(
        Frame frame,
        ResumeHead resume,
        Settings settings,
        DocumentView document,
        List<PageSize> pages,
        List<String> notices,
        AdviceView advice,
        ErrorBody fault,
        boolean isConflict);

    /**
     * The pages of a form.
     *
     * @param advice null for a form in which nothing is written
     */
    static native TemplateInstance preview(Preview preview, AdviceView advice, ResumeHead resume);
  }

  /**
   * The settings of a resume apart from its document.
   *
   * @param shownAt the version that was shown when the form was filled in
   */
  record Settings(String name, String template, String tags, Instant shownAt) {

    static Settings of(Resume resume) {
      return new Settings(
          resume.name,
          resume.template.wireName(),
          String.join(", ", resume.tags),
          resume.updatedAt);
    }

    /** The submitted form. */
    static Settings of(DocumentForm form, Resume resume) {
      var known = of(resume);
      return new Settings(
          form.value("name").orElse(known.name),
          form.value("template").orElse(known.template),
          form.value("tags").orElse(known.tags),
          form.value("expectedUpdatedAt").map(Settings::instant).orElse(known.shownAt));
    }

    private static Instant instant(String text) {
      try {
        return Instant.parse(text);
      } catch (DateTimeParseException _) {
        throw FormFields.unreadable();
      }
    }

    private ResumeTemplate layout() {
      try {
        return ResumeTemplate.valueOf(template.toUpperCase(Locale.ROOT));
      } catch (IllegalArgumentException _) {
        throw FormFields.unreadable();
      }
    }

    public List<Choice> templates() {
      return TemplateWords.choices(template);
    }

    private List<String> tagList() {
      return Arrays.stream(tags.split(","))
          .map(String::strip)
          .filter(it -> !it.isEmpty())
          .distinct()
          .toList();
    }

    boolean isSameAs(Resume resume) {
      return name.equals(resume.name)
          && layout() == resume.template
          && tagList().equals(resume.tags);
    }

    /** What is to become of a resume. */
    ResumeEdit edit(JsonNode document, Instant expected) {
      return new ResumeEdit(
          JsonNullable.of(name),
          JsonNullable.undefined(),
          JsonNullable.of(tagList()),
          JsonNullable.undefined(),
          JsonNullable.undefined(),
          JsonNullable.undefined(),
          JsonNullable.of(layout()),
          JsonNullable.of(document),
          JsonNullable.of(expected));
    }
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final ResumePictures pictures;
  private final ResumeEditor editor;
  private final Validator validator;

  ResumeEditorResource(
      CurrentAccount current,
      Frames frames,
      ResumePictures pictures,
      ResumeEditor editor,
      Validator validator) {
    this.current = current;
    this.frames = frames;
    this.pictures = pictures;
    this.editor = editor;
    this.validator = validator;
  }

  @GET
  @Path("/{id}")
  @Operation(hidden = true)
  public TemplateInstance show(String id, @RestQuery String add) {
    var resume = resume(id);
    return page(resume, Settings.of(resume), view(resume.document(), add), null, false);
  }

  @POST
  @Path("/{id}")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Limited(Limit.RESUME_CHANGES)
  @Operation(hidden = true)
  public RestResponse<Object> save(
      String id, byte[] body, @RestHeader(PageRefusals.BY_SCRIPT) String byScript) {
    var resume = resume(id);
    var form = new DocumentForm(FormFields.read(body, MOST_FIELDS));
    var settings = Settings.of(form, resume);
    var document = form.document(resume.document());
    try {
      save(resume, settings, document, form.isToOverwrite());
    } catch (ApiException e) {
      return refusal(e, form, byScript != null, resume, settings, document);
    }
    var next = "/app/resumes/" + resume.id;
    return LocalRedirect.to(
            form.listToExtend().map(it -> next + "?add=" + it + "#" + it).orElse(next))
        .build();
  }

  /** The pages of the form as it is, which is not stored. */
  @POST
  @Path("/{id}/preview")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Limited(Limit.PREVIEW)
  @Operation(hidden = true)
  public TemplateInstance preview(String id, byte[] body) {
    var resume = resume(id);
    var form = new DocumentForm(FormFields.read(body, MOST_FIELDS));
    var template = DesignForm.template(form.fields(), resume.template);
    var document = form.document(resume.document());
    var preview = pictures.preview(Printable.of(resume, template, document));
    return Templates.preview(
        preview,
        AdviceView.of(document, preview.number(), form),
        ResumeHead.of(resume, ResumeHead.Tab.EDIT));
  }

  private void save(Resume resume, Settings settings, JsonNode document, boolean isToOverwrite) {
    if (settings.isSameAs(resume) && document.equals(resume.document())) {
      return;
    }
    var edit = settings.edit(document, isToOverwrite ? resume.updatedAt : settings.shownAt());
    var violations = validator.validate(edit);
    if (!violations.isEmpty()) {
      throw ApiException.invalid(
          violations.stream()
              .map(it -> ApiErrors.detail(it.getPropertyPath().iterator().next().getName(), it))
              .toList());
    }
    editor.update(current.id(), resume.id, edit);
  }

  /** Scripts show it beside the input; without scripts the page is rendered again with it. */
  private RestResponse<Object> refusal(
      ApiException e,
      DocumentForm form,
      boolean isByScript,
      Resume resume,
      Settings settings,
      JsonNode document) {
    var fault = worded(e, form);
    var answer = ResponseBuilder.<Object>create(e.code().status());
    if (isByScript) {
      return answer.entity(fault).type(MediaType.APPLICATION_JSON_TYPE).build();
    }
    var isConflict = e.code() == ErrorCode.RESUME_VERSION_CONFLICT;
    var shown = view(document, null);
    return answer.entity(page(resume, settings, shown, fault, isConflict)).build();
  }

  private static ErrorBody worded(ApiException e, DocumentForm form) {
    if (e.code() == ErrorCode.RESUME_VERSION_CONFLICT) {
      return ErrorBody.worded(e.code(), words().notSavedConflict(), null, e.body().updatedAt());
    }
    var error = ErrorTexts.in(e.body(), RequestLanguage.current());
    if (error.details() == null) {
      return error;
    }
    var details = form.worded(error.details(), documentWords());
    return ErrorBody.worded(
        e.code(), words().notSaved(details.getFirst().message() + "."), details, null);
  }

  private static DocumentView view(JsonNode document, String extended) {
    return DocumentView.of(document, extended, documentWords());
  }

  private static DocumentMessages documentWords() {
    return PageMessages.of(DocumentMessages.class);
  }

  private static ResumeMessages words() {
    return PageMessages.of(ResumeMessages.class);
  }

  private TemplateInstance page(
      Resume resume,
      Settings settings,
      DocumentView document,
      ErrorBody fault,
      boolean isConflict) {
    var printable = Printable.of(resume);
    var pages = pictures.pages(printable);
    var saved = resume.document();
    return Templates.edit(
        frames.of(ConsoleSection.RESUMES, resume.clientId),
        ResumeHead.of(resume, ResumeHead.Tab.EDIT),
        settings,
        document,
        pages,
        pictures.notices(printable, pages.size()),
        AdviceView.of(saved, pages.size(), DocumentForm.showing(saved)),
        fault,
        isConflict);
  }

  private Resume resume(String id) {
    return Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
  }
}
