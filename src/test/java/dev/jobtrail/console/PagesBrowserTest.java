package dev.jobtrail.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.Browser;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class PagesBrowserTest {

  private static final int PHONE = 390;

  @TestHTTPResource("/")
  URI base;

  @ParameterizedTest
  @CsvSource({
    "/app,Your job search",
    "/app/forgot-password,Set a new password",
    "/app/reset-password?token=t,Set a new password",
    "/app/verify-email?token=t,Verify your e-mail address",
    "/auth/nobody/sign-in,Back to the home page",
    "/nothing/here,Page not found"
  })
  void isReadableByEveryone(String path, String text) {
    try (var browser = Browser.start(base.toString())) {
      for (var inDark : new boolean[] {true, false}) {
        browser.asPhone(PHONE).inDark(inDark).open(path);

        assertThat(browser.text()).contains(text);
        assertThat(browser.accessibilityFaults()).isEmpty();
        assertThat(browser.isTooWide()).isFalse();
      }
    }
  }
}
