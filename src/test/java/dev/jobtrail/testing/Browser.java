package dev.jobtrail.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.text.TextResource;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.virtualauthenticator.VirtualAuthenticatorOptions;

/**
 * A real, headless Chromium that looks at pages of the service under test.
 *
 * <p>Needs Chromium and its chromedriver; where there is none the test is skipped, on CI it fails.
 * The program is that of the service's setting {@code JOBTRAIL_APPLY_BROWSER_PATH}, where it has
 * one.
 */
public final class Browser implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int MOST_TABS = 300;
  private static final Path SCREENSHOTS = Path.of("target", "screenshots");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String AXE = TextResource.read("/axe.min.js");

  private final Chromium chromium;
  private final RemoteWebDriver web;
  private final String base;
  private final boolean isShared;

  private Browser(Chromium chromium, String base, boolean isShared) {
    this.chromium = chromium;
    this.web = chromium.web();
    this.base = withoutSlash(base);
    this.isShared = isShared;
  }

  /**
   * Starts a browser with no history and no cookies.
   *
   * @param base the address of the service under test, such as {@code http://localhost:8081}
   */
  public static Browser start(String base) {
    assumeInstalled();
    return new Browser(Chromium.take(), base, true);
  }

  /** The same with an extension, from its folder; only a whole browser has them. */
  public static Browser withExtension(String base, Path folder) {
    assumeInstalled();
    var arguments =
        List.of(
            "--load-extension=" + folder,
            "--disable-features=DisableLoadExtensionCommandLineSwitch");
    return new Browser(Chromium.start(Map.of(), arguments), base, false);
  }

  /** Skips a test where there is no browser, other than on CI. */
  public static void assumeInstalled() {
    Assumptions.assumeTrue(
        System.getenv("CI") != null || isInstalled(), "needs Chromium and chromedriver");
  }

  /** Opens a page by its path. */
  public Browser open(String path) {
    web.get(base + path);
    return this;
  }

  /** Opens an address, such as one of an extension. */
  public Browser openAddress(String address) {
    web.get(address);
    return this;
  }

  /** Opens an address in a new tab; this one stays the one that is driven. */
  public Browser openBeside(String address) {
    var own = web.getWindowHandle();
    web.switchTo().newWindow(WindowType.TAB).get(address);
    web.switchTo().window(own);
    return this;
  }

  /**
   * Signs in: from here on the session's cookie comes along. The page of before is left, which
   * would go on asking for what is not this account's.
   */
  public Browser signedIn(Api.TestAccount account) {
    web.get("about:blank");
    devTools(
        "Network.setCookie",
        Map.of("name", "jobtrail_session", "value", account.session(), "url", base));
    return this;
  }

  /** The session of this browser ends, as it does in time; the page stays. */
  public Browser withoutSession() {
    web.manage().deleteCookieNamed("jobtrail_session");
    return this;
  }

  /** Plugs an authenticator in that keeps passkeys and verifies its user without asking. */
  public Browser withAuthenticator() {
    web.addVirtualAuthenticator(
        new VirtualAuthenticatorOptions()
            .setProtocol(VirtualAuthenticatorOptions.Protocol.CTAP2)
            .setTransport(VirtualAuthenticatorOptions.Transport.INTERNAL)
            .setHasResidentKey(true)
            .setHasUserVerification(true)
            .setIsUserVerified(true));
    return this;
  }

  /** Waits until something on the page is so; what does not come fails with what is there. */
  public Browser await(String what, BooleanSupplier isSo) {
    try {
      Awaitility.await(what).atMost(PATIENCE).ignoreExceptions().until(isSo::getAsBoolean);
    } catch (ConditionTimeoutException e) {
      throw new AssertionError(what + " was waited for in vain; there is: " + text(), e);
    }
    return this;
  }

  /** Waits until the page shows that text. */
  public Browser awaitText(String text) {
    return await("\"" + text + "\"", () -> text().contains(text));
  }

  /** Presses what a person would find by its label: the first button or link that shows it. */
  public Browser press(String label) {
    var found =
        (WebElement)
            web.executeScript(
                """
                const shows = (it) => it.checkVisibility({visibilityProperty: true})
                  && it.innerText.replaceAll(/\\s+/g, ' ').trim() === arguments[0];
                return [...document.querySelectorAll('button, a, summary, [role=button]')].find(shows);
                """,
                label);
    if (found == null) {
      throw new AssertionError("nothing is called " + label + " in: " + text());
    }
    found.click();
    return this;
  }

  /** Types into the field that has that name, in place of what was there. */
  public Browser type(String name, String text) {
    var field = element("[name='" + name + "']:not([type=hidden])");
    field.clear();
    field.sendKeys(text);
    return this;
  }

  /** The path and query of the page that is open. */
  public String path() {
    return web.getCurrentUrl().substring(base.length());
  }

  /** The title of the page that is open. */
  public String title() {
    return web.getTitle();
  }

  /** The text that a person sees. */
  public String text() {
    return ((String) script("return document.body.innerText"))
        .lines()
        .map(it -> it.replaceAll("[\\s\u00a0]+", " ").strip())
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** The first element that a CSS selector names. */
  public WebElement element(String selector) {
    return web.findElement(By.cssSelector(selector));
  }

  /** All elements that a CSS selector names. */
  public List<WebElement> elements(String selector) {
    return web.findElements(By.cssSelector(selector));
  }

  /** The element that has the keyboard's focus. */
  public WebElement focused() {
    return web.switchTo().activeElement();
  }

  /** Presses Tab until an element that a CSS selector names has the focus. */
  public Browser tabTo(String selector) {
    return tab(selector, "matches(arguments[0])");
  }

  /** Presses Tab until the button or link that shows that text has the focus. */
  public Browser tabToLabel(String label) {
    return tab(label, "innerText.trim() === arguments[0]");
  }

  /**
   * Presses Tab.
   *
   * @param isMeant what is true of the wanted element, as the end of an expression in JavaScript
   */
  private Browser tab(String what, String isMeant) {
    for (int i = 0; i < MOST_TABS; i++) {
      if ((boolean) web.executeScript("return document.activeElement." + isMeant, what)) {
        return this;
      }
      new Actions(web).sendKeys(Keys.TAB).perform();
    }
    throw new AssertionError(what + " is not reached by the Tab key in: " + text());
  }

  /** Presses keys, or types, where the focus is. */
  public Browser keys(CharSequence... keys) {
    focused().sendKeys(keys);
    return this;
  }

  /** What a script answers, which is the body of a function. */
  public Object script(String script) {
    return web.executeScript(script);
  }

  /** Shows pages as a phone of that width does, in CSS pixels. */
  public Browser asPhone(int width) {
    return sized(width, 844, true);
  }

  /** Shows pages in a window of that width, in CSS pixels. */
  public Browser asDesktop(int width) {
    return sized(width, 900, false);
  }

  /** Shows pages as someone sees them who prefers dark colours, or light ones. */
  public Browser inDark(boolean dark) {
    var scheme = Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
    devTools("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
    return this;
  }

  /** Runs no script of pages. Scripts of tests, axe among them, do not run either. */
  public Browser withoutScripts() {
    devTools("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    return this;
  }

  /** Whether something on the page is wider than the window, so that one has to scroll sideways. */
  public boolean isTooWide() {
    return (Boolean)
        script(
            "return document.documentElement.scrollWidth"
                + " > document.documentElement.clientWidth");
  }

  /** The words that are broken in the middle, other than at a hyphen and in URLs. */
  @SuppressWarnings("unchecked")
  public List<String> brokenWords() {
    return (List<String>)
        script(
            """
            const broken = new Set();
            const range = document.createRange();
            const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
              const text = texts.currentNode;
              if (text.parentElement.closest('.unseen, code, pre, textarea, option')) continue;
              for (const part of text.data.matchAll(/\\S+/g)) {
                if (/[/@]/.test(part[0])) continue;
                for (const word of part[0].matchAll(/\\p{L}{2,}/gu)) {
                  range.setStart(text, part.index + word.index);
                  range.setEnd(text, part.index + word.index + word[0].length);
                  const lines = [...range.getClientRects()].map((it) => Math.round(it.top));
                  if (new Set(lines).size > 1) broken.add(word[0]);
                }
              }
            }
            return [...broken];
            """);
  }

  /** How far things have moved after they were shown: the page's cumulative layout shift. */
  public double layoutShift() {
    return ((Number)
            web.executeAsyncScript(
                """
                const answer = arguments[arguments.length - 1];
                let sum = 0;
                const add = (entries) => entries.forEach((it) => { sum += it.value; });
                new PerformanceObserver((list) => add(list.getEntries()))
                  .observe({type: 'layout-shift', buffered: true});
                setTimeout(() => answer(sum), 500);
                """))
        .doubleValue();
  }

  /** What breaks a rule of axe on the page: the rule and the elements. */
  public List<String> accessibilityFaults() {
    devTools("Runtime.evaluate", Map.of("expression", AXE));
    var json =
        (String)
            web.executeAsyncScript(
                """
                const answer = arguments[arguments.length - 1];
                const rules = {'target-size': {enabled: true}}; // of WCAG 2.2, off by itself
                axe.run(document, {resultTypes: ['violations'], rules})
                  .then(found => answer(JSON.stringify(found)), fault => answer(String(fault)));
                """);
    var found = read(json);
    if (found.path("passes").isEmpty()) {
      throw new AssertionError("axe has not looked: " + json);
    }
    var faults = new ArrayList<String>();
    for (var violation : found.path("violations")) {
      for (var node : violation.path("nodes")) {
        faults.add(violation.path("id").asText() + ": " + node.path("html").asText());
      }
    }
    return faults;
  }

  /** What the console has complained about since it was asked last. */
  public List<String> consoleErrors() {
    return chromium.complaints();
  }

  /** Keeps a picture of the whole page under {@code target/screenshots}. */
  public Path screenshot(String name) {
    // a busy browser may not have drawn the page in its new size yet: it has a width of 0 then
    var picture =
        Awaitility.await()
            .ignoreExceptionsMatching(it -> it.getMessage().contains("with 0 width"))
            .until(
                () -> devTools("Page.captureScreenshot", Map.of("captureBeyondViewport", true)),
                it -> true);
    return keep(name + ".png", picture.path("data").asText());
  }

  /** The page as it is printed, kept under {@code target/screenshots}. */
  public Path print(String name) {
    var print = devTools("Page.printToPDF", Map.of("preferCSSPageSize", true));
    return keep(name + ".pdf", print.path("data").asText());
  }

  /** What a command of the Chrome DevTools Protocol answers. */
  public JsonNode devTools(String command, Map<String, ?> parameters) {
    return chromium.devTools(command, parameters);
  }

  @Override
  public void close() {
    if (isShared) {
      chromium.release(base);
    } else {
      chromium.end();
    }
  }

  private Browser sized(int width, int height, boolean mobile) {
    devTools(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", mobile));
    return this;
  }

  private static boolean isInstalled() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, Chromium.DRIVER)));
  }

  private static Path keep(String name, String base64) {
    try {
      Files.createDirectories(SCREENSHOTS);
      return Files.write(SCREENSHOTS.resolve(name), Base64.getDecoder().decode(base64));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + json, e);
    }
  }

  private static String withoutSlash(String base) {
    return base.endsWith("/") ? base.substring(0, base.length() - 1) : base;
  }
}
