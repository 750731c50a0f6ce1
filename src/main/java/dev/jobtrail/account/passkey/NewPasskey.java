package dev.jobtrail.account.passkey;

import dev.jobtrail.platform.OneLine;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A passkey that a browser has made. */
@Schema(name = "NewPasskey")
record NewPasskey(
    @NotBlank @Size(max = 100) @Schema(examples = "my laptop") @OneLine String name,
    @NotNull @Size(max = 4096) @Schema(description = "In Base64url, as the browser returns it.")
        String clientDataJSON,
    @NotNull @Size(max = 16384) @Schema(description = "In Base64url, as the browser returns it.")
        String attestationObject,
    @Size(max = 10)
        @Schema(
            description = "What the browser's getTransports() returns. (optional)",
            examples = "[\"internal\"]")
        List<@NotNull @Size(max = 20) @Pattern(regexp = "[a-z-]+") String> transports) {

  NewPasskey {
    transports = transports == null ? List.of() : transports.stream().toList();
  }
}
