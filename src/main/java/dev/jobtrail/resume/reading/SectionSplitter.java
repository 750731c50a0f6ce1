package dev.jobtrail.resume.reading;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Splits the lines of a file at its headings: known words, and lines that look like those. */
final class SectionSplitter {

  private static final int MAX_HEADING = 60;
  private static final int MAX_WORDS = 6;

  /** Known headings that tell the looks of the others. */
  private static final int MIN_NAMED = 2;

  /** Lines that look like headings, where hardly any is known. */
  private static final int MIN_UNNAMED = 3;

  /** A heading with its content in the same line. */
  private static final Pattern INLINE = Pattern.compile("([\\p{L} &/-]{2,40}): (.+)");

  private static final Set<SectionKind> HAVE_ENTRIES =
      EnumSet.of(SectionKind.WORK, SectionKind.EDUCATION, SectionKind.VOLUNTEER);

  /** The looks of a line. */
  private record Looks(int size, boolean isBold, boolean isCapital, int level) {
    static Looks of(TextLine line) {
      var text = line.text();
      var isCapital =
          text.equals(text.toUpperCase(Locale.ROOT)) && !text.equals(text.toLowerCase(Locale.ROOT));
      return new Looks(Math.round(line.size() * 2), line.isBold(), isCapital, line.level());
    }

    boolean standsOut(Looks usual) {
      return size > usual.size
          || size == usual.size
              && (isBold && !usual.isBold || isCapital && !usual.isCapital || level > 0);
    }
  }

  private final Set<Looks> looksOfHeadings = new HashSet<>();

  /** Of lines that are known headings, be other lines like them or not. */
  private final Set<Looks> looksOfNamed = new HashSet<>();

  private boolean areHeadingsAlone;

  private SectionSplitter() {}

  /** The sections of columns of lines; the first of each column may be without a heading. */
  static List<ResumeSection> split(List<List<TextLine>> columns) {
    var splitter = new SectionSplitter();
    splitter.learn(columns);
    var sections = new ArrayList<ResumeSection>();
    columns.forEach(column -> splitter.split(column, sections));
    recognize(SectionKind.WORK, SectionSplitter::haveJobs, sections);
    recognize(SectionKind.EDUCATION, SectionSplitter::haveDegrees, sections);
    return sections;
  }

  /** Takes the first section with the content of a kind that no heading names for one. */
  private static void recognize(
      SectionKind kind, Predicate<ResumeSection> hasContent, List<ResumeSection> sections) {
    if (sections.stream().noneMatch(it -> it.kind() == kind)) {
      sections.stream()
          .filter(hasContent)
          .findFirst()
          .ifPresent(it -> sections.set(sections.indexOf(it), it.as(kind)));
    }
  }

  /** Whether jobs stand below "Career Summary", or below a heading that is not known. */
  private static boolean haveJobs(ResumeSection section) {
    return (section.kind() == SectionKind.SUMMARY || isUnknown(section))
        && haveHeads(section, it -> EntryWords.isPosition(it) || KnownTitles.wordsIn(it) > 0);
  }

  private static boolean haveDegrees(ResumeSection section) {
    return isUnknown(section)
        && haveHeads(section, it -> EntryWords.isSchool(it) || EntryWords.isDegree(it));
  }

  private static boolean isUnknown(ResumeSection section) {
    return section.kind() == SectionKind.OTHER && SectionKind.named(section.title()).isEmpty();
  }

  /** Whether there are heads of entries with a period, and one of a kind. */
  private static boolean haveHeads(ResumeSection section, Predicate<String> isOfKind) {
    var heads = section.lines().stream().filter(it -> !it.isStory()).map(TextLine::text).toList();
    return heads.stream().anyMatch(isOfKind)
        && heads.stream()
            .flatMap(it -> DateSpan.in(it).stream())
            .anyMatch(it -> it.isRange() && it.isAtEdge());
  }

  /** Headings look alike, and different from most other lines. */
  private void learn(List<List<TextLine>> columns) {
    Map<Looks, Integer> named = new HashMap<>();
    Map<Looks, Integer> all = new LinkedHashMap<>();
    areHeadingsAlone = columns.stream().flatMap(List::stream).anyMatch(TextLine::opensBlock);
    for (var column : columns) {
      for (var index = 0; index < column.size(); index++) {
        var line = column.get(index);
        var looks = Looks.of(line);
        all.merge(looks, 1, Integer::sum);
        if (isShort(line) && SectionKind.named(line.text()).isPresent()) {
          named.merge(looks, 1, Integer::sum);
          areHeadingsAlone &= index + 1 == column.size() || column.get(index + 1).opensBlock();
        }
      }
    }
    looksOfNamed.addAll(named.keySet());
    named.forEach(
        (looks, count) -> {
          if (count >= MIN_NAMED && all.get(looks) <= count + 2) {
            looksOfHeadings.add(looks);
          }
        });
    if (!all.isEmpty() && named.values().stream().mapToInt(it -> it).sum() < MIN_NAMED) {
      learnUnnamed(columns, all);
    }
  }

