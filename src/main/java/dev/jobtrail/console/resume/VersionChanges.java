package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.console.WordDiff;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeVersionView;
import dev.jobtrail.resume.document.DocumentText;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Compares a resume with an earlier version, section by section. */
final class VersionChanges {

  private VersionChanges() {}

  /** What restoring the version removes and adds in a section. */
  @TemplateData
  record Change(String section, List<WordDiff.Part> parts) {}

  /** The sections that differ, in the order of the editor. */
  static List<Change> of(Resume resume, ResumeVersionView version) {
    var head = PageMessages.of(ResumeMessages.class);
    var words = PageMessages.of(DocumentMessages.class);
    var changes = new ArrayList<Change>();
    add(head.resumeName(), resume.name, version.name(), changes);
    add(head.template(), resume.template.wireName(), version.template().wireName(), changes);
    add(
        head.design(),
        DesignWords.of(resume.template, resume.document()),
        DesignWords.of(version.template(), DocumentText.read(version.data())),
        changes);
    add(head.tags(), String.join(", ", resume.tags), String.join(", ", version.tags()), changes);
    add(resume.document(), DocumentText.read(version.data()), changes, words);
    return changes;
  }

  private static void add(
      JsonNode now, JsonNode then, List<Change> changes, DocumentMessages words) {
    add(
        words.personalDetails(),
        text(DocumentSection.BASICS, now.path("basics"), words),
        text(DocumentSection.BASICS, then.path("basics"), words),
        changes);
    for (var section : DocumentSection.LISTS) {
      add(section.title(words), text(section, now, words), text(section, then, words), changes);
    }
    var own = ownTexts(now, words);
    var earlier = ownTexts(then, words);
    Stream.concat(own.keySet().stream(), earlier.keySet().stream())
        .distinct()
        .forEach(it -> add(it, own.getOrDefault(it, ""), earlier.getOrDefault(it, ""), changes));
    add(words.notInEditor(), unseen(now), unseen(then), changes);
  }

  /** By title. */
  private static Map<String, String> ownTexts(JsonNode document, DocumentMessages words) {
    var texts = new LinkedHashMap<String, String>();
    DocumentSection.own(document)
        .forEach(
            it ->
                texts.merge(it.title(words), text(it, document, words), (a, b) -> a + "\n\n" + b));
    return texts;
  }

  private static void add(String section, String now, String then, List<Change> changes) {
    if (!now.equals(then)) {
      changes.add(new Change(section, WordDiff.of(now, then)));
    }
  }

  private static String text(DocumentSection section, JsonNode document, DocumentMessages words) {
    return StreamSupport.stream(section.of(document).spliterator(), false)
        .map(entry -> text(section.fields(), entry, words))
        .collect(Collectors.joining("\n\n"));
  }

  private static String text(List<DocumentField> fields, JsonNode object, DocumentMessages words) {
    return fields.stream()
        .filter(it -> !it.shown(object).isBlank())
        .map(it -> words.labelled(it.label(words), value(it, object, words)))
        .collect(Collectors.joining("\n"));
  }

  /** A picture is told by the size of its data. */
  private static String value(DocumentField field, JsonNode object, DocumentMessages words) {
    var value = field.shown(object);
    return value.startsWith("data:") ? words.characters(value.length()) : value;
  }

  /** The JSON of what no section shows; empty for nothing. */
  static String unseen(JsonNode document) {
    var left = ((ObjectNode) document).deepCopy().retain(DocumentForm.unseen(document));
    // own sections are compared by their titles, and the design in words
    if (left.at("/meta/jobtrail") instanceof ObjectNode settings) {
      settings.remove(List.of("sections", "design", "pageSize"));
    }
    if (left.path("meta") instanceof ObjectNode meta) {
      meta.properties().removeIf(it -> it.getValue().isObject() && it.getValue().isEmpty());
      if (meta.isEmpty()) {
        left.remove("meta");
      }
    }
    return left.isEmpty() ? "" : left.toPrettyString();
  }
}
