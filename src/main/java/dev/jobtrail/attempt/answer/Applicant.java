package dev.jobtrail.attempt.answer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.attempt.profile.ApplyProfile;
import java.util.Map;

/**
 * Who applies, and for what.
 *
 * @param profile what the person answers on every form
 * @param resume the chosen resume, a JSON Resume document
 * @param coverLetter null where there is none
 * @param given what the person has answered during this run, by the question's label
 * @param jobLocation where the job is, in the posting's words; null where it does not say
 * @param company who offers it; null where unknown
 */
public record Applicant(
    ApplyProfile profile,
    JsonNode resume,
    String coverLetter,
    Map<String, String> given,
    String jobLocation,
    String company) {}
