package dev.jobtrail.sharing;

import static dev.jobtrail.sharing.Shared.PASSWORD;
import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.resume.ResumeTemplate;
import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SharedPageBrowserTest {

  private static final int PHONE = 390;
  private static final int DESKTOP = 1280;

  @TestHTTPResource("/")
  URI base;

  private Browser browser;

  @BeforeEach
  void startBrowser() {
    browser = Browser.start(base.toString());
  }

  @AfterEach
  void stopBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @ParameterizedTest
  @CsvSource({"true,true", "true,false", "false,true", "false,false"})
  void isReadableByEveryone(boolean onPhone, boolean inDark) throws IOException {
    var shared = Shared.imported(engineer());
    show(onPhone, inDark);

    browser.open(shared.page());

    browser.screenshot("shared-resume" + suffix(onPhone, inDark));
    assertThat(browser.accessibilityFaults()).isEmpty();
    assertThat(browser.isTooWide()).isFalse();
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(ResumeTemplate.class)
  void hasTheLookOfItsTemplate(ResumeTemplate template) throws IOException {
    var shared = Shared.imported(engineer());
    shared.change(Map.of("template", look(template)));
    // sizes and schemes take turns
    var onPhone = template.ordinal() % 2 == 0;
    var inDark = template.ordinal() / 2 % 2 == 0;
    show(onPhone, inDark);

    browser.open(shared.page());

    browser.screenshot("shared-" + template + suffix(onPhone, inDark));
    assertThat(browser.element("body").getAttribute("class")).isEqualTo(look(template));
    assertThat(browser.accessibilityFaults()).isEmpty();
    assertThat(browser.isTooWide()).isFalse();
  }

  @Test
  void putsShortSectionsBesideTheOthersInTheTemplateWithASidebar() throws IOException {
    var shared = Shared.imported(engineer());
    shared.change(Map.of("template", look(ResumeTemplate.SIDEBAR)));

    show(false, false);
    browser.open(shared.page());

    assertThat(browser.element(".side").getText()).contains("Skills").doesNotContain("Experience");
    assertThat(browser.element(".side").getLocation().y)
        .isEqualTo(browser.element(".columns > :first-child").getLocation().y);
  }

  @ParameterizedTest
  @CsvSource({"true,true", "true,false", "false,true", "false,false"})
  void asksForThePasswordReadably(boolean onPhone, boolean inDark) {
    var shared = Shared.protectedResume();
    show(onPhone, inDark);
    browser.open(shared.page());
    assertThat(browser.accessibilityFaults()).isEmpty();

    browser.element("#password").sendKeys("wrong" + Keys.ENTER);

    await().until(() -> browser.text().contains("The password is wrong"));
    browser.screenshot("shared-password" + suffix(onPhone, inDark));
    assertThat(browser.accessibilityFaults()).isEmpty();
    assertThat(browser.isTooWide()).isFalse();
  }

  @Test
  void opensByThePasswordWithTheKeyboardAndNoScript() {
    var shared = Shared.protectedResume();
    browser.withoutScripts().open(shared.page());

    browser.element("body").sendKeys(Keys.TAB, Keys.TAB);
    browser.focused().sendKeys(PASSWORD + Keys.ENTER);

    await().until(() -> browser.text().contains("Jana Novak"));
    assertThat(browser.path()).isEqualTo(shared.page());
    assertThat(shared.views()).isOne();
  }

  @Test
  void leadsTheKeyboardThroughLinksToTheDownload() throws IOException {
    browser.asDesktop(DESKTOP).open(Shared.imported(engineer()).page());
    var passed = new ArrayList<String>();

    browser.element("body").sendKeys(Keys.TAB);
    while (!browser.focused().getTagName().equals("button") && passed.size() < 20) {
      passed.add(browser.focused().getAttribute("href"));
      browser.focused().sendKeys(Keys.TAB);
    }

    assertThat(browser.focused().getText()).isEqualTo("Download PDF");
    assertThat(passed).isNotEmpty().anyMatch(it -> it.startsWith("mailto:"));
    var outline = browser.script("return getComputedStyle(document.activeElement).outlineStyle");
    assertThat(outline).isEqualTo("solid");
  }

  @Test
  void countsTheDownloadOfTheButton() {
    var shared = Shared.resume();
    browser.open(shared.page());

    browser.element("button").click();

    await().until(() -> shared.downloads() == 1);
    assertThat(browser.consoleErrors()).isEmpty();
  }

  @Test
  void printsWithoutWhatIsForScreensOnly() throws IOException {
    browser.asDesktop(DESKTOP).inDark(true).open(Shared.imported(engineer()).page());

    var print = browser.print("shared-resume");

    try (var pdf = Loader.loadPDF(print.toFile())) {
      var text = new PDFTextStripper().getText(pdf);
      assertThat(text).contains("Experience").doesNotContain("Download PDF", "Jobtrail");
      assertThat(pdf.getNumberOfPages()).isLessThanOrEqualTo(4);
    }
  }

  @Test
  void saysWhereNothingIsShared() {
    browser.asPhone(PHONE).open("/r/nobody/nothing");

    assertThat(browser.text()).contains("Page not found");
    assertThat(browser.accessibilityFaults()).isEmpty();
  }

  private static String look(ResumeTemplate template) {
    return template.name().toLowerCase(Locale.ROOT);
  }

  private void show(boolean onPhone, boolean inDark) {
    (onPhone ? browser.asPhone(PHONE) : browser.asDesktop(DESKTOP)).inDark(inDark);
  }

  private static String suffix(boolean onPhone, boolean inDark) {
    return (onPhone ? "-phone" : "-desktop") + (inDark ? "-dark" : "-light");
  }

  private static String engineer() throws IOException {
    // that of a certificate has to be a full date
    return Files.readString(Path.of("src/test/resources/resumes/engineer.resume.json"))
        .replaceAll("\"date\": \"(\\d{4}-\\d{2})\"", "\"date\": \"$1-01\"");
  }
}
