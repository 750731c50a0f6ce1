package dev.jobtrail.fit;

import dev.jobtrail.text.Language;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the lines of the occupation knowledge base; its README describes their format. */
final class OccupationFile {

  private static final Pattern HEADING = Pattern.compile("# (\\d{4}) (.+)");
  private static final Pattern LINE =
      Pattern.compile("(titles|tasks|skill|tools|licence|degree|near)(?: (en|de|fr|es))?: (.+)");

  private OccupationFile() {}

  /**
   * The unit groups of some lines.
   *
   * @throws IllegalArgumentException naming the first line that is not of the format
   */
  static List<UnitGroup> parse(List<String> lines) {
    var groups = new ArrayList<UnitGroup>();
    for (var line : lines) {
      var heading = HEADING.matcher(line);
      if (heading.matches()) {
        groups.add(
            new UnitGroup(
                heading.group(1),
                heading.group(2),
                new EnumMap<>(Language.class),
                new EnumMap<>(Language.class),
                new ArrayList<>(),
                new ArrayList<>(),
                new LinkedHashMap<>(),
                new LinkedHashMap<>()));
      } else if (!line.isBlank()) {
        var matcher = LINE.matcher(line);
        if (!matcher.matches() || groups.isEmpty()) {
          throw new IllegalArgumentException("Not a line of an occupation file: " + line);
        }
        read(matcher.group(1), matcher.group(2), matcher.group(3), groups.getLast());
      }
    }
    return groups;
  }

  private static void read(String kind, String language, String values, UnitGroup group) {
    switch (kind) {
      case "titles" -> group.titleLines().put(Language.of(language), values);
      case "tasks" -> group.taskLines().put(Language.of(language), values);
      case "skill" -> group.skillLines().add(values);
      case "tools" -> group.tools().addAll(UnitGroup.split(values));
      case "licence" -> {
        for (var value : UnitGroup.split(values)) {
          var space = value.indexOf(' ');
          group
              .licences()
              .put(value.substring(0, space), UnitGroup.names(value.substring(space + 1)));
        }
      }
      case "degree" -> {} // of use to the guard only
      case "near" -> {
        for (var value : UnitGroup.split(values)) {
          group.near().put(value.substring(0, 4), Double.valueOf(value.substring(5)));
        }
      }
      default -> throw new IllegalArgumentException(kind);
    }
  }
}
