package dev.jobtrail.account;

import dev.jobtrail.text.Tokenizer;
import java.util.function.Predicate;

/** Usernames for people who were not asked for one. */
final class Usernames {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 32;
  private static final int SUFFIX_LENGTH = 12;

  private Usernames() {}

  /** A username that reads like the name; {@code user} for one without Latin letters or digits. */
  static String from(String name) {
    var username = trim(Tokenizer.fold(name).replaceAll("[^a-z0-9]+", "-"));
    var cut = trim(username.substring(0, Math.min(username.length(), LONGEST - SUFFIX_LENGTH)));
    return cut.isEmpty() ? "user" : cut;
  }

  /** The username itself where it is free, else the first of name-2, name-3, ... that is. */
  static String firstFree(String username, Predicate<String> taken) {
    var candidate = username;
    for (int number = 2; !isUsable(candidate) || taken.test(candidate); number++) {
      candidate = username + "-" + number;
    }
    return candidate;
  }

  private static boolean isUsable(String username) {
    return username.length() >= SHORTEST && !ReservedUsernames.contains(username);
  }

  private static String trim(String username) {
    return username.replaceAll("^-+|-+$", "");
  }
}
