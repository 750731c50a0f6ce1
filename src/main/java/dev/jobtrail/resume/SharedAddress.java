package dev.jobtrail.resume;

import dev.jobtrail.platform.PublicAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;

/** The addresses of the pages at which resumes are shared. */
@ApplicationScoped
public class SharedAddress {

  private final PublicAddress base;

  SharedAddress(PublicAddress base) {
    this.base = base;
  }

  /** The page of a resume; empty while it is not shared. */
  public Optional<String> of(Resume resume) {
    return resume.sharedSlug().flatMap(it -> of(resume.accountId, it));
  }

  /** The page of the account's resume with that slug, whether or not it is shared. */
  public Optional<String> of(UUID accountId, String slug) {
    return Resume.usernameOf(accountId).map(it -> of(it, slug));
  }

  /** The page of a resume, whether or not it is shared. */
  public String of(String username, String slug) {
    return base.base() + path(username, slug);
  }

  /** The path of the page. */
  public static String path(String username, String slug) {
    return "/r/%s/%s".formatted(encoded(username), encoded(slug));
  }

  private static String encoded(String segment) {
    return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
