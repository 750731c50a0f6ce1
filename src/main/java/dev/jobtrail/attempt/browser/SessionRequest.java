package dev.jobtrail.attempt.browser;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a new browser is asked to be: an ordinary one, which says what it is.
 *
 * @param pageWait how long a page and a script may take
 * @param withoutSandbox for the root user, for whom Chromium has none
 * @param fenced whether hosts that are written as private addresses cannot be reached
 */
record SessionRequest(Duration pageWait, boolean withoutSandbox, boolean fenced) {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Content settings of Chromium: 1 allows, 2 blocks, 3 asks. */
  private static final int BLOCK = 2;

  /** Chromium's DownloadRestrictions: 3 blocks all. */
  private static final int ALL_DOWNLOADS = 3;

  private static final String ANY = ".???.???";

  ObjectNode json() {
    var capabilities = JSON.objectNode();
    capabilities.put("browserName", "chrome");
    capabilities.put("acceptInsecureCerts", false);
    capabilities.put("pageLoadStrategy", "normal");
    capabilities.put("strictFileInteractability", false);
    // a dialog ends with the command that it stops, which tells its text: none stays in the way
    capabilities.put("unhandledPromptBehavior", "dismiss and notify");
    capabilities
        .putObject("timeouts")
        .put("pageLoad", pageWait.toMillis())
        .put("script", pageWait.toMillis())
        .put("implicit", 0);
    var chrome = capabilities.putObject("goog:chromeOptions");
    chrome.set("args", arguments());
    chrome.set("prefs", preferences());
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
            .add("--disable-gpu");
    if (withoutSandbox) {
      arguments.add("--no-sandbox");
    }
    if (fenced) {
      arguments.add("--host-resolver-rules=" + privateHosts());
    }
    return arguments;
  }

  private static ObjectNode preferences() {
    var preferences = JSON.objectNode();
    preferences.put("credentials_enable_service", false);
    preferences.put("download_restrictions", ALL_DOWNLOADS);
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

  /**
   * Rules for hosts that are written as addresses, which Chromium brings into one form before. A
   * question mark stands for one character or none.
   */
  private static String privateHosts() {
    var networks =
        Stream.of(
                Stream.of("0.???", "10.???", "127.???", "169.254", "192.168", "168.63"),
                IntStream.rangeClosed(64, 127).mapToObj(it -> "100." + it),
                IntStream.rangeClosed(16, 31).mapToObj(it -> "172." + it))
            .flatMap(it -> it)
            .map(it -> it + ANY);
    var names =
        Stream.of(
            "localhost",
            "*.localhost",
            "*.local",
            "*.internal",
            "::",
            "::1",
            "::ffff:*",
            "64:ff9b:*",
            "fc??:*",
            "fd??:*",
            "fe8?:*",
            "fe9?:*",
            "fea?:*",
            "feb?:*");
    return Stream.concat(networks, names)
        .map(it -> "MAP " + it + " ~NOTFOUND")
        .collect(Collectors.joining(","));
  }
}
