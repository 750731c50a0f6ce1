package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.testing.BoardServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Whatever a board sends, it is read, or refused as no list of jobs, and soon. */
class BoardFuzzTest {

  static final List<BoardExample> EXAMPLES = BoardExample.ALL;

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What tends to break readers. */
  private static final List<String> PIECES =
      List.of(
          "null",
          "\"\"",
          "{}",
          "[]",
          "[[[[[[[[",
          "{\"a\":",
          "-1",
          "1e999",
          "0.00000000001",
          "true",
          "\"True\"",
          "\\u0000",
          "\\ud800",
          "&amp;amp;lt;",
          "&lt;script&gt;",
          "<b",
          "</",
          "<![CDATA[",
          "]]>",
          "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]>",
          "&y;",
          "&nbsp;",
          "%",
          "%zz",
          "+",
          "$1-$2k/hr",
          "99999999999999999999",
          "1794580000",
          "2026-13-45",
          "Posted 99999 Days Ago",
          "https://[::1",
          "javascript:alert(1)",
          "//",
          "http://a b/",
          "\n",
          "\t",
          "\u202e",
          "💥",
          "İ",
          "ß");

  /** Repeated, they make careless patterns search for long. */
  private static final List<String> HOSTILE =
      List.of(
          "$1",
          "1,000 ",
          "$1 - ",
          "<p",
          "<a href=\"",
          "&amp;",
          "&lt;",
          " ",
          "\u00a0",
          "a",
          "remote ",
          "Series ",
          "(a",
          "| ",
          "Please mention the word ",
          "<br/> ",
          "100k USD to ",
          "1.1.1.1-",
          "NASDAQ:",
          "seed-",
          "https://",
          "/jobs/",
          "2026-",
          "\u00c2\u0080",
          "<li><ul>",
          ";",
          ", ");

  private static final List<String> DETAILS =
      List.of(
          "smartrecruiters.detail.json",
          "bamboohr.detail.json",
          "rippling.detail.json",
          "workday.detail.json",
          "polymer.detail.json",
          "greenhouse.detail.json",
          "hackernews.firebase.json",
          "teamtailor.json");

  @Provide
  Arbitrary<BoardExample> examples() {
    return Arbitraries.of(BoardExample.ALL);
  }

  @Property(tries = 6_000, shrinking = ShrinkingMode.OFF)
  void readsOrRefusesDamagedText(@ForAll("examples") BoardExample example, @ForAll long seed) {
    var random = new Random(seed);
    var text = new StringBuilder(body(example, random));
    for (var i = random.nextInt(1, 6); i > 0 && !text.isEmpty(); i--) {
      damage(text, random);
    }
    assertSoonReadOrRefused(example, text.toString());
  }

  @Property(tries = 6_000, shrinking = ShrinkingMode.OFF)
  void readsOrRefusesOtherTrees(@ForAll("examples") BoardExample example, @ForAll long seed) {
    if (example.isXml()) {
      return;
    }
    var random = new Random(seed);
    var tree = tree(body(example, random));
    for (var i = random.nextInt(1, 12); i > 0; i--) {
      change(tree, random);
    }
    assertSoonReadOrRefused(example, tree.toString());
  }

  @Property(tries = 1_000, shrinking = ShrinkingMode.OFF)
  void readsOrRefusesAnyBytes(@ForAll("examples") BoardExample example, @ForAll byte[] bytes) {
    assertSoonReadOrRefused(example, bytes, new String(bytes, StandardCharsets.ISO_8859_1));
  }

  /** Each board reads a third of the pieces, and each piece is read by a third of the boards. */
  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void readsLongHostileTextsSoon(BoardExample example) {
    for (var at = EXAMPLES.indexOf(example) % 3; at < HOSTILE.size(); at += 3) {
      readsSoon(example, HOSTILE.get(at));
    }
  }

  @ParameterizedTest
  @Tag("wide")
  @FieldSource("EXAMPLES")
  void readsAllLongHostileTextsSoon(BoardExample example) {
    HOSTILE.forEach(piece -> readsSoon(example, piece));
  }

  /** Every text of a job at once is what makes careless patterns search for minutes. */
  private static void readsSoon(BoardExample example, String piece) {
    if (example.isXml()) {
      return;
    }
    var tree = tree(example.body());
    var text = piece.repeat(100_000 / piece.length());
    BoardVariantsTest.holders(BoardVariantsTest.list(tree, example).get(0))
        .forEach(
            holder ->
                BoardVariantsTest.fields(holder).stream()
                    .filter(it -> holder.get(it).isTextual())
                    .forEach(it -> holder.put(it, text)));
    assertSoonReadOrRefused(example, tree.toString());
  }

