package dev.jobtrail.inbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A hundred invented mails in four languages with what each says. */
final class SampleMails {

  private static final Pattern ADDRESS = Pattern.compile("(?:(.*?)\\s*<([^>]+)>|(.+))");

  private SampleMails() {}

  /**
   * A mail.
   *
   * @param number its position among those of its language, from 1
   * @param kind what it says; null for nothing
   */
  record Sample(String language, int number, ReplyKind kind, ReceivedMail mail) {

    /** The rules were written with these; the others were left out to measure them. */
    boolean isForDevelopment() {
      return number % 2 == 1;
    }

    @Override
    public String toString() {
      return "%s %d %s".formatted(language, number, mail.subject());
    }
  }

  static List<Sample> all() {
    return List.of("en", "de", "fr", "es").stream().flatMap(it -> of(it).stream()).toList();
  }

  static List<Sample> of(String language) {
    var samples = new ArrayList<Sample>();
    for (var part : text("/inbox/mails-%s.txt".formatted(language)).split("(?m)^=== ")) {
      if (!part.isBlank()) {
        var end = part.indexOf('\n');
        var kind = part.substring(0, end).strip();
        samples.add(
            new Sample(
                language,
                samples.size() + 1,
                kind.equals("nothing") ? null : ReplyKind.valueOf(kind.toUpperCase(Locale.ROOT)),
                mail(part.substring(end + 1))));
      }
    }
    return samples;
  }

  private static ReceivedMail mail(String source) {
    var parts = source.split("\n\n", 2);
    var headers = new HashMap<String, String>();
    parts[0]
        .lines()
        .map(it -> it.split(": ", 2))
        .forEach(it -> headers.put(it[0].toLowerCase(Locale.ROOT), it[1]));
    var from = ADDRESS.matcher(headers.get("from").replace("\"", ""));
    from.matches();
    var isNamed = from.group(2) != null;
    return new ReceivedMail(
        "",
        List.of(),
        isNamed ? from.group(1) : "",
        isNamed ? from.group(2) : from.group(3),
        headers.get("subject"),
        Instant.parse("2026-11-05T10:00:00Z"),
        headers.containsKey("list-unsubscribe"),
        "auto-replied".equals(headers.get("auto-submitted")),
        parts[1]);
  }

  private static String text(String name) {
    try (var source = SampleMails.class.getResourceAsStream(name)) {
      return new String(source.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
