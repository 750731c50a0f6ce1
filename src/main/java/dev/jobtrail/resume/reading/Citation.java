package dev.jobtrail.resume.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A publication as bibliographies write it.
 *
 * @param publisher the journal, conference or publisher; null for none
 * @param date as JSON Resume writes it; null for none
 * @param details authors, volume and pages; empty for none
 */
record Citation(String title, String publisher, String date, String details) {

  private static final String YEAR = "(?:19|20)\\d{2}";

  /** "Meier, L.", "L. Meier", "van der Berg, J.-P.", "Meier L"; read in one way, to end in time. */
  private static final String AUTHOR =
      "(?>(?:\\p{Ll}{2,4} ){0,2}\\p{Lu}[\\p{L}'’-]+,? (?:\\p{Lu}\\.?[ -]?){1,3}(?![\\p{L}])"
          + "|(?:\\p{Lu}\\.[ -]?){1,3} ?(?:\\p{Ll}{2,4} ){0,2}\\p{Lu}[\\p{L}'’-]+)";

  private static final String AUTHORS =
      "(?>"
          + AUTHOR
          + "(?:(?:[,;]? ?(?:and|und|et|y|&|\\.{3}) ?|[,;] )"
          + AUTHOR
          + ")*(?:,? et al\\.?)?)";

  /** The number of an item: "3.", "[3]". */
  private static final Pattern NUMBER =
      Pattern.compile("^(?:\\[\\d{1,3}]|\\d{1,3}[.)])\\s+(?=\\S)");

  /** Authors, the year in parentheses, and the title up to its end. */
  private static final Pattern AUTHOR_YEAR =
      Pattern.compile(
          "(?<authors>\\p{L}.{1,400}?),? \\((?<year>"
              + YEAR
              + ")[a-z]?(?:, [^()]{3,20})?\\)[.,:]? (?<rest>.+)");

  /** A title in quotation marks, behind its authors or not. */
  private static final Pattern QUOTED =
      Pattern.compile(
          "(?:(?<authors>\\p{L}.{1,400}?)[,.:]? )?[\"“„«](?<title>[^\"“”„«»]{5,300}?)[,.]?[\"”“»][,.]?\\s*(?<rest>.*)");

  /** Authors and a title without quotation marks. */
  private static final Pattern PLAIN =
      Pattern.compile("(?<authors>" + AUTHORS + ")[.:,]? *(?<rest>\\p{Lu}.+)");

  /** The end of a title; not that of an abbreviation such as "vs." */
  private static final Pattern TITLE =
      Pattern.compile("(.{5,300}?[^\\s.]{3}[?!]|.{5,300}?[^\\s.]{3}(?=\\.))\\.? +(.+)");

  /** The journal ends where its volume begins, or at the next full stop. */
  private static final Pattern VENUE =
      Pattern.compile(
          "(?:In:? )?(.{2,200}?)(?=,? \\(?\\d|[,.] (?:vol|no|pp)\\b|, S\\. |\\.(?: |$)|, "
              + YEAR
              + "|$)(.*)");

  private static final Pattern LAST_YEAR = Pattern.compile(".*\\b(" + YEAR + ")\\b.*");

  private static final String EDGE = "^[\\s,.;:()–-]+|[\\s,;:(–-]+$";

  /** The lines of a bibliography, each item joined to one; empty for a section that is none. */
  static Optional<List<TextLine>> items(List<TextLine> lines) {
    var isNumbered = NUMBER.matcher(lines.getFirst().text()).find();
    var items = new ArrayList<TextLine>();
    for (var line : lines) {
      var isStart = isNumbered ? NUMBER.matcher(line.text()).find() : of(line.text()).isPresent();
      if (isStart) {
        items.add(line.withoutBullet().withParts(List.of(line.text())));
      } else if (items.isEmpty()) {
        return Optional.empty();
      } else if (isNumbered || !DateSpan.isAlone(line.text())) {
        items.add(items.removeLast().joinedWith(line));
      } else {
        return Optional.empty();
      }
    }
    return items.stream().allMatch(it -> of(it.text()).isPresent())
        ? Optional.of(items)
        : Optional.empty();
  }

  /** What a text cites; empty for one that is written otherwise. */
  static Optional<Citation> of(String written) {
    var text = EntryLinks.without(NUMBER.matcher(written).replaceFirst(""));
    return Stream.of(AUTHOR_YEAR, QUOTED, PLAIN)
        .map(it -> it.matcher(text))
        .filter(Matcher::matches)
        .findFirst()
        .flatMap(Citation::of);
  }

  private static Optional<Citation> of(Matcher parts) {
    var groups = parts.pattern().namedGroups();
    var authors = parts.group("authors");
    var title = groups.containsKey("title") ? parts.group("title") : null;
    var rest = parts.group("rest");
    if (title == null) {
      var ended = TITLE.matcher(rest);
      title = ended.matches() ? ended.group(1) : rest.replaceAll("\\.$", "");
      rest = ended.matches() ? ended.group(2) : "";
    }
    var date = groups.containsKey("year") ? parts.group("year") : null;
    if (date == null) {
      var span = DateSpan.in(rest).map(DateSpan::period);
      var last = LAST_YEAR.matcher(rest);
      date =
          span.map(it -> it.end() == null ? it.start() : it.end())
              .orElse(last.matches() ? last.group(1) : null);
      rest = span.isPresent() ? withoutDate(rest) : rest;
    }
    if (date == null && !groups.containsKey("title")) {
      return Optional.empty(); // a sentence that begins with a name
    }
    var venue = VENUE.matcher(rest);
    var hasVenue = venue.matches() && venue.group(1).matches(".*\\p{L}{2}.*");
    var details = hasVenue ? venue.group(2) : rest;
    return Optional.of(
        new Citation(
            title,
            hasVenue ? venue.group(1).replaceAll(EDGE, "") : null,
            date,
            Stream.of(authors == null ? "" : authors, details.replaceAll(EDGE, ""))
                .filter(it -> it.matches(".*[\\p{L}\\d].*"))
                .collect(Collectors.joining("\n"))));
  }

  private static String withoutDate(String text) {
    var span = DateSpan.in(text).orElseThrow();
    return span.after().isEmpty() ? span.before() : span.before() + ", " + span.after();
  }
}
