package dev.jobtrail.attempt.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.client.Person;
import dev.jobtrail.testing.NoBrowser;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@TestProfile(NoBrowser.class)
@WithTestResource(PostgresResource.class)
class ProfileResourceTest {

  private static final String PATH = "/apply/profile";

  private static final String FULL =
      """
      {"firstName": "Jana", "lastName": "van der Novak", "email": "jana@example.org",
       "phone": "+420 555 010 020",
       "address": {"street": "Dlouhá 1", "city": "Brno", "region": "Jihomoravský kraj",
         "postalCode": "602 00", "country": "CZ"},
       "links": {"linkedin": "https://www.linkedin.com/in/jana",
         "github": "https://github.com/jana", "portfolio": "https://jana.example.org/work",
         "website": "http://jana.example.org"},
       "workAuthorization": [
         {"country": "CZ", "authorized": true, "needsSponsorship": false},
         {"country": "US", "authorized": false, "needsSponsorship": null}],
       "salaryExpectation": {"amount": 27.5, "currency": "EUR", "period": "hour"},
       "noticePeriod": "2 months",
       "startDate": "2027-02-01",
       "highestDegree": "Master of Science",
       "fileName": "{last}_{first}_{document}",
       "skillYears": [{"skill": "Java", "years": 8}],
       "demographics": {"gender": "Female", "race": null, "veteran": "No", "disability": null},
       "demographicsUnanswered": "decline",
       "consents": {"dataProcessing": true, "talentPool": false},
       "answers": [{"question": "Do you travel?", "answer": "Yes"}],
       "submitMode": "auto"}""";

  @Inject Profiles profiles;

