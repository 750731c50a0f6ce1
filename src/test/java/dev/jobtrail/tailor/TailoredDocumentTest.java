package dev.jobtrail.tailor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.ai.ListItems;
import dev.jobtrail.guard.ChangeKind;
import dev.jobtrail.guard.ProposedChange;
import dev.jobtrail.testing.Applicant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TailoredDocumentTest {

  private final ObjectNode source = (ObjectNode) Applicant.resume();
  private final TailoredDocument tailored = new TailoredDocument(source);

  @Test
  void leavesTheSourceAsItWas() {
    take(ChangeKind.HEADLINE, "/basics/label", "Backend Engineer");

    assertThat(tailored.document()).isNotEqualTo(source);
    assertThat(source).isEqualTo(Applicant.resume());
  }

  @Test
  void changesOneTextAndNothingElse() {
    assertThat(take(ChangeKind.BULLET, "/work/0/highlights/2", "Moved 14 services")).isNull();

    var expected = (ObjectNode) Applicant.resume();
    ((ArrayNode) expected.at("/work/0/highlights")).set(2, "Moved 14 services");
    assertThat(tailored.document()).isEqualTo(expected);
  }

  @Test
  void addsASummaryWhereThereIsNone() {
    var bare = new TailoredDocument(source.objectNode());

    assertThat(bare.take(change(ChangeKind.SUMMARY, "/basics/summary", "An engineer."))).isNull();

    assertThat(bare.document().at("/basics/summary").asText()).isEqualTo("An engineer.");
  }

  @Test
  void ordersAListWhoseItemsAreReworded() {
    take(ChangeKind.BULLET, "/work/1/highlights/1", "Introduced tests with JUnit");
    var order =
        """
        Introduced integration tests with JUnit and Testcontainers
        Built a billing service in Java and Spring Boot for 40 shops""";

    assertThat(take(ChangeKind.ORDER, "/work/1/highlights", order)).isNull();

    assertThat(texts("/work/1/highlights"))
        .isEqualTo(
            """
            Introduced tests with JUnit
            Built a billing service in Java and Spring Boot for 40 shops""");
  }

  @Test
  void putsWhatIsNewBehindAListInItsNewOrder() {
    take(ChangeKind.KEYWORD, "/skills/1/keywords/-", "Kubernetes");
    take(ChangeKind.ORDER, "/skills/1/keywords", "Java\nREST\nSpring Boot");

    assertThat(texts("/skills/1/keywords")).isEqualTo("Java\nREST\nSpring Boot\nKubernetes");
  }

  @Test
  void takesItemsAwayThoughTheListIsReordered() {
    take(ChangeKind.BULLET, "/work/0/highlights/0", null);
    take(
        ChangeKind.ORDER,
        "/work/0/highlights",
        String.join(
            "\n", ListItems.lines(source.at("/work/0/highlights")).lines().toList().reversed()));

    assertThat(texts("/work/0/highlights"))
        .startsWith("Cut the cost")
        .doesNotContain("hackathon")
        .hasLineCount(3);
  }

  @Test
  void takesASectionAway() {
    assertThat(take(ChangeKind.SECTION, "/interests", null)).isNull();

    assertThat(tailored.document().has("interests")).isFalse();
  }

  @Test
  void addsNoSkillTwice() {
    assertThat(take(ChangeKind.SKILL, "/skills/1/keywords/-", "redis")).isNotNull();
    assertThat(take(ChangeKind.SKILL, "/skills/-", "Kubernetes")).isNull();
    assertThat(take(ChangeKind.KEYWORD, "/skills/0/keywords/-", "KUBERNETES")).isNotNull();
  }

  @Test
  void takesOneChangeAtAPlace() {
    take(ChangeKind.HEADLINE, "/basics/label", "Backend Engineer");

    assertThat(take(ChangeKind.HEADLINE, "/basics/label", "Engineer")).isNotNull();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "HEADLINE, /basics/name, John",
        "HEADLINE, null, Engineer",
        "SUMMARY, /work/0/position, Head of Engineering",
        "BULLET, /work/0/endDate, 2024-01",
        "BULLET, /work/0, text",
        "BULLET, /work/7/highlights/0, text",
        "BULLET, /work/0/highlights/9, text",
        "BULLET, /work/0/highlights/9,",
        "SKILL, /education/0/area, Physics",
        "SKILL, /skills/9/keywords/-, Java",
        "SECTION, /work,",
        "SECTION, /education/0,",
        "SECTION, /references,",
        "ORDER, /work, Globex",
        "ORDER, /skills/1/keywords, Java",
        "ORDER, /skills/1/keywords, null",
        "BULLET, not a pointer, text"
      })
  void refusesWhatDoesNotFit(ChangeKind kind, String place, String after) {
    assertThat(take(kind, place, after)).isNotNull();
    assertThat(tailored.document()).isEqualTo(source);
  }

  private String take(ChangeKind kind, String place, String after) {
    var refusal = tailored.take(change(kind, place, after));
    return refusal == null ? null : refusal.english();
  }

  private static ProposedChange change(ChangeKind kind, String place, String after) {
    return new ProposedChange(kind, "label", place, null, after, "reason");
  }

  private String texts(String place) {
    JsonNode list = tailored.document().at(place);
    return ListItems.lines(list);
  }
}