  /**
   * Where hardly any heading is known, headings are the largest lines that stand out several times
   * and have periods below some of them only; below each title of a job there is one.
   */
  private void learnUnnamed(List<List<TextLine>> columns, Map<Looks, Integer> all) {
    var usual = Collections.max(all.entrySet(), Map.Entry.comparingByValue()).getKey();
    all.keySet().stream()
        .filter(it -> it.standsOut(usual) && all.get(it) >= MIN_UNNAMED)
        .filter(it -> areHeadings(it, columns))
        .max(Comparator.comparingInt(Looks::size))
        .ifPresent(looksOfHeadings::add);
  }

  private static boolean areHeadings(Looks looks, List<List<TextLine>> columns) {
    var headings = 0;
    var dated = 0;
    for (var column : columns) {
      var isOpen = false;
      for (var line : column) {
        if (Looks.of(line).equals(looks)) {
          if (!isShort(line) || hasNumbers(line) || line.parts().size() > 1) {
            return false;
          }
          headings++;
          isOpen = true;
        } else if (isOpen && DateSpan.in(line.text()).filter(DateSpan::isRange).isPresent()) {
          dated++;
          isOpen = false;
        }
      }
    }
    return dated > 0 && dated * 2 <= headings;
  }

  private void split(List<TextLine> column, List<ResumeSection> sections) {
    var current =
        goesOn(column, sections)
            ? sections.getLast()
            : new ResumeSection(SectionKind.CONTACT, "", new ArrayList<>());
    if (sections.isEmpty() || current != sections.getLast()) {
      sections.add(current);
    }
    ResumeSection before = null;
    for (var index = 0; index < column.size(); index++) {
      var line = column.get(index);
      var hasOwnHeading = before == null;
      var inline = inline(line, current.kind(), hasOwnHeading);
      var isAlone = index + 1 == column.size() || column.get(index + 1).opensBlock();
      var kind = inline.isPresent() ? SectionKind.named(inline.get()[0]) : heading(line, isAlone);
      if (kind.isEmpty() && current.kind() == SectionKind.LANGUAGES && isOtherGroup(line)) {
        addGroup(line, before, sections);
        continue;
      }
      if (kind.isPresent()
          && !isLabel(line, current)
          && !isOfPerson(line, kind.get(), current)
          && !isName(kind.get(), sections)) {
        var title = inline.map(it -> it[0]).orElseGet(() -> title(line));
        before = inline.isEmpty() ? null : hasOwnHeading ? current : before;
        current = new ResumeSection(kind.get(), title, new ArrayList<>());
        sections.add(current);
        content(line, inline).ifPresent(current.lines()::add);
      } else {
        current.lines().add(line);
      }
    }
  }

  /** Whether a column begins within the last section of the one before, as those of papers do. */
  private boolean goesOn(List<TextLine> column, List<ResumeSection> sections) {
    if (sections.isEmpty() || !HAVE_ENTRIES.contains(sections.getLast().kind())) {
      return false;
    }
    var start = column.stream().takeWhile(it -> heading(it).isEmpty()).toList();
    return start.stream().noneMatch(it -> it.text().contains("@"))
        && start.stream()
            .flatMap(it -> DateSpan.in(it.text()).stream())
            .anyMatch(DateSpan::isRange);
  }

  /**
   * @param isAlone whether nothing stands right below it: in a file with empty lines around its
   *     headings, one that is not known has them, too
   */
  private Optional<SectionKind> heading(TextLine line, boolean isAlone) {
    return heading(line).filter(it -> it != SectionKind.OTHER || isAlone || !areHeadingsAlone);
  }

  private Optional<SectionKind> heading(TextLine line) {
    if (line.isBlank()) {
      return Optional.empty();
    }
    if (startsWithLabel(line)) {
      return SectionKind.named(line.parts().getFirst());
    }
    if (!isShort(line)) {
      return Optional.empty();
    }
    var exact = SectionKind.named(line.text()).or(() -> qualified(line));
    if (exact.isPresent() || !looksOfHeadings.contains(Looks.of(line)) || hasNumbers(line)) {
      return exact;
    }
    return Optional.of(SectionKind.namedIn(line.text()).orElse(SectionKind.OTHER));
  }

  /** The first line of the file: names can look like headings. */
  private static boolean isName(SectionKind kind, List<ResumeSection> sections) {
    return kind == SectionKind.OTHER && sections.stream().allMatch(ResumeSection::isEmpty);
  }

