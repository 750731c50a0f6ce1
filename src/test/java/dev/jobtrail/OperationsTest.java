package dev.jobtrail;

import static io.restassured.RestAssured.get;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class OperationsTest {

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
  void describesItselfAsJson() {
    get("/spec.json").then().statusCode(200).body("openapi", startsWith("3.1"));
  }

  @Test
  void showsTheDescriptionToPeople() {
    get("/app/docs/").then().statusCode(200).body(containsString("swagger"));
  }
}
