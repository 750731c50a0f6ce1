package dev.jobtrail.resume.reading;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.document.OwnSection;
import dev.jobtrail.resume.reactive.PostalAddress;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Truncation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns the lines of a file into a JSON Resume document by rules. Every text in it stands in the
 * file; what fits nowhere is kept under {@code meta.jobtrail.imported}.
 */
final class LinesReader {

  private static final Set<SectionKind> DATED =
      EnumSet.of(
          SectionKind.WORK,
          SectionKind.EDUCATION,
          SectionKind.VOLUNTEER,
          SectionKind.PROJECTS,
          SectionKind.CERTIFICATES,
          SectionKind.AWARDS,
          SectionKind.PUBLICATIONS);

  private static final int LONGEST_QUOTE = 80;

  private final ObjectNode document = JsonNodeFactory.instance.objectNode();
  private final ObjectNode basics = document.putObject("basics");
  private final ContactLines contact = new ContactLines(basics);
  private final ImportNotes notes;

  private LinesReader(ImportNotes notes) {
    this.notes = notes;
  }

  static ObjectNode read(FileLines file, ImportNotes notes) {
    var reader = new LinesReader(notes);
    var sections = SectionSplitter.split(SlashDates.clear(file.columns()));
    reader.person(sections, file.links());
    var links = new EntryLinks(file.links());
    var closing = sections.stream().flatMap(it -> reader.closing(it).stream()).toList();
    sections.forEach(it -> reader.section(it, links));
    reader.keepRest();
    reader.keepClosing(closing);
    reader.document.properties().removeIf(it -> it.getValue().isEmpty());
    return reader.document;
  }

  private void person(List<ResumeSection> sections, List<FileLink> links) {
    var ofPerson =
        sections.stream()
            .filter(it -> it.kind() == SectionKind.CONTACT || it.kind() == SectionKind.TITLE)
            .map(it -> ContactLines.withWholeName(it.lines()))
            .toList();
    contact.takeName(ofPerson);
    contact.takePhone(ofPerson.stream().flatMap(List::stream).toList());
    ofPerson.forEach(lines -> lines.forEach(contact::take));
    sections.stream()
        .filter(it -> it.kind() != SectionKind.REFERENCES)
        .forEach(it -> takeFooter(it.lines()));
    links.stream()
        .filter(FileLink::isToPage)
        .filter(link -> !link.hasText() || ofPerson.stream().anyMatch(link::isIn))
        .map(FileLink::address)
        .forEach(contact::addLink);
  }

  /** Takes an e-mail address with the line that it stands in: the last section has the footer. */
  private void takeFooter(List<TextLine> lines) {
    var footer = lines.stream().filter(ContactLines::hasEmail).findFirst();
    if (!basics.has("email") && footer.isPresent()) {
      lines.remove(footer.get());
      contact.takePhone(List.of(footer.get()));
      contact.take(footer.get());
    }
  }

  private List<String> closing(ResumeSection section) {
    return section.kind() == SectionKind.CONTACT
        ? List.of()
        : ClosingLines.removed(section.lines(), basics.path("name").asText());
  }

  private void keepClosing(List<String> lines) {
    if (!lines.isEmpty()) {
      lines.forEach(DocumentRepair.kept(document).withArrayProperty("lines")::add);
      notes.leftOut(
          "",
          Message.of(
              "\"%s\" ends the file and is no part of the resume; kept under meta.jobtrail.imported",
              Truncation.truncate(String.join(" / ", lines), LONGEST_QUOTE)));
    }
  }

  private void section(ResumeSection section, EntryLinks links) {
    var lines = section.lines().stream().filter(it -> !it.isBlank()).toList();
    if (lines.isEmpty()) {
      return;
    }
    var kind = section.kind();
    lines.stream().filter(EntrySplitter::isDated).forEach(it -> noteRounded(kind, it));
    switch (kind) {
      case TITLE, CONTACT -> {} // read as the person
      case SUMMARY -> summary(lines);
      case WORK -> table(lines, kind, "work", it -> addJobs(it, "name", array("work")));
      case VOLUNTEER ->
          table(lines, kind, "volunteer", it -> addJobs(it, "organization", array("volunteer")));
      case EDUCATION ->
          table(
              lines,
              kind,
              "education",
              it -> EntryFields.addDegrees(EntrySplitter.split(it), array("education")));
      case PROJECTS ->
          table(
              lines,
              kind,
              "projects",
              it -> EntryFields.addProjects(EntrySplitter.split(it), links, array("projects")));
      case SKILLS -> table(lines, kind, "skills", it -> ListedWords.addSkills(it, array("skills")));
      case LANGUAGES ->
          table(lines, kind, "languages", it -> ListedWords.addLanguages(it, array("languages")));
      case INTERESTS -> ListedWords.addInterests(lines, array("interests"));
      case CERTIFICATES -> named(lines, kind, "certificates", NamedEntries.CERTIFICATE, links);
      case AWARDS -> named(lines, kind, "awards", NamedEntries.AWARD, links);
      case PUBLICATIONS -> named(lines, kind, "publications", NamedEntries.PUBLICATION, links);
      case REFERENCES -> references(lines);
      case OTHER -> {
        if (!isOwnSection(section.title(), lines)) {
          keep(section.title(), lines);
        }
      }
    }
  }

