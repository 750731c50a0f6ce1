package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Decides which field of an entry's head is what, and writes entries of JSON Resume. */
final class EntryFields {

  private static final Pattern GRADE =
      Pattern.compile(
          "(?i)(?:grade|gpa|cgpa|note|abschlussnote|mention|nota|score|result)s?\\s*:?\\s*(\\S.*)");

  private static final Pattern DEGREE_IN_AREA =
      Pattern.compile(
          "(?iu)(.*?(?:bachelor|master|máster)(?:[’']?s)?(?: of \\p{L}+)?|[BM]\\.?\\s?(?:Sc|A|Eng)\\.?"
              + "|MBA|Ph\\.?\\s?D\\.?|Licence|Grado|Diplom|Doctorado|Doctorat|Degree)"
              + ",?\\s+(?:in |of |en |für )?(\\p{L}.+)");

  /** A position and an organization. */
  private static final int NAMES = 2;

  private static final int NONE = -1;

  private EntryFields() {}

  /**
   * Writes entries with a position and an organization.
   *
   * @param organization the name of the organization's property
   */
  static void addJobs(List<FileEntry> entries, String organization, ArrayNode target) {
    var positionIsFirst = isFirst(entries, EntryWords::isPosition, EntryWords::isEmployer);
    String employer = null;
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var job = target.addObject();
      var at = fields.size() > NAMES ? place(fields) : NONE;
      var place = at == NONE ? null : fields.remove(at);
      // behind the place, the employer is described
      var names = at >= NAMES ? fields.subList(0, at) : fields;
      var pair = pair(names, EntryWords::isPosition, EntryWords::isEmployer, positionIsFirst);
      if (place == null && pair[1] != null) {
        var parted = HeadFields.nameAndPlace(pair[1]);
        pair[1] = parted[0];
        place = parted[1];
      }
      if (pair[1] == null && entry.period() != null) {
        pair[1] = employer; // further roles at the same one
      }
      employer = pair[1];
      put(job, organization, pair[1]);
      put(job, "position", pair[0]);
      put(job, "location", place);
      finish(job, fields, entry);
    }
  }

  static void addDegrees(List<FileEntry> entries, ArrayNode target) {
    var degreeIsFirst = isFirst(entries, EntryWords::isDegree, EntryWords::isSchool);
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var degree = target.addObject();
      takeGrade(fields, degree);
      var pair = pair(fields, EntryWords::isDegree, EntryWords::isSchool, degreeIsFirst);
      put(degree, "institution", pair[1]);
      var parts = pair[0] == null ? null : DEGREE_IN_AREA.matcher(pair[0]);
      if (parts != null && parts.matches()) {
        put(degree, "studyType", parts.group(1).strip());
        put(degree, "area", parts.group(2));
      } else {
        put(degree, "studyType", pair[0]);
        put(degree, "area", takeArea(fields));
      }
      finish(degree, fields, entry);
    }
  }

  /** Writes entries with a name only: projects. */
  static void addProjects(List<FileEntry> entries, ArrayNode target) {
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var project = target.addObject();
      put(project, "name", fields.isEmpty() ? null : fields.removeFirst());
      finish(project, fields, entry);
      if (project.has("summary")) {
        project.set("description", project.remove("summary"));
      }
    }
  }

  /** Which of two kinds of fields stands first in most entries of the section. */
  private static boolean isFirst(
      List<FileEntry> entries, Predicate<String> isOne, Predicate<String> isOther) {
    var votes = 0;
    for (var entry : entries) {
      if (entry.fields().size() < 2) {
        continue;
      }
      var first = entry.fields().get(0);
      var second = entry.fields().get(1);
      votes += score(first, isOne, isOther) - score(second, isOne, isOther);
    }
    return votes >= 0;
  }

  private static int score(String field, Predicate<String> isOne, Predicate<String> isOther) {
    return (isOne.test(field) ? 2 : 0) - (isOther.test(field) ? 1 : 0);
  }

  /** The two fields of an entry that name it, taken out of the list; null where one is missing. */
  private static String[] pair(
      List<String> fields, Predicate<String> isOne, Predicate<String> isOther, boolean oneIsFirst) {
    if (fields.isEmpty()) {
      return new String[2];
    }
    if (fields.size() == 1) {
      var only = fields.removeFirst();
      return score(only, isOne, isOther) < 0
          ? new String[] {null, only}
          : new String[] {only, null};
    }
    var one = best(fields, isOne, isOther, oneIsFirst ? 0 : 1);
    var name = fields.remove(one);
    var other = best(fields, isOther, isOne, 0);
    return new String[] {name, fields.remove(other)};
  }

  private static int best(
      List<String> fields, Predicate<String> is, Predicate<String> isNot, int usual) {
    var best = Math.min(usual, fields.size() - 1);
    for (var index = 0; index < fields.size(); index++) {
      if (score(fields.get(index), is, isNot) > score(fields.get(best), is, isNot)) {
        best = index;
      }
    }
    return best;
  }

  /** The index of the last field that is a place, but not of the first field. */
  private static int place(List<String> fields) {
    for (var index = fields.size() - 1; index > 0; index--) {
      if (HeadFields.isPlace(fields.get(index))) {
        return index;
      }
    }
    return NONE;
  }

  private static void takeGrade(List<String> fields, ObjectNode degree) {
    for (var index = 0; index < fields.size(); index++) {
      var grade = GRADE.matcher(fields.get(index));
      if (grade.matches()) {
        degree.put("score", grade.group(1));
        fields.remove(index);
        return;
      }
    }
  }

  private static String takeArea(List<String> fields) {
    return fields.isEmpty() || HeadFields.isPlace(fields.getFirst()) ? null : fields.removeFirst();
  }

  /** The period, what is left of the head, and the story. */
  private static void finish(ObjectNode entry, List<String> rest, FileEntry source) {
    if (source.period() != null) {
      entry.put("startDate", source.period().start());
      put(entry, "endDate", source.period().end());
      if (source.period().start().equals(source.period().end())) {
        entry.remove("startDate"); // a single date is that of the end
      }
    }
    if (!rest.isEmpty() && !entry.has("location") && HeadFields.isPlace(rest.getFirst())) {
      entry.put("location", rest.removeFirst());
    }
    var paragraphs = new ArrayList<String>();
    if (!rest.isEmpty()) {
      paragraphs.add(String.join(", ", rest));
    }
    for (var line : source.story()) {
      if (line.isBullet()) {
        entry.withArrayProperty("highlights").add(line.text());
      } else {
        paragraphs.add(line.text());
      }
    }
    if (!paragraphs.isEmpty()) {
      entry.put("summary", String.join("\n", paragraphs));
    }
  }

  private static void put(ObjectNode entry, String name, String value) {
    if (value != null && !value.isBlank()) {
      entry.put(name, value);
    }
  }
}
