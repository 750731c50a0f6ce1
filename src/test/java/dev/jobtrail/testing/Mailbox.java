package dev.jobtrail.testing;

import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.awaitility.core.ConditionTimeoutException;

/** The mail that the service under test has delivered. */
public final class Mailbox {

  private static final Pattern TOKEN = Pattern.compile("(?:token=|/approve/)([\\w-]+)");

  /** Longer than an attempt may take. */
  private static final Duration USUAL = Duration.ofSeconds(15);

  /** Longer than the pause before the second attempt, and than that between two polls. */
  private static final Duration PAUSE = Duration.ofSeconds(6);

  private final GreenMail server;

  Mailbox(GreenMail server) {
    this.server = server;
  }

  /** The token of the newest link sent to an address, which may still be on its way. */
  public String newestToken(String address) {
    await(() -> !tokens(address).isEmpty());
    return tokens(address).getLast();
  }

  /** Waits for a mail to an address that holds the text. */
  public void awaitText(String address, String text) {
    await(() -> bodies(address).stream().anyMatch(it -> it.contains(text)));
  }

  /** Waits for so many mails to an address with that subject, oldest first. */
  public List<MimeMessage> awaitMessages(String address, String subject, int count) {
    await(() -> messages(address, subject).size() >= count);
    return messages(address, subject);
  }

  /**
   * Waits for mail. On a busy machine an attempt to send it may fail, and the next one waits for
   * the clock, which stands still in some tests.
   */
  private static void await(Callable<Boolean> hasArrived) {
    try {
      Waiting.await().atMost(USUAL).until(hasArrived);
    } catch (ConditionTimeoutException _) {
      StandingClock.CLOCK.advance(PAUSE);
      Waiting.await().until(hasArrived);
    }
  }

  private List<String> tokens(String address) {
    return bodies(address).stream()
        .map(TOKEN::matcher)
        .filter(Matcher::find)
        .map(it -> it.group(1))
        .toList();
  }

  /** The texts of all mail to an address, oldest first. */
  public List<String> bodies(String address) {
    return Arrays.stream(server.getReceivedMessages())
        .filter(it -> isTo(it, address))
        .map(Mailbox::text)
        .toList();
  }

  /** The decoded text; of a mail with attachments the first part. */
  public static String text(Part part) {
    try {
      return part.getContent() instanceof Multipart parts
          ? text(parts.getBodyPart(0))
          : (String) part.getContent();
    } catch (MessagingException e) {
      throw new AssertionError(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All mail to an address with that subject, oldest first. */
  private List<MimeMessage> messages(String address, String subject) {
    return Arrays.stream(server.getReceivedMessages())
        .filter(it -> isTo(it, address) && subject.equals(subjectOf(it)))
        .toList();
  }

  private static String subjectOf(Message message) {
    try {
      return message.getSubject();
    } catch (MessagingException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isTo(Message message, String address) {
    try {
      return message.getAllRecipients()[0] instanceof InternetAddress to
          && to.getAddress().equals(address);
    } catch (MessagingException e) {
      throw new AssertionError(e);
    }
  }
}
