package dev.jobtrail.mail;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.account.EmailChanged;
import dev.jobtrail.account.EmailVerificationRequested;
import dev.jobtrail.account.KnownEmailSignedUp;
import dev.jobtrail.account.PasswordChanged;
import dev.jobtrail.account.PasswordResetRequested;
import dev.jobtrail.account.ProviderLinked;
import dev.jobtrail.account.ProviderUnlinked;
import dev.jobtrail.account.SecondFactorChange;
import dev.jobtrail.account.SecondFactorChanged;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.text.Language;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
@WithTestResource(MailResource.class)
class MailLanguagesTest {

  private static final Instant TIME = Instant.parse("2027-03-02T14:05:00Z");

  /** What people have written, and the names of things. */
  private static final Set<String> SAME =
      Set.of("Staff Engineer, Acme", "Jana", "Staff Engineer", "Knows Java.", "Not Kafka.");

  @Inject Event<Object> events;

  @Inject EntityManager entityManager;

  Mailbox mailbox;

  /** A mail as it is stored before it is sent. */
  private record Stored(MailKind kind, String subject, String body, String html) {

    /** The lines and the texts of elements that have words, without links. */
    Set<String> texts() {
      var all = Stream.of(subject, body, html == null ? "" : html.replaceAll("<[^>]*>", "\n"));
      return all.flatMap(String::lines)
          .map(it -> it.replaceAll("https?://\\S+", "").replace("&nbsp;", " ").strip())
          .filter(it -> it.matches(".*\\p{L}{2}.*"))
          .filter(it -> !SAME.contains(it))
          .collect(Collectors.toSet());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void writesEveryMailInTheLanguageOfTheAccount(Language language) {
    var english = mails(accountIn("en"), Language.ENGLISH);
    var translated = mails(accountIn(language.code()), language);
    assertThat(translated.values().stream().map(Stored::kind).collect(Collectors.toSet()))
        .containsExactlyInAnyOrder(MailKind.values());
    translated.forEach(
        (name, mail) -> {
          assertThat(mail.texts()).as(name).isNotEmpty();
          assertThat(mail.texts()).as(name).doesNotContainAnyElementsOf(english.get(name).texts());
          assertThat(mail.subject() + mail.body() + mail.html())
              .as(name)
              .doesNotContain("NOT_FOUND", "{", "}");
          if (mail.html() != null) {
            assertThat(mail.html()).contains("<html lang=\"" + language.code() + "\">");
          }
        });
  }

  @Test
  void writesGermanMails() {
    var mails = mails(accountIn("de"), Language.GERMAN);
    assertThat(mails.get("verify").subject()).isEqualTo("Bestätigen Sie Ihre E-Mail-Adresse");
    assertThat(mails.get("approval").body())
        .startsWith("Guten Tag Jana,\n\neine Bewerbung für Sie")
        .contains("\n\nStaff Engineer, Acme\n\n", "bis zum 2. März 2027 und");
    assertThat(mails.get("PASSKEY_ADDED").subject()).isEqualTo("Ein Passkey wurde hinzugefügt");
    assertThat(mails.get("PASSKEY_ADDED").body())
        .contains("Ein Passkey wurde hinzugefügt (2. März 2027, 14:05 UTC).");
    assertThat(mails.get("webhook failed").body()).contains("Seit 48 Stunden");
    assertThat(mails.get("digest").subject()).isEqualTo("3 neue Stellentreffer");
    assertThat(mails.get("digest").body())
        .contains("Für Jana\n", "· Passung: 71 von 100\n", "2 weitere: http", "tägliche E-Mail");
    assertThat(mails.get("reminder").subject())
        .isEqualTo("Erinnerung: Nachfassen, Staff Engineer, Acme und 1 weitere");
  }

  @ParameterizedTest
  @CsvSource({
    "'de-CH,en;q=0.5', Legen Sie ein neues Passwort fest",
    "fr, Définissez un nouveau mot de passe",
    "it, Set a new password"
  })
  void writesInTheLanguageOfTheBrowserIfNoneIsChosen(String accepted, String subject) {
    var account = Api.newAccount();
    given()
        .contentType(ContentType.JSON)
        .header("Accept-Language", accepted)
        .body(Map.of("email", account.email()))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);
    mailbox.awaitMessages(account.email(), subject, 1);
  }

