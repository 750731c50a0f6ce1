package dev.jobtrail.discovery.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Turns the name of a company in URLs into one for readers. */
public final class CompanySlug {

  private static final Pattern SEPARATORS = Pattern.compile("[-_+\\s]+");

  /** Labels of hosts that name the site, not the company. */
  private static final Set<String> SITES =
      Set.of("www", "jobs", "job", "careers", "career", "apply", "karriere", "work", "na");

  private CompanySlug() {}

  /** A readable name: "acme-robotics-jobs" is "Acme Robotics", "careers.acme.com" is "Acme". */
  public static String name(String slug) {
    var words =
        Arrays.stream(SEPARATORS.split(slug.indexOf('.') < 0 ? slug : label(slug)))
            .filter(it -> !it.isEmpty())
            .map(CompanySlug::capitalized)
            .collect(Collectors.toCollection(ArrayList::new));
    while (words.size() > 1 && SITES.contains(words.getLast().toLowerCase(Locale.ROOT))) {
      words.removeLast();
    }
    return words.isEmpty() ? slug : String.join(" ", words);
  }

  private static String label(String host) {
    var labels = host.split("\\.");
    return Arrays.stream(labels)
        .limit(Math.max(1, labels.length - 1))
        .filter(it -> !SITES.contains(it))
        .findFirst()
        .orElse(host);
  }

  /** Capitals that the slug has are those of the company. */
  private static String capitalized(String word) {
    var first = word.codePointAt(0);
    return Character.toString(Character.toTitleCase(first))
        + word.substring(Character.charCount(first));
  }
}
