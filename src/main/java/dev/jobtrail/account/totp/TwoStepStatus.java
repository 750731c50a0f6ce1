package dev.jobtrail.account.totp;

import io.quarkus.qute.TemplateData;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whether a sign-in by password asks for a code. */
@TemplateData
@Schema(name = "TwoStepStatus")
public record TwoStepStatus(
    boolean enabled,
    @Schema(description = "When it was enabled; null if it is off.", nullable = true)
        Instant enabledAt,
    @Schema(description = "Recovery codes that were not used yet.", minimum = "0", maximum = "10")
        long recoveryCodesLeft) {}
