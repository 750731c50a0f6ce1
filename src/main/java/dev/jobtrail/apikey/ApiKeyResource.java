package dev.jobtrail.apikey;

import dev.jobtrail.account.Confirmation;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/**
 * The account's keys, for an owner who has signed in: a key cannot make or revoke keys, and neither
 * can a session that was left open.
 */
@Path("/api-keys")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(name = "API keys", description = "Keys that stand for the account; only with a session.")
class ApiKeyResource {

  @Schema(name = "NewApiKey")
  record New(
      @NotBlank @Size(max = 100) @Schema(examples = "my laptop") String name,
      @Schema(description = "When it stops working; never where absent.") Instant expiresAt,
      @Size(min = 1, max = 128)
          @Schema(
              description = "The account's password; not needed shortly after signing in.",
              examples = "correct horse battery")
          String currentPassword) {}

  private final CurrentAccount current;
  private final OwnerConfirmation confirmation;
  private final ApiKeys keys;
  private final NextPage nextPage;

  ApiKeyResource(
      CurrentAccount current, OwnerConfirmation confirmation, ApiKeys keys, NextPage nextPage) {
    this.current = current;
    this.confirmation = confirmation;
    this.keys = keys;
    this.nextPage = nextPage;
  }

  @GET
  @Operation(operationId = "listApiKeys", summary = "List the account's keys, newest first")
  public List<ApiKeyView> listApiKeys(@BeanParam @Valid PageRequest page) {
    current.requireSession();
    var rows = ApiKey.list(current.id(), page.after(), page.limit() + 1);
    return nextPage.cut(rows, page, it -> it.id).stream().map(ApiKeyView::of).toList();
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(operationId = "createApiKey", summary = "Make a key")
  @Refuses(429)
  public CreatedApiKey createApiKey(@NotNull @Valid New body) {
    confirmation.requireRecent(body.currentPassword);
    return keys.make(current.id(), body.name, body.expiresAt);
  }

  @DELETE
  @Path("/{id}")
  @Operation(operationId = "deleteApiKey", summary = "Revoke a key, at once and for good")
  @Refuses(429)
  public void deleteApiKey(String id, @Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    UUID keyId = Ids.parse(id);
    if (!keys.revoke(current.id(), keyId)) {
      throw ApiException.notFound();
    }
  }
}
