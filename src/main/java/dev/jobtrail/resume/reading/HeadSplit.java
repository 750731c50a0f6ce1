package dev.jobtrail.resume.reading;

import dev.jobtrail.resume.reading.FileEntry.HeadLine;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** How the parts of a line of a head are split into pieces. */
enum HeadSplit {
  /** Only where lines, gaps and separators such as "|" part fields in every file. */
  PARTS(0),
  /** Where bold letters begin or end. */
  LOOKS(0.2),
  DASHES(0.3, Separators.DASH_OR_AT),
  COLONS(0.4, Separators.COLON),
  /** At spaces of Chinese and Japanese text, which stand between names only. */
  SPACES(0.4, Separators.EAST_ASIAN_SPACE),
  /** Behind what ends the name of an employer or school in text without spaces. */
  NAME_ENDS(0.5, Separators.NAME_END),
  COMMAS(0.6, Separators.COMMA_OR_STOP),
  DASHES_AND_COMMAS(0.8, Separators.DASH_OR_AT, Separators.COMMA_OR_STOP),
  /** Behind the first word of Korean text. */
  FIRST_WORD(0.9, Separators.FIRST_WORD),
  WORDS(1.2, Separators.WORD);

  private static final class Separators {

    private static final String EAST_ASIAN = "[%s]".formatted(EastAsianText.LETTERS);

    private static final Pattern ALWAYS =
        Pattern.compile(
            "\\s+[|·•●]\\s+|\\s*[｜丨]\\s*|(?<=%1$s)\\s?\\|\\s?(?=%1$s)".formatted(EAST_ASIAN));

    private static final Pattern DASH_OR_AT =
        Pattern.compile(
            "\\s+[-\u2013\u2014/]\\s+|\\s+(?:at|bei|chez|bij|presso|@)\\s+|;\\s+|(?<=%1$s)\\s?(?:[-\u2013\u2014]{1,2}|[/／])\\s?(?=%1$s)"
                .formatted(EAST_ASIAN));

    private static final Pattern COLON = Pattern.compile("\\s?:\\s+|：");

    private static final Pattern EAST_ASIAN_SPACE =
        Pattern.compile(
            "(?<=[%1$s）)])(?<!^(?:%2$s))\\s+(?!(?:%2$s)$)(?=[%1$s（(])"
                .formatted(EastAsianText.UNSPACED, EntryWords.anyLegalForm()));

    /** No part of a longer name, such as that of a branch or faculty. */
    private static final Pattern NAME_END =
        Pattern.compile(
            "(?<=%1$s(?:%2$s))\\s?(?=[%3$s\\p{L}])(?![%3$s]{0,8}(?:%2$s))"
                .formatted(EAST_ASIAN, EntryWords.anyEastAsianNameEnd(), EastAsianText.LETTERS));

    private static final Pattern FIRST_WORD =
        Pattern.compile("(?<=^(?=.{0,60}\\p{IsHangul})\\S{1,30})\\s+");

    /** Also the end of a sentence: "Acme, Leeds. Repair of lifts". */
    private static final Pattern COMMA_OR_STOP =
        Pattern.compile(HeadFields.COMMA.pattern() + "|[，、]|(?<=\\p{Ll}{4})\\.\\s+(?=\\p{Lu})");

    /** Also within titles: "Técnico en Electrónica", "Assistant to the Director". */
    private static final Pattern WORD =
        Pattern.compile(
            "\\s+(?:at|in|with|for|an der|am|bei|beim|im|für|chez|à|au|aux|au sein d[eu]|dans|pour|en|para|con"
                + "|presso|per|bij|aan|voor|w|em|na|no)\\s+(?=\\p{Lu})");

    /** Between a beginning and its rest. */
    private static final Pattern BEFORE_REST =
        Pattern.compile("^[\\s,;:|/·•\u2010-\u2015-]+(?:(?:at|bei|chez|bij|aan|presso|@)\\s+)?");
  }

  private static final Pattern EDGES = Pattern.compile("^[*_]+|^\\((?![주株]\\))|[\\s*_,|·•●]+$");

  private final double cost;
  private final List<Pattern> separators;

  HeadSplit(double cost, Pattern... separators) {
    this.cost = cost;
    this.separators = List.of(separators);
  }

  /** What the split takes from the likelihood of its pieces: dashes stand within names as well. */
  double cost() {
    return cost;
  }

  /** Whether there is a separator that always parts fields. */
  static boolean isSeparated(String text) {
    return Separators.ALWAYS.matcher(text).find();
  }

  List<String> of(HeadLine line) {
    return this == LOOKS ? ofLooks(line) : of(line.parts());
  }

  List<String> of(List<String> parts) {
    var pieces = split(parts, Separators.ALWAYS);
    for (var separator : separators) {
      pieces = split(pieces, separator);
    }
    return cleaned(pieces);
  }

  private static List<String> ofLooks(HeadLine line) {
    var pieces = new ArrayList<String>();
    for (var part : split(line.parts(), Separators.ALWAYS)) {
      var start = line.starts().stream().filter(part::startsWith).findFirst().orElse("");
      pieces.add(start);
      pieces.add(Separators.BEFORE_REST.matcher(part.substring(start.length())).replaceFirst(""));
    }
    return cleaned(pieces);
  }

  private static List<String> split(List<String> fields, Pattern separator) {
    var pieces = new ArrayList<String>();
    for (var field : fields) {
      var first = pieces.size();
      for (var piece : separator.split(field)) {
        if (pieces.size() > first && EntryWords.isSuffix(piece.strip())) {
          pieces.add(pieces.removeLast() + ", " + piece.strip());
        } else if (!piece.isBlank()) {
          pieces.add(piece.strip());
        }
      }
    }
    return pieces;
  }

  private static List<String> cleaned(List<String> pieces) {
    return pieces.stream()
        .map(it -> EDGES.matcher(it).replaceAll("").strip())
        .filter(it -> !it.isEmpty())
        .toList();
  }
}
