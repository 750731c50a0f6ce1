package dev.jobtrail.resume.reading;

import dev.jobtrail.text.LanguageWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Removes the labels of forms such as the Europass before the fields of entries. */
final class FieldLabels {

  private static final LanguageWords WORDS = LanguageWords.of("/resume/labels.txt");

  private static final Pattern FIELD = labels("field");
  private static final Pattern STORY = labels("story");
  private static final Pattern START = labels("start");
  private static final Pattern END = labels("end");

  private static final List<Pattern> LABELS = List.of(FIELD, STORY, START, END);

  private static final Pattern SKILL_GROUP = labels("skill-group");

  private static final Pattern COURSES =
      Pattern.compile("(?iu)(?:%s)\\s?:\\s+(\\S.*)".formatted(anyOf("courses")));

  private FieldLabels() {}

  private static Pattern labels(String kind) {
    return Pattern.compile("(?iu)(?:%s):?".formatted(anyOf(kind)));
  }

  /** An expression for one of the labels of the kinds. */
  static String anyOf(String... kinds) {
    return LanguageWords.anyOf(
        Arrays.stream(kinds).flatMap(it -> WORDS.words(it).stream()), FieldLabels::expression);
  }

  private static String expression(String label) {
    return label.replaceAll("[().]", "\\\\$0").replace("*", ".*").replace("'", "['\u2019]");
  }

  /** Whether the text is the label of a field of a form, and nothing else. */
  static boolean isOne(String text) {
    return FIELD.matcher(text).matches() || STORY.matcher(text).matches();
  }

  /** Whether a label is that of skills among languages: "EDV", "Informatique". */
  static boolean isSkillGroup(String label) {
    return SKILL_GROUP.matcher(label).matches();
  }

  /** The courses that a line lists behind a label; empty for another line. */
  static Optional<String> courses(String text) {
    var courses = COURSES.matcher(text);
    return courses.matches() ? Optional.of(courses.group(1)) : Optional.empty();
  }

  /** The lines without labels in a part of their own, or before a colon. */
  static List<TextLine> removed(List<TextLine> written) {
    var lines = written.stream().map(FieldLabels::parted).toList();
    var labelled = lines.stream().filter(it -> isLabelled(it, FIELD)).count();
    if (labelled < 2) { // no form
      return written;
    }
    var bare = new ArrayList<TextLine>();
    for (var line : lines) {
      var isStory = isLabelled(line, STORY);
      var isOfForm = isStory || LABELS.stream().anyMatch(it -> isLabelled(line, it));
      if (isLabelled(line, END) && !bare.isEmpty() && DateSpan.isAlone(bare.getLast().text())) {
        bare.add(period(bare.removeLast(), line));
      } else {
        bare.add(isOfForm ? without(line, isStory) : line);
      }
    }
    return bare;
  }

  /** The period of two lines, "From: 2018" and "To: 2021". */
  private static TextLine period(TextLine start, TextLine end) {
    var text = start.text() + " \u2013 " + without(end, false).text();
    return TextLine.of(List.of(text), start.size(), false, 0);
  }

  /** "Employer: Acme" in two parts. */
  private static TextLine parted(TextLine line) {
    var colon = line.parts().isEmpty() ? -1 : line.parts().getFirst().indexOf(": ");
    if (colon < 0) {
      return line;
    }
    var first = line.parts().getFirst();
    var label = first.substring(0, colon);
    if (LABELS.stream().noneMatch(it -> it.matcher(label).matches())) {
      return line;
    }
    var parts = new ArrayList<>(line.parts());
    parts.set(0, label);
    parts.add(1, first.substring(colon + 2));
    return new TextLine(parts, line.size(), line.isBold(), line.isBullet(), line.level());
  }

  private static boolean isLabelled(TextLine line, Pattern labels) {
    return line.parts().size() > 1 && labels.matcher(line.parts().getFirst()).matches();
  }

  private static TextLine without(TextLine line, boolean isStory) {
    var rest = line.parts().subList(1, line.parts().size());
    return new TextLine(rest, line.size(), false, isStory, 0);
  }
}
