package dev.jobtrail.console.settings;

import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.console.ConsoleSection;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.Frames;
import dev.jobtrail.oauth.AccessRefused;
import dev.jobtrail.oauth.AccessRequest;
import dev.jobtrail.oauth.Consents;
import dev.jobtrail.platform.LocalRedirect;
import dev.jobtrail.platform.Scope;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateData;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestResponse;

/** The page on which the owner decides what an assistant may do. */
@Path(ConsentPagesResource.PATH)
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class ConsentPagesResource {

  static final String PATH = "/app/oauth/authorize";

  /** What the owner has to tick: it cannot be undone, or is about more than job applications. */
  private static final Set<Scope> NOT_PROPOSED =
      Set.of(Scope.APPLY_SUBMIT, Scope.CLIENTS, Scope.ACCOUNT);

  /** The pages, in {@code templates/ConsentPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance consent(
        Frame frame,
        AccessRequest request,
        List<ScopeChoice> choices,
        String action,
        Confirming confirming);

    static native TemplateInstance answered(
        Frame frame, AccessRequest request, boolean isAllowed, String answer);
  }

  /**
   * A scope that the assistant asks for.
   *
   * @param isProposed whether it is ticked at first
   */
  @TemplateData
  record ScopeChoice(Scope scope, boolean isProposed) {

    static ScopeChoice of(Scope scope) {
      return new ScopeChoice(scope, !NOT_PROPOSED.contains(scope));
    }
  }

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final Confirmings confirmings;
  private final Consents consents;
  private final Frames frames;

  ConsentPagesResource(
      CurrentAccount current,
      OwnerConfirmation confirmation,
      Confirmings confirmings,
      Consents consents,
      Frames frames) {
    this.current = current;
    this.confirmation = confirmation;
    this.confirmings = confirmings;
    this.consents = consents;
    this.frames = frames;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<Object> ask(@Context UriInfo uri) {
    current.requireSession();
    try {
      var request = consents.read(uri.getQueryParameters());
      var page = PATH + "?" + uri.getRequestUri().getRawQuery();
      return RestResponse.ok(
          Templates.consent(
              frame(),
              request,
              request.scopes().stream().map(ScopeChoice::of).toList(),
              page,
              confirmings.of(page)));
    } catch (AccessRefused e) {
      return LocalRedirect.to(e.answer().toString()).build();
    }
  }

  /** Answers with a page that leads on: a form must not redirect to other sites. */
  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<Object> decide(@Context UriInfo uri, @BeanParam ConsentForm form) {
    confirmation.requireRecent(null);
    try {
      var request = consents.read(uri.getQueryParameters());
      var answer =
          form.isAllowed()
              ? consents.allow(current.id(), request, form.limits())
              : consents.decline(request);
      return RestResponse.ok(
          Templates.answered(frame(), request, form.isAllowed(), answer.toString()));
    } catch (AccessRefused e) {
      return LocalRedirect.to(e.answer().toString()).build();
    }
  }

  private Frame frame() {
    return frames.of(ConsoleSection.SETTINGS, frames.person(null));
  }
}
