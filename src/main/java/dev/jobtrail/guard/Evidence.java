package dev.jobtrail.guard;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What is known of a person, and of the posting that a text answers.
 *
 * @param resume a JSON Resume document
 * @param confirmedFacts short texts that the owner vouches for
 * @param posting texts of the posting (employer, title, description); they prove nothing about the
 *     person, and a letter may only repeat them where it speaks of the employer or of the wish to
 *     work there
 */
public record Evidence(JsonNode resume, List<String> confirmedFacts, List<String> posting) {

  public Evidence {
    confirmedFacts = List.copyOf(confirmedFacts);
    posting = List.copyOf(posting);
  }
}
