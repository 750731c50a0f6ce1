package dev.jobtrail.account.provider;

import dev.jobtrail.text.Truncation;

/**
 * An external identity as stated by its provider.
 *
 * @param issuer the namespace of the subject
 * @param subject the provider's identifier of the user, which is never reassigned
 * @param email null without a verified one
 * @param username the username there, or null
 * @param name null if unknown
 */
public record ProviderIdentity(
    String issuer, String subject, String email, String username, String name) {

  private static final int LONGEST_SUBJECT = 255;
  private static final int LONGEST_EMAIL = 254;
  private static final int LONGEST_NAME = 200;

  /** Rejects values that cannot be stored and drops an invalid address. */
  public ProviderIdentity {
    if (subject == null
        || subject.isBlank()
        || subject.length() > LONGEST_SUBJECT
        || subject.chars().anyMatch(Character::isISOControl)) {
      throw SignInRefusal.notTrusted("no usable subject");
    }
    email = isAddress(email) ? email : null;
    username = readable(username);
    name = readable(name);
  }

  private static boolean isAddress(String text) {
    return text != null
        && text.length() <= LONGEST_EMAIL
        && text.matches("[^\\s@\\p{Cntrl}]+@[^\\s@\\p{Cntrl}]+");
  }

  private static String readable(String text) {
    if (text == null) {
      return null;
    }
    var clean = text.replaceAll("[\\p{Cntrl}\\p{Cs}]+", " ").strip();
    var cut = Truncation.truncate(clean, LONGEST_NAME);
    return cut.isBlank() ? null : cut;
  }
}
