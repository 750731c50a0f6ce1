package dev.jobtrail.account;

import dev.jobtrail.text.Message;
import java.util.List;
import java.util.Map;

/** Names the kind of a browser and its system, coarsely, by its {@code User-Agent}. */
public final class BrowserName {

  private static final Message UNKNOWN = Message.of("Unknown browser");

  /** Between the browser and its system in the English name. */
  private static final String ON = " on ";

  /** Marks and names; browsers name others whose pages they want, so the order matters. */
  private static final List<Map.Entry<String, String>> FAMILIES =
      List.of(
          Map.entry("Edg", "Edge"),
          Map.entry("OPR/", "Opera"),
          Map.entry("SamsungBrowser/", "Samsung Internet"),
          Map.entry("Firefox/", "Firefox"),
          Map.entry("FxiOS/", "Firefox"),
          Map.entry("CriOS/", "Chrome"),
          Map.entry("Chrome/", "Chrome"),
          Map.entry("Safari/", "Safari"),
          Map.entry("curl/", "curl"));

  private static final List<Map.Entry<String, String>> SYSTEMS =
      List.of(
          Map.entry("iPhone", "iPhone"),
          Map.entry("iPad", "iPad"),
          Map.entry("Android", "Android"),
          Map.entry("Windows", "Windows"),
          Map.entry("Mac OS X", "macOS"),
          Map.entry("CrOS", "ChromeOS"),
          Map.entry("Linux", "Linux"));

  private BrowserName() {}

  /** Such as {@code Firefox on Linux}; a few dozen names are possible. */
  static String of(String userAgent) {
    if (userAgent == null) {
      return UNKNOWN.english();
    }
    var family = first(FAMILIES, userAgent, UNKNOWN.english());
    var system = first(SYSTEMS, userAgent, "");
    return system.isEmpty() ? family : family + ON + system;
  }

  /**
   * A name for people who may read another language.
   *
   * @param stored as {@link SessionView#browser()} has it
   */
  public static Message worded(String stored) {
    if (stored == null || stored.equals(UNKNOWN.english())) {
      return UNKNOWN;
    }
    var on = stored.indexOf(ON);
    return on < 0
        ? Message.verbatim(stored)
        : Message.of(
            "%s on %s", worded(stored.substring(0, on)), stored.substring(on + ON.length()));
  }

  private static String first(
      List<Map.Entry<String, String>> names, String userAgent, String otherwise) {
    return names.stream()
        .filter(it -> userAgent.contains(it.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(otherwise);
  }
}
