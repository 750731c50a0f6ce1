package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.constraints.AssertTrue;
import java.util.List;
import java.util.Map;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.junit.jupiter.api.Test;

class ShownRecordTest {

  record Pay(Integer least, Integer most, String note, List<String> places) {

    @AssertTrue
    boolean isInOrder() {
      return least == null || most == null || least <= most;
    }
  }

  private static final Pay SHOWN = new Pay(10, 20, "a".repeat(100), List.of("Brno"));

  private final ObjectMapper mapper = new ObjectMapper();
  private final ShownRecord record = new ShownRecord(mapper, validator());

  private static Validator validator() {
    return Validation.byDefaultProvider()
        .configure()
        .messageInterpolator(new ParameterMessageInterpolator())
        .buildValidatorFactory()
        .getValidator();
  }

  private void expect(boolean isOverwriting) {
    expect(Map.of(), isOverwriting);
  }

  private void expect(Map<String, ?> sent, boolean isOverwriting) {
    try {
      var shown = mapper.writeValueAsString(ShownRecord.comparable(mapper.valueToTree(SHOWN)));
      assertThat(shown).hasSizeLessThan(150); // a long text is its hash
      record.expect(
          mapper.readTree(shown), mapper.convertValue(sent, ObjectNode.class), isOverwriting);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static Pay noted(String note) {
    return new Pay(SHOWN.least(), SHOWN.most(), note, SHOWN.places());
  }

  @Test
  void leavesRequestsOfTheApiAlone() {
    assertThat(record.merge(noted("mine"), noted("theirs"))).isEqualTo(noted("mine"));
    record.require(noted("theirs"));
  }

  @Test
  void keepsWhatWasChangedElsewhereAndNotEdited() {
    expect(false);
    var stored = new Pay(11, 20, "theirs", List.of("Brno", "Oslo"));

    assertThat(record.merge(new Pay(10, 30, SHOWN.note(), List.of("Brno")), stored))
        .isEqualTo(new Pay(11, 30, "theirs", List.of("Brno", "Oslo")));
  }

  @Test
  void refusesToReplaceUnseen() {
    expect(false);

    assertThatThrownBy(() -> record.merge(noted("mine"), noted("theirs")))
        .isInstanceOf(ApiException.class)
        .extracting(it -> ((ApiException) it).code())
        .isEqualTo(ErrorCode.PRECONDITION_FAILED);
    assertThat(record.merge(noted("same"), noted("same"))).isEqualTo(noted("same"));
  }

  @Test
  void replacesWhatTheUserWasToldOf() {
    expect(true);

    assertThat(record.merge(noted("mine"), noted("theirs"))).isEqualTo(noted("mine"));
  }

  @Test
  void refusesPartsThatDoNotGoTogether() {
    expect(false);
    var stored = new Pay(15, 20, SHOWN.note(), SHOWN.places());

    assertThatThrownBy(() -> record.merge(new Pay(10, 12, SHOWN.note(), SHOWN.places()), stored))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void takesARecordThatWasDeletedElsewhereAsChanged() {
    expect(false);

    assertThatThrownBy(() -> record.merge(noted("mine"), null)).isInstanceOf(ApiException.class);
  }

  @Test
  void comparesOnlyWhatAPatchReplaces() {
    expect(Map.of("least", 12), false);
    record.require(noted("theirs"));

    expect(Map.of("note", "mine"), false);
    assertThatThrownBy(() -> record.require(noted("theirs"))).isInstanceOf(ApiException.class);
    record.require(SHOWN);
  }

  @Test
  void seesNoDifferenceBetweenLineBreaks() {
    assertThat(
            ShownRecord.isSame(
                mapper.getNodeFactory().textNode("a\r\nb"),
                mapper.getNodeFactory().textNode("a\nb")))
        .isTrue();
  }
}
