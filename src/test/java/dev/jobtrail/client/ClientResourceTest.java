package dev.jobtrail.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anEmptyMap;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class ClientResourceTest {

  @Inject AgroalDataSource dataSource;

  private Operator operator;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
  }

  @Test
  void addsAClientWithEveryField() {
    operator
        .post(
            "/clients",
            Map.of(
                "name", "Jana Nováková",
                "email", "jana@example.org",
                "phone", "+420 555 010 020",
                "notes", "Prefers remote work.",
                "requireApproval", true))
        .statusCode(201)
        .header("Location", notNullValue())
        .body("name", equalTo("Jana Nováková"))
        .body("email", equalTo("jana@example.org"))
        .body("phone", equalTo("+420 555 010 020"))
        .body("notes", equalTo("Prefers remote work."))
        .body("status", equalTo("active"))
        .body("requireApproval", equalTo(true))
        .body("createdAt", endsWith("Z"))
        .body("archivedAt", nullValue())
        .body("counts.applications", equalTo(0))
        .body("counts.submitted", equalTo(0))
        .body("counts.byStatus", not(anEmptyMap()))
        .body("counts.pendingApprovals", equalTo(0))
        .body("counts.unseenDecisions", equalTo(0));
  }

  @Test
  void addsAClientByItsNameAlone() {
    operator
        .post("/clients", Map.of("name", "J"))
        .statusCode(201)
        .body("email", nullValue())
        .body("phone", nullValue())
        .body("notes", nullValue())
        .body("requireApproval", equalTo(false));
  }

  static List<Map<String, Object>> longest() {
    return List.of(
        Map.of("name", "n".repeat(200)),
        Map.of("phone", "1".repeat(50)),
        Map.of("notes", "n".repeat(10_000)),
        Map.of("name", "\uD83D\uDE80".repeat(200)), // signs of two chars each
        Map.of("notes", "\uD842\uDFB7".repeat(10_000)),
        Map.of("email", "a".repeat(60) + "@" + "b".repeat(60) + ".example"));
  }

  @ParameterizedTest
  @MethodSource("longest")
  void takesWhatIsJustWithinABound(Map<String, Object> fields) {
    var body = new HashMap<String, Object>(Map.of("name", "n"));
    body.putAll(fields);
    operator.post("/clients", body).statusCode(201);
    operator.patch("/clients/" + operator.client("other"), fields).statusCode(200);
  }

  static List<Map<String, Object>> broken() {
    return List.of(
        Map.of("name", ""),
        Map.of("name", "  "),
        Map.of("name", "n".repeat(201)),
        Map.of("phone", "1".repeat(51)),
        Map.of("name", "\uD83D\uDE80".repeat(201)),
        Map.of("notes", "n".repeat(10_001)),
        Map.of("email", ""),
        Map.of("email", "jana"),
        Map.of("email", "jana@example"),
        Map.of("email", "jana@@example.org"),
        Map.of("email", "jana@example..org"),
        Map.of("email", "jana @example.org"),
        Map.of("email", "jana@example.org\nBcc: all@example.org"),
        Map.of("email", "Jana <jana@example.org>"),
        Map.of("email", "jana@example.org, eva@example.org"));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void refusesWhatBreaksABound(Map<String, Object> fields) {
    var field = fields.keySet().iterator().next();
    var body = new HashMap<String, Object>(Map.of("name", "n"));
    body.putAll(fields);
    operator
        .post("/clients", body)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"))
        .body("details.field", hasItems(field));
    operator
        .patch("/clients/" + operator.client("other"), fields)
        .statusCode(400)
        .body("details.field", hasItems(field));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"email\":\"a@example.org\"}", "{\"name\":null}"})
  void refusesAClientWithoutAName(String body) {
    operator.post("/clients", body).statusCode(400).body("code", equalTo("VALIDATION_FAILED"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"n\",\"status\":\"archived\"}",
        "{\"name\":\"n\",\"counts\":{}}",
        "{\"name\":\"n\",\"empty\":true}",
        "{\"name\":1}",
        "{\"name\":\"n\",\"requireApproval\":\"yes\"}"
      })
  void refusesWhatAnOperationDoesNotKnow(String body) {
    operator.post("/clients", body).statusCode(400).body("code", equalTo("BAD_REQUEST"));
    operator
        .patch("/clients/" + operator.client("other"), body)
        .statusCode(400)
        .body("code", equalTo("BAD_REQUEST"));
  }

  @Test
  void leavesWhatAPatchDoesNotName() {
    var id =
        operator.client(
            Map.of(
                "name", "Jana", "email", "j@example.org", "phone", "1", "requireApproval", true));
    operator
        .patch("/clients/" + id, Map.of("phone", "2"))
        .statusCode(200)
        .body("name", equalTo("Jana"))
        .body("email", equalTo("j@example.org"))
        .body("phone", equalTo("2"))
        .body("requireApproval", equalTo(true));
  }

  @Test
  void clearsWhatAPatchSetsToNull() {
    var id =
        operator.client(
            Map.of("name", "Jana", "email", "j@example.org", "phone", "1", "notes", "n"));
    operator
        .patch("/clients/" + id, "{\"email\":null,\"phone\":null,\"notes\":null}")
        .statusCode(200)
        .body("name", equalTo("Jana"))
        .body("email", nullValue())
        .body("phone", nullValue())
        .body("notes", nullValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"name\":null}", "{\"requireApproval\":null}"})
  void refusesNullForWhatCannotBeNull(String body) {
    operator
        .patch("/clients/" + operator.client("Jana"), body)
        .statusCode(400)
        .body("code", equalTo("VALIDATION_FAILED"));
  }

  @Test
  void advancesUpdatedAtWithAChangeAndNotWithoutOne() {
    var id = operator.client("Jana");
    var before = operator.get("/clients/" + id).extract().<String>path("updatedAt");
    operator.patch("/clients/" + id, "{}").statusCode(200).body("updatedAt", equalTo(before));
    operator
        .patch("/clients/" + id, Map.of("notes", "n"))
        .statusCode(200)
        .body("updatedAt", not(equalTo(before)));
  }

  @Test
  void archivesAndRestores() {
    var id = operator.client("Jana");
    var archived =
        operator
            .post("/clients/" + id + "/archive")
            .statusCode(200)
            .body("status", equalTo("archived"))
            .body("archivedAt", notNullValue())
            .extract()
            .asString();
    assertThat(operator.post("/clients/" + id + "/archive").statusCode(200).extract().asString())
        .isEqualTo(archived);
    var restored =
        operator
            .post("/clients/" + id + "/restore")
            .statusCode(200)
            .body("status", equalTo("active"))
            .body("archivedAt", nullValue())
            .extract()
            .asString();
    assertThat(operator.post("/clients/" + id + "/restore").statusCode(200).extract().asString())
        .isEqualTo(restored);
  }

  @Test
  void answersAnUnchangedClientWithItsTagAlone() {
    var path = "/clients/" + operator.client("Jana");
    var tag = operator.get(path).extract().header("ETag");
    operator.request().header("If-None-Match", tag).get(path).then().statusCode(304);
    operator.patch(path, Map.of("name", "Eva")).statusCode(200);
    operator.request().header("If-None-Match", tag).get(path).then().statusCode(200);
  }

  @Test
  void listsNewestFirstAndInPages() {
    var ids = IntStream.range(0, 5).mapToObj(i -> operator.client("c" + i)).toList().reversed();
    operator.get("/clients").statusCode(200).body("id", equalTo(ids));
    var listed = new ArrayList<String>();
    var next = "/clients?limit=2";
    while (next != null) {
      var page = operator.get(next).statusCode(200).extract();
      listed.addAll(page.path("id"));
      var link = page.header("Link");
      next = link == null ? null : link.substring(1, link.indexOf('>'));
    }
    assertThat(listed).isEqualTo(ids);
  }

  @ParameterizedTest
  @CsvSource({
    "status=active, Jana|Eva",
    "status=archived, Petr",
    "q=JAN, Jana",
    "q=J%C3%A1n, Jana",
    "q=example.org, Eva",
    "q=0042, Petr",
    "q=remote, Jana",
    "q=%25, ''",
    "q=_, ''",
    "status=active&q=petr, ''"
  })
  void filtersByStatusAndText(String query, String names) {
    operator.client(Map.of("name", "Eva", "email", "Eva@Example.org"));
    var petr = operator.client(Map.of("name", "Petr", "phone", "+420 0042"));
    operator.post("/clients/" + petr + "/archive").statusCode(200);
    operator.client(Map.of("name", "Jana", "notes", "Remote only"));
    var expected = names.isEmpty() ? List.of() : List.of(names.split("\\|"));
    operator.get("/clients?" + query).statusCode(200).body("name", equalTo(expected));
  }

  @ParameterizedTest
  @ValueSource(strings = {"status=gone", "limit=0", "limit=101"})
  void refusesAFilterThatCannotBe(String query) {
    operator.get("/clients?" + query).statusCode(400);
  }

  @Test
  void showsClientsToTheirOwnerAlone() {
    var id = operator.client("Jana");
    var stranger = Operator.create();
    var unknown = UUID.randomUUID().toString();
    stranger.get("/clients").body("size()", equalTo(0));
    assertThat(stranger.get("/clients/" + id).statusCode(404).extract().asString())
        .isEqualTo(stranger.get("/clients/" + unknown).statusCode(404).extract().asString());
    stranger.patch("/clients/" + id, Map.of("name", "x")).statusCode(404);
    stranger.post("/clients/" + id + "/archive").statusCode(404);
    stranger.post("/clients/" + id + "/restore").statusCode(404);
    stranger.get("/clients/no-id").statusCode(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/resumes", "/applications", "/applications/stats", "/applications/export"})
  void doesNotListForAForeignClient(String path) {
    var foreign = Operator.create().client("Jana");
    operator.get(path + "?clientId=" + foreign).statusCode(404);
    operator.get(path + "?clientId=" + UUID.randomUUID()).statusCode(404);
    operator.get(path + "?clientId=x").statusCode(404);
    operator.get(path + "?clientId=").statusCode(400);
  }

  @Test
  void makesNothingForAForeignClient() {
    var foreign = Operator.create().client("Jana");
    var own = operator.resume(null);
    operator.post("/resumes", Map.of("name", "n", "clientId", foreign)).statusCode(404);
    operator.post("/resumes/import", Map.of("data", Map.of(), "clientId", foreign)).statusCode(404);
    operator.track(foreign, own).statusCode(404);
    operator
        .post("/applications/import", imported(foreign, own))
        .statusCode(404)
        .body("code", equalTo("NOT_FOUND"));
  }

  @Test
  void keepsTheRecordsOfEachPersonApart() {
    var jana = operator.client("Jana");
    var eva = operator.client("Eva");
    var ofJana = operator.resume(jana);
    var own = operator.resume(null);
    var application = operator.application(jana, ofJana);
    operator.application(null, own);

    operator.get("/resumes?clientId=" + jana).body("id", contains(ofJana));
    operator.get("/resumes?clientId=" + jana).body("clientId", contains(jana));
    operator.get("/resumes?clientId=" + eva).body("size()", equalTo(0));
    operator.get("/resumes").body("id", contains(own));
    operator.get("/applications?clientId=" + jana).body("id", contains(application));
    operator.get("/applications?clientId=" + jana).body("posting.clientId", contains(jana));
    operator.get("/applications").body("clientId", contains(nullValue()));
    operator.get("/applications/stats?clientId=" + jana).body("total", equalTo(1));
    operator
        .request()
        .accept("application/json")
        .get("/applications/export?clientId=" + jana)
        .then()
        .body("clientId", contains(jana));
    operator.post("/resumes/" + ofJana + "/duplicate").body("clientId", equalTo(jana));
  }

  @Test
  void choosesOnlyResumesOfThatPerson() {
    var jana = operator.client("Jana");
    var eva = operator.client("Eva");
    operator.track(jana, operator.resume(eva)).statusCode(404);
    operator.track(jana, operator.resume(null)).statusCode(404);
    operator.track(null, operator.resume(eva)).statusCode(404);
  }

  @Test
  void tracksAJobOnceForEachPerson() {
    var jana = operator.client("Jana");
    var posting =
        Map.of(
            "title",
            "t",
            "company",
            "c",
            "url",
            "https://jobs.example.com/same",
            "descriptionRaw",
            "d");
    var own = Map.of("resumeId", operator.resume(null), "posting", posting);
    var ofJana = Map.of("resumeId", operator.resume(jana), "clientId", jana, "posting", posting);
    operator.post("/applications", own).statusCode(201);
    operator.post("/applications", ofJana).statusCode(201);
    operator.post("/applications", ofJana).statusCode(409).body("code", equalTo("ALREADY_EXISTS"));
  }

  @Test
  void importsForClients() {
    var jana = operator.client("Jana");
    operator
        .post("/resumes/import", Map.of("data", Map.of(), "clientId", jana))
        .statusCode(201)
        .body("clientId", equalTo(jana));
    operator
        .post("/applications/import", imported(jana, operator.resume(jana)))
        .statusCode(200)
        .body("created.size()", equalTo(1));
    operator.get("/clients/" + jana).body("counts.applications", equalTo(1));
  }

  @Test
  void countsApplicationsAsTheyMove() {
    var jana = operator.client("Jana");
    var resume = operator.resume(jana);
    var first = operator.application(jana, resume);
    var second = operator.application(jana, resume);
    operator.application(jana, resume);
    operator.move(first, "submitted").statusCode(200);
    operator.move(first, "interview").statusCode(200);
    operator.move(second, "submitted").statusCode(200);
    counts(jana, 3, 2, Map.of("saved", 1, "submitted", 1, "interview", 1));

    operator.delete("/applications/" + second).statusCode(204);
    counts(jana, 2, 1, Map.of("saved", 1, "interview", 1));
    operator.application(null, operator.resume(null));
    counts(jana, 2, 1, Map.of("saved", 1, "interview", 1));
  }

  @Test
  void countsForEachClientOfAList() {
    var jana = operator.client("Jana");
    var eva = operator.client("Eva");
    operator.application(jana, operator.resume(jana));
    var resume = operator.resume(eva);
    operator.application(eva, resume);
    operator.application(eva, resume);
    operator.get("/clients").body("counts.applications", contains(2, 1));
  }

  @Test
  void countsExactlyWhenManyWriteAtOnce() throws Exception {
    var jana = operator.client("Jana");
    var resume = operator.resume(jana);
    var moves = List.of("submitted", "interview", "saved", "withdrawn", "ready");
    var number = new AtomicInteger();
    Parallel.run(
        8,
        () -> {
          for (int i = 0; i < 10; i++) {
            var application = operator.application(jana, resume);
            var turn = number.getAndIncrement();
            operator.move(application, moves.get(turn % moves.size())).statusCode(200);
            if (turn % 4 == 0) {
              operator.delete("/applications/" + application).statusCode(204);
            }
            operator.get("/clients/" + jana).statusCode(200);
          }
          return null;
        });
    var stats = operator.get("/applications/stats?clientId=" + jana).statusCode(200).extract();
    var counted = operator.get("/clients/" + jana).statusCode(200).extract();
    assertThat(counted.<Integer>path("counts.applications")).isEqualTo(60);
    assertThat(counted.<Integer>path("counts.applications")).isEqualTo(stats.path("total"));
    assertThat(counted.<Map<String, Integer>>path("counts.byStatus"))
        .isEqualTo(stats.path("byStatus"));
  }

  @Test
  void givesOutAsManySeatsAsThePlanHas() throws SQLException {
    setPlan("free");
    var first = operator.client("first");
    operator
        .post("/clients", Map.of("name", "second"))
        .statusCode(402)
        .body("code", equalTo("SEAT_LIMIT_REACHED"));
    operator.post("/clients/" + first + "/archive").statusCode(200);
    operator.client("second");
    operator
        .post("/clients/" + first + "/restore")
        .statusCode(402)
        .body("code", equalTo("SEAT_LIMIT_REACHED"));
    operator.get("/clients/" + first).body("status", equalTo("archived"));
  }

  @Test
  void restoresAnActiveClientThoughAllSeatsAreTaken() throws SQLException {
    setPlan("free");
    operator.post("/clients/" + operator.client("first") + "/restore").statusCode(200);
  }

  @Test
  void looksAtTheBodyAndTheIdBeforeTheSeats() throws SQLException {
    setPlan("free");
    operator.client("first");
    operator.post("/clients", Map.of("name", "")).statusCode(400);
    operator.post("/clients/" + UUID.randomUUID() + "/restore").statusCode(404);
  }

  @Test
  void givesTheLastSeatsToExactlyAsManyRestoresAsThereAreSeats() throws Exception {
    var archived =
        IntStream.range(0, 12)
            .mapToObj(
                i -> {
                  var id = operator.client("c" + i);
                  operator.post("/clients/" + id + "/archive").statusCode(200);
                  return id;
                })
            .toList();
    setPlan("pro");
    var next = new AtomicInteger();
    var statuses =
        Parallel.run(
            12,
            () ->
                status(
                    operator.post(
                        "/clients/" + archived.get(next.getAndIncrement()) + "/restore")));
    assertThat(statuses).containsOnly(200, 402);
    assertThat(statuses).filteredOn(it -> it == 200).hasSize(3);
    operator.get("/clients?status=active").body("size()", equalTo(3));
  }

  @Test
  void givesTheLastSeatsToExactlyAsManyNewClientsAsThereAreSeats() throws Exception {
    setPlan("pro");
    var archived = operator.client("old");
    operator.post("/clients/" + archived + "/archive").statusCode(200);
    var turn = new AtomicInteger();
    var statuses =
        Parallel.run(
            16,
            () ->
                turn.getAndIncrement() % 4 == 0
                    ? status(operator.post("/clients/" + archived + "/restore"))
                    : status(operator.post("/clients", Map.of("name", "new"))));
    operator.get("/clients?status=active").body("size()", equalTo(3));
    assertThat(Set.copyOf(statuses)).isSubsetOf(200, 201, 402);
  }

  @Test
  void goesWithTheAccountAndComesWithItsExport() throws SQLException {
    var jana = operator.client("Jana");
    operator.application(jana, operator.resume(jana));
    operator
        .get("/account/export")
        .body("clients.name", contains("Jana"))
        .body("clients.counts.applications", contains(1))
        .body("resumes.clientId", contains(jana))
        .body("applications.clientId", contains(jana));
    var id = operator.id();
    operator.account().deleteWholly();
    assertThat(rows("client where account_id = '" + id + "'")).isZero();
    assertThat(rows("application_tally where client_id = '" + jana + "'")).isZero();
    assertThat(rows("application where account_id = '" + id + "'")).isZero();
  }

  private void counts(String client, int applications, int submitted, Map<String, Integer> some) {
    var counts = operator.get("/clients/" + client).statusCode(200).extract();
    assertThat(counts.<Integer>path("counts.applications")).isEqualTo(applications);
    assertThat(counts.<Integer>path("counts.submitted")).isEqualTo(submitted);
    var byStatus = counts.<Map<String, Integer>>path("counts.byStatus");
    assertThat(byStatus).hasSize(14).containsAllEntriesOf(some);
    assertThat(byStatus.values().stream().collect(Collectors.summingInt(it -> it)))
        .isEqualTo(applications);
  }

  private static int status(ValidatableResponse response) {
    return response.extract().statusCode();
  }

  private static Map<String, Object> imported(String client, String resume) {
    return Map.of(
        "applications",
        List.of(
            Map.of(
                "clientId", client,
                "resumeId", resume,
                "posting", Map.of("title", "t", "company", "c"))));
  }

  private void setPlan(String plan) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.prepareStatement("update account set plan = ? where id = ?")) {
      statement.setString(1, plan);
      statement.setObject(2, operator.id());
      assertThat(statement.executeUpdate()).isOne();
    }
  }

  private long rows(String from) throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var result = statement.executeQuery("select count(*) from " + from)) {
      result.next();
      return result.getLong(1);
    }
  }
}
