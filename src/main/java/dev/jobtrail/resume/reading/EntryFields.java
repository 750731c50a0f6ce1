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

  /** Names that many schools have in common, or the campuses of one. */
  private static final Pattern COMMON_NAME =
      Pattern.compile(
          "(?iu)(?:technische |technical |hoch|fachhoch)?(?:universi\\p{L}*|schule|school|college|institute)"
              + "(?: (?:of|for|für|de)(?: the)? (?:technology|applied|sciences|arts|economics|medicine"
              + "|angewandte|technik|wirtschaft|künste|musik|alabama|california|colorado|hawaii|illinois"
              + "|maryland|massachusetts|michigan|minnesota|missouri|nebraska|tennessee|texas|wisconsin"
              + "|north carolina).*)?");

  /** A position and an organization. */
  private static final int NAMES = 2;

  private static final int NONE = -1;

  /** Votes of at least two entries, against which one needs more than a weak word. */
  private static final int CLEAR = 4;

  private EntryFields() {}

  /**
   * Writes entries with a position and an organization.
   *
   * @param organization the name of the organization's property
   */
  static void addJobs(List<FileEntry> entries, String organization, ArrayNode target) {
    var votes = votes(entries, EntryWords::isPosition, EntryWords::isEmployer);
    var havePlaces = havePlaces(entries);
    String employer = null;
    for (var index = 0; index < entries.size(); index++) {
      var entry = entries.get(index);
      if (index + 1 < entries.size() && isEmployerOf(entry, entries.get(index + 1))) {
        employer = names(entry).getFirst();
        continue;
      }
      var fields = new ArrayList<>(entry.fields());
      var job = target.addObject();
      var at = fields.size() > NAMES ? place(fields) : NONE;
      var place = at == NONE ? null : fields.remove(at);
      // behind the place, the employer is described
      var names = at >= NAMES ? fields.subList(0, at) : fields;
      var pair = pair(names, EntryWords::isPosition, EntryWords::isEmployer, votes);
      if (place == null && pair[1] != null) {
        var parted = nameAndPlace(pair[1], havePlaces);
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

  /** An employer with the time there as a whole, above the roles. */
  private static boolean isEmployerOf(FileEntry entry, FileEntry next) {
    return entry.story().isEmpty()
        && names(entry).size() == 1
        && names(next).size() == 1
        && !EntryWords.isPosition(names(entry).getFirst())
        && entry.period() != null
        && next.period() != null
        && entry.period().start() != null
        && next.period().start() != null
        && entry.period().start().compareTo(next.period().start()) <= 0
        && isWithin(next.period().end(), entry.period().end());
  }

  private static boolean isWithin(String end, String whole) {
    return whole == null || end != null && end.compareTo(whole) <= 0;
  }

  private static List<String> names(FileEntry entry) {
    return entry.fields().stream().filter(it -> !HeadFields.isPlace(it)).toList();
  }

  static void addDegrees(List<FileEntry> entries, ArrayNode target) {
    var votes = votes(entries, EntryWords::isDegree, EntryWords::isSchool);
    var havePlaces = havePlaces(entries);
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var degree = target.addObject();
      takeGrade(fields, degree);
      var pair = pair(fields, EntryWords::isDegree, EntryWords::isSchool, votes);
      if (pair[1] != null && fields.stream().noneMatch(HeadFields::isPlace)) {
        var parted = nameAndPlace(pair[1], havePlaces);
        if (parted[1] != null && !isOfName(parted)) {
          pair[1] = parted[0];
          put(degree, "location", parted[1]);
        }
      }
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

  /** "University of California, Davis". */
  private static boolean isOfName(String[] nameAndPlace) {
    return COMMON_NAME.matcher(nameAndPlace[0]).matches() && !nameAndPlace[1].contains(",");
  }

  /** Whether most heads of the section have a place behind a name. */
  private static boolean havePlaces(List<FileEntry> entries) {
    var with =
        entries.stream()
            .filter(
                entry ->
                    entry.fields().stream().anyMatch(it -> HeadFields.nameAndPlace(it)[1] != null))
            .count();
    return with * 2 >= entries.size();
  }

  private static String[] nameAndPlace(String field, boolean hasPlace) {
    return hasPlace ? HeadFields.nameAndLikelyPlace(field) : HeadFields.nameAndPlace(field);
  }

  /** Which of two kinds of fields stands first in the section: above zero, the one. */
  private static int votes(
      List<FileEntry> entries, Predicate<String> isOne, Predicate<String> isOther) {
    var votes = 0;
    for (var entry : entries) {
      var names = names(entry);
      if (names.size() < NAMES) {
        continue;
      }
      var first = names.get(0);
      var second = names.get(1);
      votes += score(first, isOne, isOther) - score(second, isOne, isOther);
    }
    return votes;
  }

  private static int score(String field, Predicate<String> isOne, Predicate<String> isOther) {
    return (isOne.test(field) ? 2 : 0) - (isOther.test(field) ? 1 : 0);
  }

  /**
   * The two fields of an entry that name it, taken out of the list; null where one is missing.
   *
   * @param votes of the section for their order
   */
  private static String[] pair(
      List<String> fields, Predicate<String> isOne, Predicate<String> isOther, int votes) {
    if (fields.isEmpty()) {
      return new String[2];
    }
    if (fields.size() == 1) {
      var only = fields.removeFirst();
      return score(only, isOne, isOther) < 0
          ? new String[] {null, only}
          : new String[] {only, null};
    }
    var one = best(fields, isOne, isOther, votes >= 0 ? 0 : 1, Math.abs(votes) >= CLEAR ? 1 : 0);
    var name = fields.remove(one);
    var other = best(fields, isOther, isOne, 0, 0);
    return new String[] {name, fields.remove(other)};
  }

  private static int best(
      List<String> fields, Predicate<String> is, Predicate<String> isNot, int usual, int margin) {
    var best = Math.min(usual, fields.size() - 1);
    for (var index = 0; index < fields.size(); index++) {
      var least = score(fields.get(best), is, isNot) + (best == usual ? margin : 0);
      if (score(fields.get(index), is, isNot) > least) {
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
      put(entry, "startDate", source.period().start());
      put(entry, "endDate", source.period().end());
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
