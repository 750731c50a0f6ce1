package dev.jobtrail.client;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.openapitools.jackson.nullable.JsonNullable;

/** Changes to a client; absent properties are unchanged, null clears a nullable one. */
@Schema(description = "Changes to a client. Absent properties are unchanged, null clears them.")
record ClientEdit(
    @Schema(implementation = String.class, maxLength = 200, examples = "Jana Novak") @OneLine
        JsonNullable<@NotBlank @Size(max = 200) String> name,
    @Schema(
            implementation = String.class,
            nullable = true,
            format = "email",
            maxLength = 254,
            examples = "jana@example.org")
        JsonNullable<@EmailForm String> email,
    @Schema(
            implementation = String.class,
            nullable = true,
            maxLength = 50,
            examples = "+420 555 010 020")
        @OneLine
        JsonNullable<@Size(max = 50) String> phone,
    @Schema(implementation = String.class, nullable = true, maxLength = 10_000)
        JsonNullable<@Size(max = 10_000) String> notes,
    @Schema(implementation = Boolean.class) JsonNullable<@NotNull Boolean> requireApproval) {

  boolean changesNothing() {
    return !(name.isPresent()
        || email.isPresent()
        || phone.isPresent()
        || notes.isPresent()
        || requireApproval.isPresent());
  }

  void applyTo(Client client) {
    name.ifPresent(value -> client.name = value);
    email.ifPresent(value -> client.email = value);
    phone.ifPresent(value -> client.phone = value);
    notes.ifPresent(value -> client.notes = value);
    requireApproval.ifPresent(value -> client.requireApproval = value);
  }
}
