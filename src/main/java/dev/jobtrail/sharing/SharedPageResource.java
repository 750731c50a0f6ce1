package dev.jobtrail.sharing;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorTexts;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.pdf.ResumeFileName;
import dev.jobtrail.pdf.ResumePage;
import dev.jobtrail.pdf.ResumePdf;
import dev.jobtrail.pdf.ResumePictures;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.platform.PublicAddress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.resume.document.AccentColor;
import dev.jobtrail.resume.document.ResumeDesign;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Base64;
import java.util.Locale;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/** The web page of a shared resume; it works without scripts. */
@Path("/r/{username}/{slug}")
@PermitAll
@Blocking
@Produces(MediaType.TEXT_HTML)
class SharedPageResource {

  /** The pages, in {@code templates/SharedPageResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance resume(
        ResumePage resume,
        String heading,
        String summary,
        String base,
        String path,
        boolean isIndexed,
        boolean hasPicture,
        boolean hasAccent);

    static native TemplateInstance password(String action, boolean isWrong);

    static native TemplateInstance notShared();

    static native TemplateInstance tooManyAttempts(String limit);
  }

  /** Of white: any colour that can be read on white can then be read on the dark page. */
  private static final double LIGHTER = 0.6;

  private final SharedResumes shared;
  private final PublicAddress publicAddress;
  private final RememberedTexts known = new RememberedTexts();

  SharedPageResource(SharedResumes shared, PublicAddress publicAddress) {
    this.shared = shared;
    this.publicAddress = publicAddress;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<Object> show(String username, String slug) {
    return answered(
        username,
        slug,
        () -> {
          var resume = shared.view(username, slug);
          var path = SharedAddress.path(username.toLowerCase(Locale.ROOT), slug);
          return page(
                  RestResponse.StatusCode.OK,
                  known.of(resume, RequestLanguage.current(), it -> html(it, path)))
              .header(Robots.HEADER, Robots.tag(SharedResumes.isIndexed(resume)))
              .build();
        });
  }

  /** The picture that messengers show with a link to the page. */
  @GET
  @Path("/preview.png")
  @Operation(hidden = true)
  public RestResponse<Object> picture(String username, String slug) {
    return answered(
        username,
        slug,
        () -> {
          var picture = shared.picture(username, slug);
          return ResponseBuilder.<Object>ok(picture.png(), ResumePictures.MEDIA_TYPE)
              .header(Robots.HEADER, Robots.tag(picture.isIndexed()))
              .build();
        });
  }

  /** The photo of the page. */
  @GET
  @Path("/photo")
  @Operation(hidden = true)
  public RestResponse<Object> photo(String username, String slug) {
    return answered(
        username,
        slug,
        () -> {
          var photo = shared.photo(username, slug);
          var type = photo.substring("data:".length(), photo.indexOf(';'));
          var bytes = Base64.getDecoder().decode(photo.substring(photo.indexOf(',') + 1));
          return ResponseBuilder.<Object>ok(bytes, type)
              .header(Robots.HEADER, Robots.tag(false))
              .build();
        });
  }

  /** The accent colour of the page, whose other styles are the same for all resumes. */
  @GET
  @Path("/design.css")
  @Operation(hidden = true)
  public RestResponse<Object> design(String username, String slug) {
    return answered(
        username,
        slug,
        () -> {
          var accent = shared.accentColor(username, slug).orElseThrow(ApiException::notFound);
          return ResponseBuilder.<Object>ok(styles(accent), "text/css").build();
        });
  }

  /** On a dark page, a lighter shade can be read. */
  private static String styles(AccentColor accent) {
    return """
        body[class] { --accent: light-dark(%1$s, %2$s); }
        .banner header { background: %1$s; }
        .banner header button { color: %1$s; }
        """
        .formatted(accent, accent.lighter(LIGHTER));
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> unlock(String username, String slug, @RestForm String password) {
    return answered(
        username,
        slug,
        () -> {
          var pass = shared.pass(username, slug, password == null ? "" : password);
          var back = LocalRedirect.to(SharedAddress.path(username, slug));
          pass.ifPresent(back::cookie);
          return back.build();
        });
  }

  /**
   * Forms post here, because downloads are counted and crawlers that follow links must not count.
   */
  @POST
  @Path("/download")
  @Operation(hidden = true)
  public RestResponse<Object> download(String username, String slug) {
    return answered(
        username,
        slug,
        () -> {
          var print = shared.print(username, slug, true);
          return ResponseBuilder.<Object>ok(print.pdf(), ResumePdf.MEDIA_TYPE)
              .header(HttpHeaders.CONTENT_DISPOSITION, ResumeFileName.attachment(print.title()))
              .header(Robots.HEADER, Robots.tag(print.isIndexed()))
              .build();
        });
  }

  /** An answer, or the page that tells of its refusal. */
  private static RestResponse<Object> answered(
      String username, String slug, Supplier<RestResponse<Object>> answer) {
    try {
      return answer.get();
    } catch (ApiException e) {
      return refusal(e, username, slug);
    }
  }

  private String html(Resume resume, String path) {
    var page = SharedResumes.page(resume);
    var heading = page.name().isEmpty() ? page.title() : page.name();
    return Templates.resume(
            page,
            heading,
            summary(page),
            publicAddress.base(),
            path,
            SharedResumes.isIndexed(resume),
            resume.passwordHash().isEmpty(),
            ResumeDesign.of(resume.document()).accentColor().isPresent())
        .render();
  }

  /** The metadata for previews of links. */
  private static String summary(ResumePage page) {
    return page.label().isEmpty() ? page.title() : page.label();
  }

  private static RestResponse<Object> refusal(ApiException e, String username, String slug) {
    var page =
        switch (e.code()) {
          case NEED_PASSWORD -> Templates.password(SharedAddress.path(username, slug), false);
          case INVALID_PASSWORD -> Templates.password(SharedAddress.path(username, slug), true);
          case NOT_FOUND -> Templates.notShared();
          case RATE_LIMITED ->
              Templates.tooManyAttempts(
                  ErrorTexts.in(e.body(), RequestLanguage.current()).message());
          default -> throw e;
        };
    var response = page(e.code().status(), page.render()).header(Robots.HEADER, Robots.tag(false));
    e.retryAfterSeconds().ifPresent(it -> response.header(HttpHeaders.RETRY_AFTER, it));
    return response.build();
  }

  private static ResponseBuilder<Object> page(int status, String html) {
    return ResponseBuilder.<Object>create(status).entity(html).type(MediaType.TEXT_HTML_TYPE);
  }
}
