package dev.jobtrail.resume;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import dev.jobtrail.resume.reading.DocumentRepair;
import dev.jobtrail.resume.reading.FileReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever JSON comes in: an answer or a refusal that names the fault, nothing else. */
class DocumentFuzzTest {

  private static final List<String> NAMES =
      List.of(
          "basics",
          "work",
          "sections",
          "experience",
          "items",
          "summary",
          "content",
          "metadata",
          "meta",
          "url",
          "website",
          "email",
          "name",
          "hidden",
          "visible",
          "roles",
          "period",
          "date",
          "description",
          "custom",
          "customSections",
          "type",
          "skills",
          "keywords",
          "level",
          "profiles",
          "href",
          "jobtrail",
          "imported",
          "location",
          "certifications",
          "highlights",
          "op",
          "path",
          "from",
          "value",
          "",
          "a/b",
          "~");
  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "experience",
          "2020 - now",
          "<ul><li>a<ul><li>b",
          "&#0;&#xD800;",
          "x.org",
          "add",
          "remove",
          "replace",
          "move",
          "copy",
          "test",
          "/",
          "/basics",
          "/work/0",
          "/work/-",
          "/-",
          "/basics/name",
          "mailto:",
          "http://%",
          "99999999999",
          "é\uD83D\uDE00",
          "\u0000");

  private final ResumeSchema schema = new ResumeSchema();
  private final ResumePatch patch = new ResumePatch();
  private final DocumentRepair repair = new DocumentRepair(schema);
  private final FileReader files = new FileReader(repair, () -> {});

  @Property(tries = 3000)
  void importsOrRefuses(@ForAll long seed) {
    var random = new Random(seed);
    var document = value(random, 7);
    for (var format : ImportFormat.values()) {
      answersOrRefuses(() -> schema.check(format.toJsonResume(document, repair)));
    }
  }

  @Property(tries = 3000)
  void aFileIsNeverRefusedForTheValuesInIt(@ForAll long seed) {
    var document = JsonNodeFactory.instance.objectNode();
    document.setAll(object(new Random(seed), 6));
    for (var name : List.of("basics", "work", "skills", "meta", "languages")) {
      document.set(name, value(new Random(seed + name.hashCode()), 5));
    }
    var file = DocumentText.write(document).getBytes(StandardCharsets.UTF_8);

    try {
      schema.check(files.read(file).document());
    } catch (ApiException e) { // a limit of the whole document
      assertThat(e).hasMessageContaining("a number that is too large or too small");
    }
  }

  @Property(tries = 3000)
  void importsOrRefusesWhatLooksLikeReactiveResume(@ForAll long seed) {
    var random = new Random(seed);
    var document = JsonNodeFactory.instance.objectNode();
    document.set("basics", object(random, 3));
    var sections = document.putObject("sections");
    for (var name : List.of("experience", "skills", "certifications", "profiles", "summary")) {
      var section = sections.putObject(name);
      section.set("content", value(random, 2));
      var items = section.putArray("items");
      for (int i = random.nextInt(4); i > 0; i--) {
        items.add(object(random, 3));
      }
    }
    document.set("customSections", value(random, 5));

    answersOrRefuses(() -> schema.check(ImportFormat.AUTO.toJsonResume(document, repair)));
  }

  @Property(tries = 5000)
  void patchesOrRefuses(@ForAll long seed) {
    var random = new Random(seed);
    var operations = JsonNodeFactory.instance.arrayNode();
    for (int i = random.nextInt(5); i >= 0; i--) {
      var operation = operations.addObject();
      operation.put("op", text(random)).put("path", text(random)).put("from", text(random));
      operation.set("value", value(random, 3));
    }
    var document = "{\"basics\":{\"name\":\"n\"},\"work\":[{}],\"\":1,\"-\":{}}";

    answersOrRefuses(() -> schema.check(patch.apply(document, operations)));
    answersOrRefuses(() -> schema.check(patch.apply(document, value(random, 4))));
  }

  private static void answersOrRefuses(Runnable action) {
    try {
      action.run();
    } catch (ApiException e) {
      assertThat(e.code().status()).isEqualTo(400);
      assertThat(DocumentText.write(JsonNodeFactory.instance.textNode(e.getMessage())))
          .isNotEmpty();
    }
  }

  private static JsonNode value(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 9 : 6)) {
      case 0 -> JsonNodeFactory.instance.nullNode();
      case 1 -> JsonNodeFactory.instance.booleanNode(random.nextBoolean());
      case 2 -> JsonNodeFactory.instance.numberNode(new java.math.BigDecimal("1E+99999"));
      case 3 -> JsonNodeFactory.instance.numberNode(random.nextInt());
      case 4, 5 -> JsonNodeFactory.instance.textNode(text(random));
      case 6 -> array(random, depth - 1);
      default -> object(random, depth - 1);
    };
  }

  private static ArrayNode array(Random random, int depth) {
    var array = JsonNodeFactory.instance.arrayNode();
    for (int i = random.nextInt(5); i > 0; i--) {
      array.add(value(random, depth));
    }
    return array;
  }

  private static ObjectNode object(Random random, int depth) {
    var object = JsonNodeFactory.instance.objectNode();
    for (int i = random.nextInt(8); i > 0; i--) {
      object.set(NAMES.get(random.nextInt(NAMES.size())), value(random, depth));
    }
    return object;
  }

  private static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }
}
