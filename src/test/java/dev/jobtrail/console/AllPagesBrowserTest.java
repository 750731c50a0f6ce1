package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.testing.StoredAttempts;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * All pages, with all that they can fold out: no word is broken on a phone, a desktop or a size
 * between, and the rules of axe hold on a phone or a desktop, light or dark. The wide tests look at
 * each page in the other sizes, schemes and languages.
 */
@QuarkusTest
@WithTestResource(PostgresResource.class)
class AllPagesBrowserTest {

  private static final int PHONE = 360;
  private static final int DESKTOP = 1280;
  private static final List<Integer> WIDTHS = List.of(PHONE, 768, 1024, DESKTOP);
  private static final List<View> VIEWS =
      List.of(
          new View(PHONE, true),
          new View(DESKTOP, false),
          new View(PHONE, false),
          new View(DESKTOP, true));

  private static final String UNFOLD =
      "document.querySelectorAll('main details').forEach(it => it.open = true)";

  private record View(int width, boolean isDark) {}

  @TestHTTPResource("/")
  URI base;

  @Inject StoredAttempts stored;

  @Test
  void areReadable() {
    areReadableIn("de", 0, 2);
  }

  @ParameterizedTest
  @CsvSource({"fr,1", "es,2", "en,3"})
  @Tag("wide")
  void areReadableInEveryLanguageSizeAndScheme(String language, int first) {
    areReadableIn(language, first, WIDTHS.size());
  }

  /**
   * Looks at each page in one size and scheme.
   *
   * @param first the number of those of the first page
   * @param widths in how many widths to look for broken words, which take turns
   */
  private void areReadableIn(String language, int first, int widths) {
    var account = SampledPages.account();
    account.browser().body(Map.of("language", language)).patch("/account").then().statusCode(200);
    var inaccessible = new TreeMap<String, List<String>>();
    var broken = new TreeMap<String, List<String>>();
    var tooWide = new ArrayList<String>();
    try (var browser = Browser.start(base.toString())) {
      browser.signedIn(account);
      var look = first;
      for (var path : SampledPages.paths(account, stored)) {
        var view = VIEWS.get(look++ % VIEWS.size());
        sized(browser, view.width()).inDark(view.isDark()).open(path).script(UNFOLD);
        inaccessible.put(path + " as " + view, browser.accessibilityFaults());
        for (int i = 0; i < widths; i++) {
          var width = WIDTHS.get((look + i) % WIDTHS.size());
          sized(browser, width);
          broken.put(path + " at " + width, browser.brokenWords());
          if (browser.isTooWide()) {
            tooWide.add(path + " at " + width);
          }
        }
      }
    }
    inaccessible.values().removeIf(List::isEmpty);
    broken.values().removeIf(List::isEmpty);

    assertThat(inaccessible).isEmpty();
    assertThat(broken).isEmpty();
    assertThat(tooWide).isEmpty();
  }

  @Test
  void areAllLookedAt() {
    var paths = SampledPages.paths(SampledPages.account(), stored);

    assertThat(paths)
        .contains(Stream.of(PageName.values()).map(PageName::path).toArray(String[]::new));
  }

  private static Browser sized(Browser browser, int width) {
    return width == PHONE ? browser.asPhone(width) : browser.asDesktop(width);
  }
}
