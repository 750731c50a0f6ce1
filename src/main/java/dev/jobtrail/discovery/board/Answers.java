package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.jobtrail.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Parses responses of boards and verifies that they are lists of jobs. */
final class Answers {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          // a response with trailing text, such as a second page, is invalid
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .build();

  private Answers() {}

  /**
   * The JSON of an answer.
   *
   * @throws BoardException if it is not
   */
  static JsonItem json(Board board, Answer answer) {
    return container(board, answer, parsed(answer));
  }

  private static JsonItem container(Board board, Answer answer, JsonNode node) {
    if (node == null || !node.isContainerNode()) {
      throw answer.wasRedirected()
          ? BoardException.notFound(board)
          : BoardException.wrongShape(Message.of("%s did not answer with JSON", board.wireName()));
    }
    return new JsonItem(node);
  }

  private static JsonNode parsed(Answer answer) {
    try {
      return JSON.readTree(answer.body());
    } catch (IOException _) {
      try {
        // rarely, not in UTF-8
        return isMarkup(answer.body()) ? null : JSON.readTree(answer.text().get());
      } catch (JsonProcessingException _) {
        return null;
      }
    }
  }

  private static JsonList.Found listIn(Answer answer, String path) {
    try {
      return JsonList.in(answer.body(), path, JSON);
    } catch (IOException _) {
      try {
        var node = parsed(answer);
        return node == null
            ? new JsonList.Found(null, null)
            : JsonList.in(JSON.writeValueAsBytes(node), path, JSON);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * The jobs of a page of a list.
   *
   * @throws BoardException if the response is not such a list
   */
  static ListPage list(BoardAdapter adapter, PageStart start, int firstTotal, Answer answer) {
    var isMarkup = isMarkup(answer.body());
    var shape = adapter.api().shape();
    var board = adapter.board();
    if (isMarkup && shape.root() != null) {
      var tree = XmlTree.of(answer.text().get());
      var items = tree.map(shape::in).orElse(null);
      if (items == null) {
        throw answer.wasRedirected()
            ? BoardException.notFound(board)
            : BoardException.wrongShape(
                Message.of("%s did not answer with a list of jobs", board.wireName()));
      }
      return new ListPage(start, new JsonItem(tree.orElseThrow().node()), items, -1);
    }
    var list = listIn(answer, shape.path());
    var json = container(board, answer, list.around());
    var items = list.entries();
    if (items == null) {
      throw saysNotFound(json)
          ? BoardException.notFound(board)
          : BoardException.wrongShape(
              Message.of("%s answered with something other than a list of jobs", board.wireName()));
    }
    var total = adapter.api().total() == null ? -1 : json.count(adapter.api().total());
    if (start.page() == 0 && items.isEmpty() && total > 0) {
      throw BoardException.wrongShape(
          Message.of("%s reports jobs but lists none", board.wireName()));
    }
    return new ListPage(start, json, items, start.page() == 0 ? total : firstTotal);
  }

  /** Some boards report an unknown company with status 200 and a text. */
  private static boolean saysNotFound(JsonItem json) {
    for (var name : List.of("error", "message", "errors", "detail", "type", "status", "code")) {
      var text = json.text(name, name + ".message");
      if (text != null) {
        var words = text.toLowerCase(Locale.ROOT).replace('_', ' ');
        if (words.contains("not found")
            || words.contains("does not exist")
            || words.equals("404")) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isMarkup(byte[] body) {
    for (var i = 0; i < Math.min(body.length, 64); i++) {
      var it = body[i];
      if (it == '<') {
        return true;
      }
      // what may stand before it: spaces, a byte order mark, the zeros of UTF-16
      if (it > ' ') {
        return false;
      }
    }
    return false;
  }

  /**
   * The response of a board.
   *
   * @param body without content encoding
   * @param text the same as text, decoded only where it is asked for: lists can be large
   * @param wasRedirected whether it is the answer of another url than was asked for; one without a
   *     list then is the page that a board shows instead of what it does not have
   * @param readAt when the board gave it
   */
  record Answer(byte[] body, Supplier<String> text, boolean wasRedirected, Instant readAt) {}
}
