package dev.jobtrail.database;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * What a backup contains.
 *
 * @param schemaVersion of the newest migration that its database had
 */
public record BackupManifest(Instant createdAt, String schemaVersion, List<BackedUpTable> tables) {

  static final String ENTRY = "manifest.json";

  /** Of the file's structure; a later one may be another. */
  private static final int FORMAT = 1;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** One line for the administrator. */
  public String summary() {
    var rows = tables.stream().mapToLong(BackedUpTable::rows).sum();
    return "%d rows of %d tables, schema version %s, of %s"
        .formatted(rows, tables.size(), schemaVersion, createdAt);
  }

  byte[] toJson() throws IOException {
    ObjectNode root =
        MAPPER
            .createObjectNode()
            .put("format", FORMAT)
            .put("createdAt", createdAt.toString())
            .put("schemaVersion", schemaVersion);
    var list = root.putArray("tables");
    for (var table : tables) {
      var entry = list.addObject().put("name", table.name()).put("rows", table.rows());
      table.columns().forEach(entry.putArray("columns")::add);
    }
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(root);
  }

  /**
   * Reads a manifest.
   *
   * @throws BackupException if it is of another format
   */
  static BackupManifest parse(InputStream json) throws IOException {
    var root = MAPPER.readTree(json);
    if (root.path("format").asInt() != FORMAT) {
      throw new BackupException(
          "This backup was written by a later Jobtrail. Restore it with that one.");
    }
    var tables = new ArrayList<BackedUpTable>();
    for (var table : root.path("tables")) {
      tables.add(
          new BackedUpTable(
              table.path("name").asText(),
              texts(table.path("columns")),
              table.path("rows").asLong()));
    }
    return new BackupManifest(
        Instant.parse(root.path("createdAt").asText()),
        root.path("schemaVersion").asText(),
        tables);
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }
}
