package dev.jobtrail.console.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.LocalServer;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extension in clients/extension, loaded into Chromium. */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class BrowserExtensionTest {

  private static final String JSON_LD =
      """
      <title>Crane operator | Harbour</title>
      <script type="application/ld+json">not JSON</script>
      <script type="application/ld+json">{"@graph": [{"@type": "WebSite"}, {
        "@type": ["JobPosting"], "title": "Crane operator", "description": "<p>Lift containers.</p>",
        "hiringOrganization": {"@type": "Organization", "name": "Harbour"},
        "employmentType": ["FULL_TIME"], "jobLocationType": "TELECOMMUTE",
        "jobLocation": [{"address": {"addressLocality": "Lisbon", "addressCountry": "PT"}}],
        "baseSalary": {"currency": "EUR",
          "value": {"minValue": 30000, "maxValue": "40000", "unitText": "YEAR"}}}]}</script>
      """;

  private static final String MICRODATA =
      """
      <title>Jobs</title>
      <div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Pilot</h1>
      <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
      <b itemprop="name">Ferry Lines</b></span>
      <div itemprop="description"><p>Steer ships.</p></div></div>
      """;

  private static final String PLAIN = "<title>Diver wanted</title><p>Dive for pearls.</p>";

  @TestHTTPResource("/")
  URI base;

  @TempDir Path folder;

  private final LocalServer site = new LocalServer();
  private Browser browser;
  private int pages;

  @AfterEach
  void close() {
    site.close();
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void savesTheJobOfThePageInFront() throws Exception {
    var applicant = Applicant.create();
    var extension = start();
    setUp(extension, applicant);

    save(extension, JSON_LD, "Crane operator").awaitText("Saved.");
    applicant
        .get("/applications")
        .body("$", hasSize(1))
        .body("[0].posting.company", equalTo("Harbour"))
        .body("[0].posting.location", equalTo("Lisbon, PT"))
        .body("[0].posting.isRemote", equalTo(true))
        .body("[0].posting.employmentType", equalTo("full_time"))
        .body("[0].posting.salaryMin", equalTo(30_000))
        .body("[0].posting.salaryMax", equalTo(40_000))
        .body("[0].posting.salaryCurrency", equalTo("EUR"))
        .body("[0].posting.url", equalTo(site.base() + "/1"));
    var saved = browser.element("#status a").getDomProperty("href");

    browser
        .openAddress(extension + "popup.html")
        .awaitText("Crane operator")
        .press("Save job")
        .awaitText("This job is saved already.");
    assertThat(browser.element("#status a").getDomProperty("href")).isEqualTo(saved);
    applicant.get("/applications").body("$", hasSize(1));

    save(extension, MICRODATA, "Pilot").awaitText("Saved.");
    save(extension, PLAIN, "Diver wanted").awaitText("Saved.");
    applicant
        .get("/applications")
        .body("posting.title", equalTo(List.of("Diver wanted", "Pilot", "Crane operator")))
        .body("posting.company", equalTo(List.of("127.0.0.1", "Ferry Lines", "Harbour")));
  }

  @Test
  void refusesOptionsThatDoNotWork() throws Exception {
    var applicant = Applicant.create();
    var extension = start();
    browser.openAddress(extension + "popup.html").awaitText("Options");
    enter(extension, "wrong", applicant.resumeId()).awaitText("Authentication is required");
    var readOnly = applicant.account().limitedKey(Map.of("scopes", List.of("applications:read")));
    enter(extension, readOnly, applicant.resumeId())
        .awaitText("This API key lacks the scope applications:write");
    enter(extension, "any", "my resume").awaitText("Copy the link of a resume");
  }

  /** Starts a browser with the extension; answers the address of its pages. */
  private String start() throws Exception {
    Browser.assumeInstalled();
    try (var files = Files.list(Path.of("clients/extension"))) {
      for (var file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    permitEverything(folder.resolve("manifest.json"));
    browser = Browser.withExtension(base.toString(), folder.toRealPath());
    return "chrome-extension://%s/".formatted(id(folder.toRealPath()));
  }

  /** Only a user's click on the extension's button permits it to read a page. */
  private static void permitEverything(Path manifest) throws IOException {
    var json = new ObjectMapper();
    var changed = (ObjectNode) json.readTree(manifest.toFile());
    changed.putArray("host_permissions").add("<all_urls>");
    json.writeValue(manifest.toFile(), changed);
  }

  /** The id that Chromium derives from the folder of an extension. */
  private static String id(Path folder) throws NoSuchAlgorithmException {
    var hash =
        MessageDigest.getInstance("SHA-256")
            .digest(folder.toString().getBytes(StandardCharsets.UTF_8));
    var id = new StringBuilder();
    HexFormat.of()
        .formatHex(hash, 0, 16)
        .chars()
        .forEach(it -> id.append((char) ('a' + Character.digit(it, 16))));
    return id.toString();
  }

  private void setUp(String extension, Applicant applicant) {
    var key = applicant.account().limitedKey(Map.of("scopes", List.of("applications:write")));
    var resume = base.resolve("/app/resumes/" + applicant.resumeId()).toString();
    enter(extension, key, resume).awaitText("Saved.");
  }

  private Browser enter(String extension, String key, String resume) {
    return browser
        .openAddress(extension + "options.html")
        .type("server", base.toString())
        .type("key", key)
        .type("resume", resume)
        .press("Save");
  }

  /** Opens a page in front, and saves its job from the extension's popup. */
  private Browser save(String extension, String page, String title) {
    var path = "/" + ++pages;
    site.on(
        path,
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/html");
          var bytes = page.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
        });
    browser.openAddress(extension + "options.html").openBeside(site.base() + path);
    browser.script(
        """
        return chrome.tabs.query({}).then((tabs) =>
          chrome.tabs.update(tabs.find((it) => it.url === '%s').id, {active: true}))
        """
            .formatted(site.base() + path));
    return browser.openAddress(extension + "popup.html").awaitText(title).press("Save job");
  }
}
