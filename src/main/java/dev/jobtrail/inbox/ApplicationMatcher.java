package dev.jobtrail.inbox;

import dev.jobtrail.form.FormVendor;
import dev.jobtrail.posting.JobSites;
import dev.jobtrail.text.LegalForms;
import dev.jobtrail.text.TextToken;
import dev.jobtrail.text.Tokenizer;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the one application that a mail is about: by the company in the sender, the subject or the
 * text, and among several of a company by the title of the job.
 */
@ApplicationScoped
class ApplicationMatcher {

  private static final int IN_SENDER = 3;
  private static final int IN_SUBJECT = 2;
  private static final int IN_TEXT = 1;

  /** What companies append to their names in domains. */
  private static final Set<String> OF_DOMAINS =
      Set.of(
          "jobs",
          "careers",
          "career",
          "karriere",
          "hr",
          "group",
          "hq",
          "inc",
          "app",
          "gmbh",
          "ag",
          "tech",
          "labs",
          "mail",
          "recruiting",
          "talent",
          "online",
          "international");

  /** Beside the legal forms, they come last in names and are left out in speech. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "ohg", "eg", "llp", "company", "sasu", "eurl", "sci", "group", "holding", "und", "and",
          "et");

  private final List<FormVendor> vendors;
  private final JobSites sites;

  ApplicationMatcher(@All List<FormVendor> vendors, JobSites sites) {
    this.vendors = vendors;
    this.sites = sites;
  }

  /** A mail with what is compared. */
  private record Read(
      List<TextToken> sender, List<TextToken> subject, List<TextToken> text, String domain) {}

  /** Empty if there is none, or more than one that it may be about. */
  Optional<TrackedJob> match(ReceivedMail mail, String text, Collection<TrackedJob> jobs) {
    var read =
        new Read(
            Tokenizer.tokenize(mail.senderName()),
            Tokenizer.tokenize(mail.subject()),
            Tokenizer.tokenize(text),
            domain(mail.senderAddress()));
    var byCompany =
        jobs.stream()
            .filter(it -> it.company() != null && !key(it.company()).isEmpty())
            .collect(Collectors.groupingBy(it -> key(it.company())));
    return company(read, byCompany).flatMap(it -> job(read, byCompany.get(it)));
  }

  private Optional<List<String>> company(Read mail, Map<List<String>, List<TrackedJob>> byCompany) {
    var ofDomain =
        byCompany.entrySet().stream()
            .filter(it -> it.getValue().stream().anyMatch(job -> isAt(job.url(), mail.domain)))
            .map(Map.Entry::getKey)
            .toList();
    var named =
        byCompany.keySet().stream()
            .collect(
                Collectors.toMap(
                    it -> it,
                    it -> ofDomain.equals(List.of(it)) ? IN_SENDER : score(it, mail, byCompany)));
    named.values().removeIf(it -> it == 0);
    var best = best(withoutParts(named.keySet()), named::get);
    return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
  }

  private int score(List<String> key, Read mail, Map<List<String>, List<TrackedJob>> byCompany) {
    if (contains(mail.sender, key) || isNamedAfter(mail.domain, String.join("", key))) {
      return IN_SENDER;
    }
    if (contains(mail.subject, key)) {
      return IN_SUBJECT;
    }
    var isCapital =
        byCompany.get(key).stream()
            .anyMatch(it -> Character.isUpperCase(it.company().strip().charAt(0)));
    return containsName(mail.text, key, isCapital) ? IN_TEXT : 0;
  }

  /** Of "Northwind" and "Northwind Traders" the longer one is meant where both are found. */
  private static List<List<String>> withoutParts(Collection<List<String>> keys) {
    return keys.stream()
        .filter(
            it ->
                keys.stream()
                    .noneMatch(
                        other ->
                            other.size() > it.size() && Collections.indexOfSubList(other, it) >= 0))
        .toList();
  }

