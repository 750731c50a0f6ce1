package dev.jobtrail.sharing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.DocumentText;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.UUID;

/**
 * What strangers may read of a document: the members that the JSON Resume schema names. Everything
 * else, our own settings and a person's private additions, is left out, wherever it stands.
 */
@ApplicationScoped
class PublicDocuments {

  /** Characters of all documents that are remembered, at two bytes at most. */
  private static final long MOST_CHARACTERS = 2_000_000;

  private final JsonNode schema;
  private final Cache<Version, String> known =
      Caffeine.newBuilder()
          .maximumWeight(MOST_CHARACTERS)
          .weigher((Version version, String text) -> text.length())
          .build();

  private record Version(UUID resumeId, Instant updatedAt) {}

  PublicDocuments() {
    schema = readSchema();
  }

  /** The text of the resume's document without what is private. */
  String textOf(Resume resume) {
    return known.get(
        new Version(resume.id, resume.updatedAt),
        _ -> DocumentText.write(withoutPrivate(resume.document())));
  }

  /** The document itself, without what is private. */
  JsonNode withoutPrivate(JsonNode document) {
    prune(document, schema);
    return document;
  }

  private static void prune(JsonNode node, JsonNode rules) {
    if (node instanceof ObjectNode object && rules.has("properties")) {
      var properties = rules.path("properties");
      object.properties().removeIf(member -> !properties.has(member.getKey()));
      object.properties().forEach(it -> prune(it.getValue(), properties.path(it.getKey())));
    } else if (node.isArray()) {
      node.forEach(element -> prune(element, rules.path("items")));
    }
  }

  private static JsonNode readSchema() {
    var path = "schema/json-resume-1.0.0.json";
    try (var stream = PublicDocuments.class.getClassLoader().getResourceAsStream(path)) {
      return new ObjectMapper().readTree(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
