package dev.jobtrail.console;

import io.quarkus.qute.TemplateExtension;

/** Formats counts with singular or plural nouns, as {@code counted:} in templates. */
@TemplateExtension(namespace = "counted")
public final class CountWords {

  private CountWords() {}

  /** Such as "1 job" and "2 jobs". */
  public static String of(Number number, String one, String many) {
    return number + " " + (number.longValue() == 1 ? one : many);
  }
}
