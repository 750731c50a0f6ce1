package dev.jobtrail.browser;

import java.nio.file.Files;
import java.nio.file.Path;

/** A program that opens a browser, makes a file to say so, and waits to be killed. */
final class HeldBrowser {

  private HeldBrowser() {}

  public static void main(String... arguments) throws Exception {
    try (var browsers = TestBrowsers.local();
        var browser = browsers.open()) {
      browser.open(arguments[0]);
      Files.createFile(Path.of(arguments[1]));
      Thread.sleep(60_000);
    }
  }
}
