package dev.jobtrail.attempt.form;

import dev.jobtrail.attempt.browser.Browser;
import jakarta.enterprise.context.ApplicationScoped;

/** Finds the form of a job. */
@ApplicationScoped
public class Forms {

  /**
   * Opens an address of a job and goes on to its form, pressing what leads to it.
   *
   * @param log hears what happens now, and later at the form
   */
  public Arrival open(Browser browser, String url, VisitLog log) {
    return new Approach(new Page(browser, log)).from(url);
  }
}
