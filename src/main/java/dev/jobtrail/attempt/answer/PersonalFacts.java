package dev.jobtrail.attempt.answer;

import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FormField;
import dev.jobtrail.text.CountryNames;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers questions about name, contact details and links from the profile, then the resume. */
final class PersonalFacts {

  private static final Pattern NETWORK =
      Pattern.compile(
          "\\b(xing|twitter|stack"
              + " ?overflow|dribbble|behance|gitlab|kaggle|medium|youtube|instagram|facebook|mastodon|bluesky|google"
              + " scholar|orcid|bitbucket|hugging ?face|researchgate)\\b");
  private static final Pattern MOST_RECENT = Pattern.compile("\\b(?:recent|last|previous)\\b");
  private static final Pattern WITHOUT_CODE =
      Pattern.compile("\\b(?:without|excl\\w*|ohne|sans|sin|sem|senza|zonder)\\b");
  private static final Pattern DIALING_CODE = Pattern.compile("\\+\\s?(\\d[\\d -]{0,6})");
  private static final int TWO_LETTERS = 2;
  private static final int THREE_LETTERS = 3;

  private final ApplyProfile profile;
  private final ResumeFacts resume;
  private final FormLanguage language;
  private final boolean isSameResidence;

  PersonalFacts(Applicant applicant, FormLanguage language) {
    this.profile = applicant.profile();
    this.resume = new ResumeFacts(applicant.resume());
    this.language = language;
    this.isSameResidence = isSameResidence();
  }

  /** Whether the resume tells no other place of residence than the profile. */
  private boolean isSameResidence() {
    var address = profile.address();
    return isSame(address.city(), resume.location("city"))
        && isSame(address.postalCode(), resume.location("postalCode"))
        && isSame(
            address.country(),
            resume.location("countryCode").flatMap(CountryNames.shared()::named));
  }

  private static boolean isSame(String inProfile, Optional<String> inResume) {
    return inProfile == null || inResume.filter(it -> !it.equalsIgnoreCase(inProfile)).isEmpty();
  }

  /** A part of the resume's address; empty where the profile tells another one. */
  private Optional<String> residence(String property) {
    return isSameResidence ? resume.location(property) : Optional.empty();
  }

  /** A fact with its source. */
  private record Fact(String text, Source source) {}

  /** The value for the field; empty if no known fact fits. */
  Optional<Fill> answer(LabelledField asked, QuestionTopic topic, List<LabelledField> all) {
    var field = asked.field();
    return switch (topic) {
      case COUNTRY -> country().flatMap(it -> fill(countryValues(field, it.text()), it));
      case PHONE_COUNTRY -> phoneCountry(field);
      case LOCATION ->
          isOfAddress(all)
              ? simple(field, city())
              : location().flatMap(it -> fill(locationValues(field, it), it));
      case PHONE -> phone().flatMap(it -> fill(number(asked, it.text(), all), it));
      case FULL_NAME -> simple(field, fullName());
      case FIRST_NAME -> simple(field, name(profile.firstName(), PersonName::first));
      case LAST_NAME -> simple(field, name(profile.lastName(), PersonName::last));
      case EMAIL -> simple(field, known(profile.email(), resume.basics("email")));
      case LINKEDIN -> simple(field, known(profile.links().linkedin(), resume.page("linkedin")));
      case GITHUB -> simple(field, known(profile.links().github(), resume.page("github")));
      case PORTFOLIO -> simple(field, page(profile.links().portfolio(), profile.links().website()));
      case WEBSITE -> simple(field, page(profile.links().website(), profile.links().portfolio()));
      case OTHER_PAGE -> simple(field, otherPage(asked));
      case STREET -> simple(field, street(asked, all));
      case HOUSE_NUMBER -> simple(field, part(StreetLine::number));
      case CITY -> simple(field, city());
      case REGION -> simple(field, known(profile.address().region(), residence("region")));
      case POSTAL_CODE ->
          simple(field, known(profile.address().postalCode(), residence("postalCode")));
      case CURRENT_COMPANY -> simple(field, job(asked, "name"));
      case CURRENT_TITLE -> simple(field, job(asked, "position"));
      case HEADLINE -> simple(field, known(null, resume.basics("label")));
      case SUMMARY -> simple(field, known(null, resume.basics("summary")));
      case NOTICE_PERIOD ->
          noticeValues(field, profile.noticePeriod()).map(it -> new Fill(it, Source.PROFILE));
      case CV,
          CV_TEXT,
          AUTOFILL_UPLOAD,
          COVER_LETTER,
          OPEN,
          WORK_PERMIT,
          SALARY,
          GENDER,
          RACE,
          VETERAN,
          DISABILITY,
          DEMOGRAPHIC,
          CONSENT_DATA,
          CONSENT_TALENT_POOL,
          CONSENT,
          DELICATE,
          ABOUT_COMPANY ->
          Optional.empty();
    };
  }