  private void noteRounded(SectionKind kind, TextLine line) {
    EntrySplitter.span(line)
        .filter(it -> DATED.contains(kind) && it.isRounded())
        .map(DateSpan::period)
        .ifPresent(
            period ->
                notes.repaired(
                    "",
                    Message.of(
                        "only the years of the dates in \"%s\" were kept: %s",
                        Truncation.truncate(line.text(), LONGEST_QUOTE),
                        Stream.of(period.start(), period.end())
                            .filter(Objects::nonNull)
                            .collect(Collectors.joining(" – ")))));
  }

  private static void addJobs(List<TextLine> lines, String organization, ArrayNode target) {
    EntryFields.addJobs(EntrySplitter.split(lines), organization, target);
  }

  private void named(
      List<TextLine> lines,
      SectionKind kind,
      String name,
      NamedEntries.Shape shape,
      EntryLinks links) {
    table(lines, kind, name, it -> NamedEntries.add(it, shape, links, array(name)));
  }

  private void table(
      List<TextLine> lines, SectionKind kind, String name, Consumer<List<TextLine>> byWords) {
    TableRows.add(lines, kind, array(name), byWords);
  }

  private ArrayNode array(String name) {
    return document.withArrayProperty(name);
  }

  private void summary(List<TextLine> lines) {
    var text = new StringBuilder(lines.getFirst().text());
    for (var line : lines.subList(1, lines.size())) {
      text.append(line.opensBlock() ? "\n" : " ").append(line.text());
    }
    basics.put(
        "summary",
        basics.has("summary") ? basics.path("summary").asText() + "\n" + text : text.toString());
  }

  /** Only where the file marks each referee, the first line is a name. */
  private void references(List<TextLine> lines) {
    var blocks = MarkedBlocks.of(lines);
    var areNamed =
        !blocks.isEmpty() && blocks.stream().allMatch(it -> isReferee(lines.get(it.start())));
    if (!areNamed) {
      array("references").addObject().put("reference", text(lines));
      return;
    }
    for (var block : blocks) {
      var reference = array("references").addObject();
      reference.put("name", lines.get(block.start()).text());
      if (block.end() > block.start() + 1) {
        reference.put("reference", text(lines.subList(block.start() + 1, block.end())));
      }
    }
  }

  private static boolean isReferee(TextLine line) {
    return line.level() > 0 || ContactLines.looksLikeName(line.text());
  }

  private static String text(List<TextLine> lines) {
    return lines.stream().map(TextLine::text).collect(Collectors.joining("\n"));
  }

  /** Whether the section is one with marked entries, which the document can have as its owner's. */
  private boolean isOwnSection(String title, List<TextLine> lines) {
    if (MarkedBlocks.of(lines).isEmpty()) {
      return false;
    }
    var jobtrail = DocumentRepair.object(DocumentRepair.object(document, "meta"), "jobtrail");
    var sections = jobtrail.withArrayProperty("sections");
    var section = JsonNodeFactory.instance.objectNode();
    section.put("name", "own-" + (sections.size() + 1)).put("title", title);
    EntryFields.addEntries(EntrySplitter.split(lines), section.putArray("entries"));
    if (sections.size() == OwnSection.MOST || !OwnSection.isValid(section)) {
      return false;
    }
    sections.add(section);
    notes.taken("", Message.of("the section \"%s\" is a section of your own", title));
    return true;
  }

  private void keep(String title, List<TextLine> lines) {
    var kept = DocumentRepair.kept(document).withArrayProperty("sections").addObject();
    kept.put("title", title);
    var texts = kept.putArray("lines");
    lines.forEach(line -> texts.add(line.text()));
    notes.leftOut(
        "",
        Message.of(
            "the section \"%s\" was not recognized; kept under meta.jobtrail.imported", title));
  }

  /** Long texts above the first heading are the summary; the rest has no place. */
  private void keepRest() {
    var rest = new ArrayList<>(contact.left());
    if (!basics.has("summary")) {
      var story = rest.stream().filter(it -> it.length() > 60).toList();
      if (!story.isEmpty()) {
        basics.put("summary", String.join(" ", story));
        rest.removeAll(story);
      }
    }
    if (basics.get("location") instanceof ObjectNode location) {
      PostalAddress.part(location);
    }
    if (!rest.isEmpty()) {
      rest.forEach(DocumentRepair.kept(document).putArray("lines")::add);
      notes.leftOut(
          "",
          rest.size() == 1
              ? Message.of("1 line beside the name had no place; kept under meta.jobtrail.imported")
              : Message.of(
                  "%d lines beside the name had no place; kept under meta.jobtrail.imported",
                  rest.size()));
    }
  }
}
