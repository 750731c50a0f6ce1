package dev.jobtrail.text;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as people type them: "60.000", "60,000", "60 000", "1250.50" and "1.250,50". */
public final class TypedNumber {

  /** Reading digits takes the square of their count. */
  private static final int LONGEST = 100;

  private static final Pattern SPACES = Pattern.compile("(?<=[0-9])[ \\u00a0\\u202f_'’](?=[0-9])");

  /** One sign between groups of three digits, and another one before the fraction. */
  private static final Pattern GROUPS =
      Pattern.compile(
          "(-?[1-9][0-9]{0,2}(?:([.,])[0-9]{3})(?:\\2[0-9]{3})*)(?:(?!\\2)[.,]([0-9]+))?");

  private static final Pattern PLAIN = Pattern.compile("(-?[0-9]+)(?:[.,]([0-9]+))?");

  private TypedNumber() {}

  /** The number, or empty for another text. */
  public static Optional<BigDecimal> of(String typed) {
    if (typed.length() > LONGEST) {
      return Optional.empty();
    }
    var text = SPACES.matcher(typed.strip()).replaceAll("");
    var groups = GROUPS.matcher(text);
    if (groups.matches()) {
      return Optional.of(number(groups.group(1).replaceAll("[.,]", ""), groups.group(3)));
    }
    var plain = PLAIN.matcher(text);
    return plain.matches() ? Optional.of(number(plain.group(1), plain.group(2))) : Optional.empty();
  }

  private static BigDecimal number(String whole, String fraction) {
    return new BigDecimal(fraction == null ? whole : whole + "." + fraction);
  }
}
