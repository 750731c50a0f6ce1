package dev.jobtrail.console.settings;

import dev.jobtrail.attempt.answer.Countries;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.ApplyProfile.WorkAuthorization;
import dev.jobtrail.attempt.profile.PayPeriod;
import dev.jobtrail.attempt.profile.SubmitMode;
import dev.jobtrail.console.Choice;
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
 * An apply profile as it is edited.
 *
 * @param clientId whose it is; null for the account's own
 * @param name the client's; null for the account's own
 */
@TemplateData
record ProfileForm(ApplyProfile profile, UUID clientId, String name) {

  /**
   * One of the values to choose from.
   *
   * @param hint what choosing it means; can be null
   */
  @TemplateData
  record Choice(String value, String label, String hint, boolean chosen) {}

  /** Where the form is sent to. */
  public String action() {
    return "/app/call/apply/profile" + (clientId == null ? "" : "?clientId=" + clientId);
  }

  /** The countries with what is known of them, and an empty row for one more. */
  public List<WorkAuthorization> permits() {
    return withOneMore(profile.workAuthorization(), new WorkAuthorization(null, null, null));
  }

  /** The remembered answers, and an empty row for one more. */
  public List<Answer> answers() {
    return withOneMore(profile.answers(), new Answer("", ""));
  }

  /** Names of countries by their codes. */
  public Map<String, String> countries() {
    return Countries.english();
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

  /** What pay is told for. */
  public List<Choice> periods() {
    var told = profile.salaryExpectation() == null ? null : profile.salaryExpectation().period();
    return Arrays.stream(PayPeriod.values())
        .map(it -> new Choice(wire(it), "a " + wire(it), null, it == told))
        .toList();
  }

  /** Who sends a form that has been filled. */
  public List<Choice> modes() {
    return Arrays.stream(SubmitMode.values())
        .map(it -> new Choice(wire(it), label(it), hint(it), it == profile.submitMode()))
        .toList();
  }

  private static String label(SubmitMode mode) {
    return switch (mode) {
      case REVIEW -> "I send every form myself";
      case HYBRID -> "Send it unless there was a question";
      case AUTO -> "Send it as soon as it is complete";
    };
  }

  private static String hint(SubmitMode mode) {
    return switch (mode) {
      case REVIEW ->
          "Jobtrail fills the form and stops. You look at the picture of it, then press Submit.";
      case HYBRID ->
          "A form that your profile and resume answer in full is sent. Where you were asked"
              + " something, you press Submit.";
      case AUTO -> "You are asked what nobody can know but you; then the form is sent by itself.";
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
