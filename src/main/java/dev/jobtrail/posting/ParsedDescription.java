package dev.jobtrail.posting;

import io.quarkus.runtime.annotations.RegisterForReflection;
import java.util.List;

/**
 * What a posting's description says, taken apart.
 *
 * @param summary a few sentences on the job
 * @param responsibilities what the person will do
 * @param requirements what the person must bring
 * @param keywords the terms that a resume is matched against
 */
@RegisterForReflection
public record ParsedDescription(
    String summary,
    List<String> responsibilities,
    List<String> requirements,
    List<String> keywords) {}
