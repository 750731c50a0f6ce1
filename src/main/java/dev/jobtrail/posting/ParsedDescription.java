package dev.jobtrail.posting;

import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/**
 * The parsed description of a posting.
 *
 * @param summary a few sentences on the job
 * @param responsibilities the tasks of the job
 * @param requirements the requirements for applicants
 * @param keywords the terms that a resume is matched against
 */
@RegisterForReflection
public record ParsedDescription(
    String summary,
    @NotNull List<@NotNull String> responsibilities,
    @NotNull List<@NotNull String> requirements,
    @NotNull List<@NotNull String> keywords) {}
