package dev.jobtrail.console.settings;

import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.ApplyProfile.SkillYears;
import dev.jobtrail.attempt.profile.ApplyProfile.WorkAuthorization;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.attempt.profile.UnansweredDemographics;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.page.RequestLanguage;
import dev.jobtrail.posting.PostingMessages;
import dev.jobtrail.text.CountryNames;
import dev.jobtrail.text.PayPeriod;
import io.quarkus.qute.TemplateData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/**
 * The form of an apply profile.
 *
 * @param clientId whose it is; null for the account's own
 * @param name the client's; null for the account's own
 */
@TemplateData
record ProfileForm(ApplyProfile profile, UUID clientId, String name) {

  /**
   * A selectable value.
   *
   * @param hint an explanation, or null
   */
  @TemplateData
  record Choice(String value, String label, String hint, boolean chosen) {}

  /** Where the form is sent to. */
  public String action() {
    return "/app/call/apply/profile" + (clientId == null ? "" : "?clientId=" + clientId);
  }

  /** The countries with their entries, and an empty row. */
  public List<WorkAuthorization> permits() {
    return withOneMore(profile.workAuthorization(), new WorkAuthorization(null, null, null));
  }

  /** The remembered answers, and an empty row for one more. */
  public List<Answer> answers() {
    return withOneMore(profile.answers(), new Answer("", ""));
  }

  /** The skills with their years, and an empty row for one more. */
  public List<SkillYears> skillYears() {
    return withOneMore(profile.skillYears(), new SkillYears(null, null));
  }

  /** Whether demographic questions without an answer are declined. */
  public boolean declines() {
    return profile.demographicsUnanswered() == UnansweredDemographics.DECLINE;
  }

  /** Names of countries by their codes. */
  public Map<String, String> countries() {
    return CountryNames.all(RequestLanguage.current());
  }

  /** The amount of pay that was told; nothing for none. */
  public String amount() {
    var pay = profile.salaryExpectation();
    return pay == null ? "" : pay.amount().toPlainString();
  }

  /** The code of its currency. */
  public String currency() {
    var pay = profile.salaryExpectation();
    return pay == null ? "" : pay.currency();
  }

  /** Codes of the currencies that countries have, and of the one that was told. */
  public Set<String> currencies() {
    var codes = new TreeSet<String>();
    for (var country : Locale.getISOCountries()) {
      var currency = Currency.getInstance(Locale.of("", country));
      if (currency != null) {
        codes.add(currency.getCurrencyCode());
      }
    }
    if (profile.salaryExpectation() != null) {
      codes.add(currency());
    }
    return codes;
  }

  /** The periods that pay can be stated for. */
  public List<Choice> periods() {
    var told = profile.salaryExpectation() == null ? null : profile.salaryExpectation().period();
    var messages = PageMessages.of(PostingMessages.class);
    return Arrays.stream(PayPeriod.values())
        .map(it -> new Choice(wire(it), messages.payPeriod(it), null, it == told))
        .toList();
  }

  /** Who sends a form that has been filled. */
  public List<Choice> modes() {
    return Arrays.stream(SubmitMode.values())
        .map(it -> new Choice(wire(it), label(it), hint(it), it == profile.submitMode()))
        .toList();
  }

  private static String label(SubmitMode mode) {
    var messages = PageMessages.of(ProfileMessages.class);
    return switch (mode) {
      case REVIEW -> messages.modeReview();
      case HYBRID -> messages.modeHybrid();
      case AUTO -> messages.modeAuto();
    };
  }

  private static String hint(SubmitMode mode) {
    var messages = PageMessages.of(ProfileMessages.class);
    return switch (mode) {
      case REVIEW -> messages.modeReviewHint();
      case HYBRID -> messages.modeHybridHint();
      case AUTO -> messages.modeAutoHint();
    };
  }

  private static String wire(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static <T> List<T> withOneMore(List<T> rows, T empty) {
    var all = new ArrayList<>(rows);
    all.add(empty);
    return all;
  }
}
