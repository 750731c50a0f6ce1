package dev.jobtrail.site.recruitee;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/** Recruitee: a separate page for the form, also on employers' domains. */
@Singleton
final class RecruiteeForm extends FormVendor {

  private static final Pattern POSTING = Pattern.compile("(/l/[a-z-]+)?/o/[^/]+");
  private static final Pattern PAGE = Pattern.compile(POSTING + "(/c/new|/applied)?");
  private static final Pattern APPLIED = Pattern.compile(POSTING + "/applied");

  private static final Pattern OFFER = Pattern.compile("(?:/l/[a-z-]+)?/o/([^/]+)(?:/c/new)?");

  private static final SequencedMap<String, RequiredQuestion> PARTS = new LinkedHashMap<>();

  static {
    PARTS.put("options_phone", new RequiredQuestion("Phone", List.of("candidate.phone")));
    PARTS.put("options_cv", new RequiredQuestion("CV", List.of("candidate.cv")));
    PARTS.put(
        "options_cover_letter",
        new RequiredQuestion("Cover letter", List.of("candidate.coverLetter")));
  }

  private static final Map<String, FieldMeaning> MEANINGS =
      Map.ofEntries(
          entry("candidate.name", FieldMeaning.FULL_NAME),
          entry("candidate.email", FieldMeaning.EMAIL),
          entry("candidate.phone", FieldMeaning.PHONE),
          entry("candidate.cv", FieldMeaning.CV),
          entry("candidate.photo", FieldMeaning.PHOTO),
          entry("candidate.coverLetter", FieldMeaning.COVER_LETTER));

  RecruiteeForm() {
    super(
        "recruitee",
        "[src*='recruiteecdn.com'], [href*='recruiteecdn.com'], [name='candidate.email']",
        Map.ofEntries(entry(FormPart.WAY_TO_FORM, "a[href$='/c/new'], a[href*='/c/new?']")));
  }

  @Override
  public boolean isOwn(URI address) {
    return AddressParts.of(address)
        .isBelow("recruitee.com", "www", "api", "app", "docs", "support");
  }

  @Override
  public boolean isEmployers(URI address) {
    return AddressParts.of(address).hasPath(PAGE);
  }

  /** Only on the vendor's hosts: on others the path alone proves too little. */
  @Override
  public Optional<URI> formAddress(URI posting) {
    return isOwn(posting) ? AddressParts.below(posting, POSTING, "/c/new") : Optional.empty();
  }

  /**
   * Source: Recruitee's Careers Site API; the numbers of its questions are not those of the form.
   */
  @Override
  public Optional<QuestionsRequest> questions(URI form) {
    var posting = OFFER.matcher(AddressParts.of(form).path());
    return isOwn(form) && posting.matches()
        ? Optional.of(
            new QuestionsRequest(
                AddressParts.withPath(form, "/api/offers/" + posting.group(1)),
                RecruiteeForm::required))
        : Optional.empty();
  }

  private static List<RequiredQuestion> required(JsonNode answer) {
    var offer = answer.path("offer");
    var required = new ArrayList<RequiredQuestion>();
    PARTS.forEach(
        (option, question) -> {
          if (offer.path(option).asText().equals("required")) {
            required.add(question);
          }
        });
    for (var question : offer.path("open_questions")) {
      if (question.path("required").asBoolean()
          && !question.path("kind").asText().equals("infobox")) {
        required.add(new RequiredQuestion(question.path("body").asText(), List.of()));
      }
    }
    return required;
  }

  /** The number at the end of a name's id is a position, so names alone tell. */
  @Override
  public FieldMeaning meaning(FieldClue clue) {
    return MEANINGS.get(clue.name());
  }

  @Override
  public boolean isSuccess(URI address) {
    return AddressParts.of(address).hasPath(APPLIED);
  }
}
