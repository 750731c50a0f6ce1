package dev.jobtrail.site.jobvite;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Jobvite: up to three pages, with the box for the resume in a menu outside of the form. */
@Singleton
final class JobviteForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("(?:/careers)?/[^/]+/job/[^/]+");

  JobviteForm() {
    super(
        "jobvite",
        ".jv-apply-form, .jv-form-field, .jv-button-apply",
        Map.ofEntries(
            entry(FormPart.FORM, ".jv-apply-form, #attachResume, .jv-add-attachment"),
            entry(FormPart.WAY_TO_FORM, ".jv-button-apply"),
            entry(FormPart.QUESTION, ".jv-form-field"),
            entry(FormPart.QUESTION_TITLE, ".jv-form-field-legend, .jv-form-field-label")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).isOn("jobs.jobvite.com");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.below(posting, POSTING, "/apply");
  }
}
