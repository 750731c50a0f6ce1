package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.in;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Database;
import dev.jobtrail.testing.FormServer;
import dev.jobtrail.testing.FormServer.Moment;
import dev.jobtrail.testing.FormServer.Submission;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs whose process ends in the middle, or that race: whatever happens, a form's server receives
 * an application once at most.
 */
@ExtendWith(RestoredPort.class)
class NeverTwiceIT {

  /** For machines that have better things to do than to open browsers. */
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private static final Duration OFTEN = Duration.ofMillis(50);
  private static final String NOT_CONFIRMED = "submission not confirmed";

  private static final Map<String, String> SETTINGS = new HashMap<>();
  private static final List<Replica> REPLICAS = new ArrayList<>();

  private static DataSource database;
  private static FormServer forms;

  @BeforeAll
  static void prepare() {
    forms = new FormServer();
    SETTINGS.putAll(new PostgresResource().start());
    database = Database.of(SETTINGS);
    // processes that die are taken for dead after four heartbeats
    SETTINGS.put("jobtrail.work.heartbeat", "1s");
    SETTINGS.put("jobtrail.work.poll-every", "200ms");
    SETTINGS.put("jobtrail.work.stop-wait", "2s");
    SETTINGS.put("jobtrail.fetch.allow-private-addresses", "true");
    SETTINGS.put("quarkus.shutdown.delay", "0s");
  }

  @AfterAll
  static void stop() {
    REPLICAS.forEach(Replica::kill);
    REPLICAS.clear();
    forms.close();
  }

  @BeforeEach
  void haveTwoReplicas() throws IOException {
    while (REPLICAS.size() < 2) {
      REPLICAS.add(Replica.start(SETTINGS));
    }
    RestAssured.port = REPLICAS.getFirst().port();
  }

  /** Whatever a test was about. */
  @AfterEach
  void nothingWasSentTwiceAndNoBrowserIsLeft() {
    await().atMost(PATIENCE).until(() -> REPLICAS.stream().noneMatch(NeverTwiceIT::hasBrowser));
    assertThat(
            forms.submissions().stream()
                .collect(Collectors.groupingBy(Submission::job, Collectors.counting())))
        .allSatisfy((_, times) -> assertThat(times).isEqualTo(1));
  }

  @Test
  void goesOnWhereItsProcessIsKilledAsTheFormOpens() throws IOException {
    var url = forms.url("generic");
    Run run;
    try (var form = forms.hold(url, Moment.FORM)) {
      run = Run.start(url, "auto");
      awaitReached(form);
      killTheOneAtWork();
    }

    run.awaitSubmitted();
  }

  @Test
  void goesOnWhereItsProcessIsKilledWhileItFills() throws IOException {
    var run = Run.start(forms.url("generic"), "review");
    run.awaitEvent("fill");
    killTheOneAtWork();

    run.awaitState("ready");
    assertThat(run.sent()).isEmpty();
    run.submit().statusCode(202);
    run.awaitSubmitted();
  }

  @Test
  void goesOnWhereItsProcessIsKilledAsItUploads() throws IOException {
    var url = forms.url("lever");
    Run run;
    try (var upload = forms.hold(url, Moment.UPLOAD)) {
      run = Run.start(url, "review");
      awaitReached(upload);
      killTheOneAtWork();
    }

    run.awaitState("ready");
    assertThat(run.sent()).isEmpty();
    run.submit().statusCode(202);
    run.awaitSubmitted();
  }

  @Test
  void goesOnWhereItsProcessIsKilledAfterSubmitAndBeforeItSetsOut() throws IOException {
    var url = forms.url("generic");
    var run = Run.start(url, "review");
    run.awaitState("ready");
    try (var form = forms.hold(url, Moment.FORM)) {
      run.submit().statusCode(202);
      awaitReached(form);
      killTheOneAtWork();
    }

    run.awaitSubmitted();
  }

  /** The process has told that it will press the button, and nobody knows whether it has. */
  @Test
  void isNotSentWhereItsProcessIsKilledJustBeforeTheClick() throws Exception {
    var url = forms.url("generic");
    var run = Run.start(url, "review");
    run.awaitState("ready");
    try (var form = forms.hold(url, Moment.FORM)) {
      run.submit().statusCode(202);
      awaitReached(form);
      setOut(run);
      killTheOneAtWork();
    }

    run.awaitNotConfirmed();
    assertThat(run.sent()).isEmpty();
  }

  @Test
  void isSentOnceWhereItsProcessIsKilledJustAfterTheClick() throws IOException {
    var url = forms.url("generic");
    Run run;
    try (var answer = forms.hold(url, Moment.SENT)) {
      run = Run.start(url, "auto");
      awaitReached(answer);
      killTheOneAtWork();
    }

    run.awaitNotConfirmed();
    assertThat(run.sent()).hasSize(1);
  }

