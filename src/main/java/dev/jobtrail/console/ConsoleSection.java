package dev.jobtrail.console;

import dev.jobtrail.page.PageMessages;
import java.util.function.Function;

/** The sections of the console's navigation in their order. */
public enum ConsoleSection {
  TODAY(ConsoleMessages::todayLabel, "/app/today", false),
  PIPELINE(ConsoleMessages::pipeline, "/app/pipeline", true),
  RESUMES(ConsoleMessages::resumesLabel, "/app/resumes", true),
  DISCOVERY(ConsoleMessages::discoveryLabel, "/app/discovery", true),
  CLIENTS(ConsoleMessages::clients, "/app/clients", false),
  SETTINGS(ConsoleMessages::settingsLabel, "/app/settings", true);

  private final Function<ConsoleMessages, String> label;
  private final String path;
  private final boolean isOfAPerson;

  ConsoleSection(Function<ConsoleMessages, String> label, String path, boolean isOfAPerson) {
    this.label = label;
    this.path = path;
    this.isOfAPerson = isOfAPerson;
  }

  String label() {
    return label.apply(PageMessages.of(ConsoleMessages.class));
  }

  public String path() {
    return path;
  }

  /** Whether it shows records of one applicant: the account's owner, or a client. */
  boolean isOfAPerson() {
    return isOfAPerson;
  }
}
