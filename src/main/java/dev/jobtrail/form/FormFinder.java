package dev.jobtrail.form;

import dev.jobtrail.browser.Browser;
import jakarta.enterprise.context.ApplicationScoped;

/** Finds the application form of a job. */
@ApplicationScoped
public class FormFinder {

  private final FormVendors vendors;

  FormFinder(FormVendors vendors) {
    this.vendors = vendors;
  }

  /**
   * Opens the URL of a job and navigates to its form.
   *
   * @param log receives the events of the search and of the form
   */
  public Arrival open(Browser browser, String url, FormSearchListener log) {
    return new FormSearch(new Page(browser, log, vendors)).from(url);
  }
}
