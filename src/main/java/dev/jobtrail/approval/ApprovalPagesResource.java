package dev.jobtrail.approval;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.PrivateResponse;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.text.CharacterCount;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;

/** The page of an approval link. Only its form decides, because mail scanners follow links. */
@Path("/approve/{token}")
@PermitAll
@Blocking
@Produces(MediaType.TEXT_HTML)
class ApprovalPagesResource {

  /** The pages, in {@code templates/ApprovalPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance question(
        String token, ApprovalQuestion question, String comment, String fault);

    static native TemplateInstance thanks(ClientDecisions.Decided decided);

    static native TemplateInstance noMore();
  }

  private final ClientDecisions decisions;

  ApprovalPagesResource(ClientDecisions decisions) {
    this.decisions = decisions;
  }

  @GET
  @Operation(hidden = true)
  public RestResponse<String> ask(String token) {
    try {
      return ask(RestResponse.Status.OK, token, null, null);
    } catch (ApiException e) {
      return shown(token, e);
    }
  }

  @POST
  @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
  @Operation(hidden = true)
  public RestResponse<String> decide(
      String token, @RestForm String decision, @RestForm String comment, @RestForm String version) {
    var text = comment == null ? null : comment.replace("\r\n", "\n");
    var fault = fault(decision, text);
    try {
      return fault == null
          ? decide(token, made(decision, text, version))
          : ask(RestResponse.Status.BAD_REQUEST, token, text, fault);
    } catch (ApiException e) {
      return shown(token, e);
    }
  }

  private RestResponse<String> decide(String token, DecisionMade made) {
    try {
      decisions.decide(token, made);
      return decisions
          .decided(token)
          .map(it -> page(RestResponse.Status.OK, Templates.thanks(it)))
          .orElseThrow(ApiException::notFound);
    } catch (ApiException e) {
      if (e.code() != ErrorCode.INVALID_TRANSITION) {
        throw e;
      }
      var fault = PageMessages.of(ApprovalMessages.class).changedSince();
      return ask(RestResponse.Status.CONFLICT, token, made.comment(), fault);
    }
  }

  /** A form without a version was not created by this service. */
  private static DecisionMade made(String decision, String comment, String version) {
    var choice = decision.equals("approve") ? Decision.APPROVE : Decision.DECLINE;
    return new DecisionMade(choice, comment, version == null ? "" : version);
  }

  private static String fault(String decision, String comment) {
    var messages = PageMessages.of(ApprovalMessages.class);
    if (!"approve".equals(decision) && !"decline".equals(decision)) {
      return messages.choose();
    }
    if (comment != null && CharacterCount.of(comment) > DecisionMade.LONGEST_COMMENT) {
      return messages.commentTooLong();
    }
    return comment != null && !WellFormedText.is(comment) ? messages.commentUnsavable() : null;
  }

  private RestResponse<String> ask(
      RestResponse.Status status, String token, String comment, String fault) {
    return page(status, Templates.question(token, decisions.look(token), comment, fault));
  }

  /** The decision that was made by the link, or that the link does not work. */
  private RestResponse<String> shown(String token, ApiException e) {
    if (e.code() != ErrorCode.NOT_FOUND) {
      throw e;
    }
    return decisions
        .decided(token)
        .map(it -> page(RestResponse.Status.OK, Templates.thanks(it)))
        .orElseGet(() -> page(RestResponse.Status.NOT_FOUND, Templates.noMore()));
  }

  private static RestResponse<String> page(RestResponse.Status status, TemplateInstance page) {
    return PrivateResponse.answer(status, page.render());
  }
}
