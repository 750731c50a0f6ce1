package dev.jobtrail.pdf;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** URLs of a resume that readers may click. */
final class Link {
  private static final Set<String> SCHEMES = Set.of("http", "https", "mailto", "tel");

  /** "example.com/me": people leave the scheme out, and only a host name looks like this. */
  private static final Pattern BARE_HOST =
      Pattern.compile("(?:[a-z0-9-]+\\.)+[a-z]{2,}(?::\\d+)?(?:[/?#]\\S*)?");

  private static final Pattern MAIL = Pattern.compile("[^\\s@<>\"]+@[^\\s@<>\"]+");

  private Link() {}

  /**
   * The address to follow in ASCII, or empty where the text is not one of http, https, mailto or
   * tel.
   */
  static String toPage(String text) {
    String address = text;
    if (BARE_HOST.matcher(text.toLowerCase(Locale.ROOT)).matches()) {
      address = "https://" + text;
    }
    try {
      URI uri = new URI(address);
      boolean allowed =
          uri.getScheme() != null
              && SCHEMES.contains(uri.getScheme().toLowerCase(Locale.ROOT))
              && !uri.getSchemeSpecificPart().isBlank();
      return allowed ? uri.toASCIIString() : "";
    } catch (URISyntaxException notAnAddress) {
      return "";
    }
  }

  static String toMail(String email) {
    return MAIL.matcher(email).matches() ? toPage("mailto:" + email) : "";
  }

  static String toPhone(String phone) {
    String digits = phone.replaceAll("[\\s().\\-/\\u00a0]", "");
    return digits.matches("\\+?\\d{5,15}") ? "tel:" + digits : "";
  }

  /** An address as it is printed: without scheme, "www." and a closing slash. */
  static String shown(String text) {
    return text.replaceFirst("(?i)^(?:https?://|mailto:|tel:)(?:www\\.)?", "")
        .replaceFirst("/$", "");
  }
}
