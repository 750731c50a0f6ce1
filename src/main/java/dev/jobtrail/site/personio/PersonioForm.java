package dev.jobtrail.site.personio;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Personio: a separate page for the form; labels mark what is required. */
@Singleton
final class PersonioForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("/job/\\d+");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("first_name", FieldMeaning.FIRST_NAME),
          entry("last_name", FieldMeaning.LAST_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("phone", FieldMeaning.PHONE),
          entry("salary_expectations", FieldMeaning.SALARY),
          entry("documents.cv", FieldMeaning.CV),
          entry("documents.cover-letter", FieldMeaning.COVER_LETTER));

  PersonioForm() {
    super("personio", "[name='documents.cv'], [name='documents.cover-letter']", Map.of());
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address).host().matches("[^.]+\\.jobs\\.personio\\.(?:de|com)");
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.below(posting, POSTING, "/apply");
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.name());
  }
}
