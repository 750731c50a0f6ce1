package dev.jobtrail.platform;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The public base URL of the service. */
@Startup
@ApplicationScoped
public class PublicAddress {

  private final Optional<String> configured;

  PublicAddress(@ConfigProperty(name = "jobtrail.public-url") Optional<String> configured) {
    this.configured = configured.map(PublicAddress::checked);
  }

  /** The configured address, else the one it listens on; without a slash at the end. */
  public String base() {
    return configured.orElseGet(this::listening);
  }

  /**
   * The configured address without a slash at the end.
   *
   * @throws OperatorException if links that begin with it would not work
   */
  public static String checked(String url) {
    if (!isBase(url)) {
      throw new OperatorException(
          "jobtrail.public-url (JOBTRAIL_PUBLIC_URL) must be an absolute http or https URL, such as"
              + " https://jobs.example.com, without a user name, query or fragment.");
    }
    return withoutSlash(url);
  }

  private static boolean isBase(String url) {
    try {
      var address = new URI(url);
      return HttpAddress.Check.isWeb(address)
          && address.getRawUserInfo() == null
          && address.getRawQuery() == null
          && address.getRawFragment() == null;
    } catch (URISyntaxException _) {
      return false;
    }
  }

  /** Whether the address is configured, and not merely the one it listens on. */
  public boolean isConfigured() {
    return configured.isPresent();
  }

  /** Whether it is reached by https. */
  public boolean isSecure() {
    return base().regionMatches(true, 0, "https:", 0, "https:".length());
  }

  /** Read late: with port 0 the port is known only once the server listens. */
  private String listening() {
    return "http://localhost:"
        + ConfigProvider.getConfig().getValue("quarkus.http.port", Integer.class);
  }

  /** An address without a slash at its end. */
  public static String withoutSlash(String url) {
    return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
  }
}