  private Operator operator;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
  }

  @Test
  void answersAnEmptyProfileWhereNoneWasWritten() {
    operator
        .get(PATH)
        .statusCode(200)
        .body("size()", equalTo(18))
        .body("firstName", nullValue())
        .body("address.size()", equalTo(5))
        .body("address.country", nullValue())
        .body("links.size()", equalTo(4))
        .body("workAuthorization", empty())
        .body("salaryExpectation", nullValue())
        .body("startDate", nullValue())
        .body("skillYears", empty())
        .body("demographics.size()", equalTo(4))
        .body("demographicsUnanswered", equalTo("ask"))
        .body("consents.dataProcessing", nullValue())
        .body("answers", empty())
        .body("submitMode", equalTo("review"));
  }

  @Test
  void keepsWhatIsWritten() throws JsonProcessingException {
    var written = put(FULL).statusCode(200).extract().asString();

    var read = operator.get(PATH).statusCode(200).extract().asString();

    var mapper = new ObjectMapper();
    var expected = mapper.readTree(FULL);
    var today = LocalDate.now(ZoneOffset.UTC).toString();
    ((ObjectNode) expected.path("answers").get(0)).put("savedOn", today).put("preferred", false);
    assertThat(mapper.readTree(read)).isEqualTo(expected);
    assertThat(written).isEqualTo(read);
    operator
        .get("/account/export")
        .body("applyProfiles.clientId", contains(nullValue()))
        .body("applyProfiles[0].profile.address.city", equalTo("Brno"));
  }

  @Test
  void datesAnswersItself() {
    put("{\"answers\": [{\"question\": \"Drive?\", \"answer\": \"Yes\", \"savedOn\": \"1999-01-01\"}]}")
        .statusCode(200)
        .body("answers[0].savedOn", equalTo(LocalDate.now(ZoneOffset.UTC).toString()));
  }

  @Test
  void keepsAPreferredAnswerPreferredUntilToldOtherwise() {
    put("{\"answers\": [{\"question\": \"Phone\", \"answer\": \"1\", \"preferred\": true}]}")
        .body("answers[0].preferred", equalTo(true));
    put("{\"answers\": [{\"question\": \"phone *\", \"answer\": \"2\"}]}")
        .body("answers[0].preferred", equalTo(true));
    put("{\"answers\": [{\"question\": \"Phone\", \"answer\": \"2\", \"preferred\": false}]}")
        .body("answers[0].preferred", equalTo(false));
  }

  @Test
  void forgetsWhatTheNextOneLeavesOut() {
    put(FULL).statusCode(200);
    put("{\"firstName\": \" Eva \", \"phone\": \" \"}")
        .statusCode(200)
        .body("firstName", equalTo("Eva"))
        .body("phone", nullValue())
        .body("answers", empty())
        .body("submitMode", equalTo("review"));
  }

  @Test
  void keepsOneForEachClient() {
    var client = operator.client("Jana");
    put(FULL).statusCode(200);
    operator.put(PATH + "?clientId=" + client, Map.of("firstName", "Eva")).statusCode(200);

    operator.get(PATH + "?clientId=" + client).body("firstName", equalTo("Eva"));
    operator.get(PATH).body("firstName", equalTo("Jana"));
    operator.get("/account/export").body("applyProfiles.clientId", contains(null, client));
  }

  @Test
  void tellsNobodyElse() {
    var client = operator.client("Jana");
    var stranger = Operator.create();

    stranger.get(PATH + "?clientId=" + client).statusCode(404);
    stranger.put(PATH + "?clientId=" + client, Map.of()).statusCode(404);
    stranger.get(PATH + "?clientId=nobody").statusCode(404);
    stranger.get(PATH).body("firstName", nullValue());
  }

  @Test
  void tagsWhatItAnswers() {
    var tag = operator.get(PATH).extract().header("ETag");

    operator.request().header("If-None-Match", tag).get(PATH).then().statusCode(304);
    put(FULL);
    operator.request().header("If-None-Match", tag).get(PATH).then().statusCode(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "email|{\"email\": \"jana\"}",
        "email|{\"email\": \"jana@localhost\"}",
        "phone|{\"phone\": \"123456789012345678901234567890123456789012345678901\"}",
        "address.country|{\"address\": {\"country\": \"Germany\"}}",
        "address.country|{\"address\": {\"country\": \"XX\"}}",
        "address.country|{\"address\": {\"country\": \"de\"}}",
        "links.github|{\"links\": {\"github\": \"javascript:alert(1)\"}}",
        "links.website|{\"links\": {\"website\": \"example.org\"}}",
        "workAuthorization[0].country|{\"workAuthorization\": [{\"authorized\": true}]}",
        "workAuthorization[0].authorized|{\"workAuthorization\": [{\"country\": \"DE\"}]}",
        "workAuthorization|{\"workAuthorization\": [{\"country\": \"DE\", \"authorized\": true},"
            + " {\"country\": \"DE\", \"authorized\": false}]}",
        "salaryExpectation.amount|{\"salaryExpectation\":"
            + " {\"amount\": -1, \"currency\": \"EUR\", \"period\": \"year\"}}",
        "salaryExpectation.currency|{\"salaryExpectation\":"
            + " {\"amount\": 1, \"currency\": \"EURO\", \"period\": \"year\"}}",
        "salaryExpectation.period|{\"salaryExpectation\": {\"amount\": 1, \"currency\": \"EUR\"}}",
        "startDate|{\"startDate\": \"soon\"}",
        "startDate|{\"startDate\": \"2027-02-30\"}",
        "skillYears[0].years|{\"skillYears\": [{\"skill\": \"Java\"}]}",
        "skillYears[0].years|{\"skillYears\": [{\"skill\": \"Java\", \"years\": 71}]}",
        "skillYears[0].skill|{\"skillYears\": [{\"skill\": \" \", \"years\": 1}]}",
        "skillYears|{\"skillYears\": [{\"skill\": \"Java\", \"years\": 1},"
            + " {\"skill\": \"java\", \"years\": 2}]}",
        "answers[0].question|{\"answers\": [{\"question\": \"\", \"answer\": \"a\"}]}",
        "answers[0].answer|{\"answers\": [{\"question\": \"q\", \"answer\": \" \"}]}",
      })
  void refusesWhatBreaksABound(String field, String body) {
    put(body)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details.field", contains(field));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nickname|{\"nickname\": \"J\"}",
        "planet|{\"address\": {\"planet\": \"Mars\"}}",
        "age|{\"demographics\": {\"age\": \"40\"}}",
      })
  void namesAPropertyThatItDoesNotKnow(String property, String body) {
    put(body)
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"))
        .body("message", containsString(property));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"submitMode\": \"never\"}",
        "{\"demographicsUnanswered\": \"guess\"}",
        "{\"salaryExpectation\": {\"amount\": 1, \"currency\": \"EUR\", \"period\": \"decade\"}}",
        "{\"workAuthorization\": [null]}",
        "{\"answers\": [null]}",
        "{\"firstName\": 7}",
        "null",
        "[]",
      })
  void refusesWhatIsNoProfile(String body) {
    put(body).statusCode(400);
  }

  @Test
  void keepsTwoHundredAnswersAndNoMore() {
    var answer = Map.of("question", "q".repeat(500), "answer", "a".repeat(5_000));
    operator.put(PATH, Map.of("answers", Collections.nCopies(200, answer))).statusCode(200);
    operator
        .put(PATH, Map.of("answers", Collections.nCopies(201, answer)))
        .statusCode(400)
        .body("details.field", contains("answers"));
  }

  @Test
  void remembersAnswers() {
    put(FULL);
    profiles.remember(
        owner(), List.of(new Answer("  do you TRAVEL? *", "No"), new Answer("Drive?", "Yes")));

    operator
        .get(PATH)
        .body("answers.question", contains("  do you TRAVEL? *", "Drive?"))
        .body("answers.answer", contains("No", "Yes"))
        .body("firstName", equalTo("Jana"));
  }

  @Test
  void remembersForAPersonWithoutAProfile() throws Exception {
    var number = new AtomicInteger();
    Parallel.run(
        4,
        () -> {
          var question = "Question " + number.incrementAndGet();
          profiles.remember(owner(), List.of(new Answer(question, "Yes")));
          return null;
        });

    assertThat(profiles.of(owner()).answers()).hasSize(4);
  }

  private Person owner() {
    return new Person(UUID.fromString(operator.get("/account").extract().path("id")), null);
  }

  private ValidatableResponse put(String body) {
    return operator.put(PATH, body);
  }
}
