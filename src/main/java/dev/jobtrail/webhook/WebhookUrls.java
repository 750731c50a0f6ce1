package dev.jobtrail.webhook;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.SsrfGuard;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.net.URISyntaxException;

/** Refuses URLs that no event could be sent to. */
@ApplicationScoped
class WebhookUrls {

  static final int MAX_LENGTH = 2_000;

  private static final String URL = "url";

  private final SsrfGuard guard;
  private final FetchSettings settings;

  WebhookUrls(SsrfGuard guard, FetchSettings settings) {
    this.guard = guard;
    this.settings = settings;
  }

  /**
   * Passes for an https URL on the public internet; http is allowed where private addresses are.
   * Looks the name up, so it is called outside of transactions.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  void require(String url) {
    var uri = parsed(url);
    if (!SsrfGuard.isSecure(uri) && !settings.allowPrivateAddresses()) {
      throw ApiException.invalid(URL, "must be an https URL");
    }
    if (uri.getRawFragment() != null) {
      throw ApiException.invalid(URL, "must not have a fragment");
    }
    try {
      guard.addresses(uri);
    } catch (OutboundException e) {
      throw ApiException.invalid(URL, e.getMessage());
    }
  }

  private static URI parsed(String url) {
    try {
      return new URI(url);
    } catch (URISyntaxException _) {
      throw ApiException.invalid(URL, "must be a URL");
    }
  }
}
