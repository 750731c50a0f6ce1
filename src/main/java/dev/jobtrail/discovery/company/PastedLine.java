package dev.jobtrail.discovery.company;

import dev.jobtrail.fetch.WebUri;
import dev.jobtrail.posting.WrappedLinks;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the URL in a line that a user pasted. */
final class PastedLine {

  private static final Pattern URL =
      Pattern.compile("https?://[^\\s<>\"]{1,2000}", Pattern.CASE_INSENSITIVE);

  /** A domain with or without a path; not the part of an e-mail address behind its sign. */
  private static final Pattern DOMAIN =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}@_.-])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.){1,6}"
              + "(?:\\p{L}{2,63}|xn--[a-z0-9-]{2,59})(?::[0-9]{1,5})?"
              + "(?![\\p{L}\\p{N}@_-])(?:[/?#][^\\s<>\"]{0,2000})?");

  private static final Pattern PUNCTUATION_AT_END = Pattern.compile("[)\\]}>,.;:!'\"]+$");

  private PastedLine() {}

  /** The first URL, or else the first domain as one of https; empty if there is neither. */
  static Optional<URI> url(String line) {
    var url = URL.matcher(line);
    if (url.find()) {
      return parsed(url.group());
    }
    var domain = DOMAIN.matcher(line);
    return domain.find() ? parsed("https://" + domain.group()) : Optional.empty();
  }

  private static Optional<URI> parsed(String text) {
    try {
      var url = WebUri.of(PUNCTUATION_AT_END.matcher(text).replaceFirst(""));
      return Optional.of(WrappedLinks.target(url));
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
