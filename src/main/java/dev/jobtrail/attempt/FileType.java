package dev.jobtrail.attempt;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A type of files that documents are attached as, the preferred one first. */
enum FileType {
  PDF("pdf", "application/pdf"),
  DOCX("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  TEXT("txt", "text/plain");

  private final String ending;
  private final String mediaType;

  FileType(String ending, String mediaType) {
    this.ending = ending;
    this.mediaType = mediaType;
  }

  String ending() {
    return ending;
  }

  /**
   * The first of several types that a file box takes; PDF where it takes none of them, because the
   * attribute is only a hint.
   *
   * @param accept the attribute of that name; empty where there is none. Source: HTML, file upload
   *     state
   */
  static FileType accepted(String accept) {
    var tokens =
        Arrays.stream(accept.toLowerCase(Locale.ROOT).split(","))
            .map(it -> it.replaceFirst(";.*", "").strip())
            .filter(it -> !it.isEmpty())
            .toList();
    return Arrays.stream(values())
        .filter(it -> tokens.isEmpty() || it.isIn(tokens))
        .findFirst()
        .orElse(PDF);
  }

  private boolean isIn(List<String> tokens) {
    var group = mediaType.substring(0, mediaType.indexOf('/')) + "/*";
    return tokens.stream()
        .anyMatch(it -> List.of("." + ending, ending, mediaType, group, "*/*", "*").contains(it));
  }
}
