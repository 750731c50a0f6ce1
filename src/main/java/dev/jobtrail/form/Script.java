package dev.jobtrail.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The scripts that inspect pages; each is the body of a function and documents its arguments. */
enum Script {
  CALENDAR,
  CHOOSER,
  COOKIES,
  ENTER,
  FRAMES,
  GUARD,
  NAMED,
  OPTIONS,
  READ,
  STATE,
  WAY;

  private static final String SHARED = resource("page");

  /** Reading a form closes its guard and leaves a control; all in one round trip. */
  private static final String HELD =
      """
      const heldBack = arguments[2] === null ? 0 : (function () {
      %s
      })(arguments[2]);
      arguments[3]?.blur();
      """
          .formatted(resource("guard"));

  private final String own = resource(name().toLowerCase(Locale.ROOT));

  /** What it returns has what {@link #GUARD} tells as {@code heldBack}, where it reads a form. */
  String text() {
    return this == READ ? SHARED + HELD + own : SHARED + own;
  }

  private static String resource(String name) {
    try (var source = Script.class.getResourceAsStream("/apply/" + name + ".js")) {
      if (source == null) {
        throw new IllegalStateException("The script " + name + " is missing");
      }
      return new String(source.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