  /** A length of time may be an option in other words. */
  static Optional<List<String>> noticeValues(FormField field, String notice) {
    if (notice == null) {
      return Optional.empty();
    }
    return AnswerFormat.fit(field, notice)
        .or(() -> NoticeLength.option(field, notice).map(List::of));
  }

  private static Optional<Fact> known(String inProfile, Optional<String> inResume) {
    return inProfile != null
        ? Optional.of(new Fact(inProfile, Source.PROFILE))
        : inResume.map(it -> new Fact(it, Source.RESUME));
  }

  private static Optional<Fill> simple(FormField field, Optional<Fact> fact) {
    return fact.flatMap(it -> fill(AnswerFormat.fit(field, it.text()), it));
  }

  private static Optional<Fill> fill(Optional<List<String>> values, Fact fact) {
    return values.map(it -> new Fill(it, fact.source()));
  }

  private Optional<Fact> city() {
    return known(profile.address().city(), residence("city"));
  }

  /** Whether a place of residence is the city of an address whose postal code has its own box. */
  private static boolean isOfAddress(List<LabelledField> all) {
    return all.stream().anyMatch(it -> Topics.of(it, all) == QuestionTopic.POSTAL_CODE);
  }

  private Optional<Fact> fullName() {
    if (profile.firstName() != null && profile.lastName() != null) {
      return Optional.of(new Fact(profile.firstName() + " " + profile.lastName(), Source.PROFILE));
    }
    return known(null, resume.basics("name"));
  }

  private Optional<Fact> name(String inProfile, Function<PersonName, String> part) {
    return known(inProfile, resume.basics("name").map(PersonName::of).map(part));
  }

  /** Without the number of the house where a box beside it asks for that. */
  private Optional<Fact> street(LabelledField asked, List<LabelledField> all) {
    return asked.neighbours(all).anyMatch(it -> Topics.of(it, all) == QuestionTopic.HOUSE_NUMBER)
        ? part(StreetLine::street)
        : streetLine();
  }

  private Optional<Fact> part(Function<StreetLine, String> part) {
    return streetLine()
        .flatMap(
            line ->
                StreetLine.of(line.text())
                    .map(part)
                    .filter(it -> !it.isEmpty())
                    .map(it -> new Fact(it, line.source())));
  }

  private Optional<Fact> streetLine() {
    return known(profile.address().street(), residence("address"));
  }

  private Optional<Fact> page(String first, String second) {
    return known(first != null ? first : second, resume.basics("url"));
  }

  private Optional<Fact> otherPage(LabelledField asked) {
    var matcher = NETWORK.matcher(asked.label());
    return matcher.find()
        ? known(null, resume.page(matcher.group(1).replace(" ", "")))
        : Optional.empty();
  }

  private Optional<Fact> job(LabelledField asked, String property) {
    return known(
        null,
        MOST_RECENT.matcher(asked.label()).find()
            ? resume.latestJob(property)
            : resume.currentJob(property));
  }

  private Optional<Fact> phone() {
    return known(profile.phone(), resume.basics("phone"));
  }

  /** Without its code where a list beside it chooses that, or the label says so. */
  private Optional<List<String>> number(
      LabelledField asked, String phone, List<LabelledField> all) {
    // the list of codes directly before or after the number
    var codes =
        asked
            .neighbours(all)
            .map(LabelledField::field)
            .filter(Topics::offersDialingCodes)
            .findFirst();
    if (codes.isPresent()) {
      var code = phoneCountry(codes.get()).map(it -> dialingCode(it.values().getFirst()));
      return phoneValues(
          asked.field(), code.map(it -> PhoneNumber.without(it, phone)).orElse(phone));
    }
    return WITHOUT_CODE.matcher(asked.label()).find()
        ? PhoneNumber.national(phone).flatMap(it -> phoneValues(asked.field(), it))
        : phoneValues(asked.field(), phone);
  }

