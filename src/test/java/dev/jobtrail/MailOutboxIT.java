package dev.jobtrail;

import static dev.jobtrail.testing.Waiting.await;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.Ports;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.Replica;
import dev.jobtrail.testing.RestoredPort;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Mail of the packaged program whose process ends before a mail server takes it. */
@ExtendWith(RestoredPort.class)
class MailOutboxIT {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String PUBLIC_URL = "http://jobs.example.com";

  private final Map<String, String> settings = new HashMap<>();
  private final List<Replica> replicas = new ArrayList<>();

  private GreenMail mailServer;
  private int mailPort;

  @BeforeEach
  void prepare() throws IOException {
    mailPort = Ports.free();
    settings.putAll(new PostgresResource().start());
    settings.put("quarkus.mailer.host", "127.0.0.1");
    settings.put("quarkus.mailer.port", String.valueOf(mailPort));
    settings.put("quarkus.mailer.own-host-name", "localhost");
    settings.put("quarkus.mailer.from", "Jobtrail <jobtrail@example.com>");
    settings.put("jobtrail.public-url", PUBLIC_URL);
    settings.put("jobtrail.mail.heartbeat", "500ms");
    settings.put("jobtrail.mail.poll-every", "200ms");
    settings.put("quarkus.shutdown.delay", "0s");
    settings.put("quarkus.http.proxy.proxy-address-forwarding", "true");
  }

  @AfterEach
  void stop() {
    replicas.forEach(Replica::kill);
    if (mailServer != null) {
      mailServer.stop();
    }
  }

  @Test
  void isSentByAnotherProcessWhereTheFirstWasKilledBeforeSending() throws IOException {
    var dying = start(Map.of("jobtrail.mail.threads", "0"));
    var email = signUp();
    dying.kill();
    startMailServer();

    start(Map.of());

    assertThat(textTo(email)).contains(PUBLIC_URL + "/app/verify-email?token=");
    assertThat(mailServer.getReceivedMessages()).hasSize(1);
  }

  @Test
  void isSentByAnotherProcessWhereTheFirstWasKilledWhileSending() throws IOException {
    String email;
    try (var silent = new ServerSocket(mailPort, 50, InetAddress.getByName("127.0.0.1"))) {
      var dying = start(Map.of());
      email = signUp();
      silent.accept(); // it is sending, and waits for a greeting
      dying.kill();
    }
    startMailServer();

    start(Map.of());

    assertThat(textTo(email)).contains(PUBLIC_URL + "/app/verify-email?token=");
  }

  @Test
  void isNotSentWhereItsLinksWouldLeadNowhere() throws IOException {
    startMailServer();
    settings.remove("jobtrail.public-url");
    var replica = start(Map.of());
    var account = Api.newAccount();

    given()
        .contentType(ContentType.JSON)
        .body(Map.of("email", account.email()))
        .post("/auth/password/forgot")
        .then()
        .statusCode(202);

    account.request().get("/account").then().body("emailVerified", equalTo(false));
    var log = Files.readString(Path.of("target", "replica-" + replica.port() + ".log"));
    assertThat(log).contains("No mail is sent", "JOBTRAIL_PUBLIC_URL", "ERROR");
    given().get("/q/metrics").then().body(containsString("jobtrail_mail_sent_total 0.0"));
    assertThat(mailServer.getReceivedMessages()).isEmpty();
  }

  @Test
  void tellsByPathWhereThingsAreAndKeepsCookiesOfHttpsToHttps() throws IOException {
    startMailServer();
    start(Map.of());
    var account = Api.newAccount();

    account
        .request()
        .header("X-Forwarded-Proto", "https")
        .header("X-Forwarded-Host", "evil.example")
        .body(Map.of("name", "First"))
        .post("/resumes")
        .then()
        .statusCode(201)
        .header("Location", matchesPattern("/resumes/[0-9a-f-]{36}"));
    signIn(account, "https").then().header("Set-Cookie", containsString("Secure"));
    signIn(account, "http").then().header("Set-Cookie", not(containsString("Secure")));
  }

  private static io.restassured.response.Response signIn(Api.TestAccount account, String scheme) {
    return given()
        .header("X-Forwarded-Proto", scheme)
        .contentType(ContentType.JSON)
        .body(Map.of("login", account.username(), "password", Api.PASSWORD))
        .post("/auth/sign-in");
  }

  private static String signUp() {
    var username = "u" + UUID.randomUUID().toString().substring(0, 18);
    var email = username + "@example.com";
    Api.signUp(username, email);
    return email;
  }

  private void startMailServer() {
    mailServer = new GreenMail(new ServerSetup(mailPort, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    mailServer.start();
  }

  private String textTo(String email) {
    await().atMost(PATIENCE).until(() -> mailServer.getReceivedMessages().length > 0);
    var mail = mailServer.getReceivedMessages()[0];
    assertThat(GreenMailUtil.getHeaders(mail)).contains(email);
    return Mailbox.text(mail);
  }

  private Replica start(Map<String, String> others) throws IOException {
    var all = new HashMap<>(settings);
    all.putAll(others);
    var replica = Replica.start(all);
    replicas.add(replica);
    RestAssured.port = replica.port();
    return replica;
  }
}
