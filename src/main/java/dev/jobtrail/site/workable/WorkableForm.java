package dev.jobtrail.site.workable;

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

/** Workable: a page of its own for the form, which is drawn anew once the CV has been taken up. */
@Singleton
final class WorkableForm implements FormVendor {

  private static final Pattern POSTING = Pattern.compile("(/[^/]+)?/j/[0-9A-Za-z]+");
  private static final Pattern OLD_POSTING = Pattern.compile("/j(obs)?/.+");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("firstname", FieldMeaning.FIRST_NAME),
          entry("lastname", FieldMeaning.LAST_NAME),
          entry("email", FieldMeaning.EMAIL),
          entry("phone", FieldMeaning.PHONE),
          entry("headline", FieldMeaning.HEADLINE),
          entry("address", FieldMeaning.LOCATION),
          entry("city", FieldMeaning.CITY),
          entry("postcode", FieldMeaning.POSTAL_CODE),
          entry("country", FieldMeaning.COUNTRY),
          entry("summary", FieldMeaning.SUMMARY),
          entry("cover_letter", FieldMeaning.COVER_LETTER),
          entry("resume", FieldMeaning.CV),
          entry("avatar", FieldMeaning.PHOTO));

  @Override
  public String name() {
    return "workable";
  }

  @Override
  public boolean isOwn(URI address) {
    var parts = AddressParts.of(address);
    return parts.isOn("apply.workable.com")
        || parts.isBelow("workable.com", "www", "jobs", "help", "resources")
            && parts.hasPath(OLD_POSTING);
  }

  @Override
  public String marker() {
    return "[data-ui='application-form'], [data-ui='overview-apply-now'],"
        + " [data-ui='successful-submit']";
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    var parts = AddressParts.of(posting);
    return parts.isOn("apply.workable.com") && parts.hasPath(POSTING)
        ? Optional.of(AddressParts.withPath(posting, parts.path() + "/apply/"))
        : Optional.empty();
  }

  @Override
  public String wayToForm() {
    return "[data-ui='overview-apply-now'], [data-ui='apply-button']";
  }

  @Override
  public String form() {
    return "[data-ui='application-form']";
  }

  @Override
  public String repeater() {
    return "[data-ui='education'], [data-ui='experience']";
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.getOrDefault(clue.name(), MEANINGS.get(clue.path()));
  }

  @Override
  public String send() {
    return "[data-ui='application-form'] button[type='submit']";
  }

  @Override
  public String success() {
    return "[data-ui='successful-submit']";
  }

  @Override
  public boolean isSuccess(URI address) {
    var query = AddressParts.of(address).query();
    return query.equals("success") || query.startsWith("success&") || query.startsWith("success=");
  }

  @Override
  public boolean isClosed(URI address) {
    return AddressParts.of(address).path().endsWith("/oops");
  }
}