  @Test
  void isSentOnceWhereItsProcessIsKilledAsItWaitsForTheConfirmation() throws IOException {
    var url = forms.url("generic");
    Run run;
    try (var thanks = forms.hold(url, Moment.THANKS)) {
      run = Run.start(url, "auto");
      awaitReached(thanks);
      killTheOneAtWork();
    }

    run.awaitNotConfirmed();
    assertThat(run.sent()).hasSize(1);
  }

  @Test
  void isSentOnceWhereItsProcessIsToldToStopAsItWaitsForTheConfirmation() throws IOException {
    var url = forms.url("generic");
    Run run;
    try (var thanks = forms.hold(url, Moment.THANKS)) {
      run = Run.start(url, "auto");
      awaitReached(thanks);
      endTheOneAtWork(Replica::close);
    }

    run.awaitNotConfirmed();
    assertThat(run.sent()).hasSize(1);
  }

  /** It stalls for so long that another one takes over, and goes on afterwards. */
  @Test
  void isSentOnceWhereItsProcessWasTakenForDead() throws IOException {
    var url = forms.url("generic");
    Run run;
    Replica stalled;
    try (var form = forms.hold(url, Moment.FORM)) {
      run = Run.start(url, "auto");
      awaitReached(form);
      stalled = theOneAtWork();
      stalled.pause();
      RestAssured.port = theOther(stalled).port();
    }
    run.awaitSubmitted();

    stalled.resume();

    await().atMost(PATIENCE).until(() -> !hasBrowser(stalled));
    run.awaitSubmitted();
  }

  @Test
  void isHandedOnByAProcessThatIsToldToStop() throws Exception {
    var url = forms.url("lever");
    Run run;
    try (var upload = forms.hold(url, Moment.UPLOAD)) {
      run = Run.start(url, "review");
      awaitReached(upload);
      endTheOneAtWork(Replica::close);
    }

    run.awaitState("ready");
    assertThat(run.sent()).isEmpty();
    // another beginning counts where a process has ended without a word
    assertThat(beginnings(run)).isEqualTo(1);
  }

  @Test
  void isSentOnceWhereSubmitIsPressedOnTwoAtOnce() throws InterruptedException {
    var run = Run.start(forms.url("generic"), "review");
    run.awaitState("ready");
    var turn = new AtomicInteger();

    var answers = Parallel.run(2, () -> run.submitOn(REPLICAS.get(turn.getAndIncrement())));

    assertThat(answers).containsExactlyInAnyOrder(202, 409);
    run.awaitSubmitted();
  }

  @Test
  void isSentOnceWhereTheConfirmationTakesLong() {
    var run = Run.start(forms.url("generic", "slow"), "auto");

    run.awaitSubmitted();
  }

  @Test
  void isNotSentWhereItIsAbandonedWhileItFills() throws IOException {
    isNotSentAfter(run -> run.post("/attempts/" + run.id() + "/abandon").statusCode(200));
  }

  @Test
  void isNotSentWhereItsApplicationIsWithdrawnWhileItFills() throws IOException {
    isNotSentAfter(run -> run.applicant().move(run.application(), "withdrawn"));
  }

  @Test
  void isNotSentWhereItsClientIsArchivedWhileItFills() throws IOException {
    isNotSentAfter(run -> run.post("/clients/" + run.client() + "/archive").statusCode(200));
  }

  private static void isNotSentAfter(Consumer<Run> end) throws IOException {
    var url = forms.url("generic");
    Run run;
    try (var form = forms.hold(url, Moment.FORM)) {
      run = Run.start(url, "auto");
      awaitReached(form);
      end.accept(run);
      run.read().body("state", equalTo("done")).body("outcome", equalTo("abandoned"));
    }

    await().atMost(PATIENCE).until(() -> REPLICAS.stream().noneMatch(NeverTwiceIT::hasBrowser));
    assertThat(run.sent()).isEmpty();
    run.read().body("state", equalTo("done")).body("outcome", equalTo("abandoned"));
  }

  private static void awaitReached(FormServer.Hold hold) {
    await().pollInterval(OFTEN).atMost(PATIENCE).until(hold::isReached);
  }

  private static void killTheOneAtWork() {
    endTheOneAtWork(Replica::kill);
  }

  /** Its browsers end with it. */
  private static void endTheOneAtWork(Consumer<Replica> end) {
    var atWork = theOneAtWork();
    var processes = atWork.processes();
    assertThat(processes.isRunning("chromedriver")).isTrue();
    end.accept(atWork);
    REPLICAS.remove(atWork);
    RestAssured.port = REPLICAS.getFirst().port();
    processes.awaitTheirEnd();
  }

