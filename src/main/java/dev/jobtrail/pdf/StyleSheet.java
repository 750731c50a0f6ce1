package dev.jobtrail.pdf;

import dev.jobtrail.resume.document.AccentColor;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeDesign.FontFamily;
import dev.jobtrail.resume.document.ResumeDesign.Paper;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The style sheet of a template, adapted to a design.
 *
 * <p>A template states its measures for normal density and margins: spaces in points, margins of
 * the page in millimetres. Its colours are {@code accent(#0f5c7a)}, {@code deep(...)} for large
 * text and {@code pale(...)} for areas and rules, with the template's own colour in parentheses. A
 * design without settings changes nothing.
 */
final class StyleSheet {

  /** How far a resume is condensed to fit its pages, at most. */
  static final int MAX_TIGHTNESS = 7;

  private static final double SMALLEST_FONT = 8;
  private static final double TIGHTEST_SPACE = 0.55;
  private static final double TIGHTEST_LINE = 0.93;
  private static final double TIGHTEST_MARGIN = 0.75;
  private static final double DEEPER = 0.35;
  private static final double PALER = 0.86;

  private static final Pattern BODY_SIZE = Pattern.compile("body \\{[^}]*font-size: ([\\d.]+)pt");
  private static final Pattern DECLARATION = Pattern.compile("([a-z-]+): ([^;{}]*\\d[^;{}]*);");
  private static final Pattern POINTS = Pattern.compile("([\\d.]+)pt");
  private static final Pattern MILLIMETRES = Pattern.compile("([\\d.]+)mm");
  private static final Pattern NUMBER = Pattern.compile("([\\d.]+)");
  private static final Pattern FAMILIES = Pattern.compile("font-family: [^;]*");
  private static final Pattern SIDES = Pattern.compile("\\b(left|right)\\b");
  private static final Pattern FOUR_SIDES =
      Pattern.compile("((?:margin|padding): \\S+) (\\S+) (\\S+) ([^\\s;]+);");
  private static final Pattern COLOR = Pattern.compile("(accent|deep|pale)\\((#[0-9a-f]{6})\\)");

  private final String css;
  private final String mirrored;
  private final double bodySize;

  StyleSheet(String css) {
    this.css = css;
    mirrored = mirrored(css);
    bodySize =
        BODY_SIZE.matcher(css).results().map(it -> number(it.group(1))).findFirst().orElseThrow();
  }

  /**
   * The style sheet for a design.
   *
   * @param tightness from 0, as the design has it, to {@link #MAX_TIGHTNESS}
   * @param isRightToLeft whether the page is mirrored
   * @param families fonts that are used where those of the design lack a character
   */
  String of(ResumeDesign design, int tightness, boolean isRightToLeft, List<String> families) {
    var share = (double) tightness / MAX_TIGHTNESS;
    var wanted = design.fontSize().orElse(bodySize);
    var size = between(wanted, Math.min(wanted, SMALLEST_FONT), share) / bodySize;
    var space = between(space(design), Math.min(space(design), TIGHTEST_SPACE), share) * size;
    var line = between(line(design), Math.min(line(design), TIGHTEST_LINE), share);
    var margin = between(margin(design), Math.min(margin(design), TIGHTEST_MARGIN), share);
    var scaled =
        DECLARATION
            .matcher(isRightToLeft ? mirrored : css)
            .replaceAll(
                it ->
                    "%s: %s;"
                        .formatted(
                            it.group(1),
                            scaled(it.group(1), it.group(2), size, space, line, margin)));
    return "@page { size: %s; }\n".formatted(design.paper() == Paper.LETTER ? "letter" : "A4")
        + withFamilies(
            colored(scaled, design) + design.fontFamily().map(StyleSheet::family).orElse(""),
            families);
  }

  private static String mirrored(String css) {
    return FOUR_SIDES
        .matcher(SIDES.matcher(css).replaceAll(it -> it.group().equals("left") ? "right" : "left"))
        .replaceAll("$1 $4 $3 $2;");
  }

  private static String withFamilies(String css, List<String> families) {
    var names = families.stream().map(", '%s'"::formatted).collect(Collectors.joining());
    return FAMILIES.matcher(css).replaceAll("$0" + Matcher.quoteReplacement(names));
  }

  private static String scaled(
      String name, String value, double size, double space, double line, double margin) {
    if (name.equals("font-size")) {
      return scaled(value, POINTS, it -> it * size);
    }
    if (name.equals("line-height")) {
      return scaled(value, NUMBER, it -> Math.max(1, it * line));
    }
    if (name.startsWith("margin") || name.startsWith("padding")) {
      return scaled(scaled(value, POINTS, it -> it * space), MILLIMETRES, it -> it * margin);
    }
    return value;
  }

  private static String scaled(String value, Pattern measure, DoubleUnaryOperator scaling) {
    return measure
        .matcher(value)
        .replaceAll(
            it ->
                it.group()
                    .replace(it.group(1), number(scaling.applyAsDouble(number(it.group(1))))));
  }

  private static double number(String text) {
    return Double.parseDouble(text);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.3f", number).replaceFirst("\\.?0+$", "");
  }

  private static String colored(String css, ResumeDesign design) {
    return COLOR
        .matcher(css)
        .replaceAll(
            it ->
                design.accentColor().map(accent -> shade(it.group(1), accent)).orElse(it.group(2)));
  }

  private static String shade(String role, AccentColor accent) {
    return switch (role) {
      case "deep" -> accent.darker(DEEPER).toString();
      case "pale" -> accent.lighter(PALER).toString();
      default -> accent.toString();
    };
  }

  private static String family(FontFamily family) {
    var names =
        Stream.of(family, family.bundled(), FontFamily.SOURCE_SANS, FontFamily.SOURCE_SERIF)
            .distinct()
            .map(it -> "'" + it.nameInFiles() + "'")
            .collect(Collectors.joining(", "));
    return "body, h1, h2, h3 { font-family: " + names + "; }\n";
  }

  private static double space(ResumeDesign design) {
    return switch (design.density()) {
      case COMPACT -> 0.6;
      case NORMAL -> 1;
      case AIRY -> 1.4;
    };
  }

  private static double line(ResumeDesign design) {
    return switch (design.density()) {
      case COMPACT -> 0.94;
      case NORMAL -> 1;
      case AIRY -> 1.1;
    };
  }

  private static double margin(ResumeDesign design) {
    return switch (design.margins()) {
      case NARROW -> 0.75;
      case NORMAL -> 1;
      case WIDE -> 1.3;
    };
  }

  private static double between(double from, double to, double share) {
    return from + (to - from) * share;
  }
}
