package dev.jobtrail.site.pinpoint;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;

/** Pinpoint: the form comes up on the page of the posting after a click. */
@Singleton
final class PinpointForm extends FormVendor {

  private static final String PREFIX = "application_form[application]";

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("[first_name]", FieldMeaning.FIRST_NAME),
          entry("[last_name]", FieldMeaning.LAST_NAME),
          entry("[email]", FieldMeaning.EMAIL),
          entry("[phone]", FieldMeaning.PHONE));

  PinpointForm() {
    super("pinpoint", "[name^='application_form[application]']", Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address)
        .isBelow("pinpointhq.com", "www", "app", "api", "help", "support");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return clue.name().startsWith(PREFIX)
        ? MEANINGS.get(clue.name().substring(PREFIX.length()))
        : null;
  }
}
