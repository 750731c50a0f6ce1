package dev.jobtrail.attempt.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.attempt.browser.Browser;
import dev.jobtrail.attempt.browser.TestBrowsers;
import dev.jobtrail.attempt.browser.UploadedFile;
import dev.jobtrail.testing.FormServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forms of the known vendors in a real browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VendorFormsTest {

  private static final Duration WAIT = Duration.ofSeconds(15);
  private static final UploadedFile CV =
      new UploadedFile("ada-cv.pdf", "%PDF-1.4 cv".getBytes(StandardCharsets.US_ASCII));
  private static final Map<FieldMeaning, String> KNOWN =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(FieldMeaning.FULL_NAME, "Ada Lovelace"),
              Map.entry(FieldMeaning.FIRST_NAME, "Ada"),
              Map.entry(FieldMeaning.LAST_NAME, "Lovelace"),
              Map.entry(FieldMeaning.EMAIL, "ada@example.com"),
              Map.entry(FieldMeaning.EMAIL_AGAIN, "ada@example.com"),
              Map.entry(FieldMeaning.PHONE, "+49 30 1234567"),
              Map.entry(FieldMeaning.LOCATION, "Berlin, Germany"),
              Map.entry(FieldMeaning.CITY, "Berlin"),
              Map.entry(FieldMeaning.CURRENT_COMPANY, "Analytical Engines")));

  private FormServer server;
  private TestBrowsers browsers;
  private Browser browser;

  @BeforeAll
  void start() {
    server = new FormServer();
    browsers = TestBrowsers.local();
  }

  @BeforeEach
  void open() {
    browser = browsers.open();
  }

  @AfterEach
  void shut() {
    browser.close();
  }

  @AfterAll
  void stop() {
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
    "bamboohr, 'FIRST_NAME, LAST_NAME, EMAIL, PHONE, STREET, CITY, POSTAL_CODE, COVER_LETTER, CV, START_DATE, SALARY, WEBSITE, LINKEDIN, GENDER, RACE, VETERAN, DISABILITY'"
  })
  void knowsTheFieldsOfAForm(String vendor, String meanings) {
    var fields = form(server.url(vendor)).fields();

    assertThat(fields.stream().map(FormField::meaning).collect(Collectors.toSet()))
        .containsAll(List.of(meanings.split(", ")).stream().map(FieldMeaning::valueOf).toList());
  }

  private Arrival arrival(String url) {
    return new Forms()
        .open(
            browser,
            url,
            new VisitLog() {
              @Override
              public void navigated(String address) {}

              @Override
              public void noted(String text) {}
            });
  }

  private ApplyForm form(String url) {
    var arrival = arrival(url);
    assertThat(arrival).isInstanceOf(Arrival.AtForm.class);
    return ((Arrival.AtForm) arrival).form();
  }

  private static void fill(ApplyForm form) {
    fillPage(form);
    while (form.hasNextPage()) {
      form.nextPage();
      fillPage(form);
    }
  }

  private static void fillPage(ApplyForm form) {
    form.fields().stream()
        .filter(it -> it.meaning() == FieldMeaning.CV && it.kind() == FieldKind.FILE)
        .findFirst()
        .ifPresent(it -> form.attach(it, CV));
    for (var field : form.fields()) {
      if (KNOWN.containsKey(field.meaning())) {
        form.fill(field, List.of(KNOWN.get(field.meaning())));
      } else if (field.required() && field.kind() != FieldKind.FILE) {
        form.fill(field, List.of(something(field)));
      }
    }
  }

  private static String something(FormField field) {
    return switch (field.kind()) {
      case CHOICE, CHOICES -> field.options().getLast();
      case TICK -> "true";
      case DATE -> "2027-01-04";
      case NUMBER -> "3";
      case PHONE -> "+49 30 1234567";
      case URL -> "https://example.com/ada";
      case EMAIL -> "ada@example.com";
      case TEXT, LONG_TEXT, SEARCH, PASSWORD, FILE, OTHER -> "Something";
    };
  }
}
