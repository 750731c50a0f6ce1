package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResumePatchTest {

  private final ResumePatch patch = new ResumePatch();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"a":1}          | [{"op":"add","path":"/b","value":2}]                | {"a":1,"b":2}
          {"a":[1,3]}      | [{"op":"add","path":"/a/1","value":2}]              | {"a":[1,2,3]}
          {"a":[1]}        | [{"op":"add","path":"/a/-","value":[2]}]            | {"a":[1,[2]]}
          {"a":1}          | [{"op":"add","path":"","value":{"b":null}}]         | {"b":null}
          {"a":1,"b":2}    | [{"op":"remove","path":"/a"}]                       | {"b":2}
          {"a":1}          | [{"op":"replace","path":"/a","value":null}]         | {"a":null}
          {"a":1}          | [{"op":"replace","path":"","value":{}}]             | {}
          {"a":1}          | [{"op":"move","from":"/a","path":"/ab"}]            | {"ab":1}
          {"a":1}          | [{"op":"move","from":"/a","path":"/a"}]             | {"a":1}
          {"a":[1,2,3]}    | [{"op":"move","from":"/a/0","path":"/a/2"}]         | {"a":[2,3,1]}
          {"a":{"b":1}}    | [{"op":"copy","from":"/a","path":"/c"}]             | {"a":{"b":1},"c":{"b":1}}
          {"a/b":1,"m~n":2}| [{"op":"remove","path":"/a~1b"},{"op":"remove","path":"/m~0n"}] | {}
          {"":1}           | [{"op":"replace","path":"/","value":2}]             | {"":2}
          {"a":1}          | [{"op":"test","path":"/a","value":1.0}]             | {"a":1}
          {"a":[{"b":10}]} | [{"op":"test","path":"/a","value":[{"b":1e1}]}]     | {"a":[{"b":10}]}
          {"a":1.10}       | [{"op":"add","path":"/x","value":2.50,"extra":1}]   | {"a":1.10,"x":2.50}
          {"a":1}          | []                                                  | {"a":1}
          """)
  void appliesEachOperation(String document, String operations, String expected) {
    assertThat(DocumentText.write(apply(document, operations))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "null",
        "{\"path\":\"/a\"}",
        "{\"op\":\"spam\",\"path\":\"/a\"}",
        "{\"op\":1,\"path\":\"/a\"}",
        "{\"op\":\"ADD\",\"path\":\"/a\",\"value\":1}",
        "{\"op\":\"add\",\"value\":1}",
        "{\"op\":\"add\",\"path\":null,\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/x\"}",
        "{\"op\":\"add\",\"path\":\"x\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/x~2\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/x/y\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/3\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/01\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/-1\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/one\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/99999999999999999999\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/list/4294967296\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"/text/a\",\"value\":1}",
        "{\"op\":\"add\",\"path\":\"\",\"value\":1}",
        "{\"op\":\"replace\",\"path\":\"\",\"value\":\"text\"}",
        "{\"op\":\"remove\",\"path\":\"\"}",
        "{\"op\":\"remove\",\"path\":\"/x\"}",
        "{\"op\":\"remove\",\"path\":\"/list/-\"}",
        "{\"op\":\"remove\",\"path\":\"/list/2\"}",
        "{\"op\":\"remove\",\"path\":\"/list/00\"}",
        "{\"op\":\"replace\",\"path\":\"/x\",\"value\":1}",
        "{\"op\":\"replace\",\"path\":\"/list/-\",\"value\":1}",
        "{\"op\":\"move\",\"path\":\"/x\"}",
        "{\"op\":\"move\",\"from\":\"/x\",\"path\":\"/y\"}",
        "{\"op\":\"move\",\"from\":\"/object\",\"path\":\"/object/x\"}",
        "{\"op\":\"move\",\"from\":\"\",\"path\":\"/x\"}",
        "{\"op\":\"copy\",\"from\":\"/x\",\"path\":\"/y\"}",
        "{\"op\":\"copy\",\"from\":\"/text\",\"path\":\"/list/9\"}",
        "{\"op\":\"test\",\"path\":\"/text\",\"value\":\"other\"}",
        "{\"op\":\"test\",\"path\":\"/x\",\"value\":null}",
        "{\"op\":\"test\",\"path\":\"/text\"}"
      })
  void namesTheOperationThatFails(String operation) {
    var document = "{\"text\":\"t\",\"list\":[1,2],\"object\":{}}";
    var fine = "{\"op\":\"test\",\"path\":\"/text\",\"value\":\"t\"}";

    var refusal = refusal(document, "[" + fine + "," + operation + "]");

    assertThat(refusal.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
    assertThat(refusal.body().details()).hasSize(1);
    assertThat(refusal.body().details().getFirst().field()).isEqualTo("operations/1");
    assertThat(refusal.body().details().getFirst().message()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"op":"remove","path":"/x"}                      | the path does not exist
          {"op":"replace","path":"/x","value":1}           | the path does not exist
          {"op":"add","path":"/x/y","value":1}             | the path does not exist
          {"op":"add","path":"/list/3","value":1}          | the path does not exist
          {"op":"add","path":"/list/one","value":1}        | the path does not exist
          {"op":"add","path":"/text/a","value":1}          | the path does not exist
          {"op":"move","from":"/x","path":"/y"}            | the path does not exist
          {"op":"copy","from":"/text","path":"/list/9"}    | the path does not exist
          {"op":"test","path":"/x","value":null}           | the path does not exist
          {"op":"test","path":"/text","value":"other"}     | the value at this path is different
          {"op":"remove","path":""}                        | the whole document cannot be removed
          {"op":"add","path":"","value":1}                 | the whole document can only be replaced by an object
          {"op":"replace","path":"","value":"text"}        | the whole document can only be replaced by an object
          """)
  void saysInItsOwnWordsWhyAnOperationFails(String operation, String reason) {
    var refusal = refusal("{\"text\":\"t\",\"list\":[1,2]}", "[" + operation + "]");

    assertThat(refusal.body().details().getFirst().message()).isEqualTo(reason);
  }

  @Test
  void boundsPointers() {
    var path = "/" + "x".repeat(60_000);

    assertThat(refusal("{}", "[{\"op\":\"add\",\"path\":\"" + path + "\",\"value\":1}]").code())
        .isEqualTo(ErrorCode.VALIDATION_FAILED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "{}", "\"text\"", "1"})
  void refusesOperationsThatAreNoArray(String operations) {
    assertThat(refusal("{}", operations).body().details().getFirst().field())
        .isEqualTo("operations");
  }

  @Test
  void boundsTheNumberOfOperations() {
    var operation = "{\"op\":\"test\",\"path\":\"\",\"value\":{}}";

    assertThat(apply("{}", "[" + (operation + ",").repeat(499) + operation + "]")).isEmpty();
    refusal("{}", "[" + (operation + ",").repeat(500) + operation + "]");
  }

  @Test
  void refusesCopiesThatDoubleTheDocumentAgainAndAgain() {
    var copies =
        "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/a/-\"},".repeat(59)
            + "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/a/-\"}";

    var refusal = refusal("{\"a\":[\"" + "x".repeat(50) + "\"]}", "[" + copies + "]");

    assertThat(refusal.body().details().getFirst().field()).startsWith("operations/");
  }

  @Test
  void refusesCopiesThatNestWithoutEnd() {
    var copies =
        "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/b\"},"
            + "{\"op\":\"add\",\"path\":\"/a\",\"value\":{}},"
            + "{\"op\":\"move\",\"from\":\"/b\",\"path\":\"/a/b\"},";

    var refusal =
        refusal(
            "{\"a\":{}}",
            "[" + copies.repeat(150) + "{\"op\":\"test\",\"path\":\"\",\"value\":0}]");

    assertThat(refusal.body().details().getFirst().message()).contains("deeper");
  }

  @Test
  void allowsManyCopiesThatStaySmall() {
    var operations =
        "{\"op\":\"copy\",\"from\":\"/a\",\"path\":\"/b\"},{\"op\":\"remove\",\"path\":\"/b\"},";

    var result =
        apply(
            "{\"a\":\"" + "x".repeat(300_000) + "\"}",
            "[" + operations.repeat(249) + operations.replaceAll(",$", "") + "]");

    assertThat(result.size()).isEqualTo(1);
  }

  private com.fasterxml.jackson.databind.JsonNode apply(String document, String operations) {
    return patch.apply(document, DocumentText.read(operations));
  }

  private ApiException refusal(String document, String operations) {
    return catchThrowableOfType(ApiException.class, () -> apply(document, operations));
  }
}
