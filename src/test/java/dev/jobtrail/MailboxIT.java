package dev.jobtrail;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.ImapServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** A reply of an employer, read by IMAP by the packaged program. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
class MailboxIT {

  private static final ImapServer SERVER = new ImapServer();

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Test
  void proposesAStatus() throws MessagingException {
    var applicant = Applicant.create();
    var application = applicant.track();
    applicant.move(application, "submitted");
    var mailbox = SERVER.open();
    mailbox.deliver(reply(mailbox));

    applicant.request().body(mailbox.settings()).put("/mailbox").then().statusCode(200);
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
  private static MimeMessage reply(ImapServer.Box mailbox) throws MessagingException {
    var text = "Leider müssen wir Ihnen heute mitteilen, dass wir Ihnen absagen.";
    var plain = new MimeBodyPart();
    plain.setText(text, "ISO-8859-1");
    var html = new MimeBodyPart();
    html.setContent("<p>%s</p>".formatted(text), "text/html; charset=UTF-8");
    var mail = mailbox.mail("Northwind <jobs@northwind.example>", "Ihre Bewerbung – Rückmeldung");
    mail.setContent(new MimeMultipart("alternative", plain, html));
    return mail;
  }
}
