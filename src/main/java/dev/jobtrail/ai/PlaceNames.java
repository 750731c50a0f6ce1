package dev.jobtrail.ai;

import dev.jobtrail.text.Message;

/** Names of the sections and fields of a resume, for people. */
public final class PlaceNames {

  private PlaceNames() {}

  /** The name of a section or field as it stands within a sentence. */
  public static Message of(String property) {
    return switch (property) {
      case "work" -> Message.of("work");
      case "projects" -> Message.of("projects");
      case "volunteer" -> Message.of("volunteer");
      case "education" -> Message.of("education");
      case "certificates" -> Message.of("certificates");
      case "awards" -> Message.of("awards");
      case "publications" -> Message.of("publications");
      case "skills" -> Message.of("skills");
      case "languages" -> Message.of("languages");
      case "interests" -> Message.of("interests");
      case "references" -> Message.of("references");
      case "highlights" -> Message.of("highlights");
      case "keywords" -> Message.of("keywords");
      case "courses" -> Message.of("courses");
      case "position" -> Message.of("position");
      case "summary" -> Message.of("summary");
      case "description" -> Message.of("description");
      case "name" -> Message.of("name");
      case "title" -> Message.of("title");
      case "area" -> Message.of("area");
      case "studyType" -> Message.of("studyType");
      default -> Message.verbatim(property);
    };
  }
}
