package dev.jobtrail.account;

import dev.jobtrail.error.ApiException;
import io.quarkus.qute.TemplateData;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account as its owner sees it. */
@Schema(name = "Account")
@TemplateData
public record AccountView(
    @Schema(format = "uuid") String id,
    @Schema(description = "The name in addresses of shared resumes.", examples = "jane-doe")
        String username,
    @Schema(format = "email", examples = "jane@example.com") String email,
    boolean emailVerified,
    @Schema(examples = "Jane Doe") String name,
    @Schema(description = "Whether it can be signed in to by a password.") boolean hasPassword,
    @Schema(description = "Those by whose word it can be signed in to.", examples = "[\"google\"]")
        List<String> providers,
    @Schema(
            nullable = true,
            pattern = "^(en|de|fr|es)$",
            description =
                "The language of the web pages and of mails; null for that of the browser.")
        String language,
    Instant createdAt,
    Instant updatedAt) {

  /**
   * The account with an id.
   *
   * @throws ApiException UNAUTHORIZED if it was deleted
   */
  public static AccountView of(UUID accountId) {
    return Account.byId(accountId).map(AccountView::of).orElseThrow(ApiException::unauthorized);
  }

  static AccountView of(Account account) {
    return new AccountView(
        account.id.toString(),
        account.username,
        account.email,
        account.isEmailVerified(),
        account.name,
        account.passwordHash() != null,
        LinkedProvider.all(account.id).stream().map(it -> it.provider).distinct().toList(),
        account.language,
        account.createdAt,
        account.updatedAt);
  }
}
