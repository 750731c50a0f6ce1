package dev.jobtrail.console.application;

import dev.jobtrail.fit.Fit;
import dev.jobtrail.page.PageMessages;
import io.quarkus.qute.TemplateData;
import java.util.List;

/** A requirement of the posting with the resume's evidence. */
@TemplateData
public record RequirementRow(
    String text, boolean isMust, String evidence, String tone, List<String> quotes) {

  static RequirementRow of(Fit.Requirement it) {
    var messages = PageMessages.of(ApplicationMessages.class);
    return switch (it.evidence()) {
      case COVERED -> row(it, messages.covered(), "good");
      case RELATED -> row(it, messages.related(), "fair");
      case MISSING -> row(it, messages.missing(), "bad");
    };
  }

  private static RequirementRow row(Fit.Requirement it, String evidence, String tone) {
    return new RequirementRow(it.text(), it.isMust(), evidence, tone, it.quotes());
  }
}
