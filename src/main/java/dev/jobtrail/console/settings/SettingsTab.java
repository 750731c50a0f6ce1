package dev.jobtrail.console.settings;

import dev.jobtrail.console.Frame;
import dev.jobtrail.console.TabLink;
import java.util.Arrays;
import java.util.List;

/** The tabs of the settings. */
enum SettingsTab {
  ACCOUNT("Account", ""),
  SECURITY("Security", "/security"),
  PLAN("Plan and usage", "/plan"),
  PROFILE("Apply profile", "/profile"),
  ALERTS("Alerts", "/alerts"),
  CALENDAR("Calendar", "/calendar"),
  ENGINES("Engines", "/engines"),
  DEVELOPERS("Developers", "/api-keys"),
  DATA("Your data", "/data");

  static final String ROOT = "/app/settings";

  private final String label;
  private final String path;

  SettingsTab(String label, String path) {
    this.label = label;
    this.path = ROOT + path;
  }

  String path() {
    return path;
  }

  /** The links to all tabs, of which this is the current one. */
  List<TabLink> links(Frame frame) {
    return Arrays.stream(values())
        .map(it -> new TabLink(it.label, it.path + frame.personQuery(), it == this))
        .toList();
  }
}
