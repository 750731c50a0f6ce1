package dev.jobtrail.account;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account as its owner sees it. */
@Schema(name = "Account")
public record AccountView(
    @Schema(format = "uuid") String id,
    @Schema(description = "The name in addresses of shared resumes.", examples = "jane-doe")
        String username,
    @Schema(format = "email", examples = "jane@example.com") String email,
    boolean emailVerified,
    @Schema(examples = "Jane Doe") String name,
    @Schema(description = "Those by whose word it can be signed in to.", examples = "[\"google\"]")
        List<String> providers,
    Instant createdAt,
    Instant updatedAt) {

  static AccountView of(Account account) {
    return new AccountView(
        account.id.toString(),
        account.username,
        account.email,
        account.isEmailVerified(),
        account.name,
        LinkedProvider.all(account.id).stream().map(it -> it.provider).distinct().toList(),
        account.createdAt,
        account.updatedAt);
  }
}