  private static Optional<TrackedJob> job(Read mail, List<TrackedJob> jobs) {
    var named = best(jobs, it -> clientScore(it, mail));
    var titled = best(named, it -> titleScore(it, mail));
    if (titled.size() == 1) {
      return Optional.of(titled.getFirst());
    }
    var waiting = titled.stream().filter(it -> isWaiting(it)).toList();
    return waiting.size() == 1 ? Optional.of(waiting.getFirst()) : Optional.empty();
  }

  private static int clientScore(TrackedJob job, Read mail) {
    return contains(mail.text, words(job.clientName())) ? 1 : 0;
  }

  private static int titleScore(TrackedJob job, Read mail) {
    var title = words(job.title());
    return contains(mail.subject, title) ? IN_SUBJECT : contains(mail.text, title) ? IN_TEXT : 0;
  }

  private static boolean isWaiting(TrackedJob job) {
    return switch (job.status()) {
      case SUBMITTED, SCREENING, INTERVIEW, OFFER, GHOSTED -> true;
      case SAVED,
          REVIEWING,
          REVIEWED,
          TAILORING,
          READY,
          APPLYING,
          NEEDS_ACTION,
          REJECTED,
          WITHDRAWN ->
          false;
    };
  }

  private static <T> List<T> best(Collection<T> all, ToIntFunction<T> score) {
    var most = all.stream().mapToInt(score).max().orElse(0);
    return all.stream().filter(it -> score.applyAsInt(it) == most).toList();
  }

  private static List<String> words(String text) {
    return Tokenizer.tokenize(text).stream().map(TextToken::folded).toList();
  }

  /** The words of a company's name without its legal form. */
  private static List<String> key(String company) {
    return LegalForms.without(words(company), LEFT_OUT);
  }

  private static boolean contains(List<TextToken> tokens, List<String> words) {
    return containsName(tokens, words, false);
  }

  /** In running text the capital letter distinguishes a name from an ordinary word. */
  private static boolean containsName(
      List<TextToken> tokens, List<String> words, boolean isCapital) {
    if (words.isEmpty()) {
      return false;
    }
    for (var i = 0; i + words.size() <= tokens.size(); i++) {
      var at = i;
      if ((!isCapital || tokens.get(i).isCapitalized())
          && IntStream.range(0, words.size())
              .allMatch(it -> tokens.get(at + it).folded().equals(words.get(it)))) {
        return true;
      }
    }
    return false;
  }

  /** The domain of an address, unless it is one of many companies. */
  private String domain(String address) {
    var domain = address.substring(address.lastIndexOf('@') + 1).toLowerCase(Locale.ROOT);
    return domain.matches("[a-z0-9-]+(?:\\.[a-z0-9-]+)+") && !isShared(domain) ? domain : "";
  }

  /** Whether it is one of a job site or of software that many companies use. */
  private boolean isShared(String domain) {
    return sites.isJobSite(domain)
        || vendors.stream().anyMatch(it -> it.isOwn(URI.create("https://" + domain)));
  }

  private boolean isAt(String url, String domain) {
    var site = url == null || domain.isEmpty() ? "" : site(url);
    return !site.isEmpty()
        && (site.equals(domain) || site.endsWith("." + domain) || domain.endsWith("." + site))
        && !isShared(site);
  }

  /** The host of a URL; empty where it has none that can be compared. */
  private static String site(String url) {
    try {
      var host = new URI(url).getHost();
      return host == null ? "" : host.toLowerCase(Locale.ROOT).replaceFirst("^www\\.", "");
    } catch (URISyntaxException _) {
      return "";
    }
  }

  /** Such as careers.northwind.com and northwind-jobs.de; the last part is the country. */
  private static boolean isNamedAfter(String domain, String name) {
    var labels = domain.split("\\.");
    for (var i = 0; i < labels.length - 1; i++) {
      var joined = "";
      for (var part : labels[i].split("-")) {
        joined += part;
        if (joined.equals(name)
            || joined.startsWith(name) && OF_DOMAINS.contains(joined.substring(name.length()))) {
          return true;
        }
      }
    }
    return false;
  }
}
