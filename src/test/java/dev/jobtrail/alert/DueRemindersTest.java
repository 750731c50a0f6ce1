package dev.jobtrail.alert;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.SettableClock;
import dev.jobtrail.testing.StandingClock;
import dev.jobtrail.testing.StandingTime;
import dev.jobtrail.text.Language;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import jakarta.mail.internet.MimeMessage;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(StandingTime.class)
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class DueRemindersTest {

  private static final SettableClock CLOCK = StandingClock.CLOCK;
  private static final ZoneId ZONE = ZoneId.of("Pacific/Kiritimati");
  private static final Duration DAY = Duration.ofDays(1);

  @Inject DueDigests due;

  @Inject EntityManager entityManager;

  Mailbox mailbox;

  private Operator operator;

  @BeforeEach
  void turnOn() {
    operator = Operator.create();
    verify();
    turnOnReminders();
  }

  private void verify() {
    given()
        .contentType("application/json")
        .body(Map.of("token", mailbox.newestToken(operator.account().email())))
        .post("/auth/verify-email")
        .then()
        .statusCode(204);
  }

  private void turnOnReminders() {
    operator
        .put("/reminders", Map.of("isEnabled", true, "hour", 7, "timeZone", ZONE.getId()))
        .statusCode(200)
        .body("sendsMail", equalTo(true));
  }

  /** The day of the next reminder. */
  private static LocalDate nextDay() {
    return LocalDate.ofInstant(CLOCK.instant().plus(DAY), ZONE);
  }

  private String track(String client) {
    return operator.application(client, operator.resume(client));
  }

  private String followUp(LocalDate day, String client) {
    var id = track(client);
    operator
        .put("/applications/" + id + "/follow-up", Map.of("followUpOn", day.toString()))
        .statusCode(200);
    return id;
  }

  private String interview(LocalDate day, LocalTime time) {
    var id = track(null);
    var start = day.atTime(time).atZone(ZONE).toInstant().toString();
    operator
        .post(
            "/applications/" + id + "/interviews",
            Map.of("startsAt", start, "timeZone", "UTC", "kind", "on_site", "place", "Pier\n7 <b>"))
        .statusCode(201);
    return id;
  }

  private void runTomorrow() {
    CLOCK.advance(DAY);
    due.runDue();
  }

  private long queued() {
    return (Long)
        entityManager
            .createNativeQuery(
                "select count(*) from mail where kind = 'REMINDER' and account_id = :account",
                Long.class)
            .setParameter("account", operator.id())
            .getSingleResult();
  }

  private MimeMessage mail(String subject) {
    var mails = mailbox.awaitMessages(operator.account().email(), subject, 1);
    assertThat(mails).hasSize(1);
    return mails.getFirst();
  }

  private static String text(MimeMessage mail) {
    return Mailbox.text(mail).replace("\r\n", "\n");
  }

  @Test
  void mailsWhatIsDueTodayAndTomorrow() throws Exception {
    var today = nextDay();
    var client = operator.client("Jana <b>");
    followUp(today.minusDays(1), null);
    followUp(today.plusDays(2), null);
    interview(today.plusDays(2), LocalTime.of(0, 30));
    var asked = followUp(today, client);
    var later = followUp(today.plusDays(1), null);
    var invited = interview(today.plusDays(1), LocalTime.of(23, 30));
    runTomorrow();

    assertThat(queued()).isOne();
    var mail = mail("Reminder: Follow up, Staff Engineer, Acme and 2 more");
    assertThat(text(mail))
        .containsSubsequence(
            "Today, ",
            "Follow up: Staff Engineer, Acme, for Jana <b>\n",
            "/app/applications/" + asked + "\n",
            "Tomorrow, ",
            "23:30 Interview: Staff Engineer, Acme\nOn site, Pier 7 <b>\n",
            "/app/applications/" + invited + "/interviews\n",
            "Follow up: Staff Engineer, Acme\n",
            "/app/applications/" + later + "\n",
            "Times are those of Pacific/Kiritimati.");
    assertThat(text(mail).split("Engineer, Acme")).hasSize(4);
    assertThat(mail.getHeader("List-Unsubscribe", null)).contains(unsubscribe(mail));
    assertThat(mail.getHeader("List-Unsubscribe-Post", null))
        .isEqualTo("List-Unsubscribe=One-Click");
  }

  @Test
  void writesInTheLanguageOfTheAccount() {
    operator
        .account()
        .browser()
        .body(Map.of("language", "de"))
        .patch("/account")
        .then()
        .statusCode(200);
    var today = nextDay();
    interview(today, LocalTime.of(23, 30));
    followUp(today.plusDays(1), null);
    runTomorrow();

    assertThat(text(mail("Erinnerung: Gespräch um 23:30 Uhr, Staff Engineer, Acme und 1 weitere")))
        .containsSubsequence(
            "Heute, " + LanguageFormat.of(Language.GERMAN).weekday(today) + "\n",
            "Gespräch um 23:30 Uhr: Staff Engineer, Acme\nVor Ort, Pier 7 <b>\n",
            "Morgen, ",
            "Nachfassen: Staff Engineer, Acme\n",
            "Die Uhrzeiten gelten für Pacific/Kiritimati.");
  }

  private static String unsubscribe(MimeMessage mail) {
    var link = Pattern.compile("Unsubscribe: https?://[^/]+(/alerts/[A-Za-z0-9_-]{43})");
    return link.matcher(text(mail)).results().findFirst().orElseThrow().group(1);
  }

  @Test
  void mailsOnceADayAndNothingWithoutAnythingDue() {
    runTomorrow();
    assertThat(queued()).isZero();
    followUp(nextDay(), null);
    runTomorrow();
    due.runDue();
    mail("Reminder: Follow up, Staff Engineer, Acme");
    runTomorrow();
    assertThat(queued()).isLessThanOrEqualTo(1);
    mail("Reminder: Follow up, Staff Engineer, Acme");
  }

  /** As with two replicas at once. */
  @Test
  void mailsOnceForManyProcesses() throws Exception {
    followUp(nextDay(), null);
    CLOCK.advance(DAY);
    Parallel.run(
        4,
        () -> {
          due.runDue();
          return null;
        });
    mail("Reminder: Follow up, Staff Engineer, Acme");
  }

  @Test
  void mailsNothingThatIsOffOrGoesToAnAddressThatIsNotVerified() {
    operator = Operator.create();
    followUp(nextDay(), null);
    operator.get("/reminders").body("isEnabled", equalTo(false)).body("nextAt", nullValue());
    runTomorrow();
    assertThat(queued()).isZero();

    turnOnReminders();
    followUp(nextDay(), null);
    runTomorrow();
    assertThat(queued()).isZero();
    verify();
    followUp(nextDay(), null);
    runTomorrow();
    assertThat(queued()).isOne();
  }

  @Test
  void unsubscribesByOneRequestAndLeavesDigestsOn() {
    operator.put("/match-alerts", Map.of("frequency", "daily")).statusCode(200);
    followUp(nextDay(), null);
    runTomorrow();
    var link = unsubscribe(mail("Reminder: Follow up, Staff Engineer, Acme"));
    given().get(link).then().statusCode(200).body(containsString("<button>"));
    operator.get("/reminders").body("isEnabled", equalTo(true));

    for (int i = 0; i < 2; i++) {
      given()
          .formParam("List-Unsubscribe", "One-Click")
          .post(link)
          .then()
          .statusCode(200)
          .body(containsString("You are unsubscribed"), not(containsString("<button>")));
    }
    operator.get("/reminders").body("isEnabled", equalTo(false)).body("nextAt", nullValue());
    operator.get("/match-alerts").body("frequency", equalTo("daily"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"isEnabled\": null}",
        "{\"isEnabled\": \"daily\"}",
        "{\"isEnabled\": true, \"hour\": 24}",
        "{\"isEnabled\": true, \"timeZone\": \"Mars/Olympus\"}"
      })
  void refusesSettingsThatMeanNothing(String body) {
    operator.request().body(body).put("/reminders").then().statusCode(400);
    operator.get("/reminders").body("hour", equalTo(7)).body("timeZone", equalTo(ZONE.getId()));
  }
}