  private static Replica theOneAtWork() {
    var atWork = REPLICAS.stream().filter(NeverTwiceIT::hasBrowser).toList();
    assertThat(atWork).hasSize(1);
    return atWork.getFirst();
  }

  private static Replica theOther(Replica replica) {
    return REPLICAS.stream().filter(it -> it != replica).findFirst().orElseThrow();
  }

  private static boolean hasBrowser(Replica replica) {
    var processes = replica.processes();
    return processes.isRunning("chromium") || processes.isRunning("chromium-headless-shell");
  }

  /** What a process does last before it presses the button. */
  private static void setOut(Run run) throws SQLException {
    try (var connection = database.getConnection();
        var statement =
            connection.prepareStatement(
                "insert into submission (application_id, attempt_id, begun_at)"
                    + " values (?::uuid, ?::uuid, now())")) {
      statement.setString(1, run.application());
      statement.setString(2, run.id());
      statement.executeUpdate();
    }
  }

  /** How often the work on a run was begun. */
  private static int beginnings(Run run) throws SQLException {
    try (var connection = database.getConnection();
        var statement =
            connection.prepareStatement(
                "select attempts from work where application_id = ?::uuid and kind = 'APPLY'")) {
      statement.setString(1, run.application());
      try (var rows = statement.executeQuery()) {
        rows.next();
        return rows.getInt(1);
      }
    }
  }

  /**
   * A run for a client who is known well enough that nothing is asked.
   *
   * @param url where the form is
   */
  private record Run(
      Applicant applicant, String client, String url, String application, String id) {

    static Run start(String url, String submitMode) {
      var account = Api.newAccount();
      var client = new Operator(account).client("Jana");
      var applicant = Applicant.forClient(account, client);
      applicant
          .request()
          .body(profile(submitMode))
          .put("/apply/profile?clientId=" + client)
          .then()
          .statusCode(200);
      var posting = new HashMap<>(Applicant.POSTING);
      posting.put("url", url);
      posting.put("location", "Berlin, Germany");
      var application = applicant.track(posting, client);
      var id =
          applicant
              .post("/applications/" + application + "/attempts")
              .statusCode(201)
              .extract()
              .<String>path("id");
      return new Run(applicant, client, url, application, id);
    }

    private static Map<String, Object> profile(String submitMode) {
      return Map.of(
          "firstName",
          "Jana",
          "lastName",
          "Novak",
          "email",
          "jana.novak@example.com",
          "phone",
          "+49 30 901820",
          "address",
          Map.of("city", "Berlin", "country", "DE"),
          "links",
          Map.of("linkedin", "https://www.linkedin.com/in/jana-novak-example"),
          "workAuthorization",
          List.of(Map.of("country", "DE", "authorized", true, "needsSponsorship", false)),
          "consents",
          Map.of("dataProcessing", true),
          "answers",
          List.of(
              answer("How did you hear about us?", "Other"),
              answer("Would you work remotely?", "Yes"),
              answer("What have you built that you are proud of?", "A plan for berths.")),
          "submitMode",
          submitMode);
    }

    private static Map<String, String> answer(String question, String answer) {
      return Map.of("question", question, "answer", answer);
    }

    /** What the form's server has received. */
    List<Submission> sent() {
      return forms.submissions(url);
    }

    ValidatableResponse read() {
      return applicant.get("/attempts/" + id).statusCode(200);
    }

    ValidatableResponse post(String path) {
      return applicant.post(path);
    }

    ValidatableResponse submit() {
      return post("/attempts/" + id + "/submit");
    }

    int submitOn(Replica replica) {
      return applicant
          .request()
          .port(replica.port())
          .post("/attempts/" + id + "/submit")
          .statusCode();
    }

    void awaitEvent(String kind) {
      await()
          .pollInterval(OFTEN)
          .atMost(PATIENCE)
          .untilAsserted(() -> read().body("events.kind", hasItem(kind)));
    }

    /** Waits until no browser is at it. */
    void awaitState(String state) {
      await()
          .atMost(PATIENCE)
          .untilAsserted(() -> read().body("state", in(List.of("asking", "ready", "done"))));
      var rest = read().extract();
      assertThat(rest.<String>path("state")).as("%s", rest.asString()).isEqualTo(state);
    }

    void awaitSubmitted() {
      awaitState("done");
      read().body("outcome", equalTo("submitted"));
      applicant.application(application).body("status", equalTo("submitted"));
      assertThat(sent()).hasSize(1);
    }

    /** What has become of it is for its owner to find out, who can go on by hand only. */
    void awaitNotConfirmed() {
      awaitState("done");
      read().body("outcome", equalTo("error")).body("reason", equalTo(NOT_CONFIRMED));
      applicant.application(application).body("status", equalTo("needs_action"));
      post("/applications/" + application + "/attempts").statusCode(409);
      applicant.move(application, "submitted");
    }
  }
}
