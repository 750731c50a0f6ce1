package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Joins what rules read from a file with the part of a model's proposal that the file supports.
 * Where both have a value, that of the model counts; every text that it left out stays.
 */
final class CompletedReading {

  private static final Pattern ISO_DATE = Pattern.compile("\\d{4}(?:-\\d{2}){0,2}");

  /** The share of its words that an entry has in common with the same one of the other reading. */
  private static final double SAME_ENTRY = 0.5;

  /** Sections between which a model may move an entry. */
  private static final List<String> ENTRIES =
      List.of("work", "volunteer", "education", "projects", "publications");

  /** Sections of short texts, which stand elsewhere in a resume as well: a skill, for example. */
  private static final List<String> TERMS =
      List.of("skills", "languages", "interests", "certificates", "awards");

  /** A text of so many words that stands within another one stands there for itself. */
  private static final int WORDS_OF_SENTENCE = 5;

  private final ObjectNode document;
  private final ObjectNode proposal;
  private final ImportNotes notes;

  /** The texts of the proposal, folded. */
  private final List<String> all;

  private CompletedReading(ObjectNode byRules, ObjectNode proposal, ImportNotes notes) {
    this.document = byRules.deepCopy();
    this.proposal = proposal;
    this.notes = notes;
    this.all = texts(proposal);
  }

  static ObjectNode of(ObjectNode byRules, ObjectNode proposal, ImportNotes notes) {
    var reading = new CompletedReading(byRules, proposal, notes);
    reading.person();
    ENTRIES.forEach(it -> reading.list(it, reading.all));
    TERMS.forEach(it -> reading.list(it, texts(proposal.path(it))));
    reading.clearKept();
    return reading.document;
  }

  private void person() {
    if (proposal.get("basics") instanceof ObjectNode given) {
      var basics = DocumentRepair.object(document, "basics");
      join(given, basics, "/basics");
      if (given.get("location") instanceof ObjectNode location) {
        join(location, DocumentRepair.object(basics, "location"), "/basics");
      }
    }
  }

  private void join(ObjectNode given, ObjectNode target, String path) {
    for (var it : given.properties()) {
      if (it.getValue().isTextual()) {
        replaced(path, it.getValue(), target.path(it.getKey()), all);
        target.set(it.getKey(), it.getValue());
      }
    }
  }

  /**
   * Replaces a section: the entries of the model, each with what the rules read of it, and those
   * that it left out.
   *
   * @param placed texts that are not left out
   */
  private void list(String name, List<String> placed) {
    var given = proposal.withArrayProperty(name);
    var read = document.path(name);
    var same = matches(given, read);
    var entries = new ArrayList<JsonNode>();
    given.forEach(entries::add);
    for (var i = 0; i < read.size(); i++) {
      var match = same.get(i);
      if (match >= 0) {
        var at = entries.indexOf(given.get(match));
        entries.set(at, joined((ObjectNode) given.get(match), read.get(i), name, placed));
      }
    }
    for (var i = 0; i < read.size(); i++) {
      if (same.get(i) < 0 && !isPlaced(read.get(i), placed)) {
        entries.add(Math.min(i, entries.size()), read.get(i));
      }
    }
    noteAdded(name, given, same);
    document.remove(name);
    entries.forEach(document.withArrayProperty(name)::add);
    if (entries.isEmpty()) {
      document.remove(name);
    }
  }

  private void noteAdded(String name, ArrayNode given, List<Integer> same) {
    for (var i = 0; i < given.size(); i++) {
      if (!same.contains(i)) {
        var title = SupportedProposal.nameOf(given.get(i));
        notes.repaired("/" + name, Message.of("\"%s\" was added by the model", title));
      }
    }
  }

  /** For each entry of the rules the index of the same one of the model, -1 for none. */
  private static List<Integer> matches(ArrayNode given, JsonNode read) {
    var matches = new ArrayList<Integer>();
    for (var it : read) {
      var best = -1;
      var most = SAME_ENTRY;
      for (var i = 0; i < given.size(); i++) {
        var share = common(words(it), words(given.get(i)));
        if (share >= most && !matches.contains(i)) {
          best = i;
          most = Math.nextUp(share);
        }
      }
      matches.add(best);
    }
    return matches;
  }

  private static double common(Set<String> one, Set<String> other) {
    var both = one.stream().filter(other::contains).count();
    return both / (double) Math.max(1, Math.min(one.size(), other.size()));
  }

  private static Set<String> words(JsonNode entry) {
    return texts(entry).stream()
        .flatMap(it -> Tokenizer.words(it).stream())
        .collect(Collectors.toSet());
  }

