package dev.jobtrail.site.gem;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/** Gem: nothing of its form is known beside its host. */
@Singleton
final class GemForm extends FormVendor {

  GemForm() {
    super("gem", "", Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.gem.com");
  }
}
