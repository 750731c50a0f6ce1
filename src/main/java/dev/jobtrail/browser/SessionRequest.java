package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.browser.proxy.ForwardProxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * The capabilities of a new session: an ordinary browser that identifies itself and can only reach
 * its proxy.
 *
 * @param pageWait how long a page and a script may take
 * @param program the program of the browser, or null for the one that the driver finds
 * @param withoutSandbox for the root user, for whom Chromium has none
 * @param proxy the proxy of all its traffic
 * @param atServer whether it is asked of a WebDriver server, which may have proxies of its own
 */
record SessionRequest(
    Duration pageWait, Path program, boolean withoutSandbox, ForwardProxy proxy, boolean atServer) {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Content settings of Chromium: 1 allows, 2 blocks, 3 asks. */
  private static final int BLOCK = 2;

  /** Chromium's DownloadRestrictions: 3 blocks all. */
  private static final int ALL_DOWNLOADS = 3;

  /** Chromium's network prediction: 2 never looks up or connects to what may be needed. */
  private static final int NO_PREDICTION = 2;

  /** Takes the exception back that Chromium makes for loopback and link-local addresses. */
  private static final String NO_BYPASS = "<-loopback>";

  /** WebRTC would send UDP past the proxy. */
  private static final String PROXIED_ONLY = "disable_non_proxied_udp";

  ObjectNode json() {
    var capabilities = JSON.objectNode();
    capabilities.put("browserName", "chrome");
    capabilities.put("acceptInsecureCerts", false);
    capabilities.put("pageLoadStrategy", "normal");
    capabilities.put("strictFileInteractability", false);
    // dialogs are dismissed, and the interrupted command reports their text
    capabilities.put("unhandledPromptBehavior", "dismiss and notify");
    capabilities
        .putObject("timeouts")
        .put("pageLoad", pageWait.toMillis())
        .put("script", pageWait.toMillis())
        .put("implicit", 0);
    if (atServer) {
      var manual = capabilities.putObject("proxy");
      manual.put("proxyType", "manual");
      manual.put("httpProxy", proxy.authority());
      manual.put("sslProxy", proxy.authority());
      manual.putArray("noProxy").add(NO_BYPASS);
    }
    var chrome = capabilities.putObject("goog:chromeOptions");
    chrome.set("args", arguments());
    chrome.set("prefs", preferences());
    if (program != null) {
      chrome.put("binary", program.toString());
    }
    var request = JSON.objectNode();
    request.putObject("capabilities").set("alwaysMatch", capabilities);
    return request;
  }

  private ArrayNode arguments() {
    var arguments =
        JSON.arrayNode()
            .add("--headless=new")
            .add("--window-size=1280,1600")
            .add("--no-first-run")
            .add("--no-default-browser-check")
            .add("--disable-dev-shm-usage")
            .add("--disable-background-networking")
            .add("--disable-component-update")
            .add("--disable-sync")
            .add("--disable-gpu")
            .add("--proxy-server=http://" + proxy.authority())
            .add("--proxy-bypass-list=" + NO_BYPASS)
            // traffic that ignores the proxy cannot resolve or reach any host
            .add("--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE " + proxy.host())
            .add("--disable-quic")
            .add("--dns-prefetch-disable")
            .add("--force-webrtc-ip-handling-policy=" + PROXIED_ONLY)
            .add("--webrtc-ip-handling-policy=" + PROXIED_ONLY);
    if (withoutSandbox) {
      arguments.add("--no-sandbox");
    }
    return arguments;
  }

  private static ObjectNode preferences() {
    var preferences = JSON.objectNode();
    preferences.put("credentials_enable_service", false);
    preferences.put("download_restrictions", ALL_DOWNLOADS);
    preferences.putObject("net").put("network_prediction_options", NO_PREDICTION);
    preferences.putObject("webrtc").put("ip_handling_policy", PROXIED_ONLY);
    preferences.putObject("profile").put("password_manager_enabled", false);
    preferences
        .putObject("autofill")
        .put("profile_enabled", false)
        .put("credit_card_enabled", false);
    var settings =
        ((ObjectNode) preferences.get("profile")).putObject("default_content_setting_values");
    Set.of("notifications", "geolocation", "media_stream", "automatic_downloads")
        .forEach(it -> settings.put(it, BLOCK));
    return preferences;
  }
}
