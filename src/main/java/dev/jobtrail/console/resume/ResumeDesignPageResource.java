package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.account.CurrentAccount;
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
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.pdf.ResumePictures.PageSize;
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
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.openapitools.jackson.nullable.JsonNullable;

/** The page on which a resume's template and design are chosen. */
@Path("/app/resumes/{id}/design")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ResumeDesignPageResource {

  private static final int MOST_FIELDS = 120;

  /** The page, in {@code templates/ResumeDesignPageResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance design(
        Frame frame,
        ResumeHead resume,
        DesignForm form,
        List<PageSize> pages,
        List<String> notices,
        String fault);
  }

  private final CurrentAccount current;
  private final Frames frames;
  private final ResumePictures pictures;
  private final ResumePdf pdf;
  private final ResumeEditor editor;

  ResumeDesignPageResource(
      CurrentAccount current,
      Frames frames,
      ResumePictures pictures,
      ResumePdf pdf,
      ResumeEditor editor) {
    this.current = current;
    this.frames = frames;
    this.pictures = pictures;
    this.pdf = pdf;
    this.editor = editor;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance show(String id) {
    var resume = resume(id);
    return page(resume, form(resume.template, resume.document(), resume.updatedAt), null);
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Limited(Limit.RESUME_CHANGES)
  @Operation(hidden = true)
  public RestResponse<Object> save(
      String id, byte[] body, @RestHeader(PageRefusals.BY_SCRIPT) String byScript) {
    var resume = resume(id);
    var typed = FormFields.read(body, MOST_FIELDS);
    var template = DesignForm.template(typed, resume.template);
    var shownAt = DesignForm.shownAt(typed, resume.updatedAt);
    var document = DesignForm.document(typed, resume.document(), resume.template);
    try {
      editor.update(current.id(), resume.id, edit(template, document, shownAt));
    } catch (ApiException e) {
      var message = worded(e);
      var answer = ResponseBuilder.<Object>create(e.code().status());
      return byScript != null
          ? answer
              .entity(ErrorBody.worded(e.code(), message, null, null))
              .type(MediaType.APPLICATION_JSON_TYPE)
              .build()
          : answer.entity(page(resume, form(template, document, shownAt), message)).build();
    }
    return LocalRedirect.to("/app/resumes/" + resume.id + "/design").build();
  }

  /** The pages with the design as it is in the form, which is not stored. */
  @POST
  @Path("/preview")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Limited(Limit.PREVIEW)
  @Operation(hidden = true)
  public TemplateInstance preview(String id, byte[] body) {
    var resume = resume(id);
    var typed = FormFields.read(body, MOST_FIELDS);
    var template = DesignForm.template(typed, resume.template);
    var document = DesignForm.document(typed, resume.document(), resume.template);
    return ResumeEditorResource.Templates.preview(
        pictures.preview(Printable.of(resume, template, document)),
        null,
        ResumeHead.of(resume, ResumeHead.Tab.DESIGN));
  }

  private static ResumeEdit edit(ResumeTemplate template, JsonNode document, Instant shownAt) {
    return new ResumeEdit(
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.undefined(),
        JsonNullable.of(template),
        JsonNullable.of(document),
        JsonNullable.of(shownAt));
  }

  private static String worded(ApiException e) {
    var words = PageMessages.of(ResumeMessages.class);
    if (e.code() == ErrorCode.RESUME_VERSION_CONFLICT) {
      return words.notSavedReload();
    }
    var error = ErrorTexts.in(e.body(), RequestLanguage.current());
    var details = error.details();
    return details == null
        ? error.message()
        : words.notSaved(
            details.stream()
                .map(it -> label(it.field(), words) + " " + it.message() + ".")
                .collect(Collectors.joining(" ")));
  }

  private static String label(String pointer, ResumeMessages words) {
    var name = pointer.substring(pointer.lastIndexOf('/') + 1);
    return DesignWords.label(name, pointer, words);
  }

  private DesignForm form(ResumeTemplate template, JsonNode document, Instant shownAt) {
    return DesignForm.of(template, document, shownAt, pdf.fontFamilies());
  }

  private TemplateInstance page(Resume resume, DesignForm form, String fault) {
    var pages = pictures.pages(Printable.of(resume));
    return Templates.design(
        frames.of(ConsoleSection.RESUMES, resume.clientId),
        ResumeHead.of(resume, ResumeHead.Tab.DESIGN),
        form,
        pages,
        pictures.notices(Printable.of(resume), pages.size()),
        fault);
  }

  private Resume resume(String id) {
    return Resume.of(current.id(), Ids.parse(id)).orElseThrow(ApiException::notFound);
  }
}
