package dev.jobtrail.testing;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;

/** A real IMAP server on loopback, whose mailboxes the service under test reads. */
public final class ImapServer implements AutoCloseable {

  /** The password of all mailboxes. */
  public static final String PASSWORD = "correct-mail-staple";

  private final GreenMail server =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP));

  public ImapServer() {
    server.start();
  }

  /** A new, empty mailbox. */
  public Box open() {
    var name = UUID.randomUUID().toString();
    return new Box(name, server.setUser(name + "@example.com", name, PASSWORD));
  }

  @Override
  public void close() {
    server.stop();
  }

  /** A mailbox of one person. */
  public final class Box {

    private final String username;
    private final GreenMailUser user;

    private Box(String username, GreenMailUser user) {
      this.username = username;
      this.user = user;
    }

    public String username() {
      return username;
    }

    /** What {@code PUT /mailbox} takes to connect it; can be changed. */
    public Map<String, Object> settings() {
      var settings = new HashMap<String, Object>();
      settings.put("host", "127.0.0.1");
      settings.put("port", server.getImap().getPort());
      settings.put("isTls", false);
      settings.put("username", username);
      settings.put("password", PASSWORD);
      return settings;
    }

    /** Puts a mail of plain text into it. */
    public void deliver(String id, String from, String subject, String text) {
      deliver(id, from, subject, text, null);
    }

    /**
     * Puts a mail of plain text into it.
     *
     * @param references the ids of the mails that it answers; or null
     */
    public void deliver(String id, String from, String subject, String text, String references) {
      try {
        var mail = mail(from, subject);
        mail.setText(text);
        mail.saveChanges();
        mail.setHeader("Message-ID", id);
        if (references != null) {
          mail.setHeader("References", references);
        }
        user.deliver(mail);
      } catch (MessagingException e) {
        throw new AssertionError(e);
      }
    }

    /** A mail to it without content, which {@link #deliver(MimeMessage)} takes. */
    public MimeMessage mail(String from, String subject) throws MessagingException {
      var mail = new MimeMessage(Session.getInstance(new Properties()));
      mail.setFrom(new InternetAddress(from));
      mail.setRecipients(Message.RecipientType.TO, user.getEmail());
      mail.setSubject(subject, "UTF-8");
      return mail;
    }

    public void deliver(MimeMessage mail) throws MessagingException {
      mail.saveChanges();
      user.deliver(mail);
    }
  }
}
