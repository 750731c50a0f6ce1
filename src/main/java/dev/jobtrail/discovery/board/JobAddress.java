package dev.jobtrail.discovery.board;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * The URL of one job on a board.
 *
 * @param company whose job it is, or null on boards without companies
 * @param id the board's name for the job
 */
record JobAddress(BoardAdapter adapter, BoardCompany company, String id, String url) {

  /** Parses a posting URL; empty if it is not one of a board. */
  static Optional<JobAddress> of(URI url, Collection<BoardAdapter> adapters) {
    for (var adapter : adapters) {
      var matcher = adapter.api().postingUrls().match(url);
      if (matcher.isPresent()) {
        return matcher.map(
            it ->
                new JobAddress(
                    adapter, company(adapter.board(), it), group(it, "id"), url.toString()));
      }
    }
    return Optional.empty();
  }

  /** The company that the groups of a match name; null on boards without companies. */
  static BoardCompany company(Board board, Matcher matcher) {
    return switch (board.needs()) {
      case NOTHING, API_KEY -> null;
      case COMPANY, COMPANY_AND_TOKEN ->
          new BoardCompany(
              group(matcher, "slug"),
              matcher.namedGroups().containsKey("token") ? group(matcher, "token") : null);
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
