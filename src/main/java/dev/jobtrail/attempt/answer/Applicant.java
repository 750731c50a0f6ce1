package dev.jobtrail.attempt.answer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.attempt.profile.ApplyProfile;
import java.time.LocalDate;
import java.util.Map;

/**
 * The applicant and the job of an application.
 *
 * @param profile the applicant's answers for all forms
 * @param resume the chosen resume, a JSON Resume document
 * @param coverLetter null for none
 * @param given the applicant's answers in this run, by the question's label
 * @param jobLocation the job's location as written in the posting, or null
 * @param company who offers it; null where unknown
 * @param today up to which a current job has lasted
 */
public record Applicant(
    ApplyProfile profile,
    JsonNode resume,
    String coverLetter,
    Map<String, String> given,
    String jobLocation,
    String company,
    LocalDate today) {}
