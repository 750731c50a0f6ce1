package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.ModelAnswers;
import dev.jobtrail.testing.ModelResource;
import dev.jobtrail.testing.ModelServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;

/** What runs make of the wording that a model proposes. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(ModelResource.class)
class ModelProposalsTest extends FormServing {

  private static final String PROPOSAL = "asked.find { it.question == 'Why Acme?' }.proposal";

  private ModelServer model;

  @Test
  void leavesOutWhatNothingSupports() {
    model.reset();
    model.always(
        ModelServer.saying(
            request ->
                request.schemaName().equals("parse")
                    ? ModelAnswers.PARSED
                    : """
                      {"answer": "I would like to work for Northwind. I have won a Nobel prize."}
                      """));

    asked().body(PROPOSAL, equalTo("I would like to work for Northwind."));

    assertThat(model.requests())
        .filteredOn(it -> it.schemaName().equals("question"))
        .singleElement()
        .satisfies(it -> assertThat(it.data().path("question").asText()).isEqualTo("Why Acme?"));
  }

  @Test
  void asksAllTheSameWhereTheModelFails() {
    model.reset();
    model.always(ModelServer.status(400, ""));

    asked().body(PROPOSAL, nullValue());
  }

  /** A run that asks why. */
  private static ValidatableResponse asked() {
    var applying = Applying.create("review");
    var run = applying.start(applying.track(forms.url("generic", "steps")));
    return applying.awaitRest(run).body("state", equalTo("asking"));
  }
}
