package dev.jobtrail.console.settings;

import io.quarkus.qute.TemplateData;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * How the owner can reauthenticate.
 *
 * @param isDone whether that was a short while ago
 * @param hasPassword whether by the password, else by signing in again
 * @param providers display names by identifier of those to sign in by again
 * @param page where to go on then
 */
@TemplateData
record Confirming(boolean isDone, boolean hasPassword, Map<String, String> providers, String page) {

  /** The page as the value of a parameter. */
  public String encodedPage() {
    return URLEncoder.encode(page, StandardCharsets.UTF_8);
  }
}
