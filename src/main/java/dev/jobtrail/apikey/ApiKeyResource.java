package dev.jobtrail.apikey;

import dev.jobtrail.account.Confirmation;
import dev.jobtrail.account.CurrentAccount;
import dev.jobtrail.account.OwnerConfirmation;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.Idempotent;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.NextPage;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.platform.PageRequest;
import dev.jobtrail.platform.Scope;
import dev.jobtrail.platform.SortDirection;
import dev.jobtrail.platform.Sorting;
import dev.jobtrail.platform.spec.Refuses;
import io.quarkus.security.Authenticated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;

/**
 * Operations on the account's API keys. They require a recent sign-in; an API key cannot create or
 * revoke keys.
 */
@Path("/api-keys")
@Authenticated
@SecurityRequirement(name = "session")
@Tag(name = "API keys", description = "API keys of the account. Requires a session.")
class ApiKeyResource {

  @Schema(name = "NewApiKey")
  record New(
      @NotBlank @Size(max = 100) @Schema(examples = "my laptop") @OneLine String name,
      @Schema(description = "When the key expires; never if absent.") Instant expiresAt,
      @Size(min = 1, max = 10)
          @Schema(
              description = "What the key may be used for; everything if absent.",
              nullable = true)
          List<@NotNull Scope> scopes,
      @Schema(
              description =
                  "The only client whose records the key may use; all and the account itself if"
                      + " absent.",
              format = "uuid",
              nullable = true)
          String clientId,
      @Size(max = KeyLimits.MOST_ADDRESSES)
          @Schema(
              description =
                  "IP addresses and ranges in CIDR notation that the key works from; all if absent.",
              examples = "[\"203.0.113.0/24\"]")
          List<@NotBlank @Size(max = 50) String> addresses,
      @Min(0)
          @Max(KeyLimits.MOST_PER_DAY)
          @Schema(
              description =
                  "How many AI units the key may take a day in UTC; unlimited within the plan if absent.")
          Integer aiPerDay,
      @Min(0)
          @Max(KeyLimits.MOST_PER_DAY)
          @Schema(
              description =
                  "How many runs the key may start a day in UTC; unlimited within the plan if absent.")
          Integer applyPerDay,
      @Size(min = 1, max = 128)
          @Schema(
              description = "The account's password; not needed shortly after signing in.",
              examples = "correct horse battery")
          String currentPassword) {

    KeyLimits limits() {
      return new KeyLimits(
          expiresAt,
          scopes,
          clientId == null ? null : Ids.parse(clientId),
          addresses == null ? List.of() : KeyLimits.addresses(addresses),
          aiPerDay,
          applyPerDay,
          false);
    }
  }

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
  @Operation(
      operationId = "listApiKeys",
      summary = "List the account's keys, newest first by default",
      description =
          "With the first characters of each, its limits, and its last use. The keys themselves "
              + "are not stored.")
  public List<ApiKeyView> listApiKeys(
      @Parameter(
              description = "The order; by the time they were added if absent.",
              schema = @Schema(implementation = ApiKeyOrder.class))
          @QueryParam("sort")
          String sort,
      @Parameter(
              description = Sorting.DIRECTION,
              schema = @Schema(implementation = SortDirection.class))
          @QueryParam("direction")
          String direction,
      @BeanParam @Valid PageRequest page) {
    current.requireSession();
    var sorting = Sorting.of(sort, direction, ApiKeyOrder.ADDED, "k.id");
    var rows = ApiKey.page(current.id(), sorting, page.after(), page.limit() + 1);
    return nextPage.cut(rows, page, it -> it.id, () -> ApiKey.count(current.id())).stream()
        .map(ApiKeyView::of)
        .toList();
  }

  @POST
  @Idempotent
  @ResponseStatus(201)
  @Operation(
      operationId = "createApiKey",
      summary = "Create an API key",
      description =
          "The response is the only one that contains the key. Without scopes the key can do "
              + "everything that keys can do; with a clientId only what is open to keys of one client.")
  @Refuses({404, 409, 429})
  public CreatedApiKey createApiKey(@NotNull @Valid New body) {
    confirmation.requireRecent(body.currentPassword);
    return keys.make(current.id(), body.name, body.limits());
  }

  @DELETE
  @Path("/{id}")
  @Operation(
      operationId = "deleteApiKey",
      summary = "Revoke an API key immediately and permanently",
      description =
          "Requests with the key are refused from now on. Needs a recent sign-in, or the "
              + "password.")
  @Refuses(429)
  public void deleteApiKey(String id, @Valid Confirmation body) {
    confirmation.requireRecent(Confirmation.passwordOf(body));
    UUID keyId = Ids.parse(id);
    if (!keys.revoke(current.id(), keyId)) {
      throw ApiException.notFound();
    }
  }
}
