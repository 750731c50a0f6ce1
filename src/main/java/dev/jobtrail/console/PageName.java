package dev.jobtrail.console;

import dev.jobtrail.page.PageMessages;
import java.util.Locale;
import java.util.function.Function;

/** The pages that a search of the console finds by their names. */
enum PageName {
  TODAY(ConsoleMessages::today, "/app/today"),
  BOARD(ConsoleMessages::pageBoard, "/app/pipeline"),
  LIST(ConsoleMessages::pageList, "/app/pipeline/list"),
  ADD(ConsoleMessages::pageAddJob, "/app/pipeline/add"),
  OFFERS(ConsoleMessages::pageCompareOffers, "/app/pipeline/offers"),
  FIGURES(ConsoleMessages::pageInsights, "/app/pipeline/figures"),
  STAGES(ConsoleMessages::pageStages, "/app/pipeline/stages"),
  TABLE(ConsoleMessages::pageImportTable, "/app/pipeline/table"),
  TRANSFER(ConsoleMessages::pageTransfer, "/app/pipeline/transfer"),
  QUESTIONS(ConsoleMessages::pageQuestions, "/app/questions"),
  MESSAGES(ConsoleMessages::pageMessages, "/app/messages"),
  RESUMES(ConsoleMessages::resumes, "/app/resumes"),
  NEW_RESUME(ConsoleMessages::pageNewResume, "/app/resumes/new"),
  IMPORT_RESUME(ConsoleMessages::pageImportResume, "/app/resumes/import"),
  DISCOVERY(ConsoleMessages::discovery, "/app/discovery"),
  CLIENTS(ConsoleMessages::clients, "/app/clients"),
  SETTINGS(ConsoleMessages::settings, "/app/settings"),
  SECURITY(ConsoleMessages::pageSecurity, "/app/settings/security"),
  PROFILE(ConsoleMessages::pageApplyProfile, "/app/settings/profile"),
  PLAN(ConsoleMessages::pagePlan, "/app/settings/plan"),
  CALENDAR(ConsoleMessages::pageCalendar, "/app/settings/calendar"),
  ALERTS(ConsoleMessages::pageAlerts, "/app/settings/alerts"),
  MAILBOX(ConsoleMessages::pageMailbox, "/app/settings/mailbox"),
  ENGINES(ConsoleMessages::pageEngine, "/app/settings/engines"),
  KEYS(ConsoleMessages::pageApiKeys, "/app/settings/api-keys"),
  WEBHOOKS(ConsoleMessages::pageWebhooks, "/app/settings/webhooks"),
  DATA(ConsoleMessages::pageData, "/app/settings/data");

  private final Function<ConsoleMessages, String> label;
  private final String path;

  PageName(Function<ConsoleMessages, String> label, String path) {
    this.label = label;
    this.path = path;
  }

  String label() {
    return label.apply(PageMessages.of(ConsoleMessages.class));
  }

  String path() {
    return path;
  }

  /** Whether each of the words begins one of its name. */
  boolean isNamed(String words) {
    var name = " " + label().toLowerCase(Locale.ROOT);
    for (var word : words.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
      if (!name.contains(" " + word)) {
        return false;
      }
    }
    return true;
  }
}
