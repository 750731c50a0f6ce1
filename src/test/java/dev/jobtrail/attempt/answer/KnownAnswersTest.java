package dev.jobtrail.attempt.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.attempt.answer.Reply.Ask;
import dev.jobtrail.attempt.answer.Reply.AttachLetter;
import dev.jobtrail.attempt.answer.Reply.AttachResume;
import dev.jobtrail.attempt.answer.Reply.Fill;
import dev.jobtrail.attempt.answer.Reply.Leave;
import dev.jobtrail.attempt.answer.Reply.Source;
import dev.jobtrail.attempt.profile.ApplyProfile;
import dev.jobtrail.attempt.profile.ApplyProfile.Answer;
import dev.jobtrail.attempt.profile.QuestionText;
import dev.jobtrail.form.FieldKind;
import dev.jobtrail.form.FieldMeaning;
import dev.jobtrail.form.FormField;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnownAnswersTest {

  private static final String PROFILE =
      """
      {"firstName": "Jana", "lastName": "van der Novak", "email": "jana@example.org",
       "phone": "+420 555 010 020",
       "address": {"street": "Dlouhá 1", "city": "Brno", "region": "Moravia",
         "postalCode": "602 00", "country": "CZ"},
       "links": {"linkedin": "https://www.linkedin.com/in/jana"},
       "workAuthorization": [
         {"country": "DE", "authorized": true, "needsSponsorship": false},
         {"country": "CA", "authorized": true},
         {"country": "US", "authorized": false, "needsSponsorship": true}],
       "salaryExpectation": {"amount": 65000, "currency": "EUR", "period": "year"},
       "noticePeriod": "2 months",
       "demographics": {"gender": "Female", "veteran": "No"},
       "demographicsUnanswered": "decline",
       "consents": {"dataProcessing": true}}\
      """;

  private static final String RESUME =
      """
      {"basics": {"name": "Jana Novak", "email": "resume@example.org", "label": "Engineer",
         "summary": "Builds services.", "url": "https://jana.example.org",
         "location": {"city": "Berlin", "countryCode": "DE"},
         "profiles": [{"network": "GitHub", "url": "https://github.com/jana"},
           {"network": "XING", "url": "https://xing.com/jana"}]},
       "work": [{"name": "Globex", "position": "Engineer", "startDate": "2016", "endDate": "2020"},
         {"name": "Initech", "position": "Senior Engineer", "startDate": "2020"}]}\
      """;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @CsvFileSource(
      resources = "/attempt/labels.csv",
      delimiter = '|',
      numLinesToSkip = 1,
      quoteCharacter = '`')
  void knowsWhatALabelIsAbout(String label, FieldKind kind, QuestionTopic topic) {
    var field = new LabelledField(field(label, kind), QuestionText.normalized(label));

    assertThat(Topics.of(field, List.of(field))).isEqualTo(topic);
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/attempt/sensitive.csv",
      delimiter = '|',
      numLinesToSkip = 1,
      quoteCharacter = '`')
  void answersWhatIsDelicateFromTheProfileAlone(
      String label, FieldKind kind, String options, String place, String expected) {
    var reply = reply(field(label, kind, options(options)), applicant(PROFILE, place));

    assertThat(shown(reply)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/attempt/sensitive.csv",
      delimiter = '|',
      numLinesToSkip = 1,
      quoteCharacter = '`')
  void fillsNothingDelicateForAnEmptyProfile(
      String label, FieldKind kind, String options, String place, String expected) {
    for (var isRequired : List.of(true, false)) {
      var field = field(label, kind, isRequired, options(options));
      var reply = reply(field, applicant("{}", place));

      assertThat(reply).isEqualTo(isRequired ? new Ask(true) : new Leave());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Work authorization|TEXT|Are you legally authorized to work in the US?|true",
        "Work authorization in Germany|CHOICE|Are you authorized to work in Germany?|true",
        "Work authorization in France|TEXT|Are you authorized to work in Germany?|false",
        "Visa sponsorship needed?|CHOICE|Will you now or in the future require sponsorship?|true",
        "Do you require visa sponsorship?|CHOICE|Are you authorized to work in the US?|false",
        "Are you authorized to work without sponsorship?|CHOICE|Are you authorized to work?|false",
        "Salary expectations|TEXT|What compensation are you looking for?|true",
        "Salary expectations|TEXT|What is your current salary?|false",
        "Salary expectations|TEXT|Would a salary of 50,000 EUR suit you?|false",
        "Earliest start date|DATE|When can you start?|true",
        "Earliest start date|DATE|What is your notice period?|false",
        "Years of experience with Java|NUMBER|How many years of Java experience do you have?|true",
        "Years of experience with Java|NUMBER|How many years of Go experience do you have?|false",
        "Gehaltsvorstellung|TEXT|What are your salary expectations?|true",
        "LinkedIn|URL|LinkedIn profile URL|true",
        "GitHub|URL|LinkedIn profile URL|false",
        "Gender|CHOICE|What gender do you identify as?|true",
        "Your contact|EMAIL|E-mail address|true",
        "Your contact|EMAIL|Employee number|false",
        "Why us?|LONG_TEXT|Why do you want to work here?|false",
        "I agree|TICK|I confirm that all is true|false",
        "Resume|FILE|CV|true",
        "Resume|FILE|Cover letter|false",
        "Are you a citizen?|CHOICE|Citizenship|false"
      })
  void recognizesQuestionsOfOneKindInOtherWords(
      String label, FieldKind kind, String other, boolean isSame) {
    var known = new KnownAnswers(applicant(PROFILE, "Berlin"));

    assertThat(known.areSame(field(label, kind), other)).isEqualTo(isSame);
  }

  @Test
  void asksDemographicQuestionsUnlessTheApplicantDeclines() {
    var options = List.of("Yes", "No", "I prefer not to say");
    var field = field("Do you have a disability?", FieldKind.CHOICE, options);

    assertThat(reply(field, applicant("{}", null))).isEqualTo(new Ask(true));
    assertThat(reply(field, applicant("{\"demographicsUnanswered\": \"decline\"}", null)))
        .isEqualTo(new Fill(List.of("I prefer not to say"), Source.DECLINED));
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "WORK_AUTHORIZATION",
        "SPONSORSHIP",
        "SALARY",
        "GENDER",
        "RACE",
        "VETERAN",
        "DISABILITY",
        "DEMOGRAPHIC",
        "CONSENT_DATA",
        "CONSENT_TALENT_POOL",
        "CONSENT",
        "SIGNATURE"
      })
  void asksWhateverTheVendorKnowsToBeDelicate(FieldMeaning meaning) {
    for (var kind : FieldKind.values()) {
      var field =
          new FormField(
              "k",
              "Name",
              "",
              List.of(),
              kind,
              meaning,
              true,
              List.of("Yes", "No"),
              List.of(),
              "name",
              null,
              "");
      assertThat(reply(field, applicant("{}", "Berlin, Germany"))).isEqualTo(new Ask(true));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "First name|TEXT|Jana|PROFILE",
        "Last name|TEXT|van der Novak|PROFILE",
        "Full name|TEXT|Jana van der Novak|PROFILE",
        "Email|EMAIL|jana@example.org|PROFILE",
        "Phone|PHONE|+420 555 010 020|PROFILE",
        "LinkedIn|URL|https://www.linkedin.com/in/jana|PROFILE",
        "GitHub|URL|https://github.com/jana|RESUME",
        "Website|URL|https://jana.example.org|RESUME",
        "Xing profile|URL|https://xing.com/jana|RESUME",
        "City|TEXT|Brno|PROFILE",
        "Country|TEXT|Czechia|PROFILE",
        "Wohnort|TEXT|Brno, Moravia, Tschechien|PROFILE",
        "Land|TEXT|Tschechien|PROFILE",
        "Location|SEARCH|Brno, Moravia, Czechia|PROFILE",
        "Current company|TEXT|Initech|RESUME",
        "Current title|TEXT|Senior Engineer|RESUME",
        "Notice period|TEXT|2 months|PROFILE",
        "Headline|TEXT|Engineer|RESUME",
        "Cover letter|LONG_TEXT|Dear all|LETTER",
      })
  void fillsWhoThePersonIs(String label, FieldKind kind, String value, Source source) {
    assertThat(reply(field(label, kind), applicant(PROFILE, null)))
        .isEqualTo(new Fill(List.of(value), source));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "Jana Novak,Jana,Novak",
        "Jana,Jana,-",
        "Vincent van Gogh,Vincent,van Gogh",
        "Rembrandt van der Berg,Rembrandt,van der Berg",
        "Maria da Silva Santos,Maria,da Silva Santos",
        "Juan de la Cruz,Juan,de la Cruz",
        "Mary Ann Smith,Mary Ann,Smith",
        "John Smith Jr.,John,Smith Jr.",
        "Dr. Eva Braun,Eva,Braun",
        "'Novak, Jana',Jana,Novak",
        "José Ortega y Gasset,José,Ortega y Gasset",
      })
  void splitsNames(String whole, String first, String last) {
    assertThat(PersonName.of(whole)).isEqualTo(new PersonName(first, last));
  }

  @Test
  void takesNameForTheLastNameBesideTheFirst() {
    var first = field("Vorname", FieldKind.TEXT);
    var name = field("Name", FieldKind.TEXT);

    assertThat(new KnownAnswers(applicant(PROFILE, null)).replyTo(name, List.of(first, name)))
        .isEqualTo(new Fill(List.of("van der Novak"), Source.PROFILE));
  }

  @Test
  void choosesACountryInAnyLanguage() {
    for (var option :
        List.of("Czechia", "Tschechien", "Tchéquie", "CZ", "CZE", "República Checa")) {
      var field = field("Country", FieldKind.CHOICE, List.of("Germany", option, "Austria"));
      assertThat(shown(reply(field, applicant(PROFILE, null)))).isEqualTo(option);
    }
  }

  @Test
  void choosesThePhonesCountryByItsCode() {
    var options = List.of("Germany (+49)", "Czechia (+420)", "Spain (+34)");
    var field = field("Country code", FieldKind.CHOICE, options);
    assertThat(shown(reply(field, applicant(PROFILE, null)))).isEqualTo("Czechia (+420)");
  }

  @Test
  void attachesFiles() {
    assertThat(reply(field("Resume", FieldKind.FILE), applicant(PROFILE, null)))
        .isEqualTo(new AttachResume());
    assertThat(reply(field("Cover letter", FieldKind.FILE), applicant(PROFILE, null)))
        .isEqualTo(new AttachLetter());
    assertThat(reply(field("Certificates", FieldKind.FILE), applicant(PROFILE, null)))
        .isEqualTo(new Ask(false));
    assertThat(reply(field("Autofill from resume", FieldKind.FILE), applicant(PROFILE, null)))
        .isEqualTo(new Leave());
  }

  @Test
  void neverCutsALetter() {
    var field =
        new FormField(
            "k",
            "Cover letter",
            "",
            List.of(),
            FieldKind.LONG_TEXT,
            null,
            false,
            List.of(),
            List.of(),
            "",
            5,
            "");
    assertThat(reply(field, applicant(PROFILE, null))).isEqualTo(new Ask(false));
  }

  @Test
  void leavesWhatNobodyInsistsOn() {
    for (var label : List.of("How did you hear about us?", "Are you at least 18?", "Photo")) {
      var field = field(label, FieldKind.TEXT, false, List.of());
      assertThat(reply(field, applicant(PROFILE, null))).isEqualTo(new Leave());
    }
  }

  @Test
  void neverCountsYears() {
    var field = field("How many years of experience do you have with Java?", FieldKind.NUMBER);
    assertThat(reply(field, applicant(PROFILE, null))).isEqualTo(new Ask(false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Years of experience with Java?|years of experience with java *|3-5 years|4|3-5 years",
        "Years of experience with Java?|Years of experience with Java|1-3;3-5|3|Ask",
        "Years of experience with Java?|Years of experience with Java|1-3;3-5|three|Ask",
        "Years of experience with C++?|Years of experience with C|1;2|1|Ask",
        "Do you have 5 years of Java?|Do you have 3 years of Java?|Yes;No|Yes|Ask",
        "Are you not willing to travel?|Are you willing to travel?|Yes;No|Yes|Ask",
        "Are you willing to travel?|Are you willing to travel?|Ja;Nein|Yes|Ja",
        "Are you willing to travel?|Are you willing to travel?|Never;Often|Yes|Ask",
        "Have you worked for Acme before?|Have you worked for Acme before?|Yes;No|No|No",
        "Have you worked for Acme before?|Have you worked for Globex before?|Yes;No|No|Ask",
        "Have you worked for us before?|Have you worked for us before?|Yes;No|No|Ask",
        "Are you at least 18 years old?|Are you at least 18 years old?|Yes;No|Yes|Yes",
        "Are you authorized to work in France?|Are you authorized to work in"
            + " France?|Yes;No|Yes|Yes",
        "Do you require sponsorship?|Do you require sponsorship?|Yes;No|No|Ask",
      })
  void repeatsAnswersToTheSameQuestion(
      String label, String question, String options, String answer, String expected) {
    var profile = ApplyProfile.empty().with(List.of(new Answer(question, answer)));
    var applicant =
        new Applicant(profile, resume(), null, Map.of(), null, "Acme", LocalDate.of(2026, 11, 30));

    var reply = reply(field(label, FieldKind.CHOICE, options(options)), applicant);

    assertThat(shown(reply)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CHOICES|Java;Go;Rust|Java, Rust|Java;Rust",
        "CHOICES|Java;Go;Rust|Java, Ada|Ask",
        "CHOICES|Berlin, Germany;Paris|Berlin, Germany|Berlin, Germany",
        "DATE||2027-01-15|2027-01-15",
        "DATE||15.1.2027|2027-01-15",
        "DATE||soon|Ask",
        "NUMBER||12|12",
        "NUMBER||a dozen|Ask",
        "URL||example.org|Ask",
        "TICK||Yes|true",
        "CHOICE|A;B|C|Ask",
      })
  void entersWhatWasGivenAsTheFieldTakesIt(
      FieldKind kind, String options, String answer, String expected) {
    var field = field("What about it?", kind, options(options));
    var applicant =
        new Applicant(
            ApplyProfile.empty(),
            resume(),
            null,
            Map.of("What about it?", answer),
            null,
            null,
            LocalDate.of(2026, 11, 30));

    assertThat(shown(reply(field, applicant))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"Berlin,Yes", "berlin,Yes", "Bern,Ask", "Berlin New Hampshire,Ask"})
  void takesTheCountryOfAJobInTheHomeTown(String place, String expected) {
    var applicant =
        applicant(
            """
            {"address": {"city": "Berlin", "country": "DE"},
             "workAuthorization": [{"country": "DE", "authorized": true, "needsSponsorship": false}]}
            """,
            place);
    var field = field("Are you authorized to work?", FieldKind.CHOICE, List.of("Yes", "No"));

    assertThat(shown(reply(field, applicant))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|Hauptstr. 1|10115|Berlin",
        "{'city': 'berlin'}|Hauptstr. 1|10115|berlin",
        "{'street': 'Ringweg 2', 'city': 'Berlin', 'country': 'DE'}|Ringweg 2|10115|Berlin",
        "{'city': 'Brno'}|Ask|Ask|Brno",
        "{'country': 'CZ'}|Ask|Ask|Ask",
        "{'postalCode': '602 00'}|Ask|602 00|Ask",
      })
  void mixesNoAddressesOfTwoPlaces(String address, String street, String code, String city) {
    var applicant = applicant("{\"address\": %s}".formatted(address.replace('\'', '"')), null);
    ((ObjectNode) applicant.resume().at("/basics/location"))
        .put("address", "Hauptstr. 1")
        .put("postalCode", "10115");

    assertThat(shown(reply(field("Street", FieldKind.TEXT), applicant))).isEqualTo(street);
    assertThat(shown(reply(field("Postal code", FieldKind.TEXT), applicant))).isEqualTo(code);
    assertThat(shown(reply(field("City", FieldKind.TEXT), applicant))).isEqualTo(city);
  }

  @Test
  void unticksWhatTheSiteHasTicked() {
    var field =
        new FormField(
            "k",
            "I agree to receive marketing messages",
            "",
            List.of(),
            FieldKind.TICK,
            null,
            false,
            List.of(),
            List.of("true"),
            "",
            null,
            "");
    assertThat(shown(reply(field, applicant(PROFILE, null)))).isEqualTo("false");
  }

  private Reply reply(FormField field, Applicant applicant) {
    return new KnownAnswers(applicant).replyTo(field, List.of(field));
  }

  private static String shown(Reply reply) {
    return switch (reply) {
      case Fill fill when fill.source() == Source.DECLINED ->
          "Declined: " + fill.values().getFirst();
      case Fill fill -> String.join(";", fill.values());
      case Ask _ -> "Ask";
      case AttachResume _, AttachLetter _, Leave _ -> reply.toString();
    };
  }

  private static List<String> options(String list) {
    return list == null ? List.of() : Arrays.asList(list.split(";"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Paste your resume",
        "CV as plain text",
        "Lebenslauf als Text",
        "Pegue aquí su CV"
      })
  void pastesTheResumeIntoABoxThatTheFormInsistsOn(String label) {
    var box = field(label, FieldKind.LONG_TEXT);
    var optional = field(label, FieldKind.LONG_TEXT, false, List.of());
    var known = new KnownAnswers(applicant("{}", null));

    assertThat(known.replyTo(box, List.of(box)))
        .isInstanceOfSatisfying(
            Fill.class,
            it -> {
              assertThat(it.source()).isEqualTo(Source.RESUME);
              assertThat(it.values().getFirst()).contains("\n");
            });
    assertThat(known.replyTo(optional, List.of(optional))).isInstanceOf(Reply.Leave.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Name and surname                  | FULL_NAME
          Given name & family name          | FULL_NAME
          First (Name)                      | FIRST_NAME
          Last (Name)                       | LAST_NAME
          """)
  void tellsNamesAndTheirPartsApart(String label, QuestionTopic topic) {
    var field = field(label, FieldKind.TEXT);
    var asked = new LabelledField(field, QuestionText.normalized(label));

    assertThat(Topics.of(asked, List.of(asked))).isEqualTo(topic);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "First name|TEXT|Janina|REMEMBERED",
        "Website|URL|https://example.org|REMEMBERED",
        "GitHub|URL|https://github.com/jana|RESUME",
        "Last name|TEXT|van der Novak|PROFILE",
        "Phone|PHONE|+420 555 010 020|PROFILE",
        "Are you authorized to work in Germany?|TEXT|Not yet|REMEMBERED",
        "Are you authorized to work in the country of the job?|TEXT|Yes|PROFILE",
        "Cover letter|LONG_TEXT|Dear all|LETTER"
      })
  void prefersCorrectionsThatAreNotAboutOneJob(
      String label, FieldKind kind, String value, Source source) {
    var answers =
        """
        {"answers": [{"question": "First name", "answer": "Janina", "preferred": true},
          {"question": "Website", "answer": "https://example.org", "preferred": true},
          {"question": "GitHub", "answer": "none of an address", "preferred": true},
          {"question": "Last name", "answer": "Novak", "preferred": false},
          {"question": "Phone", "answer": "+49 30 901820"},
          {"question": "Are you authorized to work in Germany?", "answer": "Not yet",
            "preferred": true},
          {"question": "Are you authorized to work in the country of the job?",
            "answer": "Not yet", "preferred": true},
          {"question": "Cover letter", "answer": "Dear Globex", "preferred": true}],\
        """;
    var profile = PROFILE.replaceFirst("\\{", answers);
    assertThat(reply(field(label, kind), applicant(profile, "Berlin, Germany")))
        .isInstanceOfSatisfying(
            Fill.class,
            it -> {
              assertThat(it.values()).containsExactly(value);
              assertThat(it.source()).isEqualTo(source);
            });
  }

  /** A fact of the profile would fill in the wrong value again in any other words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Notice period|1 month|REMEMBERED",
        "Kündigungsfrist|1 month|REMEMBERED",
        "Wie lang ist Ihre Kündigungsfrist?|1 month|REMEMBERED",
        "Years of experience with Java|9|REMEMBERED",
        "How many years of experience do you have with Kotlin?|3|PROFILE"
      })
  void prefersACorrectionOfTheSameQuestionInOtherWords(String label, String value, Source source) {
    var profile =
        PROFILE.replaceFirst(
            "\\{",
            """
            {"skillYears": [{"skill": "Java", "years": 5}, {"skill": "Kotlin", "years": 3}],
             "answers": [{"question": "What is your notice period?", "answer": "1 month", "preferred": true},
               {"question": "How many years of experience do you have with Java?", "answer": "9", "preferred": true}],\
            """);
    assertThat(reply(field(label, FieldKind.TEXT), applicant(profile, "Berlin, Germany")))
        .isInstanceOfSatisfying(
            Fill.class,
            it -> {
              assertThat(it.values()).containsExactly(value);
              assertThat(it.source()).isEqualTo(source);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Salary expectation | NUMBER | Currency        | USD;EUR                   | Pay period | per hour;per month;per year | 65000 | EUR             | per year
          Gehaltsvorstellung | NUMBER | Währung         | US-Dollar;Euro            | Zeitraum   | Stündlich;Jährlich          | 65000 | Euro            | Jährlich
          Rémunération       | TEXT   | Devise          | $;€;£                     | Période    | par mois;par an             | 65000 | €               | par an
          Sueldo deseado     | TEXT   | x5c             | USD - Dólar;EUR - Euro    | x5p        | Mensual;Anual               | 65000 | EUR - Euro      | Anual
          Desired salary     | NUMBER | Salary currency | US Dollar;Pound Sterling  | Period     | hour;year                   | Ask   | Ask             | Ask
          Desired salary     | NUMBER | Currency        | EUR;USD                   | Per        | Hour;Day;Month              | Ask   | Ask             | Ask
          Salary per month   | NUMBER | Currency        | EUR;USD                   | Team       | Blue;Red                    | Ask   | EUR             | Ask
          Current salary     | NUMBER | Currency        | USD;EUR                   | Team       | Blue;Red                    | Ask   | Ask             | Ask
          """)
  void readsAnAmountOfPayWithTheListsBesideIt(
      String label,
      FieldKind kind,
      String first,
      String firstOptions,
      String second,
      String secondOptions,
      String amount,
      String firstOption,
      String secondOption) {
    var fields =
        List.of(
            keyed("a", "", label, kind, null),
            keyed("b", "", first, FieldKind.CHOICE, firstOptions),
            keyed("c", "", second, FieldKind.CHOICE, secondOptions));
    var known = new KnownAnswers(applicant(PROFILE, null));

    assertThat(fields)
        .extracting(it -> shown(known.replyTo(it, fields)))
        .containsExactly(amount, firstOption, secondOption);
  }

  @Test
  void asksForUnitsOfPayThatTheFormHasPresetThoughItDoesNotInsistOnThem() {
    var amount = keyed("a", "", "Desired salary", FieldKind.NUMBER, null);
    var currency =
        new FormField(
            "b",
            "Currency",
            "",
            List.of(),
            FieldKind.CHOICE,
            null,
            false,
            List.of("USD", "GBP"),
            List.of("USD"),
            "",
            null,
            "");

    var reply =
        new KnownAnswers(applicant(PROFILE, null)).replyTo(currency, List.of(amount, currency));

    assertThat(reply).isEqualTo(new Ask(true, true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          65000 | Desired salary (in k€ p.a.)                            | NUMBER | 65
          65000 | Gehaltswunsch in T€ (brutto)                           | NUMBER | 65
          65000 | Gehaltsvorstellung (Tsd. Euro pro Jahr)                | TEXT   | 65
          65000 | Prétentions salariales (brut annuel, en k€)            | TEXT   | 65
          65000 | Salary expectation in thousand euros per year (gross)  | TEXT   | 65
          65000 | Expectativa salarial en miles de euros brutos al año   | TEXT   | 65
          65000 | Gehalt in TEUR pro Jahr                                | NUMBER | 65
          65000 | Desired salary (in k$ per year)                        | NUMBER | Ask
          65500 | Desired salary (in k€ p.a.)                            | NUMBER | Ask
          65000 | Desired salary (in € p.a.)                             | NUMBER | 65000
          """)
  void entersPayInThousandsWhereTheLabelSaysSo(
      String amount, String label, FieldKind kind, String expected) {
    var profile = PROFILE.replace("65000", amount);

    assertThat(shown(reply(field(label, kind), applicant(profile, null)))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Work experience             | Start date                         | DATE  | 2020-05-01
          Berufserfahrung 1           | Beginn                             | DATE  | 2020-05-01
          Expérience professionnelle  | Date de début                      | DATE  | 2020-05-01
          Experiencia laboral         | Fecha de inicio                    | DATE  | 2020-05-01
          Work experience             | From (Work experience)             | DATE  | 2020-05-01
          Work experience             | Earliest start date                | DATE  | 2027-02-01
          Work experience             | End date                           | DATE  | Ask
          Work experience             | Location                           | TEXT  | Graz, Austria
          Work experience             | City                               | TEXT  | Graz
          Work experience             | Country                            | TEXT  | Ask
          Work experience             | Website                            | URL   | https://initech.example
          Work experience             | Phone                              | PHONE | Ask
          Work experience             | E-mail                             | EMAIL | Ask
          Work experience             | Company                            | TEXT  | Initech
          Work experience             | Salary                             | TEXT  | Ask
          Work experience             | Expected salary                    | TEXT  | 65000 EUR per year
          Work experience             | I currently work here              | TICK  | true
          Work experience             | May we contact your current employer? | TICK | Ask
          Work experience             | I confirm that this is my present state of knowledge | TICK | Ask
          Work experience 2           | Company                            | TEXT  | Ask
          Work experience 2           | Start date                         | DATE  | Ask
          Previous employer           | City                               | TEXT  | Ask
          Education                   | City                               | TEXT  | Ask
          Ausbildung                  | Ort                                | TEXT  | Ask
          Formation                   | Date de début                      | DATE  | Ask
          References                  | Phone                              | PHONE | Ask
          Professional references     | Company                            | TEXT  | Ask
          Emergency contact           | Name                               | TEXT  | Ask
          Notfallkontakt              | Telefon                            | PHONE | Ask
          Contacto de emergencia      | Nombre                             | TEXT  | Ask
          Reference Data Engineer     | Phone                              | PHONE | +420 555 010 020
          Personal details            | City                               | TEXT  | Brno
          -                           | Company website                    | URL   | https://initech.example
          -                           | Start date of your current job     | DATE  | 2020-05-01
          -                           | Employer's phone                   | PHONE | Ask
          -                           | Start date                         | DATE  | 2027-02-01
          """)
  void readsALabelWithThePartOfTheFormThatItIsIn(
      String section, String label, FieldKind kind, String expected) {
    var profile = PROFILE.replaceFirst("\\{", "{\"startDate\": \"2027-02-01\", ");
    var applicant = applicant(profile, null);
    var job = (ObjectNode) applicant.resume().path("work").get(1);
    job.put("startDate", "2020-05-01");
    job.put("location", "Graz, Austria").put("url", "https://initech.example");
    var title = section == null ? "" : section;
    var field = keyed("a", title, label, kind, null);
    var fields = List.of(field, keyed("b", title, "Job title", FieldKind.TEXT, null));

    assertThat(shown(new KnownAnswers(applicant).replyTo(field, fields))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Phone          | US +1;CZ +420                 | Phone (2)                         | CZ +420       | 555 010 020
          Country code   | +1 (US);+44 (UK);+420 (Czech) | Phone number                      | +420 (Czech)  | 555 010 020
          Landesvorwahl  | +49;+420                      | Telefonnummer                     | +420          | 555 010 020
          Country code   | +1 (US);+44 (UK)              | Phone number                      | Ask           | +420 555 010 020
          Time zone      | GMT +1;GMT +4                 | Phone number                      | Ask           | +420 555 010 020
          Team           | Red;Blue                      | Phone number                      | Ask           | +420 555 010 020
          Team           | Red;Blue                      | Phone (incl. country code)        | Ask           | +420 555 010 020
          Team           | Red;Blue                      | Phone number (without country code) | Ask         | 555 010 020
          Team           | Red;Blue                      | Téléphone (sans indicatif)        | Ask           | 555 010 020
          Team           | Red;Blue                      | Telefon (mit Ländervorwahl)       | Ask           | +420 555 010 020
          """)
  void entersAPhoneNumberWithoutTheCodeThatAListBesideItChooses(
      String first, String options, String label, String code, String number) {
    var list = keyed("a", "", first, FieldKind.CHOICE, options);
    var phone = keyed("b", "", label, FieldKind.TEXT, null);
    var fields = List.of(list, phone);
    var known = new KnownAnswers(applicant(PROFILE, null));

    assertThat(fields)
        .extracting(it -> shown(known.replyTo(it, fields)))
        .containsExactly(code, number);
  }

  @ParameterizedTest
  @CsvSource({
    "+49 30 901820,30 901820",
    "+1 (212) 555-0100,(212) 555-0100",
    "+420555010020,555010020",
    "+44 (0)20 7946 0000,20 7946 0000",
    "030 901820,030 901820"
  })
  void separatesTheCodeOfACountryFromANumber(String phone, String national) {
    assertThat(PhoneNumber.national(phone)).contains(national);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Address line 1                     | TEXT   |                                                       | Dlouhá 1
          Address line 2                     | TEXT   |                                                       | Ask
          Address (2)                        | TEXT   |                                                       | Ask
          Street address 2                   | TEXT   |                                                       | Ask
          Adresse, Zeile 2                   | TEXT   |                                                       | Ask
          Adresszusatz                       | TEXT   |                                                       | Ask
          Complément d'adresse               | TEXT   |                                                       | Ask
          Dirección (línea 2)                | TEXT   |                                                       | Ask
          Complemento de la dirección        | TEXT   |                                                       | Ask
          Address (cont.)                    | TEXT   |                                                       | Ask
          Earliest start date (DD.MM.YYYY)   | DATE   |                                                       | 2027-02-01
          Available from (MM/YYYY)           | DATE   |                                                       | 2027-02-01
          Frühester Eintritt [TT.MM.JJJJ]    | DATE   |                                                       | Ask
          Frühestes Eintrittsdatum (TT.MM.JJJJ) | DATE |                                                      | 2027-02-01
          Date de disponibilité (jj/mm/aaaa) | DATE   |                                                       | 2027-02-01
          Fecha de inicio (dd/mm/aaaa)       | DATE   |                                                       | 2027-02-01
          Cover letter (PDF, max 5 MB)       | LONG_TEXT |                                                    | Dear all
          How did you hear about us?         | CHOICE | LinkedIn;Newspaper                                    | LinkedIn
          How did you hear about this job?   | CHOICE | LinkedIn;Newspaper                                    | LinkedIn
          How did you hear about Globex?     | CHOICE | LinkedIn;Newspaper                                    | LinkedIn
          Where did you hear about us?       | CHOICE | LinkedIn;Newspaper                                    | LinkedIn
          How did you find out about this position? | CHOICE | LinkedIn;Newspaper                             | LinkedIn
          Wie sind Sie auf uns aufmerksam geworden? | CHOICE | LinkedIn;Zeitung                               | LinkedIn
          Comment avez-vous connu notre entreprise ? | CHOICE | LinkedIn;Presse                               | LinkedIn
          ¿Cómo nos conociste?               | CHOICE | LinkedIn;Prensa                                       | LinkedIn
          How did you hear about us? Please specify the name | CHOICE | LinkedIn;Newspaper                    | Ask
          How did you learn Kafka?           | CHOICE | LinkedIn;Newspaper                                    | Ask
          Wie sind Sie auf Java gekommen?    | CHOICE | LinkedIn;Zeitung                                      | Ask
          How did you find the interview?    | CHOICE | LinkedIn;Newspaper                                    | Ask
          Notice period                      | CHOICE | 1 month;2 months to end of month;3 months             | 2 months to end of month
          Kündigungsfrist                    | CHOICE | 4 Wochen;2 Monate zum Monatsende;3 Monate zum Quartalsende | 2 Monate zum Monatsende
          Kündigungsfrist                    | CHOICE | 4 Wochen;2 Monate zum Quartalsende                    | Ask
          Préavis                            | CHOICE | 1 mois;2 mois;3 mois                                  | 2 mois
          Periodo de preaviso                | CHOICE | 15 días;1 mes;2 meses o más                           | 2 meses o más
          Notice period                      | CHOICE | 1-2 months;2-3 months                                 | Ask
          Notice period                      | CHOICE | 2 weeks;4 weeks;2 years                               | Ask
          """)
  void matchesWhatIsKnownToOtherWordsOfTheSameQuestion(
      String label, FieldKind kind, String options, String expected) {
    var answers =
        """
        {"startDate": "2027-02-01",
         "answers": [{"question": "How did you hear about us?", "answer": "LinkedIn"}],\
        """;
    var profile = PROFILE.replaceFirst("\\{", answers);

    assertThat(shown(reply(field(label, kind, options(options)), applicant(profile, null))))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Straße                 | Hausnummer        | Hafenstrasse 12a            | Hafenstrasse           | 12a
          Straße                 | Nr.               | Straße des 17. Juni 135     | Straße des 17. Juni    | 135
          Street                 | No.               | 221B Baker Street           | Baker Street           | 221B
          Street name            | House number      | Main Street 7               | Main Street            | 7
          Rue                    | Numéro            | 12 bis, rue de la Paix      | rue de la Paix         | 12 bis
          Adresse                | N°                | 12 rue de la Paix           | rue de la Paix         | 12
          Calle                  | Número            | Calle de Alcalá, 45         | Calle de Alcalá        | 45
          Dirección              | Nº                | Gran Vía n.º 3              | Gran Vía               | 3
          Via                    | Numero civico     | Via Roma, 12-14             | Via Roma               | 12-14
          Straat                 | Huisnummer        | Keizersgracht 12            | Keizersgracht          | 12
          Street                 | Number            | Am Alten Hof                | Am Alten Hof           | Ask
          Street                 | Number            | 12 Main Street Apt 4        | Ask                    | Ask
          Street                 | Number            | Hauptstr. 5, 2. OG          | Ask                    | Ask
          Rue                    | Numéro            | 5 rue du 8 Mai 1945         | Ask                    | Ask
          Calle                  | Número            | 5 de Mayo                   | Ask                    | Ask
          Street                 | Number            | PO Box 12                   | Ask                    | Ask
          Street and number      | Number of children | Hafenstrasse 12            | Hafenstrasse 12        | Ask
          Street                 | Room number       | Hafenstrasse 12             | Hafenstrasse 12        | Ask
          """)
  void partsAnAddressWhereTwoBoxesAskForIt(
      String street, String number, String line, String expectedStreet, String expectedNumber) {
    var first = keyed("street", "", street, FieldKind.TEXT, null);
    var second = keyed("number", "", number, FieldKind.TEXT, null);
    var known =
        new KnownAnswers(applicant("{\"address\": {\"street\": \"%s\"}}".formatted(line), null));

    assertThat(shown(known.replyTo(first, List.of(first, second)))).isEqualTo(expectedStreet);
    assertThat(shown(known.replyTo(second, List.of(second, first)))).isEqualTo(expectedNumber);
  }

  @Test
  void takesANumberForThatOfTheHouseOnlyBesideTheStreet() {
    var number = keyed("number", "", "Number", FieldKind.TEXT, null);
    var phone = keyed("phone", "", "Phone", FieldKind.PHONE, null);

    assertThat(new KnownAnswers(applicant(PROFILE, null)).replyTo(number, List.of(phone, number)))
        .isEqualTo(new Ask(false));
  }

  private static FormField keyed(
      String key, String section, String label, FieldKind kind, String options) {
    return new FormField(
        key,
        label,
        section,
        List.of(),
        kind,
        null,
        true,
        options(options),
        List.of(),
        "",
        null,
        "");
  }

  private static FormField field(String label, FieldKind kind) {
    return field(label, kind, List.of());
  }

  private static FormField field(String label, FieldKind kind, List<String> options) {
    return field(label, kind, true, options);
  }

  private static FormField field(
      String label, FieldKind kind, boolean isRequired, List<String> options) {
    return new FormField(
        "k", label, "", List.of(), kind, null, isRequired, options, List.of(), "", null, "");
  }

  private static Applicant applicant(String profile, String place) {
    try {
      return new Applicant(
          MAPPER.readValue(profile, ApplyProfile.class),
          resume(),
          "Dear all",
          Map.of(),
          place,
          "Acme",
          LocalDate.of(2026, 11, 30));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static JsonNode resume() {
    try {
      return MAPPER.readTree(RESUME);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
