package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.reactive.Period;
import dev.jobtrail.resume.reactive.PostalAddress;
import dev.jobtrail.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a LinkedIn data export: a ZIP of CSV files with English headers. */
final class LinkedInExport {

  /** CSV files by the names that LinkedIn gives them. */
  private static final Set<String> WANTED =
      Set.of(
          "Profile.csv",
          "Positions.csv",
          "Education.csv",
          "Skills.csv",
          "Languages.csv",
          "Certifications.csv",
          "Projects.csv",
          "Honors.csv",
          "Publications.csv",
          "Volunteering.csv",
          "Recommendations_Received.csv",
          "Courses.csv",
          "Organizations.csv",
          "Patents.csv",
          "TestScores.csv",
          "Email Addresses.csv",
          "PhoneNumbers.csv");

  private static final Set<String> PROFILE =
      Set.of("First Name", "Last Name", "Headline", "Summary", "Geo Location");

  private static final Set<String> RECOMMENDATION = Set.of("First Name", "Last Name", "Text");

  private static final int MAX_ROWS = 500;

  private final Map<String, String> files = new HashMap<>();

  /** File and column of what was kept, each reported once. */
  private final Set<String> left = new HashSet<>();

  private final ObjectNode document = JsonNodeFactory.instance.objectNode();

  private final ImportNotes notes;

  private LinkedInExport(ZipPackage file, ImportNotes notes) {
    this.notes = notes;
    file.members().forEach((name, bytes) -> files.put(base(name), FileText.of(bytes)));
  }

  static boolean isWanted(String name) {
    return WANTED.contains(base(name));
  }

