package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The state of a document as reported by {@code state.js}; absent texts are null.
 *
 * @param sentForm what a known plugin for forms says of a form that was sent
 * @param check a human check that is shown
 * @param lines what it says
 * @param verify a line that asks to verify the e-mail address
 * @param signIn whether it asks to sign in
 * @param length how many characters it shows
 * @param document when it was loaded, which tells it from the one before
 * @param status HTTP's; 0 where unknown
 * @param answers what came back for requests of its scripts that carried the form
 */
record PageState(
    String address,
    List<String> markers,
    String success,
    String sentForm,
    String failure,
    String closed,
    boolean uploaded,
    String uploadFailed,
    String check,
    List<String> lines,
    String verify,
    String closedText,
    boolean signIn,
    boolean busy,
    boolean isEmpty,
    int length,
    double document,
    int status,
    boolean isBrowsersError,
    List<SiteAnswer> answers) {

  static PageState of(JsonNode node) {
    return new PageState(
        node.path("address").asText(),
        ReadField.texts(node.path("markers")),
        node.path("success").textValue(),
        node.path("sentForm").textValue(),
        node.path("failure").textValue(),
        node.path("closed").textValue(),
        node.path("uploaded").asBoolean(),
        node.path("uploadFailed").textValue(),
        node.path("check").textValue(),
        ReadField.texts(node.path("lines")),
        node.path("verify").textValue(),
        node.path("closedText").textValue(),
        node.path("signIn").asBoolean(),
        node.path("busy").asBoolean(),
        node.path("empty").asBoolean(),
        node.path("length").asInt(),
        node.path("document").asDouble(),
        node.path("status").asInt(),
        node.path("error").asBoolean(),
        SiteAnswer.all(node.path("answers")));
  }
}
