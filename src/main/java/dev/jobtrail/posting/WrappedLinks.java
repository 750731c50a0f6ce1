package dev.jobtrail.posting;

import dev.jobtrail.fetch.WebUri;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Links that mail filters, search engines and networks wrap around others. */
public final class WrappedLinks {

  private record Wrapper(Pattern hostAndPath, List<String> parameters) {}

  private static final List<Wrapper> WRAPPERS =
      List.of(
          wrapper("[a-z0-9-]+\\.safelinks\\.protection\\.outlook\\.com/.*", "url"),
          wrapper("(?:www\\.)?google\\.[a-z.]{2,6}/url", "q", "url"),
          wrapper("(?:www\\.)?linkedin\\.com/(?:redir/redirect|safety/go)/?", "url"),
          wrapper("lm?\\.facebook\\.com/l\\.php", "u"),
          wrapper("slack-redir\\.net/link", "url"),
          wrapper("out\\.reddit\\.com/.*", "url"),
          wrapper("(?:www\\.)?duckduckgo\\.com/l/", "uddg"));

  /** "https://urldefense.com/v3/__https://acme.example/jobs/1__;!!abc$". */
  private static final Pattern URL_DEFENSE =
      Pattern.compile("https://urldefense\\.(?:com|us)/v3/__(https?:/.+?)__;.*");

  /** Of a link in a link. */
  private static final int DEEPEST = 3;

  private WrappedLinks() {}

  private static Wrapper wrapper(String hostAndPath, String... parameters) {
    return new Wrapper(Pattern.compile(hostAndPath), List.of(parameters));
  }

  /** The URL that a link leads to, or the link itself if it is none of these. */
  public static URI target(URI link) {
    var target = link;
    for (var depth = 0; depth < DEEPEST; depth++) {
      var inner = inner(target);
      if (inner.isEmpty()) {
        return target;
      }
      target = inner.get();
    }
    return target;
  }

  private static Optional<URI> inner(URI link) {
    var defended = URL_DEFENSE.matcher(link.toString());
    if (defended.matches()) {
      // the service writes one slash where there were two
      return parsed(defended.group(1).replaceFirst("^(https?):/(?!/)", "$1://"));
    }
    var place = link.getHost() + link.getRawPath();
    return WRAPPERS.stream()
        .filter(it -> it.hostAndPath().matcher(place).matches())
        .flatMap(it -> it.parameters().stream())
        .flatMap(name -> parameter(link, name).stream())
        .flatMap(it -> parsed(it).stream())
        .findFirst();
  }

  private static Optional<String> parameter(URI link, String name) {
    return link.getRawQuery() == null
        ? Optional.empty()
        : Arrays.stream(link.getRawQuery().split("&"))
            .filter(it -> it.startsWith(name + "="))
            .map(it -> URLDecoder.decode(it.substring(name.length() + 1), StandardCharsets.UTF_8))
            .findFirst();
  }

  private static Optional<URI> parsed(String url) {
    try {
      return Optional.of(WebUri.of(url));
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
