package dev.jobtrail.discovery.board;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The URL of one job on a board.
 *
 * @param company whose job it is, or null on boards without companies
 * @param id the board's name for the job
 */
record JobAddress(BoardAdapter adapter, BoardCompany company, String id, String url) {

  private static final Pattern WWW = Pattern.compile("^www\\.");

  /** Parses a posting URL; empty if it is not one of a board. */
  static Optional<JobAddress> of(URI url, Collection<BoardAdapter> adapters) {
    var query = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
    var path = url.getRawPath() == null ? "" : url.getRawPath();
    var address =
        WWW.matcher(url.getHost() == null ? "" : url.getHost()).replaceFirst("") + path + query;
    for (var adapter : adapters) {
      for (var pattern : adapter.api().postingUrls()) {
        var matcher = pattern.matcher(address);
        if (matcher.matches()) {
          return Optional.of(
              new JobAddress(
                  adapter, company(adapter, matcher), group(matcher, "id"), url.toString()));
        }
      }
    }
    return Optional.empty();
  }

  private static BoardCompany company(BoardAdapter adapter, Matcher matcher) {
    return switch (adapter.board().needs()) {
      case NOTHING, API_KEY -> null;
      case COMPANY, COMPANY_AND_TOKEN -> BoardCompany.of(group(matcher, "slug"));
      case TENANT_AND_SITE ->
          BoardCompany.of(
              String.join(
                  "/", group(matcher, "tenant"), group(matcher, "shard"), group(matcher, "site")));
    };
  }

  private static String group(Matcher matcher, String name) {
    try {
      return URLDecoder.decode(matcher.group(name).replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return matcher.group(name);
    }
  }
}