  private static TestAccount accountIn(String language) {
    var account = Api.newAccount();
    account.browser().body(Map.of("language", language)).patch("/account").then().statusCode(200);
    return account;
  }

  /** A mail of every event, by the name of the event; nothing is sent. */
  private Map<String, Stored> mails(TestAccount account, Language language) {
    var mails = new LinkedHashMap<String, Stored>();
    events(account, language).forEach((name, event) -> mails.put(name, stored(event)));
    return mails;
  }

  private Stored stored(Object event) {
    QuarkusTransaction.begin();
    try {
      fire(event);
      var mail =
          entityManager
              .createQuery("from QueuedMail order by createdAt desc, id desc", QueuedMail.class)
              .setMaxResults(1)
              .getSingleResult();
      var text = mail.text();
      return new Stored(mail.kind, text.subject(), text.body(), text.html());
    } finally {
      QuarkusTransaction.rollback();
    }
  }

  @SuppressWarnings("unchecked")
  private <T> void fire(T event) {
    events.select((Class<T>) event.getClass()).fire(event);
  }

  private static Map<String, Object> events(TestAccount account, Language language) {
    var id = UUID.fromString(account.browser().get("/account").then().extract().path("id"));
    var to = account.email();
    var all = new LinkedHashMap<String, Object>();
    all.put("verify", new EmailVerificationRequested(id, to, "Jana", "t"));
    all.put("reset", new PasswordResetRequested(id, to, "Jana", "t"));
    all.put("email", new EmailChanged(id, to, "Jana", "t"));
    all.put("password", new PasswordChanged(id, to, "Jana"));
    all.put("linked", new ProviderLinked(id, to, "Jana", "Google"));
    all.put("unlinked", new ProviderUnlinked(id, to, "Jana", "Google"));
    for (var change : SecondFactorChange.values()) {
      all.put(change.name(), new SecondFactorChanged(id, to, "Jana", change, TIME));
    }
    all.put("known", new KnownEmailSignedUp(null, to, "Jana"));
    all.put(
        "approval",
        new ApprovalRequested(id, "c@example.com", "Jana", "Staff Engineer", "Acme", "t", TIME));
    all.put("webhook gone", new WebhookDisabled(id, to, "Jana", "hooks.example.com", null));
    all.put("webhook failed", new WebhookDisabled(id, to, "Jana", "hooks.example.com", 48L));
    all.put("digest", digest(id, to, language));
    all.put("reminder", reminder(id, to, language));
    return all;
  }

  private static MatchDigest digest(UUID account, String to, Language language) {
    var url = "https://example.com/";
    var job =
        new MatchDigest.Job(
            "Staff Engineer", "Lisboa", 71, "Knows Java.", "Not Kafka.", url, url, url);
    var sections = List.of(new MatchDigest.Section("Jana", List.of(job), 2, url));
    return new MatchDigest(account, to, "Jana", language, false, 3, sections, url, url);
  }

  private static DueReminder reminder(UUID account, String to, Language language) {
    var url = "https://example.com/";
    var what = Map.of("en", "Follow up", "de", "Nachfassen", "fr", "Relancer", "es", "Seguir");
    var line =
        new DueReminder.Line(what.get(language.code()), "Staff Engineer, Acme", null, "Jana", url);
    var days = List.of(new DueReminder.Day("2027-03-02", List.of(line, line)));
    return new DueReminder(account, to, "Jana", language, days, "Europe/Lisbon", url, url);
  }
}