  private ObjectNode joined(ObjectNode given, JsonNode read, String section, List<String> placed) {
    var joined = given.deepCopy();
    var path = "/" + section;
    for (var it : read.properties()) {
      var name = it.getKey();
      var before = it.getValue();
      if (before.isArray()) {
        before.forEach(
            item -> {
              if (!item.isTextual() || !isPlaced(item, placed)) {
                joined.withArrayProperty(name).add(item);
              }
            });
      } else if (given.has(name) && isDateOfAnother(given.path(name), read, section)) {
        notes.leftOut(path, SupportedProposal.notThere(given.path(name)));
        joined.set(name, before);
      } else if (given.has(name)) {
        replaced(path, given.get(name), before, placed);
      } else if (!before.isTextual() || isDate(before) || !isPlaced(before, placed)) {
        joined.set(name, before);
      }
    }
    return joined;
  }

  /** Whether the rules read a date beside another entry, and not beside this one. */
  private boolean isDateOfAnother(JsonNode date, JsonNode read, String section) {
    if (!isDate(date) || hasDate(read, date)) {
      return false;
    }
    for (var it : document.path(section)) {
      if (hasDate(it, date)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasDate(JsonNode entry, JsonNode date) {
    for (var it : entry) {
      if (it.isTextual() && isDate(it) && it.textValue().startsWith(date.textValue())) {
        return true;
      }
    }
    return false;
  }

  /** Notes a value that the model reads otherwise, and keeps its words. */
  private void replaced(String path, JsonNode value, JsonNode before, List<String> placed) {
    if (!before.isTextual()
        || FileWords.folded(before.textValue()).equals(FileWords.folded(value.textValue()))) {
      return;
    }
    notes.repaired(
        path,
        Message.of(
            "\"%s\" by the model in place of \"%s\" by the rules",
            ImportNotes.excerpt(value), ImportNotes.excerpt(before)));
    if (!isDate(before) && !isPlaced(before, placed)) {
      DocumentRepair.kept(document).withArrayProperty("lines").add(before);
      notes.leftOut(
          path,
          Message.of(
              "\"%s\" has no place beside the model's reading; kept under meta.jobtrail.imported",
              ImportNotes.excerpt(before)));
    }
  }

  private static boolean isDate(JsonNode value) {
    return ISO_DATE.matcher(value.textValue()).matches();
  }

  /** Whether all texts of a value stand among those of the proposal. */
  private static boolean isPlaced(JsonNode value, List<String> placed) {
    return texts(value).stream().allMatch(it -> isPlaced(it, placed));
  }

  /** Whether a text stands there, within a longer one, or in parts: "Acme" and "Berlin". */
  private static boolean isPlaced(String text, List<String> placed) {
    var words = new HashSet<>(Tokenizer.words(text));
    if (placed.contains(text)
        || words.size() >= WORDS_OF_SENTENCE && placed.stream().anyMatch(it -> it.contains(text))) {
      return true;
    }
    placed.stream()
        .filter(text::contains)
        .forEach(it -> words.removeAll(new HashSet<>(Tokenizer.words(it))));
    return words.isEmpty();
  }

  /** Removes from what was kept aside the lines and sections that the model has placed. */
  private void clearKept() {
    if (!(document.at("/meta/jobtrail/imported") instanceof ObjectNode kept)) {
      return;
    }
    if (kept.get("lines") instanceof ArrayNode lines) {
      removePlaced(lines);
      if (lines.isEmpty()) {
        kept.remove("lines");
        removeNotes(" beside the name had no place;");
      }
    }
    if (kept.get("sections") instanceof ArrayNode sections) {
      for (var i = sections.size() - 1; i >= 0; i--) {
        var section = sections.get(i);
        if (section.get("lines") instanceof ArrayNode lines) {
          removePlaced(lines);
        }
        if (section.path("lines").isEmpty()) {
          sections.remove(i);
          removeNotes("the section \"%s\" was not".formatted(section.path("title").asText()));
        }
      }
      if (sections.isEmpty()) {
        kept.remove("sections");
      }
    }
    if (kept.isEmpty()) {
      ((ObjectNode) document.at("/meta/jobtrail")).remove("imported");
    }
  }

  private void removePlaced(ArrayNode lines) {
    for (var i = lines.size() - 1; i >= 0; i--) {
      if (isPlaced(lines.get(i), all)) {
        lines.remove(i);
      }
    }
  }

  private void removeNotes(String words) {
    if (document.at("/meta/jobtrail/importReport/leftOut") instanceof ArrayNode before) {
      for (var i = before.size() - 1; i >= 0; i--) {
        if (before.get(i).asText().contains(words)) {
          before.remove(i);
        }
      }
    }
  }

  private static List<String> texts(JsonNode node) {
    var texts = new ArrayList<String>();
    if (node.isTextual() && !isDate(node)) {
      texts.add(FileWords.folded(node.textValue()));
    }
    node.forEach(it -> texts.addAll(texts(it)));
    return texts;
  }
}
