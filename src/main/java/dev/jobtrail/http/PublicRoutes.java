package dev.jobtrail.http;

import java.util.regex.Pattern;

/**
 * The paths whose operations accept unauthenticated bodies; all other bodies are read after
 * authentication.
 *
 * <p>PublicRoutesTest compares this with the annotations of the resources.
 */
final class PublicRoutes {

  private static final String FORM_CALL = "/app/call/";

  private static final Pattern PATHS =
      Pattern.compile(
          "/auth(/.*)?"
              + "|/oauth/(register|token|revoke)"
              + "|/resumes/[^/]+/[^/]+/(password/verify|download)"
              + "|/approvals/[^/]+|/approve/[^/]+|/alerts/[^/]+"
              + "|/r/[^/]+/[^/]+(/download)?"
              + "|/app/(verify-email|undo-email-change|forgot-password|reset-password|sign-in-link)");

  private PublicRoutes() {}

  /** Whether the body of a request for the path is read without a sign-in. */
  static boolean contain(String path) {
    var operation = path.startsWith(FORM_CALL) ? path.substring(FORM_CALL.length() - 1) : path;
    var whole =
        operation.length() > 1 && operation.endsWith("/")
            ? operation.substring(0, operation.length() - 1)
            : operation;
    return PATHS.matcher(whole).matches();
  }
}
