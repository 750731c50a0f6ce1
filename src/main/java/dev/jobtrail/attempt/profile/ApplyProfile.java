package dev.jobtrail.attempt.profile;

import dev.jobtrail.client.EmailForm;
import dev.jobtrail.posting.CurrencyCode;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What a person answers on every form, as it goes over the wire and as it is stored; what is
 * unknown is null or empty, and a blank text is unknown.
 */
@RegisterForReflection
@Schema(
    name = "ApplyProfile",
    description =
        "What a person answers on every form. What is absent is unknown; what is unknown is asked"
            + " for where a form insists on it.")
public record ApplyProfile(
    @Schema(nullable = true, examples = "Jana") @Size(max = 100) String firstName,
    @Schema(nullable = true, examples = "Novak") @Size(max = 100) String lastName,
    @Schema(nullable = true, format = "email", maxLength = 254, examples = "jana@example.org")
        @EmailForm
        String email,
    @Schema(nullable = true, examples = "+420 555 010 020") @Size(max = 50) String phone,
    @Valid Address address,
    @Valid Links links,
    @Schema(description = "Where the person may work; at most one entry for a country.")
        @Size(max = 250)
        List<@NotNull @Valid WorkAuthorization> workAuthorization,
    @Schema(nullable = true) @Valid SalaryExpectation salaryExpectation,
    @Schema(nullable = true, examples = "2 months") @Size(max = 200) String noticePeriod,
    @Valid Demographics demographics,
    Consents consents,
    @Schema(description = "What was answered before, by the question's text.")
        @Size(max = ApplyProfile.MOST_ANSWERS)
        List<@NotNull @Valid Answer> answers,
    @Schema(description = "Who sends a form that has been filled; review where absent.")
        SubmitMode submitMode) {

  static final int MOST_ANSWERS = 200;
  static final int LONGEST_QUESTION = 500;
  static final int LONGEST_ANSWER = 5_000;

  private static final String WEB_ADDRESS = "[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?";
  private static final String NO_WEB_ADDRESS = "must be an http or https address";

  private static final ApplyProfile EMPTY =
      new ApplyProfile(
          null, null, null, null, null, null, null, null, null, null, null, null, null);

  public ApplyProfile {
    firstName = known(firstName);
    lastName = known(lastName);
    email = known(email);
    phone = known(phone);
    address = address == null ? new Address(null, null, null, null, null) : address;
    links = links == null ? new Links(null, null, null, null) : links;
    workAuthorization = workAuthorization == null ? List.of() : workAuthorization;
    noticePeriod = known(noticePeriod);
    demographics = demographics == null ? new Demographics(null, null, null, null) : demographics;
    consents = consents == null ? new Consents(null, null) : consents;
    answers = answers == null ? List.of() : answers;
    submitMode = submitMode == null ? SubmitMode.REVIEW : submitMode;
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
        demographics,
        consents,
        others,
        submitMode);
  }

  private static String known(String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }

  /** Where the person lives. */
  @RegisterForReflection
  @Schema(name = "ProfileAddress")
  public record Address(
      @Schema(nullable = true) @Size(max = 200) String street,
      @Schema(nullable = true, examples = "Brno") @Size(max = 100) String city,
      @Schema(nullable = true) @Size(max = 100) String region,
      @Schema(nullable = true, examples = "602 00") @Size(max = 20) String postalCode,
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

  /** Pages about the person, as http or https addresses. */
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
   * Whether the person may work in a country.
   *
   * @param needsSponsorship whether an employer has to ask for a permit, now or later; null where
   *     that was not said
   */
  @RegisterForReflection
  @Schema(name = "ProfileWorkAuthorization")
  public record WorkAuthorization(
      @Schema(description = "ISO 3166-1 alpha-2", examples = "CZ") @NotNull @CountryCode
          String country,
      @Schema(description = "Whether the person may work there now.") @NotNull Boolean authorized,
      @Schema(
              nullable = true,
              description = "Whether an employer has to sponsor a permit, now or later.")
          Boolean needsSponsorship) {}

  /** What the person wants to earn, before taxes. */
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

  /** What the person chooses to tell about themselves, in words of their own. */
  @RegisterForReflection
  @Schema(
      name = "ProfileDemographics",
      description = "Never guessed: a question without a value here is declined or left.")
  public record Demographics(
      @Schema(nullable = true) @Size(max = 100) String gender,
      @Schema(nullable = true) @Size(max = 100) String race,
      @Schema(nullable = true) @Size(max = 100) String veteran,
      @Schema(nullable = true) @Size(max = 100) String disability) {

    public Demographics {
      gender = known(gender);
      race = known(race);
      veteran = known(veteran);
      disability = known(disability);
    }
  }

  /**
   * What the person agrees to on every form; null where that was not said.
   *
   * @param dataProcessing that the application's data are used for the application
   * @param talentPool that they are kept for later jobs
   */
  @RegisterForReflection
  @Schema(name = "ProfileConsents")
  public record Consents(
      @Schema(nullable = true, description = "To the use of the data for the application.")
          Boolean dataProcessing,
      @Schema(nullable = true, description = "To being kept for later jobs.") Boolean talentPool) {}

  /** An answer to be given again where the same is asked. */
  @RegisterForReflection
  @Schema(name = "ProfileAnswer")
  public record Answer(
      @Schema(examples = "Are you willing to travel?") @NotBlank @Size(max = LONGEST_QUESTION)
          String question,
      @Schema(examples = "Yes") @NotBlank @Size(max = LONGEST_ANSWER) String answer) {}
}
