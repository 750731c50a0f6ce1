package dev.jobtrail.discovery.board;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Patterns that recognize a company of a board, with the groups of {@link BoardApi#postingUrls()}
 * except id, and token where the board needs one.
 *
 * @param urls how a URL of the company begins, without scheme and "www."
 * @param markup markup that names the company without such a URL
 * @param ownHosts markup of the career sites that the board serves at a company's own host
 */
public record CompanyPatterns(List<Pattern> urls, List<Pattern> markup, List<Pattern> ownHosts) {

  static final CompanyPatterns NONE = new CompanyPatterns(List.of(), List.of(), List.of());

  CompanyPatterns withUrls(String... patterns) {
    return new CompanyPatterns(compiled(patterns), markup, ownHosts);
  }

  CompanyPatterns withMarkup(String... patterns) {
    return new CompanyPatterns(urls, compiled(patterns), ownHosts);
  }

  CompanyPatterns withOwnHosts(String... patterns) {
    return new CompanyPatterns(urls, markup, compiled(patterns));
  }

  private static List<Pattern> compiled(String... patterns) {
    return Stream.of(patterns).map(it -> Pattern.compile(it, Pattern.CASE_INSENSITIVE)).toList();
  }
}
