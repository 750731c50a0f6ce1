package dev.jobtrail.console.resume;

import dev.jobtrail.console.Choice;
import dev.jobtrail.resume.ResumeTemplate;
import java.util.Arrays;
import java.util.List;

/** Names the templates of resumes. */
final class TemplateWords {

  private TemplateWords() {}

  /**
   * The templates to choose from.
   *
   * @param selected the name of one on the wire
   */
  static List<Choice> choices(String selected) {
    return Arrays.stream(ResumeTemplate.values())
        .map(it -> new Choice(it.wireName(), label(it), it.wireName().equals(selected)))
        .toList();
  }

  private static String label(ResumeTemplate template) {
    return switch (template) {
      case CLASSIC -> "Classic: serif, centred";
      case MODERN -> "Modern: one accent colour";
      case COMPACT -> "Compact: fits more on each page";
      case SIDEBAR -> "Sidebar: two columns";
      case BANNER -> "Banner: name in a colour band";
      case TIMELINE -> "Timeline: dates along a line";
      case ACADEMIC -> "Academic: publications first";
      case PLAIN -> "Plain: for applicant tracking systems";
    };
  }
}
