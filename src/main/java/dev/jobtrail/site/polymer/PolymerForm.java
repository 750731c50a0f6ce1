package dev.jobtrail.site.polymer;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/** Polymer: the form is on the page of the posting. */
@Singleton
final class PolymerForm extends FormVendor {

  PolymerForm() {
    super("polymer", "", Map.of(FormPart.FORM, "#apply form"));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.polymer.co");
  }
}
