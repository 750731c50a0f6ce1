package dev.jobtrail.console.application;

import dev.jobtrail.page.PageMessages;
import java.util.function.Function;

/** The pages of one application in their order. */
enum ApplicationTab {
  POSTING(ApplicationMessages::postingTab, ""),
  MATCH(ApplicationMessages::matchTab, "/match"),
  RESUME(ApplicationMessages::tailoredResume, "/resume"),
  LETTER(ApplicationMessages::coverLetter, "/letter"),
  APPLY(ApplicationMessages::apply, "/apply"),
  INTERVIEWS(ApplicationMessages::interviews, "/interviews"),
  CONTACTS(ApplicationMessages::contacts, "/contacts"),
  ATTACHMENTS(ApplicationMessages::attachments, "/attachments"),
  OFFER(ApplicationMessages::offer, "/offer"),
  HISTORY(ApplicationMessages::history, "/history"),
  EDIT(ApplicationMessages::editTab, "/edit");

  private final Function<ApplicationMessages, String> label;
  private final String path;

  ApplicationTab(Function<ApplicationMessages, String> label, String path) {
    this.label = label;
    this.path = path;
  }

  String label() {
    return label.apply(PageMessages.of(ApplicationMessages.class));
  }

  /** Behind the path of the application. */
  String path() {
    return path;
  }
}
