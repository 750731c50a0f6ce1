package dev.jobtrail.discovery.company;

import dev.jobtrail.text.Tokenizer;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The name of a site in the labels of its host.
 *
 * @param domain the host without a label such as "www" or "careers"
 * @param labels the labels that may name the company, folded
 */
record SiteName(String domain, List<String> labels) {

  /** Labels that name a part of a site or a kind of domain, not the company. */
  private static final Set<String> PARTS =
      Set.of(
          "www",
          "jobs",
          "job",
          "careers",
          "career",
          "karriere",
          "apply",
          "work",
          "about",
          "boards",
          "hiring",
          "join",
          "emplois",
          "empleo",
          "recrutement",
          "en",
          "de",
          "fr",
          "es");

  private static final Pattern NO_LETTER_OR_DIGIT = Pattern.compile("[^\\p{L}\\p{Nd}]+");
  private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[.*");

  /** Shorter names occur in others by chance. */
  private static final int SHORTEST = 3;

  static SiteName of(URI url) {
    var host = url.getHost();
    if (ADDRESS.matcher(host).matches() || host.indexOf('.') < 0) {
      return new SiteName(host, List.of());
    }
    var all = List.of(host.split("\\."));
    var first = 0;
    while (all.size() - first > 2 && PARTS.contains(all.get(first))) {
      first++;
    }
    var kept = all.subList(first, all.size());
    return new SiteName(
        String.join(".", kept),
        kept.subList(0, kept.size() - 1).stream().map(SiteName::folded).toList());
  }

  /** Whether the site has a domain with subdomains, and is no address or local name. */
  boolean isDomain() {
    return !labels.isEmpty();
  }

  /** Whether a name of a company and a label of the host contain one another. */
  boolean resembles(String name) {
    var company = name == null ? "" : folded(name);
    return company.length() >= SHORTEST
        && labels.stream()
            .filter(it -> it.length() >= SHORTEST && !PARTS.contains(it))
            .anyMatch(it -> it.contains(company) || company.contains(it));
  }

  /** Letters and digits alone, without case and accents. */
  static String folded(String name) {
    return NO_LETTER_OR_DIGIT.matcher(Tokenizer.fold(name)).replaceAll("");
  }

  /** The top-level domain. */
  String topLevel() {
    return Arrays.asList(domain.split("\\.")).getLast();
  }
}
