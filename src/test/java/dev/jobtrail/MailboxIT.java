package dev.jobtrail;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.nullValue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A reply of an employer, read by IMAP by the packaged program. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class MailboxIT {

  private static final String ADDRESS = "jana@example.com";
  private static final String PASSWORD = "app password";

  private static final GreenMail SERVER =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP));

  @BeforeAll
  static void start() {
    SERVER.start();
  }

  @AfterAll
  static void stop() {
    SERVER.stop();
  }

  @Test
  void proposesAStatus() throws MessagingException {
    var applicant = Applicant.create();
    var application = applicant.track();
    applicant.move(application, "submitted");
    SERVER.setUser(ADDRESS, ADDRESS, PASSWORD).deliver(reply());

    applicant
        .request()
        .body(
            Map.of(
                "host",
                "127.0.0.1",
                "port",
                SERVER.getImap().getPort(),
                "isTls",
                false,
                "username",
                ADDRESS,
                "password",
                PASSWORD))
        .put("/mailbox")
        .then()
        .statusCode(200);
    applicant.post("/mailbox/read").statusCode(200).body("problem", nullValue());

    applicant
        .get("/mailbox/messages")
        .statusCode(200)
        .body("applicationId", contains(application))
        .body("proposedStatus", contains("rejected"))
        .body("subject", contains("Ihre Bewerbung – Rückmeldung"))
        .body(
            "evidence",
            contains("Leider müssen wir Ihnen heute mitteilen, dass wir Ihnen absagen."));
  }

  /** In German, with a text and its HTML. */
  private static MimeMessage reply() throws MessagingException {
    var text = "Leider müssen wir Ihnen heute mitteilen, dass wir Ihnen absagen.";
    var plain = new MimeBodyPart();
    plain.setText(text, "ISO-8859-1");
    var html = new MimeBodyPart();
    html.setContent("<p>%s</p>".formatted(text), "text/html; charset=UTF-8");
    var mail = new MimeMessage(Session.getInstance(new Properties()));
    mail.setFrom(new InternetAddress("Northwind <jobs@northwind.example>"));
    mail.setRecipients(Message.RecipientType.TO, ADDRESS);
    mail.setSubject("Ihre Bewerbung – Rückmeldung", "UTF-8");
    mail.setContent(new MimeMultipart("alternative", plain, html));
    mail.saveChanges();
    return mail;
  }
}
