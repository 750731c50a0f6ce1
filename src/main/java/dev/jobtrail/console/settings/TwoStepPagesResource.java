package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.account.totp.AppSetup;
import dev.jobtrail.account.totp.TwoStepVerification;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.platform.LocalRedirect;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * The pages that show secrets of two-step verification, which a form call of the API could not
 * display.
 */
@Path("/app/settings/two-step")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class TwoStepPagesResource {

  /** The pages, in {@code templates/TwoStepPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance setup(Frame frame, AppSetup setup);

    static native TemplateInstance recoveryCodes(Frame frame, List<String> codes, boolean isNew);
  }

  private static final String SECURITY = "/app/settings/security";

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final TwoStepVerification verification;
  private final Frames frames;

  TwoStepPagesResource(
      CurrentAccount current,
      OwnerConfirmation confirmation,
      TwoStepVerification verification,
      Frames frames) {
    this.current = current;
    this.confirmation = confirmation;
    this.verification = verification;
    this.frames = frames;
  }

  /** Where these pages are loaded again: what they have shown is not shown twice. */
  @GET
  @Operation(hidden = true)
  public RestResponse<Object> reload() {
    return LocalRedirect.to(SECURITY).build();
  }

  @GET
  @Path("/confirm")
  @Operation(hidden = true)
  public RestResponse<Object> reloadConfirmed() {
    return LocalRedirect.to(SECURITY).build();
  }

  @GET
  @Path("/recovery-codes")
  @Operation(hidden = true)
  public RestResponse<Object> reloadCodes() {
    return LocalRedirect.to(SECURITY).build();
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> start() {
    confirmation.requireRecent(null);
    return secret(
        Templates.setup(frame(), verification.start(current.id(), current.view().email())));
  }

  @POST
  @Path("/confirm")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> confirm(@RestForm @NotBlank @Size(max = 40) String code) {
    current.requireSession();
    return secret(Templates.recoveryCodes(frame(), verification.confirm(current.id(), code), true));
  }

  @POST
  @Path("/recovery-codes")
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> replaceRecoveryCodes() {
    confirmation.requireRecent(null);
    var codes = verification.replaceRecoveryCodes(current.id());
    return secret(Templates.recoveryCodes(frame(), codes, false));
  }

  private Frame frame() {
    return frames.of(ConsoleSection.SETTINGS, frames.person(null));
  }

  private static RestResponse<Object> secret(TemplateInstance page) {
    return RestResponse.ResponseBuilder.<Object>ok(page)
        .header(HttpHeaders.CACHE_CONTROL, "no-store")
        .build();
  }
}
