package dev.jobtrail.console;

/** The sections of the console's navigation in their order. */
public enum ConsoleSection {
  TODAY("Today", "/app/today", false),
  PIPELINE("Pipeline", "/app/pipeline", true),
  RESUMES("Resumes", "/app/resumes", true),
  DISCOVERY("Discovery", "/app/discovery", true),
  CLIENTS("Clients", "/app/clients", false),
  SETTINGS("Settings", "/app/settings", true);

  private final String label;
  private final String path;
  private final boolean isOfAPerson;

  ConsoleSection(String label, String path, boolean isOfAPerson) {
    this.label = label;
    this.path = path;
    this.isOfAPerson = isOfAPerson;
  }

  String label() {
    return label;
  }

  public String path() {
    return path;
  }

  /** Whether it shows records of one applicant: the account's owner, or a client. */
  boolean isOfAPerson() {
    return isOfAPerson;
  }
}
