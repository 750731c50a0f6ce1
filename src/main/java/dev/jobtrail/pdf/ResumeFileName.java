package dev.jobtrail.pdf;

final class ResumeFileName {
  private ResumeFileName() {}

  static String attachment(String name) {
    return "attachment; filename=\"resume.pdf\"";
  }
}
