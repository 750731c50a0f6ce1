package dev.jobtrail.ai.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.PostingText;
import dev.jobtrail.fit.Dimension;
import dev.jobtrail.fit.DimensionRating;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.ReadableText;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;

class EnginePropertiesTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Engine ENGINE =
      new BuiltinEngine(Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.UTC));
  private static final LabelledSet SET = new LabelledSet();

  @Property(tries = 300)
  void keepsItsBounds(@ForAll("postings") PostingText posting, @ForAll("resumes") JsonNode resume) {
    var parsed = ENGINE.parse(posting);
    var card = ENGINE.score(resume, posting, parsed, Language.ENGLISH);

    assertThat(parsed.summary()).hasSizeLessThanOrEqualTo(600);
    assertThat(parsed.responsibilities())
        .hasSizeLessThanOrEqualTo(40)
        .allMatch(it -> it.length() <= 400);
    assertThat(parsed.requirements())
        .hasSizeLessThanOrEqualTo(40)
        .allMatch(it -> it.length() <= 400);
    assertThat(parsed.keywords())
        .hasSizeLessThanOrEqualTo(30)
        .doesNotHaveDuplicates()
        .allMatch(it -> !it.isBlank() && it.length() <= 60);
    assertThat(card.score()).isBetween(0, 100);
    assertThat(card.dimensions())
        .extracting(DimensionRating::dimension)
        .containsExactly(Dimension.values());
    assertThat(card.dimensions())
        .allSatisfy(
            it -> {
              assertThat(it.score()).isBetween(0, 100);
              assertThat(it.rationale()).isNotBlank().hasSizeLessThanOrEqualTo(700);
            });
    assertThat(card.missingKeywords()).hasSizeLessThanOrEqualTo(15);
    var text =
        posting.title()
            + "\n"
            + ReadableText.ofHtml(posting.description(), PostingText.LONGEST_DESCRIPTION);
    assertThat(card.missingKeywords())
        .allMatch(it -> parsed.keywords().contains(it) || text.contains(it));
    assertThat(card.strengths()).hasSizeLessThanOrEqualTo(5).allMatch(it -> it.length() <= 500);
  }

  @Property(tries = 50)
  void saysTheSameAgain(@ForAll("postings") PostingText posting, @ForAll("resumes") JsonNode resume)
      throws Exception {
    assertThat(bytes(ENGINE, resume, posting)).isEqualTo(bytes(ENGINE, resume, posting));
  }

  @Property(tries = 100)
  void readsAnyDocument(@ForAll("documents") JsonNode resume) {
    var posting = SET.postings.get("backend-1");
    assertThat(ENGINE.score(resume, posting, ENGINE.parse(posting), Language.ENGLISH).score())
        .isBetween(0, 100);
  }

  @Example
  void goesByNeitherLocaleNorTimeZone() throws Exception {
    var locale = Locale.getDefault();
    var zone = TimeZone.getDefault();
    var before = bytes(ENGINE, LabelledSet.resume("backend"), SET.postings.get("backend-2"));
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
      var other =
          new BuiltinEngine(
              Clock.fixed(Instant.parse("2026-06-15T00:00:00Z"), ZoneOffset.ofHours(14)));
      assertThat(bytes(other, LabelledSet.resume("backend"), SET.postings.get("backend-2")))
          .isEqualTo(before);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Example
  void takesLittleTimeForTheLongestAndTheOddest() {
    for (var text :
        List.of(
            "a".repeat(100_000),
            "- ".repeat(50_000),
            "Requirements:\n- Java 5 years\n".repeat(3_500),
            "<ul><li>".repeat(12_000),
            "5 5 5 ".repeat(16_000),
            "A. ".repeat(33_000),
            "java spring boot cloud ".repeat(4_300),
            "\n".repeat(100_000),
            " •".repeat(50_000),
            "<".repeat(100_000),
            "((((".repeat(25_000),
            "1.".repeat(50_000),
            "👉".repeat(50_000),
            "no experience ".repeat(7_000))) {
      var posting = new PostingText(text, text, text, null, text);
      var resume = JsonNodeFactory.instance.objectNode();
      resume
          .putObject("basics")
          .put("summary", text)
          .put("label", text)
          .putObject("location")
          .put("city", text);
      resume.putArray("work").addObject().put("position", text).put("startDate", text);
      ENGINE.score(resume, posting, ENGINE.parse(posting), Language.ENGLISH);
      // a moment on an idle machine; what grows with the square of the text takes minutes
      Assertions.assertTimeout(
          Duration.ofSeconds(60),
          () -> ENGINE.score(resume, posting, ENGINE.parse(posting), Language.ENGLISH),
          () -> text.substring(0, 20));
    }
  }

  private static byte[] bytes(Engine engine, JsonNode resume, PostingText posting)
      throws Exception {
    var parsed = engine.parse(posting);
    return MAPPER.writeValueAsBytes(
        List.of(parsed, engine.score(resume, posting, parsed, Language.ENGLISH)));
  }

  @Provide
  Arbitrary<PostingText> postings() {
    var real =
        Arbitraries.of(SET.postings.values().stream().map(PostingText::description).toList());
    var text = Arbitraries.oneOf(Arbitraries.strings().ofMaxLength(400), real, lines());
    return Combinators.combine(
            text.injectNull(0.1),
            text.injectNull(0.1),
            Arbitraries.of("Berlin", "Remote", "Paris, France", "", "x").injectNull(0.2),
            Arbitraries.of(true, false).injectNull(0.4),
            text.injectNull(0.1))
        .as(PostingText::new);
  }

  private static Arbitrary<String> lines() {
    return Arbitraries.of(
            "Requirements",
            "- Java",
            "• 5+ Jahre",
            "Dein Profil:",
            "3-5 years",
            "<li>",
            "Nice to have",
            "Bachelor or Master",
            "MÄRZ ß İ",
            "\u0000",
            "\ud83d",
            "99 years 12 ans",
            "(m/w/d)",
            "***",
            "::",
            "a:")
        .list()
        .ofMaxSize(30)
        .map(it -> String.join("\n", it));
  }

  @Provide
  Arbitrary<JsonNode> resumes() {
    return Combinators.combine(
            Arbitraries.of(SET.cases).map(LabelledSet.Case::resume),
            Arbitraries.of("2019-02", "2030-01-01", "9999", "0000-99", "soon", "", "2020-13-45"),
            Arbitraries.strings().ofMaxLength(50))
        .as(
            (resume, date, text) -> {
              com.fasterxml.jackson.databind.node.ObjectNode copy = resume.deepCopy();
              copy.withArray("work")
                  .addObject()
                  .put("startDate", date)
                  .put("endDate", text)
                  .put("position", text);
              copy.withArray("education").addObject().put("studyType", text).put("area", text);
              return (JsonNode) copy;
            });
  }

  @Provide
  Arbitrary<JsonNode> documents() {
    var nodes = JsonNodeFactory.instance;
    var value =
        Arbitraries.of(
            nodes.nullNode(),
            nodes.textNode("x"),
            nodes.numberNode(3),
            nodes.booleanNode(true),
            nodes.objectNode(),
            nodes.arrayNode().add(1).addNull().add("y"),
            nodes.arrayNode().addObject().putNull("name"));
    var key =
        Arbitraries.of("basics", "work", "skills", "education", "languages", "projects", "awards");
    return Arbitraries.maps(key, value)
        .ofMaxSize(7)
        .map(it -> nodes.objectNode().setAll(new java.util.HashMap<>(it)));
  }
}
