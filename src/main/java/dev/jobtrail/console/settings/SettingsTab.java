package dev.jobtrail.console.settings;

import dev.jobtrail.console.AccountMessages;
import dev.jobtrail.console.Frame;
import dev.jobtrail.console.TabLink;
import dev.jobtrail.page.PageMessages;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** The tabs of the settings. */
enum SettingsTab {
  ACCOUNT(AccountMessages::tabAccount, ""),
  SECURITY(AccountMessages::tabSecurity, "/security"),
  PLAN(AccountMessages::tabPlan, "/plan"),
  PROFILE(AccountMessages::tabProfile, "/profile"),
  ALERTS(AccountMessages::tabAlerts, "/alerts"),
  MAILBOX(AccountMessages::tabMailbox, "/mailbox"),
  CALENDAR(AccountMessages::tabCalendar, "/calendar"),
  ENGINES(AccountMessages::tabEngines, "/engines"),
  DEVELOPERS(AccountMessages::tabDevelopers, "/api-keys"),
  DATA(AccountMessages::tabData, "/data");

  static final String ROOT = "/app/settings";

  private final Function<AccountMessages, String> label;
  private final String path;

  SettingsTab(Function<AccountMessages, String> label, String path) {
    this.label = label;
    this.path = ROOT + path;
  }

  String path() {
    return path;
  }

  /** The links to all tabs, of which this is the current one. */
  List<TabLink> links(Frame frame) {
    var messages = PageMessages.of(AccountMessages.class);
    return Arrays.stream(values())
        .map(it -> new TabLink(it.label.apply(messages), it.path + frame.personQuery(), it == this))
        .toList();
  }
}
