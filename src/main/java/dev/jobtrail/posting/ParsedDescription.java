package dev.jobtrail.posting;

import io.quarkus.runtime.annotations.RegisterForReflection;
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
    List<String> responsibilities,
    List<String> requirements,
    List<String> keywords) {}
