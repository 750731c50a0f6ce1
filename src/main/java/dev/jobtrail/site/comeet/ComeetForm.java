package dev.jobtrail.site.comeet;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/** Comeet: the form is on the page of the posting. */
@Singleton
final class ComeetForm extends FormVendor {

  ComeetForm() {
    super("comeet", "", Map.of(FormPart.FORM, "form#applyForm"));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("www.comeet.com", "www.comeet.co")
        && AddressParts.of(address).path().startsWith("/jobs/");
  }
}
