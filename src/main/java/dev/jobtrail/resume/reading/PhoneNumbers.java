package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the telephone number among the numbers of a person. A number behind the label of one comes
 * first; a date, a post code and the number of a document are none.
 */
final class PhoneNumbers {

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?:\\(\\+\\d{1,3}\\)\\s?|\\+|00)?\\(?\\d[\\d\\s().\\u00A0/-]{6,20}\\d(?![\\p{L}\\d])");

  /** A day with its month and year, which digits of a telephone number do not surround. */
  private static final Pattern DATE =
      Pattern.compile(
          "(?<![\\d+(][\\s./-]?)(?:\\d{1,2}\\s?([./-])\\s?\\d{1,2}\\s?\\1\\s?(?:19|20)\\d{2}"
              + "|(?:19|20)\\d{2}([./-])\\d{1,2}\\2\\d{1,2})(?![./-]?\\d)");

  /** A day that only a label tells from a telephone number in groups of two digits. */
  private static final Pattern SHORT_DATE =
      Pattern.compile("\\d{1,2}([./-])\\d{1,2}\\1\\d{2}|\\d{1,2} \\d{1,2} (?:19|20)\\d{2}");

  /** Of Portugal, Brazil and the United States. */
  private static final Pattern POST_CODE = Pattern.compile("\\d{4,5}-\\d{3}|\\d{5}-\\d{4}");

  private static final Pattern LABEL =
      Pattern.compile(
          "(?iu)(?<!\\p{L})(?:(%s)|%s)(?!\\p{L})"
              .formatted(FieldLabels.anyOf("phone"), FieldLabels.anyOf("number", "post-code")));

  /** A label that is a whole line. */
  private static final Pattern LABEL_ALONE =
      Pattern.compile("(?iu)(?:%s)[\\s.:]*".formatted(labels()));

  /** In place of a date. */
  private static final String MASK = "\u0000";

  private enum Sign {
    NONE,
    PHONE,
    OTHER
  }

  private final List<String> labelled = new ArrayList<>();
  private final List<String> bare = new ArrayList<>();

  /** What stands between the last number or date and the next one. */
  private String before = "";

  private PhoneNumbers() {}

  private static String labels() {
    return FieldLabels.anyOf("phone", "number", "post-code");
  }

  /** The telephone number in lines; the first one of several. */
  static Optional<String> in(List<TextLine> lines) {
    var numbers = new PhoneNumbers();
    for (var line : lines) {
      if (!LABEL_ALONE.matcher(numbers.before.strip()).matches()) {
        numbers.before = "";
      }
      ContactLines.pieces(line).forEach(numbers::add);
    }
    return numbers.labelled.stream().findFirst().or(() -> numbers.bare.stream().findFirst());
  }

  private void add(String piece) {
    var dates = DATE.matcher(ContactLines.withoutAddresses(piece));
    var text = dates.replaceAll(MASK);
    var number = NUMBER.matcher(text);
    var from = 0;
    while (number.find()) {
      before += text.substring(from, number.start());
      add(number.group().strip(), sign(before));
      before = "";
      from = number.end();
    }
    before += text.substring(from) + " ";
  }

  private void add(String number, Sign sign) {
    if (sign == Sign.PHONE) {
      labelled.add(number);
    } else if (sign == Sign.NONE && !isOther(number)) {
      bare.add(number);
    }
  }

  static boolean hasDate(String text) {
    return DATE.matcher(text).find();
  }

  private static boolean isOther(String number) {
    return SHORT_DATE.matcher(number).matches()
        || POST_CODE.matcher(number).matches()
        || DateSpan.isAlone(number);
  }

  /** What the label that is the nearest one before a number says of it. */
  private static Sign sign(String before) {
    var label = LABEL.matcher(before.substring(before.lastIndexOf(MASK) + 1));
    var sign = Sign.NONE;
    while (label.find()) {
      sign = label.group(1) == null ? Sign.OTHER : Sign.PHONE;
    }
    return sign;
  }
}
