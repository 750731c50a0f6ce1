package dev.jobtrail.platform;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Decides the Cache-Control and Vary headers of responses.
 *
 * <p>{@code no-store}: responses with a secret or an export, all responses to changes, and errors.
 * {@code private, no-cache}: everything else that belongs to an account; a browser may keep it and
 * revalidates it each time with an ETag. {@code no-cache}: content that is the same for everyone.
 */
final class CachePolicy {

  static final String NO_STORE = "no-store";
  static final String PRIVATE = "private, no-cache";
  static final String PUBLIC = "no-cache";

  private static final int FIRST_ERROR = 400;

  /** Secrets and exports; a star stands for one segment of a path, two for the rest of it. */
  private static final List<Pattern> STORED_BY_NOBODY =
      patterns(
          // sign-in, verification and password links
          "/auth/**",
          "/app/sign-in",
          "/app/sign-up/**",
          "/app/sign-in-link",
          "/app/verify-email",
          "/app/forgot-password",
          "/app/reset-password",
          // API keys
          "/app/settings/api-keys",
          // access of assistants
          "/app/oauth/**",
          "/oauth/**",
          // links that are handed to clients, and what they lead to
          "/clients/*/approvals",
          "/approvals/**",
          "/approve/**",
          // links in alerts
          "/alerts/**",
          // signed links
          "/attempts/*/screenshot",
          "/app/applications/*/attempts/*/picture",
          // exports
          "/account/export/**",
          "/account/import/**",
          "/applications/export",
          "/app/pipeline/applications.json",
          // figures of the process
          "/q/**");

  /** The same for everyone: scripts, style sheets, pictures of the console, the documentation. */
  private static final List<Pattern> FOR_EVERYONE =
      List.of(
          Pattern.compile("/app/.*[.](css|js|svg|ico|map)|/app/docs(/.*)?"),
          Pattern.compile("/spec([.](json|yaml|yml))?"));

  /** Shared resumes, by username and slug; a username is shorter than an id. */
  private static final Pattern SHARED =
      Pattern.compile("/r/[^/]+/[^/]+(/.*)?|/resumes/[^/]{1,32}/[^/]+(/.*)?");

  private static final Pattern BY_ACCEPT = Pattern.compile("/|/applications/export");
  private static final Pattern PAGES = Pattern.compile("/app(/.*)?");

  private CachePolicy() {}

  /**
   * The Cache-Control of an answer whose operation does not set one.
   *
   * @param hasCredentials whether the request has a cookie, a key or the password of a shared
   *     resume
   */
  static String cacheControl(String method, String path, int status, boolean hasCredentials) {
    if (mustNotBeStored(method, path, status)) {
      return NO_STORE;
    }
    if (isForEveryone(path)) {
      return PUBLIC;
    }
    // what a password protects, or only its owner sees
    return hasCredentials && SHARED.matcher(path).matches() ? NO_STORE : PRIVATE;
  }

  /** Whether an answer must not be stored, whatever its operation says. */
  static boolean mustNotBeStored(String method, String path, int status) {
    return status >= FIRST_ERROR
        || !(method.equals("GET") || method.equals("HEAD"))
        || matches(STORED_BY_NOBODY, path);
  }

  static boolean isForEveryone(String path) {
    return matches(FOR_EVERYONE, path);
  }

  /** The request headers that an answer depends on besides Accept-Encoding. */
  static List<String> vary(String path) {
    if (isForEveryone(path)) {
      return List.of();
    }
    if (BY_ACCEPT.matcher(path).matches()) {
      return List.of("Cookie", ApiKeyNames.HEADER, "Accept");
    }
    if (SHARED.matcher(path).matches()) {
      return List.of("Cookie", ApiKeyNames.HEADER, "Accept-Language", "x-resume-password");
    }
    return PAGES.matcher(path).matches()
        ? List.of("Cookie", ApiKeyNames.HEADER, "Accept-Language", "HX-Request")
        : List.of("Cookie", ApiKeyNames.HEADER);
  }

  private static boolean matches(List<Pattern> patterns, String path) {
    return patterns.stream().anyMatch(it -> it.matcher(path).matches());
  }

  private static List<Pattern> patterns(String... paths) {
    return List.of(paths).stream().map(CachePolicy::pattern).toList();
  }

  private static Pattern pattern(String path) {
    var rest = path.endsWith("/**") ? "(/.*)?" : "/?";
    return Pattern.compile(
        path.replace("/**", "").replace(".", "[.]").replace("*", "[^/]+") + rest);
  }
}
