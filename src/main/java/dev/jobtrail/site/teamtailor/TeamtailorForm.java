package dev.jobtrail.site.teamtailor;

import static java.util.Map.entry;

import dev.jobtrail.form.AddressParts;
import dev.jobtrail.form.FieldClue;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormPart;
import dev.jobtrail.form.FormVendor;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Teamtailor: a separate page for the form, also on employers' domains; only its text confirms the
 * submission.
 */
@Singleton
final class TeamtailorForm extends FormVendor {

  private static final Pattern POSTING =
      Pattern.compile("(/[a-z]{2}(-[A-Z]{2})?)?/jobs/\\d{5,8}-[^/]+");
  private static final Pattern PAGE = Pattern.compile(POSTING + "(/applications/new)?");

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("candidate[first_name]", FieldMeaning.FIRST_NAME),
          entry("candidate[last_name]", FieldMeaning.LAST_NAME),
          entry("candidate[email]", FieldMeaning.EMAIL),
          entry("candidate[phone]", FieldMeaning.PHONE),
          entry("candidate[location][query]", FieldMeaning.LOCATION),
          entry(
              "candidate[job_applications_attributes][0][cover_letter]", FieldMeaning.COVER_LETTER),
          entry("candidate[consent_given]", FieldMeaning.CONSENT_DATA),
          entry("candidate[consent_given_future_jobs]", FieldMeaning.CONSENT_TALENT_POOL));

  TeamtailorForm() {
    super(
        "teamtailor",
        "[src*='teamtailor-cdn.com'], [href*='teamtailor-cdn.com'],"
            + " [name='candidate[resume_remote_url]']",
        Map.ofEntries(
            entry(FormPart.FORM, "#job-application-form"),
            entry(FormPart.WAY_TO_FORM, "a[href*='/applications/new']"),
            entry(FormPart.QUESTION, "div.question[data-question-uuid]"),
            entry(
                FormPart.QUESTION_REQUIRED, "[data-question-mandatory='true'], sup[data-asterisk]"),
            entry(FormPart.SEARCH, "[name='candidate[location][query]']"),
            // hidden, and empty until the upload is complete
            entry(FormPart.UPLOADED, "#candidate_resume_remote_url")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address)
        .isBelow("teamtailor.com", "www", "api", "app", "docs", "support");
  }

  @Override
  public boolean isEmployers(URI address) {
    return AddressParts.of(address).hasPath(PAGE);
  }

  /** Only on the vendor's hosts: on others the path alone proves too little. */
  @Override
  public Optional<URI> formAddress(URI posting) {
    return isOwn(posting)
        ? AddressParts.below(posting, POSTING, "/applications/new")
        : Optional.empty();
  }

  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.name());
  }
}
