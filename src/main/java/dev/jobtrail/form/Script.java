package dev.jobtrail.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The scripts that inspect pages; each is the body of a function and documents its arguments. */
enum Script {
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

  private final String own = resource(name().toLowerCase(Locale.ROOT));

  String text() {
    return SHARED + own;
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
