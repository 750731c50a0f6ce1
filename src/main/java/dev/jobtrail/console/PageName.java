package dev.jobtrail.console;

import java.util.Locale;

/** The pages that a search of the console finds by their names. */
enum PageName {
  TODAY("Today", "/app/today"),
  BOARD("Pipeline board", "/app/pipeline"),
  LIST("List of applications", "/app/pipeline/list"),
  ADD("Add a job", "/app/pipeline/add"),
  OFFERS("Compare offers", "/app/pipeline/offers"),
  FIGURES("Insights", "/app/pipeline/figures"),
  STAGES("Stages of your own", "/app/pipeline/stages"),
  TABLE("Import applications from a table", "/app/pipeline/table"),
  TRANSFER("Import and export applications", "/app/pipeline/transfer"),
  QUESTIONS("Open questions of forms", "/app/questions"),
  RESUMES("Resumes", "/app/resumes"),
  NEW_RESUME("New resume", "/app/resumes/new"),
  IMPORT_RESUME("Import a resume", "/app/resumes/import"),
  DISCOVERY("Discovery", "/app/discovery"),
  CLIENTS("Clients", "/app/clients"),
  SETTINGS("Settings", "/app/settings"),
  SECURITY("Security settings", "/app/settings/security"),
  PROFILE("Apply profile", "/app/settings/profile"),
  PLAN("Plan and usage", "/app/settings/plan"),
  CALENDAR("Calendar feed", "/app/settings/calendar"),
  ALERTS("Alerts and reminders by mail", "/app/settings/alerts"),
  ENGINES("AI engine", "/app/settings/engines"),
  KEYS("API keys", "/app/settings/api-keys"),
  WEBHOOKS("Webhooks", "/app/settings/webhooks"),
  DATA("Your data: export, import, delete", "/app/settings/data");

  private final String label;
  private final String path;

  PageName(String label, String path) {
    this.label = label;
    this.path = path;
  }

  String label() {
    return label;
  }

  String path() {
    return path;
  }

  /** Whether each of the words begins one of its name. */
  boolean isNamed(String words) {
    var name = " " + label.toLowerCase(Locale.ROOT);
    for (var word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
      if (!name.contains(" " + word)) {
        return false;
      }
    }
    return true;
  }
}
