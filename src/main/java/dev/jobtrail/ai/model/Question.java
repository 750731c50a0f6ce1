package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What a model is asked.
 *
 * @param name what the answer is called, of letters and underscores
 * @param schema the JSON schema of the answer; null for plain text
 * @param messages in their order, the system's first
 */
record Question(String name, JsonNode schema, List<Message> messages) {

  /** One message of a conversation. */
  record Message(String role, String content) {}

  static Question of(String name, JsonNode schema, String system, String user) {
    return new Question(
        name, schema, List.of(new Message("system", system), new Message("user", user)));
  }

  /** The same question after an answer that is of no use. */
  Question again(String answer, String complaint) {
    var all = new ArrayList<>(messages);
    all.add(new Message("assistant", answer));
    all.add(new Message("user", complaint));
    return new Question(name, schema, List.copyOf(all));
  }
}
