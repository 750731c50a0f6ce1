package dev.jobtrail.oauth;

import dev.jobtrail.platform.Secrets;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program that asks for access, as it describes itself. Nothing of it is verified, so nothing of
 * it is stored: its id is the description.
 *
 * @param name its name, of 1 to {@value #LONGEST_NAME} characters
 * @param redirectUris where the answer to a request for access may be sent
 */
record OAuthClient(String name, List<URI> redirectUris) {

  private static final int LONGEST_NAME = 80;
  private static final int MOST_REDIRECTS = 8;
  private static final int LONGEST_REDIRECT = 300;
  private static final int LONGEST_ID = 4_000;
  private static final String NAMELESS = "An assistant without a name";

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  /** Schemes that no installed program has for itself; some of them run scripts. */
  private static final Set<String> FOREIGN_SCHEMES =
      Set.of(
          "http",
          "javascript",
          "data",
          "vbscript",
          "file",
          "blob",
          "about",
          "filesystem",
          "view-source",
          "ws",
          "wss",
          "ftp",
          "mailto",
          "tel");

  OAuthClient {
    redirectUris = List.copyOf(redirectUris);
  }

  /**
   * A client that registers.
   *
   * @param name as the client wrote it, or null
   * @throws IllegalArgumentException if it has no address to return to, too many, or one that an
   *     answer must not be sent to
   */
  static OAuthClient of(String name, List<URI> redirectUris) {
    if (redirectUris.isEmpty() || redirectUris.size() > MOST_REDIRECTS) {
      throw new IllegalArgumentException(
          "redirect_uris must have 1 to %d addresses".formatted(MOST_REDIRECTS));
    }
    if (!redirectUris.stream().allMatch(OAuthClient::isAllowed)) {
      throw new IllegalArgumentException(
          "Each of redirect_uris must be an https address, an http address of this computer, or"
              + " one of a program's own scheme, of at most %d characters and without a fragment"
                  .formatted(LONGEST_REDIRECT));
    }
    return new OAuthClient(cleaned(name), redirectUris);
  }

  /** The client with that id; empty for an id that no registration returned. */
  static Optional<OAuthClient> ofId(String id) {
    if (id == null || id.length() > LONGEST_ID) {
      return Optional.empty();
    }
    try {
      var bytes = Base64.getUrlDecoder().decode(id);
      var lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      var client = of(lines.getFirst(), lines.stream().skip(1).map(URI::create).toList());
      return Optional.of(client).filter(it -> it.id().equals(id));
    } catch (IllegalArgumentException | NoSuchElementException _) {
      return Optional.empty();
    }
  }

  /** Whether it registered without a name. */
  boolean isNameless() {
    return name.equals(NAMELESS);
  }

  /** Its id: name and addresses, one a line, in characters that are safe in a URL. */
  String id() {
    var lines =
        String.join(
            "\n",
            Stream.concat(Stream.of(name), redirectUris.stream().map(URI::toString)).toList());
    return Secrets.text(lines.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether it registered the address; a program on this computer may choose another port. */
  boolean mayReturnTo(URI address) {
    return redirectUris.stream()
        .anyMatch(
            it ->
                it.equals(address)
                    || (isLoopback(it)
                        && isLoopback(address)
                        && withoutPort(it).equals(withoutPort(address))));
  }

  private static boolean isAllowed(URI address) {
    if (address.getScheme() == null
        || address.isOpaque()
        || address.getRawFragment() != null
        || address.getRawUserInfo() != null
        || address.toString().length() > LONGEST_REDIRECT) {
      return false;
    }
    var scheme = address.getScheme().toLowerCase(Locale.ROOT);
    return scheme.equals("https")
        ? address.getHost() != null
        : isLoopback(address) || !FOREIGN_SCHEMES.contains(scheme);
  }

  private static boolean isLoopback(URI address) {
    return "http".equalsIgnoreCase(address.getScheme())
        && address.getHost() != null
        && address.getRawUserInfo() == null
        && LOOPBACK.contains(address.getHost().toLowerCase(Locale.ROOT));
  }

  private static List<String> withoutPort(URI address) {
    var parts = new ArrayList<String>();
    parts.add(address.getHost().toLowerCase(Locale.ROOT));
    parts.add(address.getRawPath());
    parts.add(String.valueOf(address.getRawQuery()));
    parts.add(String.valueOf(address.getRawFragment()));
    return parts;
  }

  /** On one line, without characters that change how the text beside it looks. */
  private static String cleaned(String name) {
    var line =
        name == null ? "" : name.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Zl}\\p{Zp}\\s]+", " ").strip();
    var end = Math.min(line.length(), LONGEST_NAME);
    var cut =
        line.substring(
            0, end > 0 && Character.isHighSurrogate(line.charAt(end - 1)) ? end - 1 : end);
    return cut.isBlank() ? NAMELESS : cut.strip();
  }
}
