package dev.jobtrail.inbox;

import dev.jobtrail.text.ReadableText;
import dev.jobtrail.text.Truncation;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.MultipartDataSource;
import jakarta.mail.Part;
import jakarta.mail.internet.ContentType;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeUtility;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/** Reads the headers and the text of mails; attachments are not fetched. */
final class MailParts {

  private static final String AUTO_SUBMITTED = "Auto-Submitted";
  private static final String PRECEDENCE = "Precedence";
  private static final String REFERENCES = "References";
  private static final String IN_REPLY_TO = "In-Reply-To";
  private static final String LIST_ID = "List-Id";
  private static final String LIST_UNSUBSCRIBE = "List-Unsubscribe";
  private static final String AUTO_REPLY = "X-Autoreply";

  /** The headers that are read beside sender, subject, date and id. */
  static final List<String> HEADERS =
      List.of(
          AUTO_SUBMITTED,
          PRECEDENCE,
          REFERENCES,
          IN_REPLY_TO,
          LIST_ID,
          LIST_UNSUBSCRIBE,
          AUTO_REPLY);

  private static final int LONGEST_ID = 1_000;
  private static final int LONGEST_LINE = 300;
  private static final int MOST_REFERENCES = 20;
  private static final int MOST_PARTS = 20;
  private static final int DEEPEST = 5;

  /** A reply is shorter; the rest is what it quotes. */
  private static final int TEXT_BYTES = 100_000;

  private static final int TEXT_LENGTH = 20_000;

  /** A shorter plain text only says that there is HTML. */
  private static final int SHORTEST_TEXT = 40;

  private static final String QUOTES =
      "blockquote, .gmail_quote, .yahoo_quoted, #divRplyFwdMsg ~ *";

  private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\\n\\r\\t]]+");

  private String plain = "";
  private String html = "";

  private MailParts() {}

  /**
   * Reads a mail.
   *
   * @param now no mail was received later
   */
  static ReceivedMail read(Message message, Instant now) throws MessagingException, IOException {
    var parts = new MailParts();
    parts.collect(message, 0);
    var from = message.getFrom();
    var sender =
        from == null || from.length == 0 || !(from[0] instanceof InternetAddress)
            ? new InternetAddress()
            : (InternetAddress) from[0];
    var received = message.getReceivedDate();
    return new ReceivedMail(
        id(first(message, "Message-ID")),
        references(message),
        line(sender.getPersonal()),
        line(sender.getAddress()),
        line(message.getSubject()),
        received == null || received.toInstant().isAfter(now) ? now : received.toInstant(),
        isBulk(message),
        isAutomaticReply(message),
        parts.text());
  }

  private static List<String> references(Message message) throws MessagingException {
    var ids = first(message, REFERENCES) + " " + first(message, IN_REPLY_TO);
    var all = Arrays.stream(ids.strip().split("[\\s,]+")).map(MailParts::id).toList();
    return all.stream()
        .filter(it -> !it.isEmpty())
        .distinct()
        .skip(Math.max(0, all.size() - MOST_REFERENCES))
        .toList();
  }

  private static String id(String text) {
    return Truncation.truncate(text.strip(), LONGEST_ID);
  }

  private static boolean isBulk(Message message) throws MessagingException {
    return !first(message, LIST_ID).isEmpty()
        || !first(message, LIST_UNSUBSCRIBE).isEmpty()
        || first(message, PRECEDENCE).equalsIgnoreCase("bulk");
  }

  private static boolean isAutomaticReply(Message message) throws MessagingException {
    return first(message, AUTO_SUBMITTED).toLowerCase(Locale.ROOT).startsWith("auto-replied")
        || first(message, PRECEDENCE).equalsIgnoreCase("auto_reply")
        || !first(message, AUTO_REPLY).isEmpty();
  }

  private static String first(Message message, String header) throws MessagingException {
    var values = message.getHeader(header);
    return values == null || values.length == 0 ? "" : Objects.requireNonNullElse(values[0], "");
  }

  private static String line(String text) {
    return Objects.requireNonNullElse(ReadableText.line(text, LONGEST_LINE), "");
  }

  private void collect(Part part, int depth) throws MessagingException, IOException {
    if (depth > DEEPEST || Part.ATTACHMENT.equalsIgnoreCase(part.getDisposition())) {
      return;
    }
    if (part.isMimeType("multipart/*")) {
      // the parts as the server describes them; nothing of them is fetched yet
      if (part.getDataHandler().getDataSource() instanceof MultipartDataSource parts) {
        for (var i = 0; i < Math.min(MOST_PARTS, parts.getCount()); i++) {
          collect(parts.getBodyPart(i), depth + 1);
        }
      }
    } else if (part.isMimeType("text/plain") && plain.isEmpty()) {
      plain = content(part);
    } else if (part.isMimeType("text/html") && html.isEmpty() && plain.length() < SHORTEST_TEXT) {
      html = content(part);
    }
  }

  private static String content(Part part) throws MessagingException, IOException {
    try (var content = part.getInputStream()) {
      return new String(content.readNBytes(TEXT_BYTES), charset(part)).strip();
    }
  }

  private static Charset charset(Part part) {
    try {
      var name = new ContentType(part.getContentType()).getParameter("charset");
      return name == null ? StandardCharsets.UTF_8 : Charset.forName(MimeUtility.javaCharset(name));
    } catch (MessagingException | IllegalCharsetNameException | UnsupportedCharsetException _) {
      return StandardCharsets.UTF_8;
    }
  }

  private String text() {
    if (html.isEmpty()) {
      return Truncation.truncate(INVISIBLE.matcher(plain).replaceAll(""), TEXT_LENGTH);
    }
    var document = Jsoup.parse(html);
    document.select(QUOTES).remove();
    return Truncation.truncate(ReadableText.of(document.body()), TEXT_LENGTH);
  }
}