  /** Without spaces if it is too long with them. */
  private static Optional<List<String>> phoneValues(FormField field, String phone) {
    return AnswerFormat.fit(field, phone)
        .or(() -> AnswerFormat.fit(field, phone.replaceAll("[\\s().-]", "")));
  }

  private Optional<Fact> country() {
    return known(
        profile.address().country(),
        residence("countryCode").flatMap(CountryNames.shared()::named));
  }

  private Optional<List<String>> countryValues(FormField field, String code) {
    if (!field.options().isEmpty()) {
      return AnswerFormat.only(
              field, it -> CountryNames.shared().named(it).filter(code::equals).isPresent())
          .map(List::of);
    }
    if (field.maxLength() != null && field.maxLength() == TWO_LETTERS) {
      return AnswerFormat.fit(field, code);
    }
    if (field.maxLength() != null && field.maxLength() == THREE_LETTERS) {
      return AnswerFormat.fit(field, CountryNames.threeLetters(code));
    }
    return AnswerFormat.fit(field, CountryNames.name(code, language.locale()));
  }

  /** By the number's own code where options carry theirs, else by the address. */
  private Optional<Fill> phoneCountry(FormField field) {
    if (codes(field).isEmpty()) {
      return Optional.empty();
    }
    var phone = phone().map(Fact::text).filter(it -> it.startsWith("+"));
    var byCode = phone.map(it -> it.replaceAll("\\D", "")).flatMap(it -> withCode(field, it));
    if (byCode.isPresent()) {
      return byCode.map(it -> new Fill(List.of(it), phone().orElseThrow().source()));
    }
    return phone.isPresent()
        ? Optional.empty()
        : country().flatMap(it -> fill(countryOfPhone(field, it.text()), it));
  }

  /** The options with codes; of a search only the chosen one is known. */
  private static List<String> codes(FormField field) {
    return field.kind() == FieldKind.SEARCH ? field.values() : field.options();
  }

  /** The only option with the code of a number, or that of the applicant's country among them. */
  private Optional<String> withCode(FormField field, String digits) {
    var longest =
        codes(field).stream()
            .map(PersonalFacts::dialingCode)
            .filter(it -> !it.isEmpty() && digits.startsWith(it))
            .mapToInt(String::length)
            .max();
    if (longest.isEmpty()) {
      return Optional.empty();
    }
    var ofNumber =
        codes(field).stream()
            .filter(it -> dialingCode(it).length() == longest.getAsInt())
            .filter(it -> digits.startsWith(dialingCode(it)))
            .distinct()
            .toList();
    return ofNumber.size() == 1
        ? Optional.of(ofNumber.getFirst())
        : country()
            .flatMap(it -> countryOfPhone(field, it.text()))
            .map(List::getFirst)
            .filter(ofNumber::contains);
  }

  private static Optional<List<String>> countryOfPhone(FormField field, String code) {
    return AnswerFormat.only(
            field,
            it ->
                CountryNames.shared()
                    .named(DIALING_CODE.matcher(it).replaceAll("").replaceAll("[()]", ""))
                    .filter(code::equals)
                    .isPresent())
        .map(List::of);
  }

  private static String dialingCode(String option) {
    var matcher = DIALING_CODE.matcher(option);
    return matcher.find() ? matcher.group(1).replaceAll("\\D", "") : "";
  }

  /** City, region and country as the form's language has them. */
  private Optional<Fact> location() {
    var city = known(profile.address().city(), residence("city"));
    if (city.isEmpty()) {
      return Optional.empty();
    }
    var isProfile = city.get().source() == Source.PROFILE;
    var region = isProfile ? profile.address().region() : residence("region").orElse(null);
    var code =
        isProfile
            ? profile.address().country()
            : residence("countryCode").flatMap(CountryNames.shared()::named).orElse(null);
    var country = code == null ? null : CountryNames.name(code, language.locale());
    return Optional.of(
        new Fact(
            Stream.of(city.get().text(), region, country)
                .filter(Objects::nonNull)
                .distinct()
                .collect(Collectors.joining(", ")),
            city.get().source()));
  }

  private Optional<List<String>> locationValues(FormField field, Fact location) {
    if (field.kind() == FieldKind.CHOICE) {
      return AnswerFormat.fit(field, location.text())
          .or(() -> AnswerFormat.fit(field, location.text().split(", ")[0]))
          .or(() -> country().flatMap(it -> countryValues(field, it.text())));
    }
    return AnswerFormat.fit(field, location.text());
  }
}
