package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.attempt.profile.ApplyProfile.SalaryExpectation;
import dev.jobtrail.attempt.profile.Profiles;
import dev.jobtrail.client.Person;
import dev.jobtrail.letter.ApplicantConditions;
import dev.jobtrail.letter.AskedCondition;
import dev.jobtrail.page.LanguageFormat;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import dev.jobtrail.text.Translatable;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Start and pay of the apply profile in sentences for letters. */
@ApplicationScoped
class ProfileConditions implements ApplicantConditions {

  private static final Map<String, String> SIGNS = Map.of("EUR", "€", "GBP", "£");

  private final Profiles profiles;
  private final Clock clock;

  ProfileConditions(Profiles profiles, Clock clock) {
    this.profiles = profiles;
    this.clock = clock;
  }

  @Override
  public Map<AskedCondition, Translatable> of(Person person) {
    return known(profiles.of(person).asOf(LocalDate.now(clock)));
  }

  static Map<AskedCondition, Translatable> known(ApplyProfile profile) {
    var known = new EnumMap<AskedCondition, Translatable>(AskedCondition.class);
    if (profile.startDate() != null) {
      var start = LocalDate.parse(profile.startDate());
      known.put(
          AskedCondition.START,
          Message.of(
              "I could start on %s at the earliest.",
              (Translatable) language -> day(start, language)));
    }
    Optional.ofNullable(profile.noticePeriod())
        .map(NoticeLength::sentence)
        .ifPresent(it -> known.put(AskedCondition.NOTICE, it));
    Optional.ofNullable(profile.salaryExpectation())
        .ifPresent(it -> known.put(AskedCondition.PAY, pay(it)));
    return known;
  }

  private static String day(LocalDate day, Language language) {
    var text = LanguageFormat.of(language).longDay(day);
    return language == Language.FRENCH ? text.replaceFirst("^1 ", "1er ") : text;
  }

  private static Translatable pay(SalaryExpectation wish) {
    Translatable amount = language -> amount(wish, language);
    Translatable period = language -> FormLanguage.valueOf(language.name()).per(wish.period());
    return Message.of("My salary expectation is %s %s.", amount, period);
  }

  private static String amount(SalaryExpectation wish, Language language) {
    var number = LanguageFormat.of(language).amount(wish.amount());
    var sign = SIGNS.getOrDefault(wish.currency(), wish.currency());
    return language == Language.ENGLISH && sign.length() == 1
        ? sign + number
        : number + "\u00a0" + sign;
  }
}
