package dev.jobtrail.form;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VendorQuestionsTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final RequiredQuestion NAME =
      new RequiredQuestion("First Name", List.of("first_name"));

  private static final RequiredQuestion VISA =
      new RequiredQuestion("Do you need a visa to work in Greece?", List.of("QA_7710021"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          https://job-boards.greenhouse.io/acme/jobs/123                  | https://boards-api.greenhouse.io/v1/boards/acme/jobs/123?questions=true | First Name, Last Name, Email, Resume/CV
          https://boards.greenhouse.io/embed/job_app?for=acme&token=123    | https://boards-api.greenhouse.io/v1/boards/acme/jobs/123?questions=true | First Name, Last Name, Email, Resume/CV
          https://apply.workable.com/acme/j/AB12/apply/                    | https://apply.workable.com/api/v1/jobs/AB12/form                        | First name, Last name, Email, Phone, Resume, Do you need a visa to work in Greece?
          https://acme.recruitee.com/o/engineer/c/new                      | https://acme.recruitee.com/api/offers/engineer                          | CV, Heb je een rijbewijs?
          https://acme.bamboohr.com/careers/12                             | https://acme.bamboohr.com/careers/12/detail                             | First Name, Last Name, Email, Phone, Resume, Do you hold a drone operator ID?
          """)
  void findsTheRequiredQuestions(String form, URI address, String labels) throws IOException {
    var request = vendorAt(form).questions(URI.create(form)).orElseThrow();

    assertThat(request.address()).isEqualTo(address);
    assertThat(request.reader().apply(answer(form)))
        .extracting(RequiredQuestion::label)
        .containsAll(Arrays.asList(labels.split(", ")));
    assertThat(request.reader().apply(MAPPER.readTree("{\"questions\": \"none\"}"))).isEmpty();
    assertThat(request.reader().apply(MAPPER.readTree("[1, null]"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "https://boards.greenhouse.io/embed/job_app?for=a%2F..&token=1",
    "https://boards.greenhouse.io/acme",
    "https://apply.workable.com/acme/",
    "https://jobs.example.com/o/engineer",
    "https://jobs.lever.co/acme/1"
  })
  void asksNobodyForOtherPages(String address) {
    assertThat(vendorAt(address).questions(URI.create(address))).isEmpty();
  }

  @Test
  void tellsWhatWasNotEntered() {
    var required = List.of(NAME, VISA);

    assertThat(unanswered(required, field("job_application[first_name]", "Name", "Ada")))
        .containsExactly(VISA.label());
    assertThat(
            unanswered(
                required,
                field("first_name", "", "Ada"),
                field("x", "Do you need a visa to work in Greece? (EU)", "")))
        .containsExactly(VISA.label());
    assertThat(
            unanswered(
                required,
                field("first_name", "", "Ada"),
                field("x", "Do you need a visa to work in Greece?", "No")))
        .isEmpty();
  }

  /** The field whose name or id is asked for counts, whatever others are called. */
  @Test
  void matchesByNameBeforeLabel() {
    var permit =
        new RequiredQuestion("Are you authorized to work in Germany?", List.of("question_12"));
    var named = field("question_12", "Work permit", "");
    var labelled = field("x", "Are you authorized to work in Germany?", "Yes");

    assertThat(permit.askedBy(List.of(labelled, named))).containsExactly(named);
    assertThat(unanswered(List.of(permit), labelled, named)).containsExactly(permit.label());
    assertThat(permit.askedBy(List.of(labelled))).containsExactly(labelled);
  }

  @ParameterizedTest
  @CsvSource({
    "question_12[], question_12[]",
    "question_12[], question_12",
    "question_12, question_12[]",
    "question_12, job_application[question_12]",
    "question_12, made-up question_12"
  })
  void matchesNamesOfListsAndIds(String wanted, String names) {
    var field = field(List.of(names.split(" ")), "Languages", "Java");

    assertThat(unanswered(List.of(new RequiredQuestion("Which?", List.of(wanted))), field))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Are you authorized to work in Germany?|Work authorization in Germany|true",
        "Are you authorized to work in Germany?|Work authorization in France|false",
        "Are you authorized to work in Germany?|Relocation to Germany|false",
        "What notice period do you have?|Notice period|true",
        "Haben Sie einen Führerschein der Klasse B?|Führerschein Klasse B|true",
        "Name|Your name|false"
      })
  void matchesLabelsThatSayTheSameInOtherWords(String wanted, String label, boolean isSame) {
    var question = new RequiredQuestion(wanted, List.of("question_1"));

    assertThat(question.askedBy(List.of(field("x", label, ""))).isEmpty()).isEqualTo(!isSame);
  }

  @Test
  void ignoresTheQuestionsOfAnotherForm() {
    var other = new RequiredQuestion("City", List.of("city"));

    assertThat(unanswered(List.of(NAME, VISA, other), field("first_name", "", ""))).isEmpty();
  }

  @Test
  void matchesTheOnlyFieldOfAKindWithTheOnlyQuestionOfIt() {
    var permit = new RequiredQuestion("Are you legally authorized to work in the US?", List.of());
    var again = new RequiredQuestion("May you work here?", List.of());
    var field = field("a", "Work authorization", "Yes");
    var other = field("b", "Work permit", "");
    QuestionKinds kinds = (it, _) -> !it.label().endsWith("name");
    var surname = new RequiredQuestion("Last Name", List.of("last_name"));
    var required = List.of(NAME, permit);
    var name = field("first_name", "Forename", "Ada");
    var family = field("last_name", "Family name", "Lovelace");

    assertThat(unanswered(kinds, required, name, field)).isEmpty();
    assertThat(unanswered(kinds, required, name, other)).containsExactly(permit.label());
    assertThat(unanswered(kinds, required, name, field, other)).containsExactly(permit.label());
    assertThat(unanswered(kinds, List.of(NAME, surname, permit, again), name, family, field))
        .containsExactly(permit.label(), again.label());
  }

  private static List<String> unanswered(List<RequiredQuestion> required, FormField... fields) {
    return unanswered((_, _) -> false, required, fields);
  }

  private static List<String> unanswered(
      QuestionKinds kinds, List<RequiredQuestion> required, FormField... fields) {
    return VendorQuestions.unanswered(required, List.of(fields), kinds).stream()
        .map(UnansweredQuestion::label)
        .toList();
  }

  private static FormField field(String name, String label, String value) {
    return field(List.of(name), label, value);
  }

  private static FormField field(List<String> names, String label, String value) {
    return new FormField(
        names.getFirst(),
        label,
        "",
        names,
        FieldKind.TEXT,
        null,
        false,
        List.of(),
        value.isEmpty() ? List.of() : List.of(value),
        "",
        null,
        "");
  }

  private static FormVendor vendorAt(String address) {
    return TestVendors.ALL.at(URI.create(address));
  }

  /** As recorded from the vendors' interfaces, with invented companies. */
  private static JsonNode answer(String form) throws IOException {
    var name =
        form.contains("greenhouse")
            ? "greenhouse.detail"
            : form.contains("workable")
                ? "workable.form"
                : form.contains("recruitee") ? "recruitee" : "bamboohr.detail";
    try (var file = VendorQuestionsTest.class.getResourceAsStream("/boards/" + name + ".json")) {
      var answer = MAPPER.readTree(file);
      return answer.has("offers")
          ? MAPPER.createObjectNode().set("offer", answer.path("offers").path(0))
          : answer;
    }
  }
}