  private static String base(String name) {
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /**
   * The export as JSON Resume; dates as written where they are none. What has no place there is
   * kept under {@code meta.jobtrail.imported.linkedin} by file.
   */
  static ObjectNode read(ZipPackage file, ImportNotes notes) {
    var export = new LinkedInExport(file, notes);
    export.basics();
    export.section(
        "Positions.csv",
        "work",
        Map.of(
            "Company Name",
            "name",
            "Title",
            "position",
            "Location",
            "location",
            "Description",
            "summary",
            "Started On",
            "startDate",
            "Finished On",
            "endDate"));
    export.section(
        "Education.csv",
        "education",
        Map.of(
            "School Name",
            "institution",
            "Degree Name",
            "studyType",
            "Notes",
            "area",
            "Start Date",
            "startDate",
            "End Date",
            "endDate",
            "Activities",
            "activities"));
    export.section("Skills.csv", "skills", Map.of("Name", "name"));
    export.section(
        "Languages.csv", "languages", Map.of("Name", "language", "Proficiency", "fluency"));
    export.section(
        "Certifications.csv",
        "certificates",
        Map.of("Name", "name", "Authority", "issuer", "Url", "url", "Started On", "date"));
    export.section(
        "Projects.csv",
        "projects",
        Map.of(
            "Title",
            "name",
            "Description",
            "description",
            "Url",
            "url",
            "Started On",
            "startDate",
            "Finished On",
            "endDate"));
    export.section(
        "Honors.csv",
        "awards",
        Map.of("Title", "title", "Description", "summary", "Issued On", "date"));
    export.section(
        "Publications.csv",
        "publications",
        Map.of(
            "Name",
            "name",
            "Publisher",
            "publisher",
            "Url",
            "url",
            "Published On",
            "releaseDate",
            "Description",
            "summary"));
    export.section(
        "Volunteering.csv",
        "volunteer",
        Map.of(
            "Company Name",
            "organization",
            "Role",
            "position",
            "Description",
            "summary",
            "Started On",
            "startDate",
            "Finished On",
            "endDate"));
    export.recommendations();
    for (var name : List.of("Courses.csv", "Organizations.csv", "Patents.csv", "TestScores.csv")) {
      export.rows(name).forEach(row -> export.keep(name, row, Set.of()));
    }
    return export.document;
  }

  private void basics() {
    for (var row : rows("Profile.csv")) {
      var basics = document.withObjectProperty("basics");
      var name = (row.getOrDefault("First Name", "") + " " + row.getOrDefault("Last Name", ""));
      put(basics, "name", name);
      put(basics, "label", row.get("Headline"));
      put(basics, "summary", row.get("Summary"));
      var place = row.getOrDefault("Geo Location", "");
      if (!place.isBlank()) {
        PostalAddress.part(basics.putObject("location").put("address", place.strip()));
      }
      keep("Profile.csv", row, PROFILE);
    }
    var addresses = new ArrayList<>(rows("Email Addresses.csv"));
    addresses.sort(
        (a, b) -> b.getOrDefault("Primary", "").compareTo(a.getOrDefault("Primary", "")));
    takeFirst("Email Addresses.csv", addresses, "Email Address", "email");
    takeFirst("PhoneNumbers.csv", rows("PhoneNumbers.csv"), "Number", "phone");
  }

  /** A resume has one e-mail address and one telephone number. */
  private void takeFirst(
      String file, List<Map<String, String>> rows, String column, String property) {
    for (var row : rows) {
      if (row == rows.getFirst()) {
        put(document.withObjectProperty("basics"), property, row.get(column));
      } else {
        keep(file, Map.of(column, row.getOrDefault(column, "")), Set.of());
      }
    }
  }

  private void recommendations() {
    for (var row : rows("Recommendations_Received.csv")) {
      var reference = document.withArrayProperty("references").addObject();
      put(
          reference,
          "name",
          row.getOrDefault("First Name", "") + " " + row.getOrDefault("Last Name", ""));
      put(reference, "reference", row.get("Text"));
      keep("Recommendations_Received.csv", row, RECOMMENDATION);
    }
  }

  /** Keeps the values of a row that have no place in the document, and reports their columns. */
  private void keep(String file, Map<String, String> row, Set<String> taken) {
    var rest = JsonNodeFactory.instance.objectNode();
    row.forEach(
        (column, value) -> {
          if (!taken.contains(column)) {
            put(rest, column, value);
          }
        });
    if (rest.isEmpty()) {
      return;
    }
    DocumentRepair.object(DocumentRepair.kept(document), "linkedin")
        .withArrayProperty(file)
        .add(rest);
    for (var column : rest.properties()) {
      if (left.add(file + " " + column.getKey())) {
        notes.leftOut(
            "",
            Message.of(
                "\"%s\" of %s was left out; kept under meta.jobtrail.imported",
                column.getKey(), file));
      }
    }
  }

  private void section(String file, String name, Map<String, String> columns) {
    for (var row : rows(file)) {
      var entry = document.withArrayProperty(name).addObject();
      columns.forEach((column, property) -> put(entry, property, row.get(column)));
      keep(file, row, columns.keySet());
      for (var date : List.of("startDate", "endDate", "date", "releaseDate")) {
        if (entry.has(date)) {
          var written = entry.path(date).asText();
          entry.put(date, Period.date(written).orElse(written));
        }
      }
    }
  }

  private static void put(ObjectNode node, String name, String value) {
    if (value != null && !value.isBlank()) {
      node.put(name, value.strip());
    }
  }

  private List<Map<String, String>> rows(String name) {
    var text = files.get(name);
    if (text == null) {
      return List.of();
    }
    try {
      return parsed(text);
    } catch (IOException | RuntimeException e) {
      throw ApiException.invalid("file", "holds a %s that is not CSV", name);
    }
  }

  private static List<Map<String, String>> parsed(String text) throws IOException {
    var mapper = CsvMapper.builder().enable(CsvParser.Feature.WRAP_AS_ARRAY).build();
    var rows = new ArrayList<Map<String, String>>();
    try (MappingIterator<String[]> lines = mapper.readerFor(String[].class).readValues(text)) {
      String[] head = null;
      while (lines.hasNextValue() && rows.size() < MAX_ROWS) {
        var cells = lines.nextValue();
        if (head == null) {
          head = cells;
          continue;
        }
        var row = new LinkedHashMap<String, String>();
        for (var index = 0; index < Math.min(head.length, cells.length); index++) {
          row.put(head[index].strip(), cells[index]);
        }
        rows.add(row);
      }
    } catch (JsonProcessingException e) {
      throw new IOException(e);
    }
    return rows;
  }
}
