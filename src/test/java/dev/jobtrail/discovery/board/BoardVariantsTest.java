package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.testing.BoardServer.Reply;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What every board may do instead of answering as in its example. */
@Timeout(180)
class BoardVariantsTest {

  static final List<BoardExample> EXAMPLES = BoardExample.ALL;
  static final List<BoardExample> IN_JSON =
      BoardExample.ALL.stream().filter(it -> !it.isXml()).toList();
  static final List<BoardExample> IN_XML =
      BoardExample.ALL.stream().filter(BoardExample::isXml).toList();

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final TestBoards BOARDS = new TestBoards();

  @AfterAll
  static void close() {
    BOARDS.close();
  }

  @BeforeEach
  void forget() {
    BOARDS.server.reset();
  }

  private static Kind failure(BoardExample example, Reply... replies) {
    example.serve(BOARDS.server, replies);
    var failure =
        catchThrowableOfType(BoardException.class, () -> BOARDS.walk(example, it -> false));
    assertThat(failure).as("%s fails", example).isNotNull();
    assertThat(failure.getMessage()).startsWith(example.board().wireName()).hasSizeLessThan(200);
    return failure.kind();
  }

  private static List<FoundJob> jobs(BoardExample example, String body) {
    example.serve(BOARDS.server, Reply.ok(body));
    return BOARDS.walk(example, it -> false).jobs();
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void asksAgainWhenTheBoardIsBusy(BoardExample example) {
    example.serve(
        BOARDS.server, Reply.status(429).with("Retry-After", "0"), Reply.ok(example.body()));

    assertThat(BOARDS.walk(example, it -> false).jobs()).hasSize(example.count());
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void asksAgainWhenTheBoardFails(BoardExample example) {
    example.serve(BOARDS.server, Reply.status(502), Reply.ok(example.body()));

    assertThat(BOARDS.walk(example, it -> false).jobs()).hasSize(example.count());
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void readsCompressedAnswers(BoardExample example) {
    example.serve(BOARDS.server, Reply.ok(example.body()).with("Content-Encoding", "gzip"));

    assertThat(BOARDS.walk(example, it -> false).jobs()).hasSize(example.count());
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void readsTheSameAnswerAgainWhenItDidNotChange(BoardExample example) {
    example.serve(BOARDS.server, Reply.ok(example.body()).with("ETag", "\"1\""));
    var first = BOARDS.walk(example, it -> false).jobs();
    var asked = BOARDS.server.requests().size();

    assertThat(BOARDS.walk(example, it -> false).jobs()).isEqualTo(first);

    var again = BOARDS.server.requests().subList(asked, BOARDS.server.requests().size());
    assertThat(again)
        .filteredOn(it -> it.uri().startsWith(example.path()) && it.method().equals("GET"))
        .allSatisfy(it -> assertThat(it.headers()).containsEntry("if-none-match", "\"1\""));
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void saysThatThereIsNoSuchBoard(BoardExample example) {
    assertThat(failure(example, Reply.status(404))).isEqualTo(Kind.NOT_FOUND);
    assertThat(failure(example, Reply.status(410))).isEqualTo(Kind.NOT_FOUND);
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void takesARedirectToAnotherSiteForAMissingBoard(BoardExample example) {
    assertThat(failure(example, Reply.redirect("https://www.boards-marketing.example/")))
        .isEqualTo(Kind.NOT_FOUND);
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void takesARedirectToAPageOfTheSameSiteForAMissingBoard(BoardExample example) {
    BOARDS.server.serve("/oops", "<!doctype html><html><body>Oops</body></html>");

    assertThat(failure(example, Reply.redirect("/oops"))).isEqualTo(Kind.NOT_FOUND);
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void tellsRefusalLimitAndFailureApart(BoardExample example) {
    assertThat(failure(example, Reply.status(401))).isEqualTo(Kind.REFUSED);
    assertThat(failure(example, Reply.status(403))).isEqualTo(Kind.REFUSED);
    assertThat(failure(example, Reply.status(429).with("Retry-After", "900")))
        .isEqualTo(Kind.LIMITED);
    assertThat(failure(example, Reply.status(503))).isEqualTo(Kind.UNREACHABLE);
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void neverTakesAWrongShapeForAnEmptyBoard(BoardExample example) {
    var wrong =
        new ArrayList<>(
            List.of(
                "",
                "{}",
                "null",
                "42",
                "\"jobs\"",
                "<!doctype html><html><head></head><body>Welcome</body></html>",
                "<html><body><p>Unclosed",
                "<error>no</error>",
                "{\"error\":\"internal\"}",
                "{\"data\":{}}",
                "{\"jobs\":null}",
                "{\"jobs\":{}}",
                "{\"jobs\":\"none\"}",
                "Service temporarily in maintenance",
                "[1, 2, 3]",
                "[{\"unrelated\":true}]",
                example.body().substring(0, example.body().length() - 20),
                example.body().substring(0, example.body().length() / 2)));
    if (example.isXml()) {
      wrong.add("[]");
    }
    for (var body : wrong) {
      assertThat(failure(example, Reply.ok(body))).as(body).isEqualTo(Kind.WRONG_SHAPE);
    }
  }

  @ParameterizedTest
  @FieldSource("IN_JSON")
  void readsAnEmptyBoard(BoardExample example) throws Exception {
    var answer = JSON.readTree(example.body());
    list(answer, example).removeAll();
    without(
        answer, "total", "totalFound", "totalCount", "SearchResultCountAll", "next", "page_count");

    example.serve(BOARDS.server, Reply.ok(answer.toString()));
    var walk = BOARDS.walk(example);

    assertThat(walk.jobs()).isEmpty();
    if (example.board() == Board.SMARTRECRUITERS) {
      assertThat(walk.end().isComplete()).as("it may not exist").isFalse();
      assertThat(walk.end().note()).contains("BaerenflussEnergie");
    } else if (example.board() != Board.THEMUSE) {
      assertThat(walk.end().isComplete()).isTrue();
    }
  }

  @ParameterizedTest
  @FieldSource("IN_XML")
  void readsAnEmptyFeed(BoardExample example) {
    var body = example.body();
    var item = "<" + example.list().substring(example.list().lastIndexOf('.') + 1) + ">";
    var closing = item.replace("<", "</");
    var empty =
        body.substring(0, body.indexOf(item))
            + body.substring(body.lastIndexOf(closing) + closing.length());

    example.serve(BOARDS.server, Reply.ok(empty));
    var walk = BOARDS.walk(example);

    assertThat(walk.jobs()).isEmpty();
    assertThat(walk.end().isComplete()).isTrue();
  }

  @ParameterizedTest
  @FieldSource("IN_JSON")
  void doesNotBelieveABoardThatSaysItHasJobsAndListsNone(BoardExample example) throws Exception {
    var total = Reading.adapter(example.board()).api().total();
    if (total == null) {
      return;
    }
    var answer = JSON.readTree(example.body());
    list(answer, example).removeAll();

    assertThat(failure(example, Reply.ok(answer.toString()))).isEqualTo(Kind.WRONG_SHAPE);
  }

  /** Every value of the example, one after the other, is missing, null, or of another type. */
  @ParameterizedTest
  @FieldSource("IN_JSON")
  void readsWhatIsThereWhateverIsMissingOrOdd(BoardExample example) throws Exception {
    var answer = JSON.readTree(example.body());
    var odd =
        List.<JsonNode>of(
            JsonNodeFactory.instance.nullNode(),
            JsonNodeFactory.instance.textNode(""),
            JsonNodeFactory.instance.textNode("\u0000<b>&amp;lt;x&nbsp;</b>\ud83c"),
            JsonNodeFactory.instance.numberNode(-1e300),
            JsonNodeFactory.instance.numberNode(Long.MAX_VALUE),
            JsonNodeFactory.instance.booleanNode(true),
            JsonNodeFactory.instance.arrayNode().add(JsonNodeFactory.instance.objectNode()),
            JsonNodeFactory.instance.objectNode().put("name", 7));
    for (var value : odd) {
      for (var job : list(answer, example)) {
        for (var holder : holders(job)) {
          for (var field : fields(holder)) {
            var was = holder.get(field);
            holder.set(field, value);
            readsOrSaysWhyNot(example, answer.toString(), field + " = " + value);
            holder.set(field, was);
          }
        }
      }
    }
  }

  private static void readsOrSaysWhyNot(BoardExample example, String body, String change) {
    var adapter = Reading.adapter(example.board());
    assertThatCode(() -> Reading.read(adapter, example, body))
        .as(change)
        .satisfies(
            it -> {
              if (it != null) {
                assertThat(it).isInstanceOf(BoardException.class);
              }
            });
  }

  @ParameterizedTest
  @FieldSource("IN_JSON")
  void readsNumbersWrittenAsTextAndTextWrittenAsNumbers(BoardExample example) throws Exception {
    var answer = JSON.readTree(example.body());
    for (var job : list(answer, example)) {
      for (var holder : holders(job)) {
        for (var field : fields(holder)) {
          var value = holder.get(field);
          if (value.isNumber() || value.isBoolean()) {
            holder.put(field, value.asText());
          }
        }
      }
    }
    example.serve(BOARDS.server);
    var asWritten = BOARDS.walk(example, it -> false).jobs();

    var jobs = jobs(example, answer.toString());

    assertThat(jobs).hasSameSizeAs(asWritten);
    for (var i = 0; i < jobs.size(); i++) {
      assertThat(jobs.get(i))
          .usingRecursiveComparison()
          .withComparatorForType(java.math.BigDecimal::compareTo, java.math.BigDecimal.class)
          .isEqualTo(asWritten.get(i));
    }
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void takesMarkupOutOfTitles(BoardExample example) {
    example.serve(BOARDS.server);
    var title = BOARDS.walk(example, it -> false).first().title();
    var escaped = title.replace("&", "&amp;");
    var inXml = example.isXml() ? "&lt;b&gt;Chief&lt;/b&gt; " : "<b>Chief</b>&nbsp;";
    var marked =
        example.body().contains(title)
            ? example.body().replace(title, inXml + title)
            : example.body().replace(escaped, inXml + escaped);

    assertThat(jobs(example, marked)).extracting(FoundJob::title).contains("Chief " + title);
  }

  @ParameterizedTest
  @FieldSource("IN_JSON")
  void leavesOutEntriesWithoutATitleAndIsNotCompleteThen(BoardExample example) throws Exception {
    var answer = JSON.readTree(example.body());
    var list = list(answer, example);
    var broken = list.get(list.size() - 1).deepCopy();
    example.serve(BOARDS.server);
    var title = BOARDS.walk(example, it -> false).jobs().getLast().title();
    if (example.board() == Board.HACKERNEWS) {
      return;
    }
    holders(broken)
        .forEach(
            holder ->
                fields(holder).stream()
                    .filter(field -> holder.get(field).asText().strip().equals(title))
                    .forEach(holder::remove));
    holders(broken)
        .forEach(
            holder ->
                fields(holder).stream()
                    .filter(it -> it.matches("(?i)uuid|id|uid|shortcode|guid|slug|matchedobjectid"))
                    .forEach(field -> holder.put(field, "9876543")));
    list.add(broken);

    example.serve(BOARDS.server, Reply.ok(answer.toString()));
    var walk = BOARDS.walk(example, it -> false);

    if (walk.end().unreadable() > 0) {
      assertThat(walk.end().isComplete()).isFalse();
      assertThat(walk.end().note()).isNotBlank();
    }
    assertThat(walk.jobs()).hasSize(example.count());
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void stopsWhenTheSinkHasEnough(BoardExample example) {
    example.serve(BOARDS.server);

    var end =
        BOARDS
            .boards()
            .walk(example.board(), example.company(), TestBoards.CRAWL, it -> false, jobs -> false);

    assertThat(end.isComplete()).isFalse();
    assertThat(end.note()).isEqualTo("the search was stopped");
  }

  static ArrayNode list(JsonNode answer, BoardExample example) {
    var found = answer;
    for (var name : example.list().isEmpty() ? new String[0] : example.list().split("\\.")) {
      found = found.path(name);
    }
    return (ArrayNode) found;
  }

  static List<ObjectNode> holders(JsonNode node) {
    var holders = new ArrayList<ObjectNode>();
    if (node instanceof ObjectNode object) {
      holders.add(object);
    }
    node.forEach(child -> holders.addAll(holders(child)));
    return holders;
  }

  static List<String> fields(ObjectNode node) {
    var names = new ArrayList<String>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static void without(JsonNode node, String... names) {
    holders(node).forEach(it -> it.remove(List.of(names)));
  }
}
