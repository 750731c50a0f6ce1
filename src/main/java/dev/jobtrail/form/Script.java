package dev.jobtrail.form;

import dev.jobtrail.text.TextResource;
import java.util.Locale;

/** The scripts that inspect pages; each is the body of a function and documents its arguments. */
enum Script {
  ACCOUNT,
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

  private static final String SHARED = TextResource.read("/apply/page.js");

  /** Reading a form closes its guard and leaves a control; all in one round trip. */
  private static final String HELD =
      """
      const heldBack = arguments[2] === null ? 0 : (function () {
      %s
      })(arguments[2]);
      arguments[3]?.blur();
      """
          .formatted(TextResource.read("/apply/guard.js"));

  private final String own = TextResource.read("/apply/" + name().toLowerCase(Locale.ROOT) + ".js");

  /** What it returns has what {@link #GUARD} tells as {@code heldBack}, where it reads a form. */
  String text() {
    return this == READ ? SHARED + HELD + own : SHARED + own;
  }
}
