package dev.jobtrail.ai.builtin;

import java.util.Locale;

/** What a part of a posting tells. */
enum Section {
  ABOUT,
  RESPONSIBILITIES,
  REQUIREMENTS,
  PREFERRED,
  OTHER;

  static Section ofName(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }
}
