package dev.jobtrail.resume.document;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An sRGB colour for text on white, or the other way round. */
public record AccentColor(int red, int green, int blue) {

  /** The contrast that WCAG 2.2 asks for of text (1.4.3). */
  static final double LEAST_CONTRAST = 4.5;

  private static final AccentColor BLACK = new AccentColor(0, 0, 0);
  private static final AccentColor WHITE = new AccentColor(255, 255, 255);
  private static final Pattern FORM = Pattern.compile("#[0-9a-fA-F]{6}");

  /** The colour that a text such as "#0f5c7a" names. */
  public static Optional<AccentColor> parse(String text) {
    if (!FORM.matcher(text).matches()) {
      return Optional.empty();
    }
    var value = Integer.parseInt(text.substring(1), 16);
    return Optional.of(new AccentColor(value >> 16, value >> 8 & 0xff, value & 0xff));
  }

  /** With black; 0 is the colour itself, 1 is black. */
  public AccentColor darker(double share) {
    return mixed(BLACK, share);
  }

  /** With white; 0 is the colour itself, 1 is white. */
  public AccentColor lighter(double share) {
    return mixed(WHITE, share);
  }

  /** The contrast with white, from 1 to 21. */
  double contrast() {
    return 1.05 / (luminance() + 0.05);
  }

  /** The lightest of its shades that can be read on white. */
  AccentColor readable() {
    var color = this;
    for (var step = 1; color.contrast() < LEAST_CONTRAST; step++) {
      color = darker(step / 50.0);
    }
    return color;
  }

  private AccentColor mixed(AccentColor other, double share) {
    return new AccentColor(
        mixed(red, other.red, share),
        mixed(green, other.green, share),
        mixed(blue, other.blue, share));
  }

  private static int mixed(int own, int other, double share) {
    return (int) Math.round(own + (other - own) * share);
  }

  private double luminance() {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  private static double linear(int channel) {
    var value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /** Such as "#0f5c7a". */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
  }
}
