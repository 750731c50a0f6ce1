package dev.jobtrail.console.resume;

import dev.jobtrail.console.Choice;
import dev.jobtrail.page.PageMessages;
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
    var words = PageMessages.of(ResumeMessages.class);
    return Arrays.stream(ResumeTemplate.values())
        .map(
            it ->
                new Choice(it.wireName(), words.templateLabel(it), it.wireName().equals(selected)))
        .toList();
  }
}
