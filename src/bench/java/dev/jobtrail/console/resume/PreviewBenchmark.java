package dev.jobtrail.console.resume;

import dev.jobtrail.testing.Browser;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Prints the time from the last key of a word to the new picture of the page in a real browser: the
 * pause in typing, the request, the decoded and painted picture.
 *
 * <p>Arguments: the address of the service, a sign-in link of it, and ids of resumes.
 */
final class PreviewBenchmark {

  private static final int WORDS = 30;
  private static final int WARM_UP = 10;

  /** Of a fast typist, in milliseconds. */
  private static final int BETWEEN_KEYS = 90;

  private static final String FIELD = "basics.label";

  private static final String OBSERVE =
      """
      window.times = [];
      let last = 0;
      document.addEventListener('input', () => { last = performance.now(); }, true);
      new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(
        () => {
          const time = performance.now() - last;
          if (time >= 120) window.times.push(time); // else of an earlier key
        })))
        .observe(document.getElementById('preview'), { childList: true });
      return null\
      """;

  private PreviewBenchmark() {}

  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out = System.out;
    try (var browser = Browser.start(arguments[0])) {
      browser.openAddress(arguments[1]);
      browser.elements("form[method=post] button").stream().findFirst().ifPresent(it -> it.click());
      for (String id : List.of(arguments).subList(2, arguments.length)) {
        browser.open("/app/resumes/" + id).awaitText("Preview");
        browser.script(OBSERVE);
        out.println(id + " " + summary(measured(browser)));
      }
    }
  }

  /** Milliseconds of each word, in ascending order. */
  private static List<Double> measured(Browser browser) throws InterruptedException {
    browser.element("[name='" + FIELD + "']").click();
    for (var word = 0; word < WORDS; word++) {
      var pictures = pictures(browser) + 1;
      for (var letter : "paint ".split("")) {
        browser.devTools("Input.insertText", Map.of("text", letter));
        Thread.sleep(BETWEEN_KEYS);
      }
      browser.await("a picture", () -> pictures(browser) >= pictures);
      if (word % 10 == 9) {
        browser.script("document.querySelector(\"[name='" + FIELD + "']\").value = ''");
      }
    }
    return ((List<?>) browser.script("return window.times"))
        .stream().skip(WARM_UP).map(it -> ((Number) it).doubleValue()).sorted().toList();
  }

  private static int pictures(Browser browser) {
    return ((Number) browser.script("return window.times.length")).intValue();
  }

  private static String summary(List<Double> times) {
    return String.format(
        Locale.ROOT,
        "%d pictures: median %.0f ms, p95 %.0f ms, longest %.0f ms",
        times.size(),
        times.get(times.size() / 2),
        times.get((int) Math.ceil(times.size() * 0.95) - 1),
        times.getLast());
  }
}
