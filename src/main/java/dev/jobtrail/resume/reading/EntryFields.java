package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reactive.Period;
import dev.jobtrail.resume.reading.EntryRoles.Roles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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

  /** "pgtail: reads the log of PostgreSQL". */
  private static final Pattern DESCRIBED =
      Pattern.compile("([^:\u2013\u2014]{2,50}?)(?: ?: | [\u2013\u2014-] )(\\p{L}.+)");

  private static final Pattern AT =
      Pattern.compile("(\\p{L}.*?) (?:at|bei|beim|chez|bij|presso|@) (\\p{Lu}.*)");

  /** Of a place at the end of a line, but not of an abbreviation. */
  private static final Pattern FULL_STOP = Pattern.compile("(?<=\\p{Ll}{3})\\.$");

  /** A word or two, and not a sentence that mentions it. */
  private static final Predicate<String> SELF_EMPLOYED_ALONE =
      it -> it.split(" ").length <= 2 && EntryWords.isSelfEmployed(it);

  private EntryFields() {}

  /**
   * Writes entries with a position and an organization.
   *
   * @param organization the name of the organization's property
   */
  static void addJobs(List<FileEntry> all, String organization, ArrayNode target) {
    var entries = new ArrayList<FileEntry>();
    var headings = new ArrayList<Heading>();
    Heading heading = null;
    for (var index = 0; index < all.size(); index++) {
      var entry = all.get(index);
      if (index + 1 < all.size() && isEmployerOf(entry, all.get(index + 1))) {
        var name = HeadFields.nameAndPlace(names(entry).getFirst())[0];
        heading = new Heading(name, entry.period(), all.get(index + 1).head().size());
      } else {
        heading = heading != null && heading.isAbove(entry) ? heading : null;
        entries.add(entry);
        headings.add(heading);
      }
    }
    var roles = roles(entries, headings);
    var havePlaces = havePlaces(roles);
    var havePlacesBeside = havePlacesBeside(roles);
    Heading employer = null;
    for (var index = 0; index < entries.size(); index++) {
      var entry = entries.get(index);
      var of = withEmployer(roles.get(index));
      var rest = rest(roles, index);
      var job = target.addObject();
      var place = takePlaces(rest);
      if (place == null && havePlacesBeside && rest.size() == 1) {
        place = takeLikelyPlace(rest);
      }
      var name = of.organization();
      if (place == null && name != null) {
        var parted = nameAndPlace(name, havePlaces);
        name = parted[0];
        place = parted[1];
      }
      if (name == null) {
        name = takeSelfEmployed(rest);
      }
      employer =
          name == null
              ? headings.get(index) == null ? employer : headings.get(index)
              : of.isBelowOrganization() ? Heading.of(name) : null;
      if (employer != null && name == null && isRoleAt(employer, of, index, entries)) {
        name = employer.name();
      }
      if (name == null) {
        employer = null;
      }
      put(job, organization, name);
      put(job, "position", of.title());
      put(job, "location", place);
      finish(job, rest, entry);
    }
  }

  /**
   * An employer above several roles.
   *
   * @param period of all of them; null where the heading has none
   * @param lines of the head of its first role
   */
  private record Heading(String name, Period period, int lines) {

    static Heading of(String name) {
      return new Heading(name, null, 0);
    }

    /** Whether an entry is a role in the time of the heading that looks like the first one. */
    boolean isAbove(FileEntry entry) {
      return entry.period() != null
          && isWithin(entry.period(), period)
          && entry.head().size() == lines
          && isRole(names(entry), 0);
    }
  }

  /** The names of entries, of which those below a heading are titles only. */
  private static List<Roles> roles(List<FileEntry> entries, List<Heading> headings) {
    var below = new ArrayList<FileEntry>();
    var others = new ArrayList<FileEntry>();
    for (var index = 0; index < entries.size(); index++) {
      (headings.get(index) == null ? others : below).add(entries.get(index));
    }
    var ofBelow = EntryRoles.of(below, NameEvidence::title, _ -> NameEvidence.NEVER).iterator();
    var ofOthers = EntryRoles.of(others, NameEvidence::title, NameEvidence::employer).iterator();
    return headings.stream().map(it -> (it == null ? ofOthers : ofBelow).next()).toList();
  }

  /** Whether an entry without an employer is a further role below the heading of one. */
  private static boolean isRoleAt(Heading employer, Roles of, int index, List<FileEntry> entries) {
    var period = entries.get(index).period();
    if (period == null || of.title() == null || EntryWords.isSelfEmployed(of.title())) {
      return false;
    }
    if (employer.period() != null) {
      return isWithin(period, employer.period());
    }
    return index > 0 && areAdjacent(period, entries.get(index - 1).period());
  }

  /** Whether there is less than a year between the end of one period and the start of the other. */
  private static boolean areAdjacent(Period earlier, Period later) {
    return later != null
        && (earlier.end() == null
            || later.start() == null
            || year(earlier.end()) + 1 >= year(later.start()));
  }

  private static int year(String date) {
    return Integer.parseInt(date.substring(0, 4));
  }

  /** "Cook at Acme" in a file whose other titles have their employers elsewhere. */
  private static Roles withEmployer(Roles roles) {
    if (roles.organization() != null || roles.title() == null) {
      return roles;
    }
    var parted = AT.matcher(roles.title());
    return parted.matches()
        ? new Roles(parted.group(1), parted.group(2), false, roles.above(), roles.rest())
        : roles;
  }

  /** The kind of employment in place of an employer; null for none. */
  private static String takeSelfEmployed(List<String> rest) {
    var found = rest.stream().filter(SELF_EMPLOYED_ALONE).findFirst();
    found.ifPresent(rest::remove);
    return found.orElse(null);
  }

  /** What a head says besides its names, and what stands above the names of the next one. */
  private static List<String> rest(List<Roles> roles, int index) {
    var rest = new ArrayList<String>();
    if (index == 0) {
      rest.addAll(roles.getFirst().above());
    }
    rest.addAll(roles.get(index).rest());
    if (index + 1 < roles.size()) {
      rest.addAll(roles.get(index + 1).above());
    }
    return rest;
  }

  /** An employer with the time there as a whole, above the roles. */
  private static boolean isEmployerOf(FileEntry entry, FileEntry next) {
    return entry.story().stream().noneMatch(TextLine::isBullet)
        && isNameWithDescription(entry)
        && isRole(names(next), Double.MIN_VALUE)
        && !EntryWords.isPosition(names(entry).getFirst())
        && entry.period() != null
        && next.period() != null
        && isWithin(next.period(), entry.period());
  }

  /**
   * "Manager" and "Manager, Treatment Works".
   *
   * @param least by how much the first name is a title rather than an employer
   */
  private static boolean isRole(List<String> names, double least) {
    return names.size() == 1
        || !names.isEmpty()
            && NameEvidence.title(names.getFirst()) - NameEvidence.employer(names.getFirst())
                >= least;
  }

  private static boolean isWithin(Period part, Period whole) {
    return whole.start() != null
        && part.start() != null
        && whole.start().compareTo(part.start()) <= 0
        && isWithin(part.end(), whole.end());
  }

  /** A name beside the period, and perhaps a line about it. */
  private static boolean isNameWithDescription(FileEntry entry) {
    var names = names(entry);
    var beside =
        entry.head().stream().filter(it -> it.row() == 0).flatMap(it -> it.parts().stream());
    return names.size() == 1
        || names.size() == 2
            && entry.head().getLast().row() == 1
            && beside.toList().equals(List.of(names.getFirst()));
  }

  private static boolean isWithin(String end, String whole) {
    return whole == null || end != null && (end.compareTo(whole) <= 0 || end.startsWith(whole));
  }

  private static List<String> names(FileEntry entry) {
    return entry.fields().stream()
        .filter(it -> !HeadFields.isPlace(it) && !HeadFields.isFact(it))
        .toList();
  }

  static void addDegrees(List<FileEntry> entries, ArrayNode target) {
    var roles = EntryRoles.of(entries, NameEvidence::degree, NameEvidence::school);
    var havePlaces = havePlaces(roles);
    for (var index = 0; index < entries.size(); index++) {
      var entry = entries.get(index);
      var of = roles.get(index);
      var fields = rest(roles, index);
      var degree = target.addObject();
      takeGrade(fields, degree);
      put(degree, "location", takePlaces(fields));
      var school = of.organization();
      if (school != null && !degree.has("location")) {
        var parted = nameAndPlace(school, havePlaces);
        if (parted[1] != null && !isOfName(parted)) {
          school = parted[0];
          put(degree, "location", parted[1]);
        }
      }
      put(degree, "institution", school);
      var title = withoutGrade(of.title(), degree);
      var parts = title == null ? null : DEGREE_IN_AREA.matcher(title);
      var comma = title == null ? -1 : title.indexOf(", ");
      var isInArea = parts != null && parts.matches();
      if (comma > 0
          && EntryWords.isDegree(title.substring(0, comma))
          && !(isInArea && Character.isUpperCase(parts.group(2).codePointAt(0)))) {
        put(degree, "studyType", title.substring(0, comma));
        put(degree, "area", title.substring(comma + 2));
      } else if (isInArea) {
        put(degree, "studyType", parts.group(1).strip());
        put(degree, "area", parts.group(2));
      } else {
        put(degree, "studyType", title);
        put(degree, "area", takeArea(fields));
      }
      finish(degree, fields, withoutCourses(entry, degree));
    }
  }

  /** The entry without the line that lists courses, which the degree gets. */
  private static FileEntry withoutCourses(FileEntry entry, ObjectNode degree) {
    var rest = new ArrayList<TextLine>();
    for (var line : entry.story()) {
      var courses = FieldLabels.courses(line.text());
      if (courses.isPresent() && !degree.has("courses")) {
        ListedWords.words(courses.get()).forEach(degree.putArray("courses")::add);
      } else {
        rest.add(line);
      }
    }
    return new FileEntry(entry.head(), entry.period(), rest, entry.isMarked());
  }

  /** Writes entries with a name only: projects. */
  static void addProjects(List<FileEntry> entries, EntryLinks links, ArrayNode target) {
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      fields.replaceAll(EntryLinks::without);
      fields.removeIf(String::isBlank);
      var project = target.addObject();
      var name = fields.isEmpty() ? "" : fields.removeFirst();
      var described = DESCRIBED.matcher(name);
      if (!entry.isMarked() && fields.isEmpty() && described.matches()) {
        name = described.group(1);
        fields.add(described.group(2));
      }
      put(project, "name", name);
      links.put(entry, project);
      finish(project, fields, entry);
      if (project.has("summary")) {
        project.set("description", project.remove("summary"));
      }
    }
  }

  /** Writes entries of a section that resumes have no field for. */
  static void addEntries(List<FileEntry> entries, ArrayNode target) {
    for (var entry : entries) {
      var fields = new ArrayList<>(entry.fields());
      var node = target.addObject();
      put(node, "title", fields.isEmpty() ? null : fields.removeFirst());
      put(node, "subtitle", fields.isEmpty() ? null : fields.removeFirst());
      finish(node, fields, entry);
    }
  }

  /** "University of California, Davis". */
  private static boolean isOfName(String[] nameAndPlace) {
    return COMMON_NAME.matcher(nameAndPlace[0]).matches() && !nameAndPlace[1].contains(",");
  }

  /**
   * Whether most organizations of the section have a place behind their names, or all of them what
   * can be one.
   */
  private static boolean havePlaces(List<Roles> roles) {
    var organizations = roles.stream().map(Roles::organization).filter(Objects::nonNull).toList();
    var with = organizations.stream().filter(it -> HeadFields.nameAndPlace(it)[1] != null).count();
    return with * 2 >= organizations.size()
        || organizations.size() > 1
            && organizations.stream().allMatch(it -> HeadFields.nameAndLikelyPlace(it)[1] != null);
  }

  /** Whether most entries have a place, and nothing else, beside their names. */
  private static boolean havePlacesBeside(List<Roles> roles) {
    var rests = roles.stream().map(Roles::rest).filter(it -> it.size() == 1).toList();
    return rests.stream().filter(it -> HeadFields.isPlace(it.getFirst())).count() * 2
        > rests.size();
  }

  /** A place that is not known, but stands where others have theirs; null for none. */
  private static String takeLikelyPlace(List<String> rest) {
    return HeadFields.isLikelyPlace(rest.getFirst()) ? rest.removeFirst() : null;
  }

  private static String[] nameAndPlace(String field, boolean hasPlace) {
    var parted = hasPlace ? HeadFields.nameAndLikelyPlace(field) : HeadFields.nameAndPlace(field);
    return parted[1] == null ? HeadFields.nameAndPlaceInParentheses(field) : parted;
  }

  /** Takes the places out of the fields; null for none. */
  private static String takePlaces(List<String> fields) {
    var places = fields.stream().filter(HeadFields::isPlace).distinct().toList();
    fields.removeAll(places);
    var names =
        places.stream()
            .map(HeadFields::withoutPlaceLabel)
            .map(it -> FULL_STOP.matcher(it).replaceFirst(""))
            .toList();
    return names.isEmpty() ? null : String.join(", ", names);
  }

  static boolean isGrade(String field) {
    return GRADE.matcher(field).matches();
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

  /** The title of a degree without a grade behind it: "B.S. in Physics, GPA 3.6". */
  private static String withoutGrade(String title, ObjectNode degree) {
    var comma = title == null ? -1 : title.lastIndexOf(", ");
    var grade = comma < 0 ? null : GRADE.matcher(title.substring(comma + 2));
    if (grade == null || degree.has("score") || !grade.matches()) {
      return title;
    }
    degree.put("score", grade.group(1));
    return title.substring(0, comma);
  }

  private static String takeArea(List<String> fields) {
    return fields.isEmpty() ? null : fields.removeFirst();
  }

  /** The period, what is left of the head, and the story. */
  private static void finish(ObjectNode entry, List<String> rest, FileEntry source) {
    var left = new ArrayList<>(rest);
    if (source.period() != null) {
      put(entry, "startDate", source.period().start());
      put(entry, "endDate", source.period().end());
      left.removeIf(HeadFields::isDuration);
    }
    var paragraphs = new ArrayList<String>();
    if (!left.isEmpty()) {
      paragraphs.add(String.join(", ", left));
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
