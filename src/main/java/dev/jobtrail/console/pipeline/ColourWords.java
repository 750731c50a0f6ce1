package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.StageColour;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateExtension;

/** Display names of the colours of stages. */
final class ColourWords {

  private ColourWords() {}

  @TemplateExtension
  static String inWords(StageColour colour) {
    var messages = PageMessages.of(PipelineMessages.class);
    return switch (colour) {
      case GREY -> messages.grey();
      case RED -> messages.red();
      case ORANGE -> messages.orange();
      case GREEN -> messages.green();
      case TEAL -> messages.teal();
      case BLUE -> messages.blue();
      case PURPLE -> messages.purple();
    };
  }
}
