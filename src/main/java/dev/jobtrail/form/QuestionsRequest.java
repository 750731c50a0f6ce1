package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.List;
import java.util.function.Function;

/**
 * Where a vendor publishes the questions of a form.
 *
 * @param address answers a GET with JSON
 * @param reader finds the required questions of an answer; none in one of another shape
 */
public record QuestionsRequest(URI address, Function<JsonNode, List<RequiredQuestion>> reader) {}
