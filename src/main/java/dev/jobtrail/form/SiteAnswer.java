package dev.jobtrail.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/**
 * What a site answered to a request of its own script that carried the submitted form. The status
 * alone confirms nothing, because many interfaces report errors with 200.
 *
 * @param status HTTP's
 * @param body as JSON; missing for any other answer
 */
record SiteAnswer(int status, JsonNode body) {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int SUCCESS = 200;
  private static final int REDIRECTION = 300;
  private static final int CLIENT_ERROR = 400;
  private static final int DEPTH = 4;
  private static final int MOST_MESSAGES = 8;
  private static final int LONGEST_MESSAGE = 200;

  /** Bad request, conflict, unprocessable: the values were read and not taken. */
  private static final Set<Integer> REFUSALS = Set.of(400, 409, 422);

  private static final Pattern ERROR_NAME =
      Pattern.compile(
          "(?i)(?:\\w+_)?errors?|error_?messages?|invalid|violations|failures?|problems");

  /** Where an error lies, which is no message. */
  private static final Pattern PLACE_NAME =
      Pattern.compile(
          "(?i)field|code|id|type|pointer|path|source|name|key|param(?:eter)?|status|instance");

  /** What holds the answer as a whole; what is said of another part, such as a file, does not. */
  private static final Pattern WHOLE_NAME =
      Pattern.compile("(?i)data|result|response|payload|application|submission|candidate");

  private static final Pattern MESSAGE_NAME =
      Pattern.compile("(?i)message|detail|title|description|reason|msg");

  private static final Pattern SUCCESS_NAME =
      Pattern.compile(
          "(?i)(?:is_?)?(?:success|successful|succeeded|ok|submitted|received|accepted|applied)");

  private static final Pattern STATE_NAME = Pattern.compile("(?i)status|state|result|outcome");

  private static final Pattern SUCCESS_WORD =
      Pattern.compile(
          "(?i)(?:ok|success(?:ful)?|succeeded|submitted|received|accepted|applied|created)");

  private static final Pattern FAILURE_WORD =
      Pattern.compile(
          "(?i)(?:error|fail(?:ed|ure)?|invalid|rejected|denied|refused|blocked|expired|closed"
              + "|incomplete|draft|pending_.*|unauthorized|captcha.*)");

  static List<SiteAnswer> all(JsonNode answers) {
    return StreamSupport.stream(answers.spliterator(), false)
        .map(it -> new SiteAnswer(it.path("status").asInt(), json(it.path("text").asText())))
        .toList();
  }

  private static JsonNode json(String text) {
    try {
      JsonNode tree = MAPPER.readTree(text);
      return tree.isObject() ? tree : MAPPER.missingNode();
    } catch (JsonProcessingException noJson) {
      return MAPPER.missingNode();
    }
  }

  boolean isFailure() {
    return status >= CLIENT_ERROR;
  }

  /**
   * Whether it says in a field of its own that the application was taken, and nothing against it.
   */
  boolean confirms() {
    return status >= SUCCESS
        && status < REDIRECTION
        && says(true, body, 0)
        && !says(false, body, 0);
  }

  /** Whether the site read the values and did not take them. */
  boolean refuses() {
    return REFUSALS.contains(status) && !messages().isEmpty();
  }

  /** Its reasons, as the site words them. */
  List<String> messages() {
    Set<String> found = new LinkedHashSet<>();
    collect(body, false, 0, found);
    return found.stream().limit(MOST_MESSAGES).toList();
  }

  private static boolean says(boolean isSuccess, JsonNode node, int depth) {
    if (depth > DEPTH) {
      return false;
    }
    for (var entry : node.properties()) {
      String name = entry.getKey();
      JsonNode value = entry.getValue();
      if (isSuccess ? isSuccess(name, value) : isFailure(name, value)) {
        return true;
      }
      boolean isOfWhole = !isSuccess || WHOLE_NAME.matcher(name).matches();
      if (value.isObject() && isOfWhole && says(isSuccess, value, depth + 1)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSuccess(String name, JsonNode value) {
    return SUCCESS_NAME.matcher(name).matches() && value.isBoolean() && value.booleanValue()
        || STATE_NAME.matcher(name).matches()
            && value.isTextual()
            && SUCCESS_WORD.matcher(value.textValue().strip()).matches();
  }

  private static boolean isFailure(String name, JsonNode value) {
    if (ERROR_NAME.matcher(name).matches()) {
      return value.isContainerNode() ? !value.isEmpty() : isTold(value);
    }
    return SUCCESS_NAME.matcher(name).matches() && value.isBoolean() && !value.booleanValue()
        || STATE_NAME.matcher(name).matches()
            && value.isTextual()
            && FAILURE_WORD.matcher(value.textValue().strip()).matches();
  }

  private static boolean isTold(JsonNode value) {
    return value.isBoolean()
        ? value.booleanValue()
        : !value.isNull() && !value.asText().isBlank() && !value.asText().equals("0");
  }

  private static void collect(JsonNode node, boolean isOfErrors, int depth, Set<String> found) {
    if (depth > DEPTH || found.size() >= MOST_MESSAGES) {
      return;
    }
    if (node.isTextual() && isOfErrors && !node.textValue().isBlank()) {
      found.add(FormWords.excerpt(node.textValue(), LONGEST_MESSAGE));
    }
    node.properties()
        .forEach(
            it -> {
              boolean isError = isOfErrors || ERROR_NAME.matcher(it.getKey()).matches();
              boolean isMessage = MESSAGE_NAME.matcher(it.getKey()).matches();
              boolean isPlace = PLACE_NAME.matcher(it.getKey()).matches();
              if (it.getValue().isTextual() ? (isMessage || isError) && !isPlace : isError) {
                collect(it.getValue(), true, depth + 1, found);
              }
            });
    if (node.isArray()) {
      node.forEach(it -> collect(it, isOfErrors, depth + 1, found));
    }
  }
}
