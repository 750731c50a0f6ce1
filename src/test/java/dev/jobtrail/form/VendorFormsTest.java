package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.TestBrowsers;
import dev.jobtrail.testing.FormServer;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forms of the known vendors in a real browser; all in one session, for they are only read. */
@Execution(ExecutionMode.SAME_THREAD)
class VendorFormsTest {

  private static FormServer server;
  private static TestBrowsers browsers;
  private static Browser browser;

  @BeforeAll
  static void start() {
    server = new FormServer();
    browsers = TestBrowsers.local();
    browser = browsers.open();
  }

  @AfterAll
  static void stop() {
    browser.close();
    browsers.close();
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "greenhouse, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, PHONE_COUNTRY, LOCATION, CV, COVER_LETTER, GENDER, RACE, VETERAN, DISABILITY, CONSENT_DATA'",
    "lever, 'FULL_NAME, EMAIL, PHONE, LOCATION, CV, COVER_LETTER, CURRENT_COMPANY, LINKEDIN, GITHUB, PORTFOLIO, GENDER, RACE, VETERAN, DISABILITY, CONSENT_TALENT_POOL'",
    "ashby, 'FULL_NAME, EMAIL, LOCATION, CV, AUTOFILL_UPLOAD, GENDER, RACE, VETERAN, DISABILITY'",
    "workable, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, HEADLINE, LOCATION, PHOTO, SUMMARY, CV, COVER_LETTER'",
    "smartrecruiters, 'AUTOFILL_UPLOAD, FIRST_NAME, LAST_NAME, EMAIL, EMAIL_AGAIN, CITY, PHONE, CV, COVER_LETTER'",
    "recruitee, 'FULL_NAME, EMAIL, PHONE, PHOTO, CV, COVER_LETTER'",
    "teamtailor, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, CV, COVER_LETTER, LOCATION, CONSENT_DATA, CONSENT_TALENT_POOL'",
    "bamboohr, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, STREET, CITY, POSTAL_CODE, COVER_LETTER, CV, START_DATE, SALARY, WEBSITE, LINKEDIN, GENDER, RACE, VETERAN, DISABILITY'",
    "breezy, 'FULL_NAME, EMAIL, PHONE, SALARY, CV, COVER_LETTER'",
    "personio, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, SALARY, CV, COVER_LETTER'",
    "rippling, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, CURRENT_COMPANY, LINKEDIN, CV, COVER_LETTER'",
    "jazzhr, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, CV'",
    "pinpoint, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE'",
    "icims, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, STREET, CITY, POSTAL_CODE, CV'",
    "jobvite, 'CV'"
  })
  void knowsTheFieldsOfAForm(String vendor, String meanings) {
    var fields = form(server.url(vendor)).fields();

    assertThat(fields.stream().map(FormField::meaning).collect(Collectors.toSet()))
        .containsAll(List.of(meanings.split(", ")).stream().map(FieldMeaning::valueOf).toList());
  }

  private Arrival arrival(String url) {
    return new FormFinder(TestVendors.ALL)
        .open(
            browser,
            url,
            new FormSearchListener() {
              @Override
              public void navigated(String address) {}

              @Override
              public void noted(String text) {}
            });
  }

  private ApplicationForm form(String url) {
    var arrival = arrival(url);
    assertThat(arrival).isInstanceOf(Arrival.AtForm.class);
    return ((Arrival.AtForm) arrival).form();
  }
}
