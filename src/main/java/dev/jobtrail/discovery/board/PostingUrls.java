package dev.jobtrail.discovery.board;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The URLs that a board has for one posting.
 *
 * @param canonical the one that stands for all of them, with the groups of the patterns as ${name}
 * @param patterns of the URLs without scheme and "www.", with groups slug and id, or for Workday
 *     tenant, shard, site and id
 */
public record PostingUrls(String canonical, List<Pattern> patterns) {

  static final PostingUrls NONE = new PostingUrls(null, List.of());

  private static final Pattern WWW = Pattern.compile("^www\\.");

  static PostingUrls of(String canonical, String... patterns) {
    return new PostingUrls(canonical, Stream.of(patterns).map(Pattern::compile).toList());
  }

  /** The match of the first pattern that the URL has; empty if it is no posting of the board. */
  Optional<Matcher> match(URI url) {
    if (patterns.isEmpty()) {
      return Optional.empty();
    }
    var written = comparable(url);
    return patterns.stream().map(it -> it.matcher(written)).filter(Matcher::matches).findFirst();
  }

  /** The canonical URL of a posting of the board. */
  Optional<String> canonical(URI url) {
    return match(url)
        .map(
            it -> {
              var written = new StringBuilder();
              it.appendReplacement(written, canonical);
              return written.toString();
            });
  }

  /** The URL as the patterns have it, without scheme and "www.". */
  static String comparable(URI url) {
    var query = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
    var path = url.getRawPath() == null ? "" : url.getRawPath();
    return WWW.matcher(url.getHost() == null ? "" : url.getHost()).replaceFirst("") + path + query;
  }
}
