package dev.jobtrail.console;

/** The parts of the console that its navigation leads to, in their order. */
public enum ConsoleSection {
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

  /** Whether it shows what belongs to one person: the account's own, or a client. */
  boolean isOfAPerson() {
    return isOfAPerson;
  }
}
