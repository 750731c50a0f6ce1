package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.response.TasksInProgress;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.resume.SharedAddress;
import dev.jobtrail.resume.document.PlainDocument;
import dev.jobtrail.resume.document.ResumeDesign;
import dev.jobtrail.resume.reading.FileReader;
import dev.jobtrail.text.Tokenizer;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Prints a resume, reads the PDF as a file of unknown origin, and compares the two. */
@Singleton
public final class ResumeReader {

  /** A section with the properties that software which reads resumes fills its own fields from. */
  private record Section(String name, List<String> properties) {}

  private static final List<Section> ENTRIES =
      List.of(
          new Section("work", List.of("name", "position", "startDate", "endDate")),
          new Section("education", List.of("institution", "startDate", "endDate")),
          new Section("volunteer", List.of("organization", "position", "startDate", "endDate")),
          new Section("certificates", List.of("name")),
          new Section("languages", List.of("language")));

  private static final List<String> PERSON = List.of("name", "email", "phone");

  private final ResumePdf pdf;
  private final SharedAddress address;
  private final FileReader reader;
  private final TasksInProgress tasks;

  ResumeReader(ResumePdf pdf, SharedAddress address, FileReader reader, TasksInProgress tasks) {
    this.pdf = pdf;
    this.address = address;
    this.reader = reader;
    this.tasks = tasks;
  }

  /**
   * What is found in the PDF of a stored resume.
   *
   * @throws ApiException if its account or the service prints too many at once
   */
  public PdfReading read(Resume resume) {
    try (var _ = tasks.pdf(resume.accountId.toString())) {
      return read(
          resume.document(),
          resume.template,
          DocumentTitle.of(resume),
          resume.updatedAt,
          address.of(resume));
    }
  }

  /**
   * What is found in the resume's PDF without the document that downloads have attached.
   *
   * @param resume as for {@link ResumePdf#render}
   */
  PdfReading read(
      JsonNode resume,
      ResumeTemplate template,
      String title,
      Instant version,
      Optional<String> sharedAt) {
    var read = reader.readPages(pdf.render(resume, template, title, version, sharedAt));
    var printed = PlainDocument.of(resume);
    ResumeDesign.of(resume).removeHidden(printed);
    var unread = new Comparison(read.document(), read.text()).unread(printed);
    return new PdfReading(read.text(), read.document(), unread);
  }

  /** Looks up values of a resume in what was read. */
  private static final class Comparison {

    private final JsonNode read;
    private final String text;
    private final List<UnreadValue> unread = new ArrayList<>();

    Comparison(JsonNode read, String text) {
      this.read = read;
      this.text = folded(text);
    }

    List<UnreadValue> unread(JsonNode printed) {
      var basics = printed.path("basics");
      for (var name : PERSON) {
        check("/basics/" + name, basics.path(name).asText(), Set.of(value("/basics/" + name)));
      }
      ENTRIES.forEach(it -> compare(it, printed.path(it.name)));
      compareSkills(printed.path("skills"));
      return unread;
    }

    private void compare(Section section, JsonNode entries) {
      for (var name : section.properties) {
        var values = new HashSet<String>();
        read.path(section.name).forEach(it -> values.add(folded(it.path(name).asText())));
        for (var i = 0; i < entries.size(); i++) {
          check(
              "/%s/%d/%s".formatted(section.name, i, name),
              entries.path(i).path(name).asText(),
              values);
        }
      }
    }

    /** Of skills it does not matter what group they are in, nor what the group is called. */
    private void compareSkills(JsonNode skills) {
      var known = new HashSet<String>();
      for (var skill : read.path("skills")) {
        known.add(folded(skill.path("name").asText()));
        skill.path("keywords").forEach(it -> known.add(folded(it.asText())));
      }
      for (var i = 0; i < skills.size(); i++) {
        var keywords = skills.path(i).path("keywords");
        if (keywords.isEmpty()) {
          check("/skills/%d/name".formatted(i), skills.path(i).path("name").asText(), known);
        }
        for (var j = 0; j < keywords.size(); j++) {
          check("/skills/%d/keywords/%d".formatted(i, j), keywords.path(j).asText(), known);
        }
      }
    }

    private void check(String path, String value, Set<String> values) {
      var wanted = folded(value);
      if (!wanted.isEmpty() && values.stream().noneMatch(it -> isSame(wanted, it))) {
        unread.add(new UnreadValue(path, value, text.contains(wanted)));
      }
    }

    /** A date is printed without its day. */
    private static boolean isSame(String wanted, String found) {
      return wanted.equals(found) || isDate(wanted) && isDate(found) && wanted.startsWith(found);
    }

    private static boolean isDate(String value) {
      return value.matches("\\d{4}(-\\d{2}){0,2}");
    }

    private String value(String pointer) {
      return folded(read.at(pointer).asText());
    }

    private static String folded(String value) {
      return Tokenizer.fold(value).replaceAll("\\s+", " ").strip();
    }
  }
}
