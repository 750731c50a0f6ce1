package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reading.FileEntry.HeadLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

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

  private static final Pattern LIMIT =
      Pattern.compile(
          "(?iu)[\\s,;|·–(-]*(?<!\\p{L})((?:%s)(?!\\p{L})[.:]?\\s*(?:\\p{L}{3,12}\\.?,? |[\\d./-]{1,8})?(?:19|20)\\d{2}(?:[-./]\\d{1,2}){0,2})\\)?"
              .formatted(FieldLabels.anyOf("valid-until")));

  private NamedEntries() {}

  /** Writes the entries; each line with a date, or else each line, is one. */
  static void add(List<TextLine> lines, Shape shape, EntryLinks links, ArrayNode target) {
    var cited = shape == PUBLICATION ? Citation.items(lines) : Optional.<List<TextLine>>empty();
    if (cited.isPresent()) {
      cited.get().forEach(it -> addCited(it, links, target.addObject()));
      return;
    }
    // bullets are entries here and no story
    var asOne = lines.stream().map(TextLine::withoutBullet).toList();
    if (shape == CERTIFICATE && asOne.stream().anyMatch(NamedEntries::isLimited)) {
      asOne.forEach(it -> addLimited(it, links, target));
      return;
    }
    add(asOne, shape, links, target, isSplit(asOne));
  }

  private static boolean isSplit(List<TextLine> asOne) {
    return !MarkedBlocks.of(asOne).isEmpty()
        || asOne.stream().anyMatch(it -> DateSpan.in(it.text()).isPresent());
  }

  private static boolean isLimited(TextLine line) {
    return LIMIT.matcher(line.text()).find();
  }

  /** Until when a certificate is valid is not when it was issued. */
  private static void addLimited(TextLine line, EntryLinks links, ArrayNode target) {
    var limit = LIMIT.matcher(line.text());
    var isLimited = limit.find();
    var rest = isLimited ? limit.replaceFirst("") : line.text();
    var alone = List.of(line.withParts(isLimited ? List.of(rest) : line.parts()));
    add(alone, CERTIFICATE, links, target, isSplit(alone));
    if (isLimited && target.get(target.size() - 1) instanceof ObjectNode certificate) {
      certificate.put("summary", limit.group(1));
    }
  }

  private static void add(
      List<TextLine> asOne, Shape shape, EntryLinks links, ArrayNode target, boolean isSplit) {
    var entries = isSplit ? EntrySplitter.split(asOne) : undated(asOne);
    for (var entry : entries) {
      var node = target.addObject();
      var fields = new ArrayList<>(entry.fields());
      if (shape != AWARD) { // which has no page
        fields.replaceAll(EntryLinks::without);
        fields.removeIf(String::isBlank);
        links.put(entry, node);
      }
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

  private static void addCited(TextLine item, EntryLinks links, ObjectNode node) {
    var citation = Citation.of(item.text()).orElseThrow();
    node.put("name", citation.title());
    if (citation.publisher() != null) {
      node.put("publisher", citation.publisher());
    }
    if (citation.date() != null) {
      node.put("releaseDate", citation.date());
    }
    if (!citation.details().isEmpty()) {
      node.put("summary", citation.details());
    }
    links.put(undated(List.of(item)).getFirst(), node);
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
