package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.attempt.account.SiteAccountState;
import dev.jobtrail.attempt.account.SiteAccounts;
import dev.jobtrail.attempt.account.SiteAccounts.Access;
import dev.jobtrail.client.Person;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.WorkdayServer;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs at employers whose forms are behind an account, from the question to the submission. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class WorkdayRunsTest {

  private static final String EMAIL = "jana.novak@example.com";
  private static final String PASSWORD = "Harbour-Cranes-27";

  private static final Map<String, String> ANSWERS =
      Map.of(
          "How Did You Hear About Us?", "LinkedIn",
          "Have you previously worked for Acme?", "No",
          "Phone Device Type", "Mobile",
          "Country Phone Code", "Germany (+49)",
          "When can you start?", "2027-02-01",
          "Which areas interest you?", "Operations",
          "Gender", "I do not wish to answer",
          "Name", "Jana Novak",
          "Disability Status", "I do not want to answer");

  @Inject SiteAccounts accounts;
  @Inject EntityManager entityManager;

  private WorkdayServer server;
  private Applying applying;

  @BeforeEach
  void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    server = new WorkdayServer();
    applying = Applying.create("review");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void asksForAnAccountCreatesItOnceAndSubmits() {
    var run = applying.start(applying.track(server.url("acme")));
    applying
        .awaitRest(run)
        .body("reason", nullValue())
        .body("state", equalTo("asking"))
        .body("atsVendor", equalTo("workday"))
        .body("note", containsString("behind a sign-in"))
        .body("questions", contains("Account at " + site()))
        .body("asked[0].account.site", equalTo(site()))
        .body("asked[0].account.email", equalTo(EMAIL))
        .body("asked[0].account.canCreate", equalTo(true));
    assertThat(server.created()).isEmpty();

    applying
        .answer(run, Map.of("Account at " + site(), "secret"), true)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"));
    account(run, Map.of("action", "create", "email", EMAIL))
        .statusCode(202)
        .body("state", equalTo("filling"));
    answerAll(run).body("state", equalTo("ready"));
    assertThat(server.created()).containsExactly(EMAIL);
    assertThat(server.submissions()).isEmpty();

    var password = server.password(EMAIL);
    assertThat(password).hasSize(20);
    var list =
        applying
            .applicant()
            .get("/site-accounts")
            .statusCode(200)
            .body("$", hasSize(1))
            .body("[0].site", equalTo(site()))
            .body("[0].email", equalTo(EMAIL))
            .body("[0].state", equalTo("works"))
            .body("[0].isGenerated", equalTo(true))
            .body("[0].canBeShown", equalTo(true));
    assertThat(list.extract().asString()).doesNotContain(password);
    assertThat(applying.read(run).extract().asString()).doesNotContain(password);
    assertThat(exported()).contains(site()).doesNotContain(password);
    assertThat(storedTexts()).noneMatch(it -> it.contains(password));

    String id = list.extract().path("[0].id");
    applying
        .applicant()
        .post("/site-accounts/" + id + "/password")
        .statusCode(200)
        .body("password", equalTo(password));
    applying
        .applicant()
        .post("/site-accounts/" + id + "/password")
        .statusCode(409)
        .body("code", equalTo("INVALID_TRANSITION"));

    applying.submit(run).statusCode(202);
    applying.awaitRest(run).body("outcome", equalTo("submitted"));
    assertThat(server.submissions()).hasSize(1);
    assertThat(server.created()).containsExactly(EMAIL);
    assertThat(server.traps()).isEmpty();
  }

  @Test
  void asksAgainForAPasswordThatTheSiteRefusesWithoutTryingItTwice() {
    server.register(EMAIL, PASSWORD);
    var run = applying.start(applying.track(server.url("globex")));
    applying.awaitRest(run).body("state", equalTo("asking"));

    account(run, Map.of("action", "sign_in", "email", EMAIL)).statusCode(400);
    account(run, Map.of("action", "sign_in", "email", EMAIL, "password", "Wrong-Password-1"))
        .statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("asking"))
        .body("note", containsString("did not accept"))
        .body("asked[0].account.canRetry", equalTo(false));
    assertThat(server.signIns()).hasSize(1);
    account(run, Map.of("action", "retry")).statusCode(409);

    // another run does not try it either
    var other = applying.start(applying.track(server.url("globex") + "1"));
    applying.awaitRest(other).body("state", equalTo("asking"));
    assertThat(server.signIns()).hasSize(1);

    account(run, Map.of("action", "sign_in", "email", EMAIL, "password", PASSWORD)).statusCode(202);
    answerAll(run).body("state", equalTo("ready"));
    applying
        .applicant()
        .get("/site-accounts")
        .body("state", contains("works"))
        .body("canBeShown", contains(false));
    assertThat(server.created()).isEmpty();
    assertThat(storedTexts()).noneMatch(it -> it.contains(PASSWORD));
  }

  @Test
  void waitsForTheAddressToBeConfirmed() {
    var run = applying.start(applying.track(server.url("verify")));
    applying.awaitRest(run);
    account(run, Map.of("action", "create", "email", EMAIL)).statusCode(202);
    applying
        .awaitRest(run)
        .body("state", equalTo("asking"))
        .body("note", containsString("confirm your e-mail address"))
        .body("asked[0].account.canRetry", equalTo(true))
        .body("asked[0].account.canCreate", equalTo(false));
    account(run, Map.of("action", "create", "email", EMAIL)).statusCode(409);

    server.confirm(EMAIL);
    account(run, Map.of("action", "retry")).statusCode(202);

    answerAll(run).body("state", equalTo("ready"));
    assertThat(server.created()).hasSize(1);
  }

  @Test
  void neverCreatesAnAccountTwiceAfterACrash() {
    var person = person();
    var attempt = UUID.randomUUID();
    QuarkusTransaction.requiringNew().run(() -> accounts.request(person, "acme.test", EMAIL));
    var access = (Access.Enter) accounts.access(person, "acme.test", attempt);
    assertThat(access.isCreation()).isTrue();
    assertThat(accounts.claim(person.accountId(), access, attempt)).isPresent();
    // the second of two runs that have decided to create it
    assertThat(accounts.claim(person.accountId(), access, UUID.randomUUID())).isEmpty();

    // the process dies here: the step is carried out again, and another run comes by
    assertThat(accounts.access(person, "acme.test", UUID.randomUUID()))
        .isInstanceOf(Access.Ask.class);
    var again = (Access.Enter) accounts.access(person, "acme.test", attempt);
    assertThat(again.isCreation()).isFalse();
    assertThat(again.password()).isEqualTo(access.password());

    var claimed = accounts.claim(person.accountId(), again, attempt).orElseThrow();
    // and dies once more: the password is not tried again without the applicant
    assertThat(accounts.access(person, "acme.test", attempt))
        .isInstanceOfSatisfying(Access.Ask.class, it -> assertThat(it.canRetry()).isTrue());
    accounts.settle(person.accountId(), claimed, SiteAccountState.WORKS);
    assertThat(accounts.access(person, "acme.test", attempt)).isInstanceOf(Access.Enter.class);
  }

  @Test
  void keepsAccountsApart() {
    var person = person();
    var client =
        UUID.fromString(
            applying
                .applicant()
                .post("/clients", Map.of("name", "Ada"))
                .statusCode(201)
                .extract()
                .path("id"));
    QuarkusTransaction.requiringNew()
        .run(() -> accounts.give(person, "acme.test", EMAIL, PASSWORD));

    assertThat(accounts.access(new Person(person.accountId(), client), "acme.test", client))
        .isInstanceOf(Access.Ask.class);
    applying.applicant().get("/site-accounts?clientId=" + client).body("$", empty());
    String id =
        applying.applicant().get("/site-accounts").body("$", hasSize(1)).extract().path("[0].id");
    var stranger = Applicant.create();
    stranger.post("/site-accounts/" + id + "/password").statusCode(404);
    stranger.request().delete("/site-accounts/" + id).then().statusCode(404);
    applying.applicant().post("/site-accounts/" + id + "/password").statusCode(409);
    applying.applicant().request().delete("/site-accounts/" + id).then().statusCode(204);
    applying.applicant().get("/site-accounts").body("$", empty());
  }

  private Person person() {
    var id = applying.applicant().get("/account").extract().<String>path("id");
    return new Person(UUID.fromString(id), null);
  }

  private String site() {
    return server.base().replace("http://", "");
  }

  private ValidatableResponse account(String run, Map<String, String> answer) {
    return applying.applicant().post("/attempts/" + run + "/account", answer);
  }

  private ValidatableResponse answerAll(String run) {
    var rest = applying.awaitRest(run);
    for (int i = 0; i < 8 && rest.extract().path("state").equals("asking"); i++) {
      assertThat(rest.extract().<List<Object>>path("asked.account")).containsOnlyNulls();
      applying.answer(run, new HashMap<>(Applying.answersTo(rest, ANSWERS)), false).statusCode(202);
      rest = applying.awaitRest(run);
    }
    return rest;
  }

  private String exported() {
    return applying.applicant().get("/account/export").statusCode(200).extract().asString();
  }

  private List<String> storedTexts() {
    List<?> rows =
        entityManager
            .createNativeQuery(
                "select cast(a as text) from attempt a union all select cast(e as text) from"
                    + " attempt_event e union all select cast(s as text) from site_account s union all"
                    + " select cast(w as text) from work w union all select cast(p as text) from"
                    + " apply_profile p",
                String.class)
            .getResultList();
    return rows.stream().map(String::valueOf).toList();
  }
}
