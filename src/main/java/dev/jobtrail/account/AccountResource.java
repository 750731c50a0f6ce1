package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.plan.Usage;
import dev.jobtrail.platform.Conditional;
import dev.jobtrail.platform.LocatedResponse;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.Preconditioned;
import dev.jobtrail.platform.Preconditions;
import dev.jobtrail.platform.RequiresScope;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.spec.Refuses;
import dev.jobtrail.response.StreamedBody;
import dev.jobtrail.text.Language;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestResponse;
import org.openapitools.jackson.nullable.JsonNullable;

/** The caller's own account. */
@Path("/account")
@Authenticated
@Tag(name = "Account", description = "The caller's own account, its data and its allowances.")
@RequiresScope(read = Scope.ACCOUNT, write = Scope.ACCOUNT)
class AccountResource {

  @Schema(name = "AccountEdit")
  record Edit(
      @Schema(implementation = String.class, minLength = 1, maxLength = 200, examples = "Jane Doe")
          @OneLine
          JsonNullable<@Size(min = 1, max = 200) String> name,
      @Schema(
              implementation = String.class,
              format = "email",
              maxLength = 254,
              examples = "jane@example.com")
          JsonNullable<@Email @Size(max = 254) String> email,
      @Schema(
              implementation = String.class,
              nullable = true,
              pattern = "^(en|de|fr|es)$",
              description =
                  "The language of the web pages and of mails; null for that of the browser.")
          JsonNullable<
                  @Pattern(regexp = "en|de|fr|es", message = "must be en, de, fr or es") String>
              language,
      @Size(min = 1, max = 128)
          @Schema(
              description = "The account's password, to change the e-mail address.",
              examples = "correct horse battery")
          String currentPassword) {}

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final SignUps signUps;
  private final Allowances allowances;
  private final Preconditions preconditions;
  private final AccountExport exporting;
  private final AccountDeletions deletions;
  private final Clock clock;

  AccountResource(
      CurrentAccount current,
      OwnerConfirmation confirmation,
      SignUps signUps,
      Allowances allowances,
      Preconditions preconditions,
      AccountExport exporting,
      AccountDeletions deletions,
      Clock clock) {
    this.current = current;
    this.confirmation = confirmation;
    this.signUps = signUps;
    this.allowances = allowances;
    this.preconditions = preconditions;
    this.exporting = exporting;
    this.deletions = deletions;
    this.clock = clock;
  }

  @GET
  @Conditional
  @Operation(
      operationId = "getAccount",
      summary = "Read the account",
      description = "The account whose key or session the request has.")
  public AccountView getAccount() {
    return AccountView.of(current.record());
  }

  @PATCH
  @Preconditioned(AccountView.class)
  @Operation(
      operationId = "updateAccount",
      summary = "Change the account's name, e-mail address or language",
      description =
          "A new address replaces the old one after its owner follows the link sent to it. It"
              + " needs a session and the current password; an account without a password, a"
              + " session that was signed in to within ten minutes.")
  @Refuses(429)
  public AccountView updateAccount(@NotNull @Valid Edit body) {
    if (body.email().isPresent()) {
      confirmation.requirePassword(body.currentPassword());
    }
    // after the confirmation, whose slow comparison holds no connection
    return QuarkusTransaction.requiringNew().call(() -> update(body));
  }

  private AccountView update(Edit body) {
    var account = lockedAccount();
    body.name().ifPresent(name -> account.rename(required("name", name), clock));
    body.language()
        .ifPresent(code -> account.choose(code == null ? null : Language.of(code), clock));
    body.email().ifPresent(email -> signUps.requestNewEmail(account, required("email", email)));
    return AccountView.of(account);
  }

  @DELETE
  @Preconditioned(AccountView.class)
  @SecurityRequirement(name = "session")
  @Operation(
      operationId = "deleteAccount",
      summary = "Delete the account",
      description =
          "The account is closed immediately, and its address and username become available. Its data is deleted in the background; Location is the URL of the progress, which needs no key. It needs a session and the current password; an account"
              + " without a password, a session that was signed in to within ten minutes.")
  @ResponseStatus(202)
  @Refuses(429)
  public RestResponse<AccountDeletionView> deleteAccount(@Valid Confirmation body) {
    confirmation.requirePassword(Confirmation.passwordOf(body));
    var begun = QuarkusTransaction.requiringNew().call(this::beginDeletion);
    return LocatedResponse.accepted("/account/deletions/" + begun.token(), begun.view());
  }

  private AccountDeletions.Begun beginDeletion() {
    return deletions.begin(lockedAccount().id);
  }

  @GET
  @Path("/export")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(
      operationId = "exportAccount",
      summary = "Export all of the account's data",
      description = "One JSON document with a property for each kind of record.")
  @APIResponse(
      responseCode = "200",
      description = "Everything that the account holds.",
      content =
          @Content(
              mediaType = MediaType.APPLICATION_JSON,
              schema = @Schema(type = SchemaType.OBJECT)))
  @Refuses({429, 503})
  public StreamedBody exportAccount() {
    return exporting.of(current.id(), current.view());
  }

  @GET
  @Path("/usage")
  @Operation(
      operationId = "getUsage",
      summary = "Read the plan, its allowances and their use",
      description = "What is used of each allowance this month, and when the month ends.")
  public Usage getUsage() {
    return allowances.usage(current.id());
  }

  private Account lockedAccount() {
    var account = current.lockedRecord();
    preconditions.require(AccountView.class, () -> AccountView.of(account));
    return account;
  }

  private static String required(String field, String value) {
    if (value == null) {
      throw ApiException.invalid(field, "must not be null");
    }
    return value;
  }
}
