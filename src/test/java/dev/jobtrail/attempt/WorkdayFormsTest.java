package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.attempt.answer.Applicant;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.form.AccountPage;
import dev.jobtrail.form.AccountPage.Response;
import dev.jobtrail.form.Arrival;
import dev.jobtrail.form.FormSearchListener;
import dev.jobtrail.form.FormVerdict;
import dev.jobtrail.form.TestVendors;
import dev.jobtrail.testing.WorkdayServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms behind an account, in a browser without the service. */
@Execution(ExecutionMode.CONCURRENT)
class WorkdayFormsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String EMAIL = "jana@example.com";
  private static final String PASSWORD = "Harbour-Cranes-27";
  private static final Runnable NOTHING = () -> {};

  private static final String PROFILE =
      """
      {"firstName": "Jana", "lastName": "Novak", "email": "jana@example.com",
       "phone": "+49 30 901820", "startDate": "2027-02-01", "demographicsUnanswered": "decline",
       "address": {"street": "Hafenstrasse 12", "postalCode": "10997", "city": "Berlin",
         "country": "DE"},
       "links": {"linkedin": "https://www.linkedin.com/in/jana-novak-example"},
       "workAuthorization": [{"country": "DE", "authorized": true, "needsSponsorship": false}],
       "consents": {"dataProcessing": true}}
      """;

  private static final Map<String, String> GIVEN =
      Map.of(
          "How Did You Hear About Us?", "LinkedIn",
          "Have you previously worked for Acme?", "No",
          "Phone Device Type", "Mobile",
          "Which areas interest you?", "Operations",
          "Name", "Jana Novak",
          "Disability Status", "I do not want to answer",
          "Yes, I have read and consent to the terms and conditions", "Yes");

  private final List<String> logged = new ArrayList<>();
  private WorkdayServer server;
  private TestBrowsers browsers;
  private Browser browser;

  @BeforeAll
  static void requireBrowser() {
    dev.jobtrail.testing.Browser.assumeInstalled();
  }

  @BeforeEach
  void start() {
    server = new WorkdayServer();
    browsers = TestBrowsers.local();
    browser = browsers.open();
  }

  @AfterEach
  void stop() {
    browser.close();
    browsers.close();
    server.close();
  }

  @ParameterizedTest
  @CsvSource({"acme,5", "globex,4"})
  void createsAnAccountAndGoesThroughAllStepsToTheReview(String employer, int drafts)
      throws IOException {
    var page = arrive(employer);
    assertThat(page.vendor()).isEqualTo("workday");
    assertThat(page.canCreate()).isTrue();
    assertThat("http://" + page.site()).isEqualTo(server.base());

    assertThat(page.create(EMAIL, PASSWORD, NOTHING)).isEqualTo(new Response.Entered());
    assertThat(server.created()).containsExactly(EMAIL);
    assertThat(server.password(EMAIL)).isEqualTo(PASSWORD);
    assertThat(server.traps()).isEmpty();

    var form = ((Arrival.AtForm) page.goOn()).form();
    var filled = new FormFiller(form, material(GIVEN), _ -> List.of(), LOG).fill();
    assertThat(filled.asked()).isEmpty();
    assertThat(server.drafts()).hasSize(drafts);
    assertThat(server.submissions()).isEmpty();
    assertThat(filled.fields())
        .extracting(SeenField::label, SeenField::value)
        .contains(
            tuple("First Name", "Jana"),
            tuple("How Did You Hear About Us?", "LinkedIn"),
            tuple("Country", "Germany"),
            tuple("Country Phone Code", "Germany (+49)"),
            tuple("Resume/CV", "cv.pdf"));

    form.submit();
    assertThat(form.verdict(Duration.ofSeconds(20))).isInstanceOf(FormVerdict.Confirmed.class);
    assertThat(server.submissions()).hasSize(1);
    assertThat(server.submissions().getFirst())
        .containsEntry("legalName--lastName", "Novak")
        .containsEntry("addressLine1", "Hafenstrasse 12")
        .containsEntry("countryPhoneCode", "Germany (+49)")
        .containsEntry("phoneType", "Mobile")
        .containsEntry("source", "LinkedIn")
        .containsEntry("skills", "Operations")
        .containsEntry("q1", "Yes")
        .containsEntry("start", employer.equals("acme") ? "02/01/2027" : "02/2027")
        .containsEntry("resume", "cv.pdf");
    assertThat(logged).noneMatch(it -> it.contains(PASSWORD));
  }

  @ParameterizedTest
  @ValueSource(strings = {"acme", "globex"})
  void signsInFromEitherView(String employer) {
    server.register(EMAIL, PASSWORD);
    var page = arrive(employer);

    assertThat(page.signIn(EMAIL, PASSWORD, NOTHING)).isEqualTo(new Response.Entered());
    assertThat(page.goOn()).isInstanceOf(Arrival.AtForm.class);
    assertThat(server.created()).isEmpty();
  }

  @Test
  void tellsARefusedPasswordAfterOneTryAndEmptiesTheBox() {
    server.register(EMAIL, PASSWORD);
    var page = arrive("globex");

    var response = page.signIn(EMAIL, "Wrong-Password-1", NOTHING);

    assertThat(response).isInstanceOf(Response.Refused.class);
    assertThat(((Response.Refused) response).words()).contains("wrong e-mail address or password");
    assertThat(server.signIns()).hasSize(1);
    assertThat(
            browser
                .run("return [...document.querySelectorAll('[type=password]')].map(it => it.value)")
                .toString())
        .isEqualTo("[\"\"]");
  }

  @Test
  void tellsThatAnAccountExistsAlready() {
    server.register(EMAIL, PASSWORD);

    var response = arrive("acme").create(EMAIL, "Another-Pass-1", NOTHING);

    assertThat(response).isInstanceOf(Response.Refused.class);
    assertThat(((Response.Refused) response).words()).contains("exists already");
    assertThat(server.created()).isEmpty();
  }

  @Test
  void tellsThatTheAddressHasToBeConfirmed() {
    assertThat(arrive("verify").create(EMAIL, PASSWORD, NOTHING))
        .isInstanceOf(Response.Unverified.class);
    assertThat(arrive("verify").signIn(EMAIL, PASSWORD, NOTHING))
        .isInstanceOf(Response.Unverified.class);

    server.confirm(EMAIL);

    assertThat(arrive("verify").signIn(EMAIL, PASSWORD, NOTHING)).isEqualTo(new Response.Entered());
  }

  @Test
  void pressesNothingWhereItsClaimFails() {
    var page = arrive("acme");

    assertThat(
            org.assertj.core.api.Assertions.catchThrowable(
                () ->
                    page.create(
                        EMAIL,
                        PASSWORD,
                        () -> {
                          throw new IllegalStateException("Changed");
                        })))
        .hasMessage("Changed");
    assertThat(server.created()).isEmpty();
  }

  private AccountPage arrive(String employer) {
    var arrival = TestVendors.finder().open(browser, server.url(employer), new Logged());
    assertThat(arrival).isInstanceOf(Arrival.AtAccount.class);
    return ((Arrival.AtAccount) arrival).page();
  }

  private RunMaterial material(Map<String, String> given) throws IOException {
    var applicant =
        new Applicant(
            MAPPER.readValue(PROFILE, ApplyProfile.class),
            MAPPER.readTree("{}"),
            null,
            new HashMap<>(given),
            "Berlin, Germany",
            "Acme",
            LocalDate.of(2026, 11, 21));
    return new RunMaterial(
        null,
        null,
        server.base(),
        true,
        false,
        false,
        List.of(),
        Set.of(),
        applicant,
        _ -> new UploadedFile("cv.pdf", "%PDF-1.7".getBytes(StandardCharsets.US_ASCII)),
        _ -> new UploadedFile("letter.pdf", "%PDF-1.7".getBytes(StandardCharsets.US_ASCII)));
  }

  private static final FillLog LOG =
      (kind, label, text) -> {
        if (Boolean.getBoolean("shown")) {
          System.out.println(kind + " " + label + ": " + text);
        }
      };

  private final class Logged implements FormSearchListener {

    @Override
    public void navigated(String address) {
      logged.add(address);
    }

    @Override
    public void noted(String text) {
      logged.add(text);
    }
  }
}
