package dev.jobtrail;

import static io.restassured.RestAssured.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class OperationsTest {

  @TestHTTPResource("/")
  URI server;

  @ConfigProperty(name = "quarkus.micrometer.binder.http-server.max-uri-tags")
  int mostPaths;

  @ParameterizedTest
  @ValueSource(strings = {"/q/health/live", "/q/health/ready", "/q/health/started"})
  void answersProbes(String path) {
    get(path).then().statusCode(200).body("status", equalTo("UP"));
  }

  @Test
  void countsForPrometheus() {
    get("/q/metrics").then().statusCode(200).body(containsString("agroal_active_count"));
  }

  @Test
  void countsThePathsOfStrangersTogether() throws Exception {
    var address = server.toString().replaceFirst("/$", "");
    try (var client = HttpClient.newHttpClient()) {
      for (var path : List.of("/zz/../spec.json", "//q/health/live", "/%71/health/live")) {
        var request = HttpRequest.newBuilder(URI.create(address + path)).build();
        client.send(request, BodyHandlers.discarding());
      }
    }

    get("/.well-known/oauth-authorization-server").then().statusCode(200);

    get("/q/metrics")
        .then()
        .body(containsString("uri=\"/unusual\""))
        .body(containsString("uri=\"/.well-known/oauth-authorization-server\""))
        .body(not(containsString("uri=\"/zz")))
        .body(not(containsString("uri=\"/%71")));
  }

  @Test
  void countsEachPathOfTheApi() {
    var paths = get("/spec.json").then().extract().<Map<String, ?>>path("paths");

    assertThat(mostPaths).as("with those of the console").isGreaterThan(3 * paths.size());
  }

  @Test
  void describesItselfAsJson() {
    get("/spec.json").then().statusCode(200).body("openapi", startsWith("3.1"));
  }

  @Test
  void showsTheDescriptionToPeople() {
    get("/app/docs/").then().statusCode(200).body(containsString("swagger"));
  }
}
