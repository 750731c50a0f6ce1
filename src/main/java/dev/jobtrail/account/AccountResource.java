package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.plan.Allowances;
import dev.jobtrail.plan.Usage;
import dev.jobtrail.platform.Conditional;
import io.quarkus.arc.All;
import io.quarkus.security.Authenticated;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.openapitools.jackson.nullable.JsonNullable;

/** The caller's own account. */
@Path("/account")
@Authenticated
@Tag(name = "Account", description = "The caller's own account, its data and its allowances.")
class AccountResource {

  @Schema(name = "AccountEdit")
  record Edit(
      @Schema(implementation = String.class, minLength = 1, maxLength = 200, examples = "Jane Doe")
          JsonNullable<@Size(min = 1, max = 200) String> name,
      @Schema(
              implementation = String.class,
              format = "email",
              maxLength = 254,
              examples = "jane@example.com")
          JsonNullable<@Email @Size(max = 254) String> email) {}

  private final CurrentAccount current;
  private final SigningUp signingUp;
  private final Allowances allowances;
  private final List<AccountData> parts;
  private final Event<AccountDeleted> deleted;
  private final Clock clock;

  AccountResource(
      CurrentAccount current,
      SigningUp signingUp,
      Allowances allowances,
      @All List<AccountData> parts,
      Event<AccountDeleted> deleted,
      Clock clock) {
    this.current = current;
    this.signingUp = signingUp;
    this.allowances = allowances;
    this.parts = parts;
    this.deleted = deleted;
    this.clock = clock;
  }

  @GET
  @Conditional
  @Operation(operationId = "getAccount", summary = "Read the account")
  public AccountView getAccount() {
    return AccountView.of(current.record());
  }

  @PATCH
  @Transactional
  @Operation(
      operationId = "updateAccount",
      summary = "Change the account's name or e-mail address",
      description =
          "A new address takes the place of the old one once the link sent to it was followed.")
  public AccountView updateAccount(@NotNull @Valid Edit body) {
    var account = current.record();
    body.name().ifPresent(name -> account.rename(required("name", name), clock));
    body.email().ifPresent(email -> signingUp.requestNewEmail(account, required("email", email)));
    return AccountView.of(account);
  }

  @DELETE
  @Transactional
  @Operation(
      operationId = "deleteAccount",
      summary = "Delete the account",
      description = "Deletes everything that it holds, at once and for good.")
  public RestResponse<Void> deleteAccount() {
    current.record().delete();
    deleted.fire(new AccountDeleted(current.id()));
    return RestResponse.noContent();
  }

  @GET
  @Path("/export")
  @Operation(
      operationId = "exportAccount",
      summary = "Export all of the account's data",
      description = "One JSON document with a property for each kind of record.")
  public Map<String, Object> exportAccount() {
    var export = new LinkedHashMap<String, Object>();
    export.put("account", AccountView.of(current.record()));
    for (var part : parts) {
      export.put(part.section(), part.export(current.id()));
    }
    return export;
  }

  @GET
  @Path("/usage")
  @Operation(
      operationId = "getUsage",
      summary = "Read the plan, its allowances and what is used of them")
  public Usage getUsage() {
    return allowances.usage(current.id());
  }

  private static String required(String field, String value) {
    if (value == null) {
      throw ApiException.invalid(field, "must not be null");
    }
    return value;
  }
}
