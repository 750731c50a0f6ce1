package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.model.CallFault.Refusal;

/**
 * What of the protocol an endpoint understands; servers differ.
 *
 * @param form how the shape of an answer is asked for
 * @param takesTemperature reasoning models of OpenAI refuse any
 * @param takesMaxTokens those want {@code max_completion_tokens}, which others do not know
 */
record Dialect(Form form, boolean takesTemperature, boolean takesMaxTokens) {

  /** How the shape of an answer is asked for, the safest first. */
  enum Form {
    /** The server holds the model to the schema. */
    SCHEMA,
    /** The server holds the model to JSON, and the prompt has the schema. */
    OBJECT,
    /** The prompt alone asks for it. */
    PROMPT
  }

  /** What is tried first. */
  static final Dialect FULL = new Dialect(Form.SCHEMA, true, true);

  /**
   * What to try after a request in this dialect was refused.
   *
   * @return null where another dialect would not help
   */
  Dialect after(Refusal refusal, boolean asksForShape) {
    if (refusal.names("context_length", "context length", "maximum context")) {
      return null;
    }
    if (takesMaxTokens && refusal.names("max_completion_tokens")) {
      return new Dialect(form, takesTemperature, false);
    }
    if (takesTemperature && refusal.names("temperature")) {
      return new Dialect(form, false, takesMaxTokens);
    }
    if (!asksForShape) {
      return null;
    }
    return switch (form) {
      // servers that do not know it word their refusal in many ways
      case SCHEMA -> new Dialect(Form.OBJECT, takesTemperature, takesMaxTokens);
      case OBJECT ->
          refusal.names("response_format", "json_object")
              ? new Dialect(Form.PROMPT, takesTemperature, takesMaxTokens)
              : null;
      case PROMPT -> null;
    };
  }

  /** The body of a request. */
  ObjectNode body(
      Question question, String model, int maxTokens, double temperature, boolean streams) {
    var body = JsonNodeFactory.instance.objectNode();
    body.put("model", model);
    var messages = body.putArray("messages");
    for (var it : question.messages()) {
      var content = it.content();
      if ("system".equals(it.role()) && question.schema() != null && form != Form.SCHEMA) {
        content += "\n\nThe JSON schema of your answer:\n" + question.schema();
      }
      messages.addObject().put("role", it.role()).put("content", content);
    }
    body.put(takesMaxTokens ? "max_tokens" : "max_completion_tokens", maxTokens);
    if (takesTemperature) {
      body.put("temperature", temperature);
    }
    body.put("stream", streams);
    if (question.schema() != null) {
      addFormat(body, question);
    }
    return body;
  }

  private void addFormat(ObjectNode body, Question question) {
    switch (form) {
      case SCHEMA -> {
        var format = body.putObject("response_format");
        format.put("type", "json_schema");
        var schema = format.putObject("json_schema");
        schema.put("name", question.name());
        schema.put("strict", true);
        schema.set("schema", question.schema());
      }
      case OBJECT -> body.putObject("response_format").put("type", "json_object");
      case PROMPT -> {
        // the prompt says it all
      }
    }
  }
}
