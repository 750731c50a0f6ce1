package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.jobtrail.resume.reading.FileEntry.HeadLine;
import java.util.ArrayList;
import java.util.List;

/** Reads sections of brief entries: certificates, awards and publications. */
final class NamedEntries {

  /**
   * The names of the properties of a section's entries.
   *
   * @param giver who issued or published it
   */
  record Shape(String name, String giver, String date) {}

  static final Shape CERTIFICATE = new Shape("name", "issuer", "date");
  static final Shape AWARD = new Shape("title", "awarder", "date");
  static final Shape PUBLICATION = new Shape("name", "publisher", "releaseDate");

  private NamedEntries() {}

  /** Writes the entries; each line with a date, or else each line, is one. */
  static void add(List<TextLine> lines, Shape shape, ArrayNode target) {
    // bullets are entries here and no story
    var asOne = lines.stream().map(TextLine::withoutBullet).toList();
    var isSplit =
        !MarkedBlocks.of(asOne).isEmpty()
            || asOne.stream().anyMatch(it -> DateSpan.in(it.text()).isPresent());
    var entries = isSplit ? EntrySplitter.split(asOne) : undated(asOne);
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var node = target.addObject();
      if (!fields.isEmpty()) {
        node.put(shape.name(), fields.removeFirst());
      }
      if (!fields.isEmpty()) {
        node.put(shape.giver(), String.join(", ", fields));
      }
      if (entry.period() != null) {
        node.put(
            shape.date(),
            entry.period().end() == null ? entry.period().start() : entry.period().end());
      }
      if (!entry.story().isEmpty()) {
        node.put("summary", String.join("\n", entry.story().stream().map(TextLine::text).toList()));
      }
    }
  }

  private static List<FileEntry> undated(List<TextLine> lines) {
    return lines.stream()
        .map(
            it ->
                new FileEntry(
                    List.of(new HeadLine(0, it.parts(), List.of())), null, List.of(), false))
        .toList();
  }
}
