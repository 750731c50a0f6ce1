package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class AddMatchesTest {

  @Inject FoundMatches found;

  private Operator operator;
  private String resume;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
    resume = operator.resume(null);
  }

  private String find(String resumeId, int number) {
    var url = "https://jobs.example.com/add/" + number;
    return found.add(UUID.fromString(resumeId), url).toString();
  }

  private ValidatableResponse add(Object... ids) {
    return operator.post(
        "/discovery/resumes/" + resume + "/matches/add", Map.of("ids", List.of(ids)));
  }

  private List<String> find(int count) {
    return IntStream.range(0, count).mapToObj(it -> find(resume, it)).toList();
  }

  @Test
  void addsEachOnce() {
    var ids = find(3).toArray();
    add(ids)
        .statusCode(200)
        .body("id", contains(ids))
        .body("state", everyItem(equalTo("added")))
        .body("refusal", everyItem(nullValue()))
        .body("applicationId", everyItem(notNullValue()));
    add(ids).statusCode(200).body("state", everyItem(equalTo("added")));
    operator.get("/applications").body("$", hasSize(3));
  }

  @Test
  void answersForEachWhatHappened() {
    var ids = find(3);
    operator.post("/discovery/matches/" + ids.getFirst() + "/dismiss").statusCode(200);
    operator.post("/discovery/matches/" + ids.get(1) + "/add").statusCode(200);
    var other = find(operator.resume(null), 9);
    var foreign = Operator.create();
    var strangers = found.add(UUID.fromString(foreign.resume(null)), "https://jobs.example.com/f");
    add(
            ids.getFirst(),
            ids.get(1),
            other,
            strangers.toString(),
            UUID.randomUUID().toString(),
            ids.get(2))
        .statusCode(200)
        .body(
            "state",
            contains(
                equalTo("dismissed"),
                equalTo("added"),
                nullValue(),
                nullValue(),
                nullValue(),
                equalTo("added")))
        .body("refusal[0]", equalTo("The match is dismissed. Undo the dismissal first."))
        .body("refusal[2]", equalTo("The resume has no match with this id."))
        .body("refusal[5]", nullValue());
    operator.get("/applications").body("$", hasSize(2));
    foreign.get("/applications").body("$", hasSize(0));
  }

  @Test
  void tracksAJobOfAnotherResumeOnce() {
    var second = operator.resume(null);
    var copy = find(second, 1);
    add(find(resume, 1)).statusCode(200);
    resume = second;
    add(copy).statusCode(200).body("state", contains("tracked"));
    operator.get("/applications").body("$", hasSize(1));
  }

  @Test
  void makesOneApplicationOfEachForConcurrentRequests() throws Exception {
    var ids = find(5).toArray();
    Parallel.run(4, () -> add(ids).statusCode(200));
    operator.get("/applications").body("$", hasSize(5));
    add(ids).body("state", everyItem(equalTo("added")));
  }

  @Test
  void addsTheOthersOfAnIdThatIsNone() {
    var first = find(resume, 1);
    add("x", first, first.toUpperCase(Locale.ROOT))
        .statusCode(200)
        .body("id", contains("x", first))
        .body("state", contains(null, "added"))
        .body("[0].refusal", equalTo("The resume has no match with this id."));
  }

  @Test
  void replaysTheAnswerOfAKey() {
    var ids = find(2);
    var path = "/discovery/resumes/" + resume + "/matches/add";
    var answers =
        Stream.generate(
                () ->
                    operator
                        .request()
                        .header("Idempotency-Key", "some")
                        .body(Map.of("ids", ids))
                        .post(path)
                        .then()
                        .statusCode(200)
                        .extract()
                        .asString())
            .limit(2)
            .toList();
    assertThat(answers.getFirst()).isEqualTo(answers.getLast());
    operator
        .request()
        .header("Idempotency-Key", "some")
        .body(Map.of("ids", List.of(ids.getFirst())))
        .post(path)
        .then()
        .statusCode(422);
    operator.get("/applications").body("$", hasSize(2));
  }

  @Test
  void refusesAResumeOfOthersAndNoIds() {
    var ids = find(1);
    add().statusCode(400);
    Operator.create()
        .post("/discovery/resumes/" + resume + "/matches/add", Map.of("ids", ids))
        .statusCode(404);
    operator.get("/applications").body("$", hasSize(0));
  }
}
