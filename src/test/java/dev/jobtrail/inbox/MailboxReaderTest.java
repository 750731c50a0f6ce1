package dev.jobtrail.inbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.testing.Ports;
import dev.jobtrail.trace.Tracer;
import io.smallrye.config.SmallRyeConfigBuilder;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MailboxReaderTest {

  private static final String PASSWORD = "app password";

  private final GreenMail server =
      new GreenMail(
          new ServerSetup[] {
            new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP),
            new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAPS)
          });

  private final MailboxReader reader = reader(true);
  private final List<ReceivedMail> read = new ArrayList<>();
  private final List<Long> numbers = new ArrayList<>();
  private final List<Long> again = new ArrayList<>();
  private List<Long> toAsk = List.of();
  private GreenMailUser user;
  private long validity;
  private long uid;

  @BeforeEach
  void start() {
    server.start();
    user = server.setUser("jana@example.com", "jana", PASSWORD);
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  @Test
  void readsHeadersAndText() throws MessagingException {
    deliver(
        """
        From: =?UTF-8?Q?Z=C3=BCrich_Jobs?= <Jobs@Example.com>
        Subject: =?UTF-8?B?w5xiZXJibGljaw==?=
        Message-ID: <3@example.com>
        In-Reply-To: <2@example.com>
        References: <1@example.com>
         <2@example.com>
        List-Unsubscribe: <mailto:u@example.com>
        Auto-Submitted: auto-replied
        Content-Type: text/plain; charset=ISO-8859-1
        Content-Transfer-Encoding: quoted-printable

        Sch=F6ne Gr=FC=DFe
        """);
    readAll();
    assertThat(read).hasSize(1);
    var mail = read.getFirst();
    assertThat(mail.sender()).isEqualTo("Zürich Jobs <Jobs@Example.com>");
    assertThat(mail.subject()).isEqualTo("Überblick");
    assertThat(mail.messageId()).isEqualTo("<3@example.com>");
    assertThat(mail.references()).containsExactly("<1@example.com>", "<2@example.com>");
    assertThat(mail.isBulk()).isTrue();
    assertThat(mail.isAutomaticReply()).isTrue();
    assertThat(mail.text()).isEqualTo("Schöne Grüße");
  }

  @Test
  void readsTheTextOfNestedPartsAndNoAttachments() throws MessagingException {
    deliver(
        """
        From: eva@example.com
        Subject: Parts
        MIME-Version: 1.0
        Content-Type: multipart/mixed; boundary=m

        --m
        Content-Type: multipart/alternative; boundary=a

        --a
        Content-Type: text/html; charset=UTF-8

        <p>We <b>received</b> it.</p><blockquote>Earlier</blockquote>
        --a--
        --m
        Content-Type: text/plain
        Content-Disposition: attachment; filename=notes.txt

        Secret notes of the attachment that nobody reads, however long they are.
        --m
        Content-Type: message/rfc822

        From: x@example.com
        Subject: Inner

        Inner mail
        --m--
        """);
    readAll();
    assertThat(read.getFirst().text()).isEqualTo("We received it.");
  }

  @Test
  void readsOnlyWhatIsNewInBatchesAndMarksNothing() throws MessagingException {
    for (var i = 1; i <= 60; i++) {
      deliver("From: a@b.example\nSubject: Mail " + i + "\n\nText\n");
    }
    readAll();
    assertThat(read).extracting(ReceivedMail::subject).contains("Mail 1", "Mail 60").hasSize(60);
    readAll();
    assertThat(read).hasSize(60);
    deliver("From: a@b.example\nSubject: Mail 61\n\nText\n");
    deliver("From: a@b.example\nSubject: Mail 62\n\nText\n");
    readAll();
    assertThat(read).hasSize(62).last().extracting(ReceivedMail::subject).isEqualTo("Mail 62");
    assertThat(server.getReceivedMessages())
        .allSatisfy(it -> assertThat(it.isSet(jakarta.mail.Flags.Flag.SEEN)).isFalse());
  }

  @Test
  void goesOnWhereItWasBrokenOff() throws MessagingException {
    for (var i = 1; i <= 60; i++) {
      deliver("From: a@b.example\nSubject: Mail " + i + "\n\nText\n");
    }
    assertThatThrownBy(
            () ->
                reader.read(
                    lease(),
                    PASSWORD,
                    new Taking() {
                      @Override
                      public void take(List<NumberedMail> mails, long newValidity, long newUid) {
                        if (read.size() == 25) {
                          throw new IllegalStateException("killed");
                        }
                        super.take(mails, newValidity, newUid);
                      }
                    }))
        .hasMessage("killed");
    readAll();
    assertThat(read).extracting(ReceivedMail::subject).doesNotHaveDuplicates().hasSize(60);
  }

  @Test
  void readsThoseAgainThatItIsToAskAbout() throws MessagingException {
    for (var i = 1; i <= 3; i++) {
      deliver("From: a@b.example\nSubject: Mail " + i + "\n\nText\n");
    }
    readAll();
    toAsk = List.of(numbers.get(0), numbers.get(2), numbers.get(2) + 1_000);
    readAll();
    assertThat(again).containsExactly(numbers.get(0), numbers.get(2));
    assertThat(read).hasSize(3);
    validity++;
    readAll();
    assertThat(again).hasSize(2);
  }

  @Test
  void takesNothingOfAnEmptyFolder() {
    readAll();
    assertThat(read).isEmpty();
  }

  @Test
  void namesTheProblem() {
    var port = server.getImap().getPort();
    assertProblem(MailboxProblem.PASSWORD_REFUSED, lease(port, false, "INBOX"), "wrong");
    assertProblem(MailboxProblem.FOLDER_MISSING, lease(port, false, "Jobs"), PASSWORD);
    assertProblem(MailboxProblem.UNREACHABLE, lease(Ports.free(), false, "INBOX"), PASSWORD);
    var secured = server.getImaps().getPort();
    assertProblem(MailboxProblem.NOT_SECURE, lease(secured, true, "INBOX"), PASSWORD);
    assertProblem(MailboxProblem.NOT_SECURE, lease(port, true, "INBOX"), PASSWORD);
  }

  @Test
  void connectsToNoPrivateAddress() {
    assertThatThrownBy(() -> reader(false).read(lease(993, true, "INBOX"), PASSWORD, new Taking()))
        .isInstanceOfSatisfying(
            MailboxException.class,
            it -> assertThat(it.problem()).isEqualTo(MailboxProblem.ADDRESS_REFUSED));
  }

  private void assertProblem(MailboxProblem problem, MailboxLease lease, String password) {
    assertThatThrownBy(() -> reader.read(lease, password, new Taking()))
        .isInstanceOfSatisfying(
            MailboxException.class, it -> assertThat(it.problem()).isEqualTo(problem));
  }

  private void readAll() {
    assertThat(reader.read(lease(), PASSWORD, new Taking())).isFalse();
  }

  private class Taking implements MailboxReader.Receiver {

    @Override
    public void take(List<NumberedMail> mails, long newValidity, long newUid) {
      mails.forEach(it -> read.add(it.mail()));
      numbers.addAll(mails.stream().map(NumberedMail::uid).toList());
      validity = newValidity;
      uid = newUid;
    }

    @Override
    public void takeAgain(List<NumberedMail> mails) {
      again.addAll(mails.stream().map(NumberedMail::uid).toList());
    }
  }

  private MailboxLease lease() {
    return lease(server.getImap().getPort(), false, "INBOX");
  }

  private MailboxLease lease(int port, boolean isTls, String folder) {
    return new MailboxLease(
        UUID.randomUUID(),
        Instant.EPOCH,
        "127.0.0.1",
        port,
        isTls,
        "jana",
        folder,
        true,
        validity,
        uid,
        toAsk);
  }

  private void deliver(String source) throws MessagingException {
    var bytes = source.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
    var session = Session.getInstance(new Properties());
    user.deliver(new MimeMessage(session, new ByteArrayInputStream(bytes)));
  }

  private static MailboxReader reader(boolean allowsPrivateAddresses) {
    var config =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(FetchSettings.class)
            .withMapping(MailboxSettings.class)
            .withDefaultValue(
                "jobtrail.fetch.allow-private-addresses", String.valueOf(allowsPrivateAddresses))
            .build();
    return new MailboxReader(
        new MailboxHosts(config.getConfigMapping(FetchSettings.class)),
        config.getConfigMapping(MailboxSettings.class),
        Clock.systemUTC(),
        Tracer.off());
  }
}
