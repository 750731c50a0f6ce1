package dev.jobtrail.console;

import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;

/** The time zones that fields suggest. */
public final class TimeZones {

  /** Those of places. */
  public static final List<String> NAMES =
      ZoneId.getAvailableZoneIds().stream()
          .filter(
              Pattern.compile("(Africa|America|Asia|Atlantic|Australia|Europe|Pacific)/.+")
                  .asMatchPredicate())
          .sorted()
          .toList();

  private TimeZones() {}
}
