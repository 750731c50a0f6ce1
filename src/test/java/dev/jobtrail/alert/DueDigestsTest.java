package dev.jobtrail.alert;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import dev.jobtrail.platform.JsonSettings;
import dev.jobtrail.testing.FoundMatches;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import jakarta.mail.Multipart;
import jakarta.mail.internet.MimeMessage;
import jakarta.persistence.EntityManager;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class DueDigestsTest {

  private static final SettableClock CLOCK = StandingClock.CLOCK;

  private static final Duration DAY = Duration.ofDays(1);

  @Inject DueDigests digests;

  @Inject DigestWriter writer;

  @Inject FoundMatches found;

  @Inject EntityManager entityManager;

  Mailbox mailbox;

  private Operator operator;
  private String resume;
  private int urls;

  @BeforeEach
  void turnOn() {
    operator = Operator.create();
    var email = operator.account().email();
    given()
        .contentType("application/json")
        .body(Map.of("token", mailbox.newestToken(email)))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
    resume = operator.resume(null);
    set("daily").statusCode(200).body("sendsMail", equalTo(true));
  }

  private ValidatableResponse set(String frequency) {
    return operator.put("/match-alerts", Map.of("frequency", frequency, "hour", 7));
  }

  private UUID find(String title, int score) {
    return find(resume, title, score);
  }

  /** A minute after what was before, for the clock stands still. */
  private UUID find(String resumeId, String title, int score) {
    CLOCK.advance(Duration.ofMinutes(1));
    var url = "https://jobs.example.com/" + operator.id() + "/" + urls++;
    return found.add(UUID.fromString(resumeId), url, title, score, CLOCK.instant());
  }

  private void runTomorrow() {
    CLOCK.advance(DAY);
    digests.runDue();
  }

  private List<MimeMessage> mails(String subject, int count) {
    var mails = mailbox.awaitMessages(operator.account().email(), subject, count);
    assertThat(mails).hasSize(count);
    return mails;
  }

  private long queued() {
    return count("mail where kind = 'MATCH_DIGEST' and account_id = :account");
  }

  private long count(String rows) {
    return count(rows, operator.id());
  }

  private long count(String rows, UUID account) {
    return (Long)
        entityManager
            .createNativeQuery("select count(*) from " + rows, Long.class)
            .setParameter("account", account)
            .getSingleResult();
  }

  private static String text(MimeMessage mail) {
    return Mailbox.text(mail).replace("\r\n", "\n");
  }

  private static List<String> links(String text, String label) {
    return Pattern.compile(label + ": https?://[^/]+(/alerts/[A-Za-z0-9_-]{43})\n")
        .matcher(text + "\n")
        .results()
        .map(it -> it.group(1))
        .toList();
  }

  private String link(String label) {
    find("Gardener", 70);
    runTomorrow();
    return links(text(mails("1 new job match", 1).getFirst()), label).getFirst();
  }

  private String state(UUID match) {
    return operator.get("/discovery/matches/" + match).extract().path("state");
  }

  @Test
  void mailsTheBestNewMatches() throws Exception {
    for (int i = 0; i < 12; i++) {
      find("Gardener " + i, 40 + i);
    }
    runTomorrow();

    var mail = mails("12 new job matches", 1).getFirst();
    var text = text(mail);
    assertThat(text.indexOf("Gardener 11, Acme")).isPositive().isLessThan(text.indexOf("r 10,"));
    assertThat(text)
        .contains("Hello Test Person,", "Fit 51 of 100", "Gardener 2, Acme", "2 more: http")
        .contains("Posting: https://jobs.example.com/", "daily mail")
        .doesNotContain("Gardener 1,", "Gardener 0,");
    assertThat(links(text, "Add")).hasSize(10).doesNotHaveDuplicates();
    assertThat(links(text, "Dismiss")).hasSize(10).doesNotHaveDuplicates();
    var unsubscribe = links(text, "Unsubscribe").getFirst();
    assertThat(mail.getHeader("List-Unsubscribe", null))
        .matches("<https?://[^/]+" + unsubscribe + ">");
    assertThat(mail.getHeader("List-Unsubscribe-Post", null))
        .isEqualTo("List-Unsubscribe=One-Click");
    assertThat(html(mail)).contains("<html lang=\"en\">", "Gardener 11, Acme</a>", unsubscribe);
  }

  @Test
  void tellsPayReasonsAndGaps() throws Exception {
    var match = find("Gardener", 70);
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entityManager
                    .createNativeQuery(
                        "update discovery_match set location = 'Berlin', salary = '€40,000',"
                            + " fit_reason = '2 of 3 skills: Roses, Hedges.',"
                            + " fit_gap = 'Not in the resume: Lawns.' where id = :id")
                    .setParameter("id", match)
                    .executeUpdate());
    runTomorrow();

    var mail = mails("1 new job match", 1).getFirst();
    var told = List.of("Berlin · €40,000 · Fit 70", "Roses, Hedges.", "Not in the resume: Lawns.");
    assertThat(text(mail)).contains(told);
    assertThat(html(mail)).contains(told);
  }

  @Test
  void writesInTheLanguageOfTheAccount() throws Exception {
    operator
        .account()
        .browser()
        .body(Map.of("language", "de"))
        .patch("/account")
        .then()
        .statusCode(200);
    find("Gardener", 70);
    runTomorrow();

    var mail = mails("1 neuer Stellentreffer", 1).getFirst();
    assertThat(text(mail))
        .contains("Guten Tag Test Person,", "Passung: 70 von 100", "tägliche E-Mail")
        .doesNotContain("Fit", "Dismiss");
    assertThat(html(mail)).contains("<html lang=\"de\">", ">Hinzufügen</a>");
  }

  private static String html(MimeMessage mail) throws Exception {
    var parts = (Multipart) mail.getContent();
    while (parts.getBodyPart(0).getContent() instanceof Multipart inner) {
      parts = inner;
    }
    assertThat(parts.getBodyPart(1).getContentType()).startsWith("text/html");
    return (String) parts.getBodyPart(1).getContent();
  }

  @Test
  void mailsNothingTwiceAndNothingWithoutNewMatches() {
    find("Gardener", 70);
    runTomorrow();
    digests.runDue();
    mails("1 new job match", 1);
    runTomorrow();
    assertThat(queued()).isOne();

    find("Florist", 60);
    runTomorrow();
    var sentAt = wire(CLOCK.instant());
    assertThat(text(mails("1 new job match", 2).getLast()))
        .contains("Florist")
        .doesNotContain("Gardener");
    operator.get("/match-alerts").body("sentAt", equalTo(sentAt));
  }

  private static String wire(Instant time) {
    return JsonSettings.wireForm(time);
  }

  @Test
  void mailsOnMondaysOnly() {
    set("weekly");
    find("Gardener", 70);
    var mondays = new ArrayList<Instant>();
    for (int day = 0; day < 14; day++) {
      runTomorrow();
      find("Gardener " + day, 70);
      if (queued() > mondays.size()) {
        mondays.add(CLOCK.instant());
      }
    }
    assertThat(mondays).hasSize(2);
    assertThat(Duration.between(mondays.getFirst(), mondays.getLast()))
        .isCloseTo(DAY.multipliedBy(7), Duration.ofHours(1));
  }

  @Test
  void leavesOutWhatWasFoundBeforeAndWhatIsDecided() {
    set("off");
    find("Before", 70);
    CLOCK.advance(Duration.ofHours(1));
    set("daily");
    find("Fresh", 60);
    operator.post("/discovery/matches/" + find("Dismissed", 90) + "/dismiss").statusCode(200);
    runTomorrow();
    assertThat(text(mails("1 new job match", 1).getFirst())).contains("Fresh");
  }

  /** As with two replicas at once. */
  @Test
  void mailsOnceForManyProcesses() throws Exception {
    find("Gardener", 70);
    CLOCK.advance(DAY);
    Parallel.run(
        8,
        () -> {
          digests.runDue();
          return null;
        });
    assertThat(queued()).isOne();
    mails("1 new job match", 1);
  }

  /** As after a process that was killed before it committed. */
  @Test
  void losesNothingOfATransactionThatIsRolledBack() {
    find("Gardener", 70);
    CLOCK.advance(DAY);
    QuarkusTransaction.begin();
    writer.write(
        ScheduledMail.claim(MatchAlert.class, operator.id(), CLOCK.instant()).orElseThrow());
    entityManager.flush();
    digests.runDue(); // another process skips the locked row
    QuarkusTransaction.rollback();
    assertThat(queued()).isZero();

    digests.runDue();
    assertThat(queued()).isOne();
    mails("1 new job match", 1);
  }

  @Test
  void listsActiveClientsInSections() {
    var jana = operator.client("Jana <b>");
    var archived = operator.client("Gone");
    find(operator.resume(jana), "Florist", 90);
    find(operator.resume(archived), "Fisher", 95);
    find("Gardener", 10);
    operator.post("/clients/" + archived + "/archive").statusCode(200);
    runTomorrow();
    assertThat(text(mails("2 new job matches", 1).getFirst()))
        .containsSubsequence("Gardener", "For Jana <b>", "Florist")
        .doesNotContain("Fisher");
  }

  @Test
  void escapesTextsOfBoards() throws Exception {
    find("<script>x</script>\r\nBcc: a@b.c", 70);
    runTomorrow();
    var mail = mails("1 new job match", 1).getFirst();
    assertThat(html(mail)).contains("&lt;script&gt;x&lt;/script&gt; Bcc: a@b.c, Acme");
    assertThat(text(mail)).contains("<script>x</script> Bcc: a@b.c, Acme\n");
    assertThat(mail.getHeader("Bcc")).isNull();
  }

  @Test
  void countsAJobOfSeveralResumesOnce() {
    var url = "https://jobs.example.com/same/" + operator.id();
    CLOCK.advance(Duration.ofMinutes(1));
    for (var it : List.of(resume, operator.resume(null))) {
      found.add(UUID.fromString(it), url, "Gardener", 70, CLOCK.instant());
    }
    runTomorrow();
    mails("1 new job match", 1);
  }

  @Test
  void mailsNothingToAnAddressThatIsNotVerified() {
    operator = Operator.create();
    resume = operator.resume(null);
    set("daily").statusCode(200);
    find("Gardener", 70);
    runTomorrow();
    assertThat(queued()).isZero();
    given()
        .contentType("application/json")
        .body(Map.of("token", mailbox.newestToken(operator.account().email())))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
    runTomorrow();
    mails("1 new job match", 1);
  }

  /** Mail scanners open all links. */
  @ParameterizedTest
  @ValueSource(strings = {"Add", "Dismiss", "Unsubscribe"})
  void changesNothingWhenALinkIsOpened(String label) {
    var link = link(label);
    for (int i = 0; i < 3; i++) {
      given()
          .get(link)
          .then()
          .statusCode(200)
          .header("Cache-Control", equalTo("no-store"))
          .header("X-Robots-Tag", containsString("noindex"))
          .header("Referrer-Policy", not(equalTo("unsafe-url")))
          .body(containsString("<button>"));
      given().head(link);
    }
    operator.get("/applications").body("$", hasSize(0));
    operator.get("/match-alerts").body("frequency", equalTo("daily"));
    operator
        .get("/discovery/resumes/" + resume + "/open-matches")
        .body("$", hasSize(1))
        .body("[0].state", equalTo("new"));
  }

  @Test
  void addsByOneClickOnce() throws Exception {
    var link = link("Add");
    Parallel.run(4, () -> given().post(link).then().statusCode(200));
    given().post(link).then().statusCode(200).body(containsString("Added to your applications"));
    given().get(link).then().body(containsString("Added to your applications"));
    given().get(link).then().body(not(containsString("<button>")));
    operator.get("/applications").body("$", hasSize(1)).body("[0].status", equalTo("saved"));
  }

  @Test
  void dismissesByOneClick() {
    var match = find("Florist", 80);
    runTomorrow();
    var text = text(mails("1 new job match", 1).getFirst());
    var dismiss = links(text, "Dismiss").getFirst();
    var add = links(text, "Add").getFirst();
    given().post(dismiss).then().statusCode(200).body(containsString("Match dismissed"));
    given().post(dismiss).then().statusCode(200).body(containsString("Match dismissed"));
    assertThat(state(match)).isEqualTo("dismissed");

    given().post(add).then().statusCode(200).body(containsString("This match was dismissed"));
    assertThat(state(match)).isEqualTo("dismissed");
  }

  @Test
  void tellsThatAMatchWasDecidedMeanwhile() {
    var match = find("Florist", 80);
    runTomorrow();
    var text = text(mails("1 new job match", 1).getFirst());
    operator.post("/discovery/matches/" + match + "/add").statusCode(200);
    var dismiss = links(text, "Dismiss").getFirst();
    given().get(dismiss).then().body(containsString("This match was already added"));
    given().post(dismiss).then().body(containsString("This match was already added"));
    assertThat(state(match)).isEqualTo("added");

    String application = operator.get("/applications").extract().path("[0].id");
    operator.delete("/applications/" + application).statusCode(204);
    var add = links(text, "Add").getFirst();
    given().post(add).then().body(containsString("Its application was deleted."));
    operator.get("/applications").body("$", hasSize(0));
  }

  @Test
  void doesNothingForAnArchivedClient() {
    var client = operator.client("Jana");
    var match = find(operator.resume(client), "Florist", 80);
    runTomorrow();
    var text = text(mails("1 new job match", 1).getFirst());
    operator.post("/clients/" + client + "/archive").statusCode(200);
    for (var label : List.of("Add", "Dismiss")) {
      var link = links(text, label).getFirst();
      given().get(link).then().statusCode(200).body(containsString("This client is archived"));
      given().post(link).then().statusCode(200).body(containsString("This client is archived"));
    }
    assertThat(state(match)).isEqualTo("new");
  }

  @Test
  void endsLinksOfDeletedMatchesAndAfterTwoWeeks() {
    var link = link("Add");
    given().get("/alerts/" + "x".repeat(43)).then().statusCode(404);
    given().post(link + "x").then().statusCode(404).body(containsString("does not work"));
    CLOCK.advance(Duration.ofDays(13));
    given().get(link).then().statusCode(200);
    CLOCK.advance(DAY);
    given().get(link).then().statusCode(404);
    digests.runDue();
    assertThat(count("match_alert_link where account_id = :account")).isOne(); // unsubscribe
  }

  @Test
  void endsLinksOfDeletedResumes() {
    var link = link("Add");
    operator.delete("/resumes/" + resume).statusCode(204);
    given().get(link).then().statusCode(404);
    given().post(link).then().statusCode(404);
    assertThat(count("match_alert_link where account_id = :account")).isOne(); // unsubscribe
  }

  /** As mail programs do it (RFC 8058), from an old mail as well. */
  @Test
  void unsubscribesByOneRequest() {
    var link = link("Unsubscribe");
    CLOCK.advance(Duration.ofDays(60));
    digests.runDue();
    given()
        .formParam("List-Unsubscribe", "One-Click")
        .post(link)
        .then()
        .statusCode(200)
        .body(containsString("You are unsubscribed"));
    given().multiPart("List-Unsubscribe", "One-Click").post(link).then().statusCode(200);
    operator.get("/match-alerts").body("frequency", equalTo("off")).body("nextAt", equalTo(null));
    find("Florist", 80);
    runTomorrow();
    assertThat(queued()).isLessThanOrEqualTo(1);
    mails("1 new job match", 1);
  }

  @Test
  void storesNoTokenAndEndsWithTheAccount() {
    var link = link("Add");
    var token = URI.create(link).getPath().substring("/alerts/".length());
    assertThat(
            entityManager
                .createNativeQuery(
                    "select count(*) from match_alert_link l"
                        + " where cast(l as text) like '%' || :token || '%'")
                .setParameter("token", token)
                .getSingleResult())
        .isEqualTo(0L);
    var account = operator.id();
    operator.account().delete().then().statusCode(202);
    given().get(link).then().statusCode(404);
    for (var table : List.of("match_alert", "match_alert_link", "match_feed", "reminder")) {
      assertThat(count(table + " where account_id = :account", account)).as(table).isZero();
    }
  }
}
