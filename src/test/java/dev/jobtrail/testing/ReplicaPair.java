package dev.jobtrail.testing;

import io.restassured.RestAssured;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Two processes of the packaged program on one database; requests go to the first. */
public record ReplicaPair(
    Replica first, Replica second, Map<String, String> settings, int portOfOthers)
    implements AutoCloseable {

  /**
   * Starts a database and both.
   *
   * @param more properties of the service beside those of the database
   */
  public static ReplicaPair start(Map<String, String> more) throws IOException {
    var settings = new HashMap<>(new PostgresResource().start());
    settings.put("quarkus.shutdown.delay", "0s");
    settings.putAll(more);
    var first = Replica.start(settings);
    var pair = new ReplicaPair(first, Replica.start(settings), settings, RestAssured.port);
    RestAssured.port = first.port();
    return pair;
  }

  @Override
  public void close() {
    RestAssured.port = portOfOthers;
    first.close();
    second.close();
  }
}
