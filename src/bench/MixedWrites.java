import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes to replicas that come and go, and notes which writes were acknowledged.
 *
 * <p>Arguments: a file with the replicas' addresses, one a line, which may change at any time; API
 * key; resume; writers; a folder. Ends when the folder has a file {@code end}, and leaves there a
 * file for each kind of write with a line for each that was acknowledged: {@code resumes} (names),
 * {@code applications} (notes), {@code moves} (applications set to submitted) and {@code reviews}
 * (applications whose review was taken up). No write is tried a second time.
 */
final class MixedWrites {

  private static final int PATIENCE_MILLISECONDS = 40_000;

  private final Path addresses;
  private final String key;
  private final String resume;
  private final Path folder;
  private final AtomicLong acknowledged = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong unanswered = new AtomicLong();

  private MixedWrites(String... arguments) {
    addresses = Path.of(arguments[0]);
    key = arguments[1];
    resume = arguments[2];
    folder = Path.of(arguments[4]);
  }

  public static void main(String... arguments) throws Exception {
    var writes = new MixedWrites(arguments);
    var writers = Integer.parseInt(arguments[3]);
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      var running = new ArrayList<Future<?>>();
      for (var i = 0; i < writers; i++) {
        running.add(executor.submit(writes::write));
      }
      for (var writer : running) {
        writer.get();
      }
    }
    System.out.printf(
        "%d writes acknowledged, %d refused, %d without an answer%n",
        writes.acknowledged.get(), writes.refused.get(), writes.unanswered.get());
  }

  private void write() {
    while (Files.notExists(folder.resolve("end"))) {
      try (var connection = new Connection(replica(), PATIENCE_MILLISECONDS)) {
        while (Files.notExists(folder.resolve("end"))) {
          writeOnce(connection);
          pause(); // the replicas have to start beside this
        }
      } catch (IOException e) {
        unanswered.incrementAndGet();
        pause();
      }
    }
  }

  /** One of each kind; what comes later needs what came before. */
  private void writeOnce(Connection connection) throws IOException {
    var mark = UUID.randomUUID().toString();
    if (post(connection, "/resumes", "{\"name\":\"" + mark + "\"}", 201) != null) {
      note("resumes", mark);
    }
    var application =
        post(
            connection,
            "/applications",
            """
            {"resumeId": "%s", "notes": "%s", "posting": {"title": "Engineer %2$s",
              "company": "Acme %2$s", "descriptionRaw": "Java, PostgreSQL"}}
            """
                .formatted(resume, mark),
            201);
    if (application == null) {
      return;
    }
    note("applications", mark);
    var id = application.replaceAll("(?s)^\\{\"id\":\"([^\"]+)\".*", "$1");
    if (ThreadLocalRandom.current().nextBoolean()) {
      if (post(connection, "/applications/" + id + "/status", "{\"status\":\"submitted\"}", 200)
          != null) {
        note("moves", id);
      }
    } else if (post(connection, "/applications/" + id + "/review", "", 202) != null) {
      note("reviews", id);
    }
  }

  /** The body of a success, or null where it was refused. */
  private String post(Connection connection, String path, String json, int success)
      throws IOException {
    var answer = connection.ask(connection.request("POST", path, key, json));
    if (answer.status() == success) {
      acknowledged.incrementAndGet();
      return answer.body();
    }
    if (answer.status() != 503) {
      throw new IllegalStateException(path + ": " + answer);
    }
    refused.incrementAndGet();
    pause();
    return null;
  }

  private URI replica() throws IOException {
    List<String> all = Files.readAllLines(addresses);
    return URI.create(all.get(ThreadLocalRandom.current().nextInt(all.size())));
  }

  private synchronized void note(String kind, String mark) throws IOException {
    Files.writeString(
        folder.resolve(kind),
        mark + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
