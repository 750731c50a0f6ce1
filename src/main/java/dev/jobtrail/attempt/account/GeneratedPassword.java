package dev.jobtrail.attempt.account;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Random passwords that the usual rules of sites accept. */
final class GeneratedPassword {

  /** Characters that look alike are left out: the applicant may have to type it. */
  private static final List<String> CLASSES =
      List.of("ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "23456789", "!#$%*+-=?@_");

  /** 113 bits; many sites take no more than 20 characters. */
  private static final int LENGTH = 20;

  private GeneratedPassword() {}

  /** 20 characters, of which each class has at least two. */
  static String next() {
    var random = new SecureRandom();
    var characters = new ArrayList<Character>();
    for (int at = 0; at < LENGTH; at++) {
      var from =
          at < 2 * CLASSES.size() ? CLASSES.get(at % CLASSES.size()) : String.join("", CLASSES);
      characters.add(from.charAt(random.nextInt(from.length())));
    }
    Collections.shuffle(characters, random);
    return characters.stream().map(String::valueOf).collect(Collectors.joining());
  }
}
