package dev.jobtrail.application;

import java.util.List;

/** The bounds of an application's tags. */
final class ApplicationTags {

  /** Of one application. */
  static final int MOST = 50;

  /** Characters of a tag. */
  static final int LONGEST = 50;

  private ApplicationTags() {}

  /** Each tag once, in the order of their first use; none for null. */
  static List<String> distinct(List<String> tags) {
    return tags == null
        ? List.of()
        : tags.stream().map(it -> it == null ? null : it.strip()).distinct().toList();
  }
}
