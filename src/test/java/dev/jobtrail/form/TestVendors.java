package dev.jobtrail.form;

import dev.jobtrail.site.TestSites;

/** The vendors of all forms, without a container. */
final class TestVendors {

  static final FormVendors ALL = new FormVendors(TestSites.all(FormVendor.class));

  private TestVendors() {}
}
