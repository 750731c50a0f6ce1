package dev.jobtrail.resume.reading;

import java.util.List;
import java.util.regex.Pattern;

/** Removes what a mail adds to a text: the marks of quotations, and the header before it. */
final class QuotedMail {

  private static final Pattern MARK = Pattern.compile("^[ \\t]*(?:>[ \\t]?)+");
  private static final Pattern EMPTY = Pattern.compile("[ \\t]*>[> \\t]*");

  private static final Pattern SENDER = field("from|von|de|expéditeur|da|van");
  private static final Pattern SUBJECT =
      field("subject|betreff|objet|asunto|assunto|oggetto|onderwerp");
  private static final Pattern FIELD =
      field(
          "from|sent|to|cc|bcc|subject|date|reply-to|von|gesendet|an|betreff|datum|antwort an|de|envoyé"
              + "|à|objet|expéditeur|enviado(?: el)?|para|asunto|fecha|da|van|assunto|oggetto|onderwerp");

  /** "-----Original Message-----", "---------- Forwarded message ---------". */
  private static final Pattern SEPARATOR = Pattern.compile("[ \\t]*-{3,}[^-]{3,40}-{3,}[ \\t]*");

  /** Lines before a text that can be its header. */
  private static final int LONGEST_HEADER = 12;

  private QuotedMail() {}

  private static Pattern field(String names) {
    return Pattern.compile("(?iu)[*_]*(?:%s)[*_]* ?:[*_]* .*".formatted(names));
  }

  /**
   * The lines without quotation marks and the header of a mail; all of them where there is none.
   */
  static List<String> bare(List<String> lines) {
    return withoutHeader(isQuoted(lines) ? withoutMarks(lines) : lines);
  }

  /** Whether most lines are quoted, and empty ones too: an angle can be a bullet as well. */
  private static boolean isQuoted(List<String> lines) {
    var written = lines.stream().filter(it -> !it.isBlank()).count();
    var marked = lines.stream().filter(it -> MARK.matcher(it).find()).count();
    return marked * 2 > written && lines.stream().anyMatch(it -> EMPTY.matcher(it).matches());
  }

  private static List<String> withoutMarks(List<String> lines) {
    return lines.stream().map(it -> MARK.matcher(it).replaceFirst("")).toList();
  }

  /** A header names a sender and a subject, and nothing else stands before it. */
  private static List<String> withoutHeader(List<String> lines) {
    var end = 0;
    while (end < Math.min(lines.size(), LONGEST_HEADER) && isOfHeader(lines.get(end))) {
      end++;
    }
    var header = lines.subList(0, end);
    return has(SENDER, header) && has(SUBJECT, header) ? lines.subList(end, lines.size()) : lines;
  }

  private static boolean isOfHeader(String line) {
    return line.isBlank()
        || SEPARATOR.matcher(line).matches()
        || FIELD.matcher(line.strip()).matches();
  }

  private static boolean has(Pattern field, List<String> header) {
    return header.stream().anyMatch(it -> field.matcher(it.strip()).matches());
  }
}
