package dev.jobtrail.form;

import dev.jobtrail.browser.Browser;
import jakarta.enterprise.context.ApplicationScoped;

/** Finds the form of a job. */
@ApplicationScoped
public class FormFinder {

  private final FormVendors vendors;

  FormFinder(FormVendors vendors) {
    this.vendors = vendors;
  }

  /**
   * Opens an address of a job and goes on to its form, pressing what leads to it.
   *
   * @param log hears what happens now, and later at the form
   */
  public Arrival open(Browser browser, String url, VisitLog log) {
    return new FormSearch(new Page(browser, log, vendors)).from(url);
  }
}
