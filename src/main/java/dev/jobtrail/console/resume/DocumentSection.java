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
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A list of a resume document in the form.
 *
 * @param key what the names of its fields begin with
 * @param pointer JSON pointer of the list in the document
 * @param title its heading, from the messages of a language
 * @param one the name of an entry, likewise
 * @param naming the properties that an entry is known by
 */
record DocumentSection(
    String key,
    String pointer,
    Function<DocumentMessages, String> title,
    Function<DocumentMessages, String> one,
    List<String> naming,
    List<DocumentField> fields) {

  /** The head of a resume. */
  static final List<DocumentField> BASICS =
      List.of(
          field("name", DocumentMessages::name, LINE),
          field("label", DocumentMessages::headline, LINE),
          field("email", DocumentMessages::email, EMAIL),
          field("phone", DocumentMessages::phone, LINE),
          field("url", DocumentMessages::website, LINK),
          field("location.city", DocumentMessages::city, LINE),
          field("location.region", DocumentMessages::region, LINE),
          field("location.countryCode", DocumentMessages::countryCode, LINE),
          field("location.postalCode", DocumentMessages::postalCode, LINE),
          field("location.address", DocumentMessages::address, LINE),
          field("image", DocumentMessages::photo, PHOTO),
          field("summary", DocumentMessages::summary, TEXT));

  /** In the order in which the form shows them. */
  static final List<DocumentSection> LISTS =
      List.of(
          new DocumentSection(
              "basics.profiles",
              DocumentMessages::profiles,
              DocumentMessages::profile,
              List.of("network", "username"),
              List.of(
                  field("network", DocumentMessages::network, LINE),
                  field("username", DocumentMessages::username, LINE),
                  field("url", DocumentMessages::url, LINK))),
          new DocumentSection(
              "work",
              DocumentMessages::work,
              DocumentMessages::job,
              List.of("position", "name"),
              List.of(
                  field("position", DocumentMessages::position, LINE),
                  field("name", DocumentMessages::company, LINE),
                  field("startDate", DocumentMessages::start, MONTH),
                  field("endDate", DocumentMessages::end, MONTH),
                  field("location", DocumentMessages::location, LINE),
                  field("url", DocumentMessages::website, LINK),
                  field("description", DocumentMessages::companyDescription, LINE),
                  field("summary", DocumentMessages::summary, TEXT),
                  field("highlights", DocumentMessages::highlights, HIGHLIGHTS))),
          new DocumentSection(
              "education",
              DocumentMessages::education,
              DocumentMessages::education,
              List.of("studyType", "area", "institution"),
              List.of(
                  field("institution", DocumentMessages::school, LINE),
                  field("area", DocumentMessages::fieldOfStudy, LINE),
                  field("studyType", DocumentMessages::degree, LINE),
                  field("score", DocumentMessages::grade, LINE),
                  field("startDate", DocumentMessages::start, MONTH),
                  field("endDate", DocumentMessages::end, MONTH),
                  field("url", DocumentMessages::website, LINK),
                  field("courses", DocumentMessages::courses, LINES))),
          new DocumentSection(
              "skills",
              DocumentMessages::skills,
              DocumentMessages::skill,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::skill, LINE),
                  field("level", DocumentMessages::level, LINE),
                  field("keywords", DocumentMessages::keywords, WORDS))),
          new DocumentSection(
              "projects",
              DocumentMessages::projects,
              DocumentMessages::project,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::name, LINE),
                  field("entity", DocumentMessages::organization, LINE),
                  field("startDate", DocumentMessages::start, MONTH),
                  field("endDate", DocumentMessages::end, MONTH),
                  field("url", DocumentMessages::website, LINK),
                  field("keywords", DocumentMessages::keywords, WORDS),
                  field("description", DocumentMessages::description, TEXT),
                  field("highlights", DocumentMessages::highlights, HIGHLIGHTS))),
          new DocumentSection(
              "languages",
              DocumentMessages::languages,
              DocumentMessages::language,
              List.of("language"),
              List.of(
                  field("language", DocumentMessages::language, LINE),
                  field("fluency", DocumentMessages::fluency, LINE))),
          new DocumentSection(
              "certificates",
              DocumentMessages::certificates,
              DocumentMessages::certificate,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::name, LINE),
                  field("issuer", DocumentMessages::issuer, LINE),
                  field("date", DocumentMessages::date, MONTH),
                  field("url", DocumentMessages::website, LINK))),
          new DocumentSection(
              "awards",
              DocumentMessages::awards,
              DocumentMessages::award,
              List.of("title"),
              List.of(
                  field("title", DocumentMessages::title, LINE),
                  field("awarder", DocumentMessages::awardedBy, LINE),
                  field("date", DocumentMessages::date, MONTH),
                  field("summary", DocumentMessages::summary, TEXT))),
          new DocumentSection(
              "volunteer",
              DocumentMessages::volunteering,
              DocumentMessages::volunteering,
              List.of("position", "organization"),
              List.of(
                  field("position", DocumentMessages::position, LINE),
                  field("organization", DocumentMessages::organization, LINE),
                  field("startDate", DocumentMessages::start, MONTH),
                  field("endDate", DocumentMessages::end, MONTH),
                  field("url", DocumentMessages::website, LINK),
                  field("summary", DocumentMessages::summary, TEXT),
                  field("highlights", DocumentMessages::highlights, HIGHLIGHTS))),
          new DocumentSection(
              "publications",
              DocumentMessages::publications,
              DocumentMessages::publication,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::title, LINE),
                  field("publisher", DocumentMessages::publisher, LINE),
                  field("releaseDate", DocumentMessages::date, MONTH),
                  field("url", DocumentMessages::website, LINK),
                  field("summary", DocumentMessages::summary, TEXT))),
          new DocumentSection(
              "interests",
              DocumentMessages::interests,
              DocumentMessages::interest,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::interest, LINE),
                  field("keywords", DocumentMessages::keywords, WORDS))),
          new DocumentSection(
              "references",
              DocumentMessages::references,
              DocumentMessages::reference,
              List.of("name"),
              List.of(
                  field("name", DocumentMessages::name, LINE),
                  field("reference", DocumentMessages::text, TEXT))));

  private static final List<DocumentField> OWN_FIELDS =
      List.of(
          field("title", DocumentMessages::title, LINE),
          field("subtitle", DocumentMessages::subtitle, LINE),
          field("startDate", DocumentMessages::start, MONTH),
          field("endDate", DocumentMessages::end, MONTH),
          field("url", DocumentMessages::website, LINK),
          field("summary", DocumentMessages::text, TEXT),
          field("highlights", DocumentMessages::highlights, HIGHLIGHTS));

  private static DocumentField field(
      String key, Function<DocumentMessages, String> label, DocumentField.Kind kind) {
    return new DocumentField(key, label, kind);
  }

  DocumentSection(
      String key,
      Function<DocumentMessages, String> title,
      Function<DocumentMessages, String> one,
      List<String> naming,
      List<DocumentField> fields) {
    this(key, "/" + key.replace('.', '/'), title, one, naming, fields);
  }

  /** The sections that the owner of the document defined. */
  static List<DocumentSection> own(JsonNode document) {
    var sections = new ArrayList<DocumentSection>();
    var list = document.at(OwnSection.PLACE);
    for (var i = 0; i < list.size(); i++) {
      var name = list.get(i).path("name").asText();
      var title = list.get(i).path("title").asText();
      if (OwnSection.isName(name)) {
        sections.add(
            new DocumentSection(
                name,
                "%s/%d/entries".formatted(OwnSection.PLACE, i),
                _ -> title,
                DocumentMessages::entry,
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

  String title(DocumentMessages words) {
    return title.apply(words);
  }

  /** The name of an entry. */
  String one(DocumentMessages words) {
    return one.apply(words);
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
