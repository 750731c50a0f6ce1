package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The entries of a list within JSON, which are parsed each time they are asked for: a list may be
 * of thousands of jobs, and as a tree takes up to twice the memory of its bytes, beside these.
 */
final class JsonList extends AbstractList<JsonItem> {

  private final ObjectReader reader;
  private final byte[] json;

  /** Where each entry begins and ends; null without a list. */
  private int[] bounds;

  private JsonList(ObjectReader reader, byte[] json) {
    this.reader = reader;
    this.json = json;
  }

  /**
   * What is in JSON.
   *
   * @param around all but the entries of the list
   * @param entries null where there is no list
   */
  record Found(JsonNode around, List<JsonItem> entries) {}

  /**
   * Finds a list.
   *
   * @param json in UTF-8
   * @param path the fields that lead to it, empty for JSON that is the list, null for no list
   * @throws IOException if it is no JSON or in another encoding
   */
  static Found in(byte[] json, String path, ObjectMapper mapper) throws IOException {
    var reader = mapper.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    var list = new JsonList(reader, json);
    try (var parser = mapper.createParser(json)) {
      parser.nextToken();
      var steps = path == null || path.isEmpty() ? List.<String>of() : List.of(path.split("\\."));
      var around = path == null ? reader.<JsonNode>readTree(parser) : list.around(parser, steps);
      if (parser.nextToken() != null) {
        throw new JsonParseException(parser, "something follows the JSON");
      }
      return new Found(around, list.bounds == null ? null : list);
    }
  }

  private JsonNode around(JsonParser parser, List<String> steps) throws IOException {
    if (steps.isEmpty() && parser.hasToken(JsonToken.START_ARRAY)) {
      bounds = bounds(parser);
      return JsonNodeFactory.instance.arrayNode();
    }
    if (steps.isEmpty() || !parser.hasToken(JsonToken.START_OBJECT)) {
      return reader.readTree(parser);
    }
    var object = JsonNodeFactory.instance.objectNode();
    for (var name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      parser.nextToken();
      if (name.equals(steps.getFirst())) {
        bounds = null;
        object.set(name, around(parser, steps.subList(1, steps.size())));
      } else {
        object.set(name, reader.<JsonNode>readTree(parser));
      }
    }
    return object;
  }

  private static int[] bounds(JsonParser parser) throws IOException {
    var bounds = IntStream.builder();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      var start = parser.currentTokenLocation().getByteOffset();
      if (start < 0) {
        throw new JsonParseException(parser, "not in UTF-8");
      }
      parser.skipChildren();
      parser.finishToken();
      bounds.add((int) start).add((int) parser.currentLocation().getByteOffset());
    }
    return bounds.build().toArray();
  }

  @Override
  public JsonItem get(int index) {
    try {
      var start = bounds[2 * index];
      return new JsonItem(reader.readTree(json, start, bounds[2 * index + 1] - start));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int size() {
    return bounds.length / 2;
  }
}
