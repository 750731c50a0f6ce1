package dev.jobtrail.attempt.answer;

import dev.jobtrail.text.Tokenizer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number range of an option, such as "3-5 years", "less than 1", "60k+".
 *
 * @param least inclusive; null for none
 * @param most inclusive unless below; null for none
 * @param isBelow whether the bounds themselves are out
 */
record NumberRange(BigDecimal least, BigDecimal most, boolean isBelow) {

  private static final Pattern NUMBER =
      Pattern.compile("(\\d{1,3}(?:[., '’]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?)\\s?(k\\b)?");
  private static final Pattern PLAIN = Pattern.compile("\\d+(?:\\.\\d{1,2})?");
  private static final Pattern BETWEEN =
      Pattern.compile(
          "\\s*(?:years?|eur|usd|gbp|chf|€|\\$|£)?\\s*(?:-|–|—|to|bis|a|à|tot|and)\\s*(?:€|\\$|£|eur|usd|gbp|chf)?\\s*");
  private static final Pattern FEWER =
      Pattern.compile(
          "^\\W*(?:<|less than|under|below|fewer than|weniger als|unter|moins de|menos de"
              + "|meno di|minder dan|onder)");
  private static final Pattern AT_MOST =
      Pattern.compile("^\\W*(?:≤|<=|up to|at most|bis(?: zu)?|jusqu.a|hasta|ate|fino a|tot)\\b");
  private static final Pattern MORE =
      Pattern.compile(
          "^\\W*(?:>|more than|over|above|mehr als|uber|plus de|mas de|mais de|piu di|meer dan)");
  private static final Pattern AT_LEAST =
      Pattern.compile("(?:\\+|or more|oder mehr|ou plus|o mas|ou mais|o piu|of meer)");

  /** Empty if the text is not an unambiguous range or number. */
  static Optional<NumberRange> of(String option) {
    var text = Tokenizer.fold(option);
    var numbers = new ArrayList<BigDecimal>();
    var gaps = new ArrayList<String>();
    var matcher = NUMBER.matcher(text);
    int end = 0;
    while (matcher.find()) {
      gaps.add(text.substring(end, matcher.start()));
      numbers.add(number(matcher.group(1), matcher.group(2) != null));
      end = matcher.end();
    }
    return switch (numbers.size()) {
      case 1 -> Optional.of(bounded(text, numbers.getFirst()));
      case 2 -> between(numbers, gaps.getLast());
      default -> Optional.empty();
    };
  }

  /** The number of an answer; empty if it contains more than a number. */
  static Optional<BigDecimal> plainNumber(String answer) {
    var text = answer.strip();
    return PLAIN.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }

  boolean isOneNumber() {
    return least != null && least.equals(most);
  }

  boolean contains(BigDecimal number) {
    int inside = isBelow ? 1 : 0;
    return (least == null || number.compareTo(least) >= inside)
        && (most == null || number.compareTo(most) <= -inside);
  }

  private static NumberRange bounded(String text, BigDecimal number) {
    if (FEWER.matcher(text).find()) {
      return new NumberRange(null, number, true);
    }
    if (AT_MOST.matcher(text).find()) {
      return new NumberRange(null, number, false);
    }
    if (MORE.matcher(text).find()) {
      return new NumberRange(number, null, true);
    }
    return new NumberRange(number, AT_LEAST.matcher(text).find() ? null : number, false);
  }

  private static Optional<NumberRange> between(List<BigDecimal> numbers, String gap) {
    var least = numbers.getFirst();
    var most = numbers.getLast();
    return BETWEEN.matcher(gap).matches() && least.compareTo(most) <= 0
        ? Optional.of(new NumberRange(least, most, false))
        : Optional.empty();
  }

  private static BigDecimal number(String digits, boolean isThousands) {
    var plain =
        digits.matches("\\d+[.,]\\d{1,2}")
            ? digits.replace(',', '.')
            : digits.replaceAll("[^0-9]", "");
    var number = new BigDecimal(plain);
    return isThousands ? number.multiply(BigDecimal.valueOf(1_000)) : number;
  }
}
