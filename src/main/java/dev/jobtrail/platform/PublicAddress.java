package dev.jobtrail.platform;

import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The public base URL of the service. */
@ApplicationScoped
public class PublicAddress {

  private final Optional<URI> configured;

  PublicAddress(@ConfigProperty(name = "jobtrail.public-url") Optional<URI> configured) {
    this.configured = configured;
  }

  /** The configured address, else the one it listens on; without a slash at the end. */
  public String base() {
    return configured
        .map(URI::toString)
        .map(PublicAddress::withoutSlash)
        .orElseGet(this::listening);
  }

  /** Whether the address is configured, and not merely the one it listens on. */
  public boolean isConfigured() {
    return configured.isPresent();
  }

  /** Whether it is reached by https. */
  public boolean isSecure() {
    return base().startsWith("https:");
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
