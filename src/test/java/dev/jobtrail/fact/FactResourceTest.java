package dev.jobtrail.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class FactResourceTest {

  private Applicant applicant;
  private String path;

  @BeforeEach
  void signUp() {
    applicant = Applicant.create();
    path = "/resumes/" + applicant.resumeId() + "/facts";
  }

  @Test
  void keepsWhatIsConfirmed() {
    var first = confirm("I led the move to Kubernetes.");
    confirm("I hold the CKA.");

    applicant
        .get(path)
        .statusCode(200)
        .body("text", contains("I led the move to Kubernetes.", "I hold the CKA."))
        .body("[0].id", equalTo(first))
        .body("[0].resumeId", equalTo(applicant.resumeId()));
    applicant.get("/account/export").body("facts.text[1]", equalTo("I hold the CKA."));
  }

  @Test
  void keepsTheSameOnce() {
    assertThat(confirm("I hold the CKA.")).isEqualTo(confirm("  I hold the CKA. "));
  }

  @Test
  void takesBack() {
    var id = confirm("I hold the CKA.");

    applicant.request().delete("/facts/" + id).then().statusCode(204);

    applicant.get(path).body("", empty());
    applicant.request().delete("/facts/" + id).then().statusCode(404);
  }

  @Test
  void keepsAHundredHoweverManyComeAtOnce() throws Exception {
    for (int i = 0; i < 95; i++) {
      confirm("Fact " + i);
    }
    var numbers = new AtomicInteger(1000);

    var statuses =
        Parallel.run(20, () -> post("Fact " + numbers.incrementAndGet()).extract().statusCode());

    assertThat(statuses).filteredOn(status -> status == 201).hasSize(5);
    assertThat(statuses).filteredOn(status -> status == 409).hasSize(15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"text\": \" \"}", "{\"text\": 7}", "{\"text\": \"a\\u0000\"}"})
  void refusesWhatIsNoText(String body) {
    applicant.request().body(body).post(path).then().statusCode(400);
  }

  @Test
  void refusesWhatIsAnothers() {
    var id = confirm("I hold the CKA.");
    var other = Api.newAccount();

    other.request().get(path).then().statusCode(404);
    other.request().body(Map.of("text", "x")).post(path).then().statusCode(404);
    other.request().delete("/facts/" + id).then().statusCode(404);
  }

  private String confirm(String text) {
    return post(text).statusCode(201).extract().path("id");
  }

  private ValidatableResponse post(String text) {
    return applicant.post(path, Map.of("text", text));
  }
}
