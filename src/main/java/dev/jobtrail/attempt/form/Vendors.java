package dev.jobtrail.attempt.form;

import java.net.URI;
import java.util.List;

/** The vendors whose forms are known. */
final class Vendors {

  /** The eight; each is known by its address before another is by its page. */
  static final List<Vendor> KNOWN =
      List.of(
          new GreenhouseVendor(),
          new LeverVendor(),
          new AshbyVendor(),
          new WorkableVendor(),
          new SmartRecruitersVendor(),
          new RecruiteeVendor(),
          new TeamtailorVendor(),
          new BambooHrVendor());

  private static final Vendor GENERIC = new GenericVendor();

  private Vendors() {}

  /** Stands for every form that is none of a known vendor. */
  static Vendor generic() {
    return GENERIC;
  }

  /** The vendor of an address; the generic one where it is none of the known. */
  static Vendor at(URI address) {
    return KNOWN.stream().filter(it -> it.recognises(address)).findFirst().orElse(GENERIC);
  }

  private static final class GenericVendor implements Vendor {

    @Override
    public String name() {
      return "generic";
    }

    @Override
    public boolean recognises(URI address) {
      return false;
    }

    @Override
    public String marker() {
      return "";
    }
  }
}
