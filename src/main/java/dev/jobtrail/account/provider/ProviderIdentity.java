package dev.jobtrail.account.provider;

import dev.jobtrail.platform.WellFormedText;

/**
 * Who somebody is by a provider's word.
 *
 * @param issuer who says so; a subject means nothing without it
 * @param subject the provider's own name for the person, which never becomes another's
 * @param email null where the provider does not vouch for one
 * @param username what the person is called there, or null
 * @param name null where it is not told
 */
public record ProviderIdentity(
    String issuer, String subject, String email, String username, String name) {

  private static final int LONGEST_SUBJECT = 255;
  private static final int LONGEST_EMAIL = 254;
  private static final int LONGEST_NAME = 200;

  /** Refuses what cannot be stored and forgets what is no address. */
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
    var cut = WellFormedText.cut(clean, LONGEST_NAME);
    return cut.isBlank() ? null : cut;
  }
}
