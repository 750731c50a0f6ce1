package dev.jobtrail.attempt;

import io.quarkus.qute.TemplateData;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The account that a site asks for before its form. */
@RegisterForReflection
@Schema(
    name = "AskedAccount",
    description =
        "The account that the site of a form asks for; it is given with POST /attempts/{id}/account and"
            + " never as an answer. Null for questions of the form.")
@TemplateData
public record AskedAccount(
    @Schema(required = true, description = "As in the list of accounts on sites of employers.")
        @NotNull
        @Size(max = 500)
        String site,
    @Schema(
            required = true,
            nullable = true,
            description = "The address of the stored account, or else of the apply profile.")
        @Size(max = 320)
        String email,
    @Schema(required = true, description = "Whether a run can create an account.")
        boolean canCreate,
    @Schema(
            required = true,
            description = "Whether a run can sign in once more with the stored password.")
        boolean canRetry) {}
