package dev.jobtrail.resume.document;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The sections of a printed resume, in their usual order. */
public enum PrintedSection {
  SUMMARY,
  WORK,
  PROJECTS,
  EDUCATION,
  SKILLS,
  CERTIFICATES,
  PUBLICATIONS,
  AWARDS,
  VOLUNTEER,
  LANGUAGES,
  INTERESTS,
  REFERENCES;

  /** The property of the document that it prints, in lower case; the summary is in basics. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The section with the name on the wire. */
  public static Optional<PrintedSection> named(String name) {
    return Arrays.stream(values()).filter(it -> it.wireName().equals(name)).findFirst();
  }
}
