package dev.jobtrail.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Reads a stream of events as it comes, until it ends or is closed. */
public final class UpdateReader implements AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final HttpClient client;
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final Thread reading;

  private UpdateReader(HttpClient client, Stream<String> body) {
    this.client = client;
    this.reading = Thread.startVirtualThread(() -> read(body));
  }

  /**
   * Opens a stream.
   *
   * @param updates its address
   */
  public static UpdateReader open(URI updates, String key)
      throws IOException, InterruptedException {
    return open(updates, key, null);
  }

  /**
   * Opens a stream that goes on behind another one.
   *
   * @param lastEvent the id of the last event of that one; null for none
   */
  public static UpdateReader open(URI updates, String key, String lastEvent)
      throws IOException, InterruptedException {
    var client = HttpClient.newHttpClient();
    var request =
        HttpRequest.newBuilder(updates)
            .header("x-api-key", key)
            .header("Accept", "text/event-stream");
    if (lastEvent != null) {
      request.header("Last-Event-ID", lastEvent);
    }
    var response = client.send(request.build(), BodyHandlers.ofLines());
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/event-stream");
    return new UpdateReader(client, response.body());
  }

  private void read(Stream<String> body) {
    try {
      body.forEach(lines::add);
    } catch (UncheckedIOException _) {
      return; // closed
    }
  }

  /** What has come, line by line. */
  public List<String> lines() {
    return lines;
  }

  /** The data of each event that has come. */
  public List<JsonNode> events() {
    return lines.stream()
        .filter(line -> line.startsWith("data:") && line.length() > "data: ".length())
        .map(line -> parse(line.substring("data:".length())))
        .toList();
  }

  /** The id of the last event that has one; null if none has. */
  public String lastId() {
    return lines.stream()
        .filter(line -> line.startsWith("id:"))
        .map(line -> line.substring("id:".length()).strip())
        .reduce((_, last) -> last)
        .orElse(null);
  }

  /** The mutation of each event that has come. */
  public List<String> mutations() {
    return events().stream().map(event -> event.path("mutation").asText()).toList();
  }

  /** The data of the newest event. */
  public JsonNode last() {
    return events().getLast();
  }

  /** Whether the other side has ended the stream. */
  public boolean hasEnded() {
    return !reading.isAlive();
  }

  private static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + json, e);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
