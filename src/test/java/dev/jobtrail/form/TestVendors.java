package dev.jobtrail.form;

import dev.jobtrail.site.TestSites;

/** The vendors of all forms, without a container. */
public final class TestVendors {

  static final FormVendors ALL = new FormVendors(TestSites.all(FormVendor.class));

  private TestVendors() {}

  /** Finds forms of all vendors. */
  public static FormFinder finder() {
    return new FormFinder(ALL);
  }
}
