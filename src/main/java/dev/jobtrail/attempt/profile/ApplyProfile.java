package dev.jobtrail.attempt.profile;

import dev.jobtrail.client.EmailForm;
import dev.jobtrail.platform.OneLine;
import dev.jobtrail.posting.CurrencyCode;
import dev.jobtrail.text.PayPeriod;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Answers for every application form, as sent and stored as JSON; unknown values are null or empty,
 * and blank text is unknown.
 */
@RegisterForReflection
@Schema(
    name = "ApplyProfile",
    description =
        "Answers for every application form. Absent values are unknown and asked for"
            + " if a form requires them.")
public record ApplyProfile(
    @Schema(nullable = true, examples = "Jana") @Size(max = 100) @OneLine String firstName,
    @Schema(nullable = true, examples = "Novak") @Size(max = 100) @OneLine String lastName,
    @Schema(nullable = true, format = "email", maxLength = 254, examples = "jana@example.org")
        @EmailForm
        String email,
    @Schema(nullable = true, examples = "+420 555 010 020") @Size(max = 50) @OneLine String phone,
    @Valid Address address,
    @Valid Links links,
    @Schema(description = "Work authorization; at most one entry per country.") @Size(max = 250)
        List<@NotNull @Valid WorkAuthorization> workAuthorization,
    @Schema(nullable = true) @Valid SalaryExpectation salaryExpectation,
    @Schema(nullable = true, examples = "2 months") @Size(max = 200) @OneLine String noticePeriod,
    @Schema(
            nullable = true,
            format = "date",
            description = "The earliest start date; past dates are not entered.",
            examples = "2027-02-01")
        @Pattern(regexp = DAY, message = "must be a date such as 2027-02-01")
        String startDate,
    @Schema(nullable = true, examples = "Master of Science") @Size(max = 200) @OneLine
        String highestDegree,
    @Schema(description = "Years of experience; at most one entry per skill.")
        @Size(max = ApplyProfile.MOST_SKILLS)
        List<@NotNull @Valid SkillYears> skillYears,
    @Valid Demographics demographics,
    @Schema(
            description =
                "What happens to demographic questions without an answer here: ask if one is"
                    + " required, or decline where the form has such an option; ask if absent.")
        UnansweredDemographics demographicsUnanswered,
    Consents consents,
    @Schema(description = "Saved answers, by question text.") @Size(max = ApplyProfile.MOST_ANSWERS)
        List<@NotNull @Valid Answer> answers,
    @Schema(description = "Who submits a filled-in form; review if absent.") SubmitMode submitMode,
    @Schema(
            nullable = true,
            description =
                "How attached files are named, without extension: a text with {document}, and {name},"
                    + " {first}, {last}, {title} and {company} where wanted. {name} {document} if"
                    + " absent. Signs that file systems do not take become hyphens.",
            examples = "{last}_{first}_{document}")
        @Size(max = 100)
        @OneLine
        @Pattern(regexp = AttachmentName.PATTERN, message = AttachmentName.MESSAGE)
        String fileName) {

  static final int MOST_ANSWERS = 200;
  static final int MOST_SKILLS = 100;
  static final int LONGEST_QUESTION = 500;
  static final int LONGEST_ANSWER = 5_000;

  private static final String DAY = "\\s*|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";
  private static final String WEB_ADDRESS = "[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?";
  private static final String NO_WEB_ADDRESS = "must be an http or https address";

  private static final ApplyProfile EMPTY =
      new ApplyProfile(
          null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
          null, null, null);

  public ApplyProfile {
    firstName = known(firstName);
    lastName = known(lastName);
    email = known(email);
    phone = known(phone);
    address = address == null ? new Address(null, null, null, null, null) : address;
    links = links == null ? new Links(null, null, null, null) : links;
    workAuthorization = workAuthorization == null ? List.of() : workAuthorization;
    noticePeriod = known(noticePeriod);
    startDate = known(startDate);
    highestDegree = known(highestDegree);
    skillYears = skillYears == null ? List.of() : skillYears;
    demographics = demographics == null ? new Demographics(null, null, null, null) : demographics;
    demographicsUnanswered =
        demographicsUnanswered == null ? UnansweredDemographics.ASK : demographicsUnanswered;
    consents = consents == null ? new Consents(null, null) : consents;
    answers = answers == null ? List.of() : answers;
    submitMode = submitMode == null ? SubmitMode.REVIEW : submitMode;
    fileName = known(fileName);
  }

  /** One that knows nothing. */
  public static ApplyProfile empty() {
    return EMPTY;
  }

  /** The same with other remembered answers. */
  public ApplyProfile with(List<Answer> others) {
    return new ApplyProfile(
        firstName,
        lastName,
        email,
        phone,
        address,
        links,
        workAuthorization,
        salaryExpectation,
        noticePeriod,
        startDate,
        highestDegree,
        skillYears,
        demographics,
        demographicsUnanswered,
        consents,
        others,
        submitMode,
        fileName);
  }

  /** The same with answers as forms send them: without their days and ranks. */
  public ApplyProfile asSent() {
    return with(answers.stream().map(it -> new Answer(it.question(), it.answer())).toList());
  }

  /** The same without a start date that has passed. */
  public ApplyProfile asOf(LocalDate today) {
    return startDay().filter(it -> it.isBefore(today)).isPresent() ? withoutStartDate() : this;
  }

  private ApplyProfile withoutStartDate() {
    return new ApplyProfile(
        firstName,
        lastName,
        email,
        phone,
        address,
        links,
        workAuthorization,
        salaryExpectation,
        noticePeriod,
        null,
        highestDegree,
        skillYears,
        demographics,
        demographicsUnanswered,
        consents,
        answers,
        submitMode,
        fileName);
  }

  private Optional<LocalDate> startDay() {
    try {
      return Optional.ofNullable(startDate).map(LocalDate::parse);
    } catch (DateTimeParseException _) {
      return Optional.empty();
    }
  }

  /** Whether its start date exists, where there is one. */
  boolean hasPossibleStartDate() {
    return startDate == null || startDay().isPresent();
  }

  private static String known(String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }

  /** The applicant's address. */
  @RegisterForReflection
  @Schema(name = "ProfileAddress")
  public record Address(
      @Schema(nullable = true) @Size(max = 200) @OneLine String street,
      @Schema(nullable = true, examples = "Brno") @Size(max = 100) @OneLine String city,
      @Schema(nullable = true) @Size(max = 100) @OneLine String region,
      @Schema(nullable = true, examples = "602 00") @Size(max = 20) @OneLine String postalCode,
      @Schema(nullable = true, description = "ISO 3166-1 alpha-2", examples = "CZ") @CountryCode
          String country) {

    public Address {
      street = known(street);
      city = known(city);
      region = known(region);
      postalCode = known(postalCode);
      country = known(country);
    }
  }

  /** The applicant's web pages as http or https URLs. */
  @RegisterForReflection
  @Schema(name = "ProfileLinks")
  public record Links(
      @Schema(nullable = true, examples = "https://www.linkedin.com/in/jana-novak")
          @Size(max = 2_000)
          @Pattern(regexp = WEB_ADDRESS, message = NO_WEB_ADDRESS)
          String linkedin,
      @Schema(nullable = true, examples = "https://github.com/jana-novak")
          @Size(max = 2_000)
          @Pattern(regexp = WEB_ADDRESS, message = NO_WEB_ADDRESS)
          String github,
      @Schema(nullable = true, examples = "https://jana.example.org/work")
          @Size(max = 2_000)
          @Pattern(regexp = WEB_ADDRESS, message = NO_WEB_ADDRESS)
          String portfolio,
      @Schema(nullable = true, examples = "https://jana.example.org")
          @Size(max = 2_000)
          @Pattern(regexp = WEB_ADDRESS, message = NO_WEB_ADDRESS)
          String website) {

    public Links {
      linkedin = known(linkedin);
      github = known(github);
      portfolio = known(portfolio);
      website = known(website);
    }
  }

  /**
   * The applicant's work authorization in one country.
   *
   * @param needsSponsorship whether an employer has to apply for a permit, now or later; null if
   *     not specified
   */
  @RegisterForReflection
  @Schema(name = "ProfileWorkAuthorization")
  public record WorkAuthorization(
      @Schema(description = "ISO 3166-1 alpha-2", examples = "CZ") @NotNull @CountryCode
          String country,
      @Schema(description = "Whether the applicant is authorized to work there now.") @NotNull
          Boolean authorized,
      @Schema(
              nullable = true,
              description = "Whether the applicant needs visa sponsorship, now or later.")
          Boolean needsSponsorship) {}

  /** The expected pay before taxes. */
  @RegisterForReflection
  @Schema(name = "ProfileSalary")
  public record SalaryExpectation(
      @Schema(minimum = "0", examples = "65000")
          @NotNull
          @DecimalMin("0")
          @Digits(integer = 12, fraction = 2)
          BigDecimal amount,
      @Schema(description = "ISO 4217", examples = "EUR") @NotNull @CurrencyCode String currency,
      @NotNull PayPeriod period) {}

  /** How long the applicant has used a skill. */
  @RegisterForReflection
  @Schema(name = "ProfileSkillYears")
  public record SkillYears(
      @Schema(examples = "Java") @NotBlank @Size(max = 100) @OneLine String skill,
      @Schema(minimum = "0", maximum = "70", examples = "8") @NotNull @Min(0) @Max(70)
          Integer years) {

    public SkillYears {
      skill = known(skill);
    }
  }

  /** Voluntary self-description in the applicant's own words. */
  @RegisterForReflection
  @Schema(
      name = "ProfileDemographics",
      description =
          "Never guessed: demographicsUnanswered decides about questions without a value here.")
  public record Demographics(
      @Schema(nullable = true) @Size(max = 100) @OneLine String gender,
      @Schema(nullable = true) @Size(max = 100) @OneLine String race,
      @Schema(nullable = true) @Size(max = 100) @OneLine String veteran,
      @Schema(nullable = true) @Size(max = 100) @OneLine String disability) {

    public Demographics {
      gender = known(gender);
      race = known(race);
      veteran = known(veteran);
      disability = known(disability);
    }
  }

  /**
   * Consents that apply to every form; null if unknown.
   *
   * @param dataProcessing that the application's data are used for the application
   * @param talentPool that they are kept for later jobs
   */
  @RegisterForReflection
  @Schema(name = "ProfileConsents")
  public record Consents(
      @Schema(nullable = true, description = "Consent to the use of the data for the application.")
          Boolean dataProcessing,
      @Schema(nullable = true, description = "Consent to storing the data for later jobs.")
          Boolean talentPool) {}

  /** A saved answer for the same question on other forms. */
  @RegisterForReflection
  @Schema(name = "ProfileAnswer")
  public record Answer(
      @Schema(examples = "Are you willing to travel?") @NotBlank @Size(max = LONGEST_QUESTION)
          String question,
      @Schema(examples = "Yes") @NotBlank @Size(max = LONGEST_ANSWER) String answer,
      @Schema(
              readOnly = true,
              nullable = true,
              format = "date",
              description = "The day when it was saved; null if unknown.",
              examples = "2026-05-03")
          String savedOn,
      @Schema(
              nullable = true,
              description =
                  "Whether it is used instead of what profile and resume say, as a saved correction"
                      + " of a value is. If absent, as it was for the same question; false for a"
                      + " new one.")
          Boolean preferred) {

    public Answer(String question, String answer) {
      this(question, answer, null, null);
    }

    /** Whether it comes before what profile and resume say. */
    public boolean comesFirst() {
      return Boolean.TRUE.equals(preferred);
    }
  }
}
