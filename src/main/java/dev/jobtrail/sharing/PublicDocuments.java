package dev.jobtrail.sharing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.document.ResumeSchema;
import jakarta.enterprise.context.ApplicationScoped;

/**
 * Filters documents for the public: only members of the JSON Resume schema and sections that the
 * owner defined remain, without our settings and private additions.
 */
@ApplicationScoped
class PublicDocuments {

  private final JsonNode schema;
  private final RememberedTexts known = new RememberedTexts();

  PublicDocuments(ResumeSchema schema) {
    this.schema = schema.json();
  }

  /** The text of the resume's document without private data. */
  String textOf(Resume resume) {
    return known.of(resume, it -> DocumentText.write(withoutPrivate(toLayOut(it))));
  }

  /** The document to lay out for strangers, with its settings. */
  static JsonNode toLayOut(Resume resume) {
    var document = resume.document();
    ResumeDesign.of(document).removeHidden(document);
    if (resume.hidesContact()) {
      ContactDetails.remove(document);
    }
    return document;
  }

  private JsonNode withoutPrivate(JsonNode document) {
    var own = OwnSection.of(document);
    prune(document, schema);
    for (var section : own) {
      ((ObjectNode) document)
          .withArray(OwnSection.PLACE)
          .addObject()
          .put("name", section.name())
          .put("title", section.title())
          .putArray("entries")
          .addAll(section.entries().valueStream().toList());
    }
    if (document.path("basics") instanceof ObjectNode basics
        && basics.path("image").asText("").startsWith("data:")) {
      basics.remove("image"); // the file may tell where it was taken
    }
    return document;
  }

  private static void prune(JsonNode node, JsonNode rules) {
    if (node instanceof ObjectNode object && rules.has("properties")) {
      var properties = rules.path("properties");
      object.properties().removeIf(member -> !properties.has(member.getKey()));
      object.properties().forEach(it -> prune(it.getValue(), properties.path(it.getKey())));
    } else if (node.isArray()) {
      node.forEach(element -> prune(element, rules.path("items")));
    }
  }
}