  private Optional<SectionKind> qualified(TextLine line) {
    var looks = Looks.of(line);
    var isMarked = looks.isBold() || looks.isCapital() || looks.level() > 0;
    return isMarked && looksOfNamed.contains(looks) && !EntryWords.isPosition(line.text())
        ? SectionKind.qualified(line.text())
        : Optional.empty();
  }

  /** "Driving licence" among personal data, where no heading looks like it. */
  private boolean isOfPerson(TextLine line, SectionKind kind, ResumeSection current) {
    return kind == SectionKind.OTHER
        && current.kind() == SectionKind.CONTACT
        && !looksOfHeadings.contains(Looks.of(line));
  }

  /** "Languages:" among skills, whose heading has no colon. */
  private static boolean isLabel(TextLine line, ResumeSection current) {
    return current.kind() == SectionKind.SKILLS
        && line.text().endsWith(":")
        && !current.title().endsWith(":");
  }

  /** The heading stands in a column of its own, left of the content. */
  private static boolean startsWithLabel(TextLine line) {
    return line.parts().size() > 1
        && !line.isBullet()
        && TableColumn.headedBy(line.parts()).isEmpty()
        && line.parts().getFirst().length() <= MAX_HEADING
        && SectionKind.named(line.parts().getFirst())
            .filter(it -> it != SectionKind.OTHER)
            .isPresent()
        && SectionKind.named(line.parts().getLast()).isEmpty();
  }

  private static String title(TextLine line) {
    return startsWithLabel(line) ? line.parts().getFirst() : line.text();
  }

  private static Optional<TextLine> content(TextLine line, Optional<String[]> inline) {
    if (inline.isPresent()) {
      return Optional.of(TextLine.of(List.of(inline.get()[1]), line.size(), false, 0));
    }
    return startsWithLabel(line)
        ? Optional.of(
            TextLine.of(
                line.parts().subList(1, line.parts().size()), line.size(), line.isBold(), 0))
        : Optional.empty();
  }

  /** "EDV: Word, Excel" below "Sprachen: Deutsch, Englisch" has no languages. */
  private static boolean isOtherGroup(TextLine line) {
    var group = INLINE.matcher(line.text());
    return group.matches()
        && !namesLanguage(line.text())
        && (group.group(2).contains(", ") || isKnown(group.group(1)));
  }

  private static boolean isKnown(String label) {
    return FieldLabels.isSkillGroup(label.strip()) || SectionKind.named(label).isPresent();
  }

  /** Adds a group among languages to the skills that it belongs to, or as a section of its name. */
  private static void addGroup(TextLine line, ResumeSection before, List<ResumeSection> sections) {
    var group = INLINE.matcher(line.text());
    if (before != null && before.kind() == SectionKind.SKILLS) {
      before.lines().add(line);
    } else if (group.matches()) {
      var label = group.group(1).strip();
      var isOfSkills = FieldLabels.isSkillGroup(label);
      var kind =
          isOfSkills ? SectionKind.SKILLS : SectionKind.named(label).orElse(SectionKind.OTHER);
      var content = TextLine.of(List.of(group.group(2)), line.size(), false, 0);
      sections.add(
          new ResumeSection(kind, label, new ArrayList<>(List.of(isOfSkills ? line : content))));
    }
  }

  private static Optional<String[]> inline(
      TextLine line, SectionKind current, boolean hasOwnHeading) {
    var match = INLINE.matcher(line.text());
    if (line.isBullet() || !match.matches()) {
      return Optional.empty();
    }
    var kind = SectionKind.named(match.group(1));
    var content = match.group(2);
    return kind.filter(
            it ->
                it == SectionKind.SKILLS && !(current == SectionKind.SKILLS && hasOwnHeading)
                    || it == SectionKind.INTERESTS
                    || it == SectionKind.REFERENCES
                    || it == SectionKind.LANGUAGES
                        && (current != SectionKind.SKILLS || namesLanguage(content)))
        .map(_ -> new String[] {match.group(1), content});
  }

  /** Among skills, "Languages" can be those of programmers. */
  private static boolean namesLanguage(String content) {
    var words = Set.copyOf(Tokenizer.words(content));
    return Arrays.stream(Language.values())
        .flatMap(it -> it.languageNames().values().stream())
        .anyMatch(it -> words.contains(Tokenizer.fold(it)));
  }

  private static boolean isShort(TextLine line) {
    return !line.isBlank()
        && !line.isBullet()
        && line.text().length() <= MAX_HEADING
        && (line.text().split(" ").length <= MAX_WORDS || hasSpacedLetters(line.text()));
  }

  private static boolean hasSpacedLetters(String text) {
    return text.split(" ").length * 2.2 >= text.length();
  }

  private static boolean hasNumbers(TextLine line) {
    return line.text().matches(".*[\\d@].*");
  }
}
