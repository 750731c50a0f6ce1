package dev.jobtrail.site.workable;

import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import dev.jobtrail.form.QuestionsRequest;
import dev.jobtrail.form.RequiredQuestion;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Workable: a separate page for the form, which is rendered again after the CV was uploaded. */
@Singleton
final class WorkableForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("(/[^/]+)?/j/[0-9A-Za-z]+");
  private static final Pattern SHORTCODE =
      Pattern.compile("(?:/[^/]+)?/j/([0-9A-Za-z]+)(?:/apply)?");
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

  WorkableForm() {
    super(
        "workable",
        "[data-ui='application-form'], [data-ui='overview-apply-now'],"
            + " [data-ui='successful-submit']",
        Map.ofEntries(
            entry(FormPart.FORM, "[data-ui='application-form']"),
            entry(FormPart.WAY_TO_FORM, "[data-ui='overview-apply-now'], [data-ui='apply-button']"),
            entry(FormPart.REPEATER, "[data-ui='education'], [data-ui='experience']"),
            entry(FormPart.SEND, "[data-ui='application-form'] button[type='submit']"),
            entry(FormPart.SUCCESS, "[data-ui='successful-submit']")));
  }

  @Override
  public boolean isOwn(URI address) {
    var parts = AddressParts.of(address);
    return parts.isOn("apply.workable.com")
        || parts.isBelow("workable.com", "www", "jobs", "help", "resources")
            && parts.hasPath(OLD_POSTING);
  }

  @Override
  public Optional<URI> formAddress(URI posting) {
    return AddressParts.of(posting).isOn("apply.workable.com")
        ? AddressParts.below(posting, POSTING, "/apply/")
        : Optional.empty();
  }

  /** What the page itself asks for its fields. A photo and repeated groups are never asked for. */
  @Override
  public Optional<QuestionsRequest> questions(URI form) {
    var code = SHORTCODE.matcher(AddressParts.of(form).path());
    return AddressParts.of(form).isOn("apply.workable.com") && code.matches()
        ? Optional.of(
            new QuestionsRequest(
                AddressParts.withPath(form, "/api/v1/jobs/" + code.group(1) + "/form"),
                WorkableForm::required))
        : Optional.empty();
  }

  private static List<RequiredQuestion> required(JsonNode answer) {
    var required = new ArrayList<RequiredQuestion>();
    for (var section : answer) {
      for (var field : section.path("fields")) {
        var isAsked =
            !field.path("type").asText().equals("group")
                && !field.path("id").asText().equals("avatar");
        if (isAsked && field.path("required").asBoolean()) {
          required.add(
              new RequiredQuestion(
                  field.path("label").asText(), List.of(field.path("id").asText())));
        }
      }
    }
    return required;
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.getOrDefault(clue.name(), MEANINGS.get(clue.path()));
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
