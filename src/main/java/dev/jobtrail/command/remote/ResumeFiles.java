package dev.jobtrail.command.remote;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.platform.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Resumes as files in a folder, one JSON Resume document each. A hidden file beside them records
 * which version each one is, so that neither side is overwritten unseen.
 */
final class ResumeFiles {

  private static final String VERSIONS = ".jobtrail.json";
  private static final String ENDING = ".json";

  /** As the server has them: nothing that leads out of the folder. */
  private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private final RemoteServer server;
  private final Path folder;
  private final ObjectNode versions;
  private final List<String> report = new ArrayList<>();
  private boolean isComplete = true;

  ResumeFiles(RemoteServer server, Path folder) throws IOException {
    this.server = server;
    this.folder = folder;
    Files.createDirectories(folder);
    var known = folder.resolve(VERSIONS);
    versions =
        Files.exists(known)
            ? (ObjectNode) RemoteServer.JSON.readTree(Files.readAllBytes(known))
            : RemoteServer.JSON.createObjectNode();
  }

  /** Writes all resumes of the server, except over files with unsent changes. */
  void pull() throws IOException {
    for (var summary : server.list("/resumes")) {
      var slug = summary.path("slug").asText();
      if (!SLUG.matcher(slug).matches()) {
        throw new RemoteFault("The server sent a resume with an invalid slug.");
      }
      var name = slug + ENDING;
      if (isChanged(name)) {
        fail(name, "has changes that are not on the server: push it, or move it away");
      } else if (!isAt(name, summary)) {
        write(name, server.get("/resumes/" + summary.path("id").asText()));
        report.add(name + " pulled");
      }
    }
  }

  /** Sends all changed and new files. */
  void push() throws IOException {
    List<Path> files;
    try (var entries = Files.list(folder)) {
      files =
          entries
              .filter(it -> it.getFileName().toString().endsWith(ENDING))
              .filter(it -> !it.getFileName().toString().equals(VERSIONS))
              .sorted()
              .toList();
    }
    for (var file : files) {
      var name = file.getFileName().toString();
      try {
        push(name);
      } catch (RemoteFault e) {
        fail(name, refusal(e));
      }
    }
  }

  private static String refusal(RemoteFault e) {
    return "RESUME_VERSION_CONFLICT".equals(e.code())
        ? "has changed on the server since it was pulled: move it away, pull, and merge"
        : "was refused: " + e.getMessage();
  }

  private void push(String name) throws IOException {
    var known = versions.path(name);
    if (known.isMissingNode()) {
      var title = name.substring(0, name.length() - ENDING.length());
      keep(name, server.post("/resumes", Map.of("name", title, "data", document(name))));
      report.add(name + " added");
    } else if (isChanged(name)) {
      var id = known.path("id").asText();
      var version = known.path("updatedAt").asText();
      keep(
          name,
          server.put(
              "/resumes/" + id, Map.of("data", document(name), "expectedUpdatedAt", version)));
      report.add(name + " pushed");
    }
  }

  private JsonNode document(String name) throws IOException {
    try {
      return RemoteServer.JSON.readTree(Files.readAllBytes(folder.resolve(name)));
    } catch (JsonProcessingException e) {
      throw new RemoteFault(
          "It is not valid JSON, line %d.".formatted(e.getLocation().getLineNr()));
    }
  }

  private void fail(String name, String reason) {
    isComplete = false;
    report.add(name + " " + reason);
  }

  private boolean isAt(String name, JsonNode summary) {
    return Files.exists(folder.resolve(name))
        && versions.path(name).path("id").equals(summary.path("id"))
        && versions.path(name).path("updatedAt").equals(summary.path("updatedAt"));
  }

  private boolean isChanged(String name) throws IOException {
    return Files.exists(folder.resolve(name))
        && !versions.path(name).path("sha256").asText().equals(hash(name));
  }

  private void write(String name, JsonNode resume) throws IOException {
    var text =
        RemoteServer.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(resume.path("data"));
    PrivateFiles.replace(folder.resolve(name), text + "\n");
    keep(name, resume);
  }

  /** Records the version after each file: a later failure loses none. */
  private void keep(String name, JsonNode resume) throws IOException {
    versions
        .putObject(name)
        .put("id", resume.path("id").asText())
        .put("updatedAt", resume.path("updatedAt").asText())
        .put("sha256", hash(name));
    var text = RemoteServer.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(versions);
    PrivateFiles.replace(folder.resolve(VERSIONS), text + "\n");
  }

  private String hash(String name) throws IOException {
    try {
      var bytes = Files.readAllBytes(folder.resolve(name));
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256", e);
    }
  }

  /** A line for each file that was sent, written or refused. */
  List<String> report() {
    return report;
  }

  /** Whether no file was refused or kept. */
  boolean isComplete() {
    return isComplete;
  }
}
