package dev.jobtrail.console.resume;

import static dev.jobtrail.console.resume.DocumentField.Kind.EMAIL;
import static dev.jobtrail.console.resume.DocumentField.Kind.HIGHLIGHTS;
import static dev.jobtrail.console.resume.DocumentField.Kind.LINE;
import static dev.jobtrail.console.resume.DocumentField.Kind.LINES;
import static dev.jobtrail.console.resume.DocumentField.Kind.LINK;
import static dev.jobtrail.console.resume.DocumentField.Kind.MONTH;
import static dev.jobtrail.console.resume.DocumentField.Kind.PHOTO;
import static dev.jobtrail.console.resume.DocumentField.Kind.TEXT;
import static dev.jobtrail.console.resume.DocumentField.Kind.WORDS;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.document.OwnSection;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A list of a resume document in the form.
 *
 * @param key what the names of its fields begin with
 * @param pointer JSON pointer of the list in the document
 * @param title its heading
 * @param one the name of an entry
 * @param naming the properties that an entry is known by
 */
record DocumentSection(
    String key,
    String pointer,
    String title,
    String one,
    List<String> naming,
    List<DocumentField> fields) {

  /** The head of a resume. */
  static final List<DocumentField> BASICS =
      List.of(
          field("name", "Name", LINE),
          field("label", "Headline", LINE),
          field("email", "E-mail address", EMAIL),
          field("phone", "Phone", LINE),
          field("url", "Website", LINK),
          field("location.city", "City", LINE),
          field("location.region", "Region", LINE),
          field("location.countryCode", "Country code", LINE),
          field("location.postalCode", "Postal code", LINE),
          field("location.address", "Address", LINE),
          field("image", "Photo", PHOTO),
          field("summary", "Summary", TEXT));

  /** In the order in which the form shows them. */
  static final List<DocumentSection> LISTS =
      List.of(
          new DocumentSection(
              "basics.profiles",
              "Profiles",
              "Profile",
              List.of("network", "username"),
              List.of(
                  field("network", "Network", LINE),
                  field("username", "Username", LINE),
                  field("url", "URL", LINK))),
          new DocumentSection(
              "work",
              "Work",
              "Job",
              List.of("position", "name"),
              List.of(
                  field("position", "Position", LINE),
                  field("name", "Company", LINE),
                  field("startDate", "Start", MONTH),
                  field("endDate", "End", MONTH),
                  field("location", "Location", LINE),
                  field("url", "Website", LINK),
                  field("description", "Company description", LINE),
                  field("summary", "Summary", TEXT),
                  field("highlights", "Highlights", HIGHLIGHTS))),
          new DocumentSection(
              "education",
              "Education",
              "Education",
              List.of("studyType", "area", "institution"),
              List.of(
                  field("institution", "School", LINE),
                  field("area", "Field of study", LINE),
                  field("studyType", "Degree", LINE),
                  field("score", "Grade", LINE),
                  field("startDate", "Start", MONTH),
                  field("endDate", "End", MONTH),
                  field("url", "Website", LINK),
                  field("courses", "Courses", LINES))),
          new DocumentSection(
              "skills",
              "Skills",
              "Skill",
              List.of("name"),
              List.of(
                  field("name", "Skill", LINE),
                  field("level", "Level", LINE),
                  field("keywords", "Keywords", WORDS))),
          new DocumentSection(
              "projects",
              "Projects",
              "Project",
              List.of("name"),
              List.of(
                  field("name", "Name", LINE),
                  field("entity", "Organization", LINE),
                  field("startDate", "Start", MONTH),
                  field("endDate", "End", MONTH),
                  field("url", "Website", LINK),
                  field("keywords", "Keywords", WORDS),
                  field("description", "Description", TEXT),
                  field("highlights", "Highlights", HIGHLIGHTS))),
          new DocumentSection(
              "languages",
              "Languages",
              "Language",
              List.of("language"),
              List.of(field("language", "Language", LINE), field("fluency", "Fluency", LINE))),
          new DocumentSection(
              "certificates",
              "Certificates",
              "Certificate",
              List.of("name"),
              List.of(
                  field("name", "Name", LINE),
                  field("issuer", "Issuer", LINE),
                  field("date", "Date", MONTH),
                  field("url", "Website", LINK))),
          new DocumentSection(
              "awards",
              "Awards",
              "Award",
              List.of("title"),
              List.of(
                  field("title", "Title", LINE),
                  field("awarder", "Awarded by", LINE),
                  field("date", "Date", MONTH),
                  field("summary", "Summary", TEXT))),
          new DocumentSection(
              "volunteer",
              "Volunteering",
              "Volunteering",
              List.of("position", "organization"),
              List.of(
                  field("position", "Position", LINE),
                  field("organization", "Organization", LINE),
                  field("startDate", "Start", MONTH),
                  field("endDate", "End", MONTH),
                  field("url", "Website", LINK),
                  field("summary", "Summary", TEXT),
                  field("highlights", "Highlights", HIGHLIGHTS))),
          new DocumentSection(
              "publications",
              "Publications",
              "Publication",
              List.of("name"),
              List.of(
                  field("name", "Title", LINE),
                  field("publisher", "Publisher", LINE),
                  field("releaseDate", "Date", MONTH),
                  field("url", "Website", LINK),
                  field("summary", "Summary", TEXT))),
          new DocumentSection(
              "interests",
              "Interests",
              "Interest",
              List.of("name"),
              List.of(field("name", "Interest", LINE), field("keywords", "Keywords", WORDS))),
          new DocumentSection(
              "references",
              "References",
              "Reference",
              List.of("name"),
              List.of(field("name", "Name", LINE), field("reference", "Text", TEXT))));

  private static final List<DocumentField> OWN_FIELDS =
      List.of(
          field("title", "Title", LINE),
          field("subtitle", "Subtitle", LINE),
          field("startDate", "Start", MONTH),
          field("endDate", "End", MONTH),
          field("url", "Website", LINK),
          field("summary", "Text", TEXT),
          field("highlights", "Highlights", HIGHLIGHTS));

  private static DocumentField field(String key, String label, DocumentField.Kind kind) {
    return new DocumentField(key, label, kind);
  }

  DocumentSection(
      String key, String title, String one, List<String> naming, List<DocumentField> fields) {
    this(key, "/" + key.replace('.', '/'), title, one, naming, fields);
  }

  /** The sections that the owner of the document defined. */
  static List<DocumentSection> own(JsonNode document) {
    var sections = new ArrayList<DocumentSection>();
    var list = document.at(OwnSection.PLACE);
    for (var i = 0; i < list.size(); i++) {
      var name = list.get(i).path("name").asText();
      if (OwnSection.isName(name)) {
        sections.add(
            new DocumentSection(
                name,
                "%s/%d/entries".formatted(OwnSection.PLACE, i),
                list.get(i).path("title").asText(),
                "Entry",
                List.of("title", "subtitle"),
                OWN_FIELDS));
      }
    }
    return sections;
  }

  /** All lists of the form. */
  static List<DocumentSection> all(JsonNode document) {
    return Stream.concat(LISTS.stream(), own(document).stream()).toList();
  }

  /** The list in a document, or a missing node. */
  JsonNode of(JsonNode document) {
    return document.at(pointer);
  }

  /** Sets the list, or removes it if it is empty. */
  void put(ArrayNode entries, ObjectNode document) {
    if (entries.isEmpty() && of(document).isMissingNode()) {
      return;
    }
    var place = JsonPointer.compile(pointer);
    var name = place.last().getMatchingProperty();
    var parent =
        document.at(place.head()) instanceof ObjectNode known
            ? known
            : document.withObject(place.head());
    if (entries.isEmpty() && !of(document).isEmpty()) {
      parent.remove(name);
    } else {
      parent.set(name, entries);
    }
  }

  /** The title of an entry, such as its position and company; empty for one without text. */
  String name(JsonNode entry) {
    return naming.stream()
        .map(it -> entry.path(it).asText("").strip())
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Whether the fields alone give the entry back, to its last key. */
  boolean holds(JsonNode entry) {
    var again = JsonNodeFactory.instance.objectNode();
    fields.forEach(field -> field.write(field.shown(entry), again));
    return again.toString().equals(entry.toString());
  }

  /** The field of that property, if the form shows it. */
  Stream<DocumentField> field(String property) {
    return fields.stream().filter(it -> it.key().equals(property));
  }
}