  private static String body(BoardExample example, Random random) {
    var details = new ArrayList<>(List.of(example.file()));
    DETAILS.stream()
        .filter(it -> it.startsWith(example.board().wireName() + "."))
        .forEach(details::add);
    return BoardServer.example(details.get(random.nextInt(details.size())));
  }

  private static void damage(StringBuilder text, Random random) {
    var at = random.nextInt(text.length());
    var end = Math.min(text.length(), at + random.nextInt(1, 40));
    switch (random.nextInt(5)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
      case 2 -> text.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
      case 3 -> text.insert(at, text.substring(at, end).repeat(random.nextInt(1, 50)));
      default -> text.setCharAt(at, (char) random.nextInt(0x10000));
    }
  }

  private static void change(JsonNode tree, Random random) {
    var holders = BoardVariantsTest.holders(tree);
    if (holders.isEmpty()) {
      return;
    }
    var holder = holders.get(random.nextInt(holders.size()));
    var fields = BoardVariantsTest.fields(holder);
    if (fields.isEmpty()) {
      return;
    }
    var field = fields.get(random.nextInt(fields.size()));
    switch (random.nextInt(4)) {
      case 0 -> holder.remove(field);
      case 1 -> holder.set(field, holder.get(fields.get(random.nextInt(fields.size()))));
      case 2 -> holder.set(field, value(random));
      default -> {
        if (holder.get(field) instanceof ArrayNode several) {
          several.add(value(random));
        } else {
          holder.set(field, JsonNodeFactory.instance.arrayNode().add(holder.get(field)));
        }
      }
    }
  }

  private static JsonNode value(Random random) {
    var factory = JsonNodeFactory.instance;
    var piece = PIECES.get(random.nextInt(PIECES.size()));
    return switch (random.nextInt(8)) {
      case 0 -> factory.nullNode();
      case 1 -> factory.numberNode(random.nextLong());
      case 2 -> factory.numberNode(random.nextDouble() * Math.pow(10, random.nextInt(-300, 300)));
      case 3 -> factory.booleanNode(random.nextBoolean());
      case 4 -> factory.arrayNode().add(piece).addNull().add(7);
      case 5 -> factory.objectNode().put("name", piece).putNull("label");
      default -> factory.textNode(piece.repeat(random.nextInt(1, 30)));
    };
  }

  private static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertSoonReadOrRefused(BoardExample example, String text) {
    assertSoonReadOrRefused(example, text.getBytes(StandardCharsets.UTF_8), text);
  }

  private static void assertSoonReadOrRefused(BoardExample example, byte[] bytes, String text) {
    var adapter = Reading.adapter(example.board());
    var scope = Reading.scope(example);
    var begin = System.nanoTime();
    try {
      Reading.read(adapter, scope, bytes, text).forEach(BoardFuzzTest::assertBounded);
    } catch (BoardException _) {
      // refused
    }
    try {
      var job = Reading.readOne(adapter, scope, bytes, text);
      if (job != null) {
        assertBounded(job);
      }
    } catch (BoardException _) {
      // refused
    }
    assertThat(Duration.ofNanos(System.nanoTime() - begin))
        .as(() -> example + ": " + text.substring(0, Math.min(text.length(), 500)))
        .isLessThan(SOON);
  }

  private static void assertBounded(FoundJob job) {
    assertThat(job.externalId()).isNotNull().hasSizeLessThanOrEqualTo(300);
    assertThat(job.url()).startsWith("http").hasSizeLessThanOrEqualTo(2_000);
    assertThat(job.originalUrl()).hasSizeLessThanOrEqualTo(2_000);
    for (var line : Arrays.asList(job.title(), job.company())) {
      assertThat(line).isNotBlank().hasSizeLessThanOrEqualTo(300);
    }
    for (var line : Arrays.asList(job.location(), job.salary(), job.snippet())) {
      assertThat(line == null ? "" : line).hasSizeLessThanOrEqualTo(300);
    }
    if (job.description() != null) {
      assertThat(job.description()).isNotEmpty().hasSizeLessThanOrEqualTo(100_000);
    }
    assertThat(job.toString().chars())
        .noneMatch(it -> Character.isISOControl(it) && it != '\n' && it != '\t');
    if (job.pay() != null && job.pay().min() != null && job.pay().max() != null) {
      assertThat(job.pay().min()).isLessThanOrEqualTo(job.pay().max());
    }
    assertThat(job.toPosting()).isNotNull();
  }
}
