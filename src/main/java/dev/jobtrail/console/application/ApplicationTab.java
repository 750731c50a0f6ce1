package dev.jobtrail.console.application;

/** The pages of one application in their order. */
enum ApplicationTab {
  POSTING("Posting", ""),
  MATCH("Match", "/match"),
  RESUME("Tailored resume", "/resume"),
  LETTER("Cover letter", "/letter"),
  APPLY("Apply", "/apply"),
  INTERVIEWS("Interviews", "/interviews"),
  CONTACTS("Contacts", "/contacts"),
  ATTACHMENTS("Attachments", "/attachments"),
  OFFER("Offer", "/offer"),
  HISTORY("History", "/history"),
  EDIT("Edit", "/edit");

  private final String label;
  private final String path;

  ApplicationTab(String label, String path) {
    this.label = label;
    this.path = path;
  }

  String label() {
    return label;
  }

  /** Behind the path of the application. */
  String path() {
    return path;
  }
}
