package dev.jobtrail.form;

import static dev.jobtrail.testing.Waiting.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.FormServer;
import dev.jobtrail.testing.SeleniumGrid;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Forms through a Selenium Grid that two replicas share. */
@Tag("wide")
@Execution(ExecutionMode.SAME_THREAD)
class SeleniumGridTest {

  private static SeleniumGrid grid;
  private static FormServer server;
  private static TestBrowsers replica;
  private static TestBrowsers otherReplica;

  @BeforeAll
  static void start() {
    dev.jobtrail.testing.Browser.assumeInstalled();
    grid = SeleniumGrid.start();
    server = new FormServer();
    replica = TestBrowsers.at(grid.address());
    otherReplica = TestBrowsers.at(grid.address());
  }

  @AfterAll
  static void stop() {
    if (grid != null) {
      replica.close();
      otherReplica.close();
      server.close();
      grid.close();
    }
  }

  @Test
  void fillsAndSendsAFormWithItsFiles() {
    String url = server.url("generic");
    try (Browser browser = replica.open()) {
      ApplicationForm form = arriveAt(browser, url);

      Answering.all(form);
      form.submit();

      assertThat(form.verdict(Duration.ofSeconds(15))).isInstanceOf(FormVerdict.Confirmed.class);
    }
    assertThat(server.submissions(url)).hasSize(1);
    assertThat(server.submissions(url).getFirst().files().values())
        .anyMatch(it -> it.name().equals("cv.pdf"));
  }

  @Test
  void tellsThatASessionHasDied() {
    try (Browser browser = replica.open()) {
      ApplicationForm form = arriveAt(browser, server.url("generic"));

      grid.killSessions();

      assertThat(catchThrowableOfType(BrowserException.class, form::fields).fault())
          .isEqualTo(BrowserException.Fault.NO_BROWSER);
    }
  }

  @Test
  void waitsInTheQueueOfTheGridForAFreeBrowser() {
    CompletableFuture<Browser> waiting;
    try (var _ = replica.open()) {
      waiting = CompletableFuture.supplyAsync(otherReplica::open);
      await().until(() -> grid.queued() == 1);
      assertThat(waiting).isNotDone();
    }

    try (Browser browser = waiting.join()) {
      arriveAt(browser, server.url("generic"));
    }
  }

  private static ApplicationForm arriveAt(Browser browser, String url) {
    Arrival arrival =
        TestVendors.finder()
            .open(
                browser,
                url,
                new FormSearchListener() {
                  @Override
                  public void navigated(String address) {}

                  @Override
                  public void noted(String text) {}
                });
    assertThat(arrival).isInstanceOf(Arrival.AtForm.class);
    return ((Arrival.AtForm) arrival).form();
  }
}
