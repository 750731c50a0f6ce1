package dev.jobtrail.resume.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.error.ErrorCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResumeSchemaTest {

  private final ResumeSchema schema = new ResumeSchema();

  @Test
  void acceptsTheOfficialSampleButForItsTwoBrokenUrls() throws IOException {
    try (var sample = getClass().getResourceAsStream("/resume/json-resume-sample.json")) {
      var text = new String(sample.readAllBytes(), StandardCharsets.UTF_8);

      assertThat(faults(text))
          .extracting(Detail::field)
          .containsExactlyInAnyOrder("/basics/profiles/0/url", "/projects/0/url");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"basics\":{\"email\":\"a.b+c@mail.example.org\",\"url\":\"https://a.example/b?c=d#e\"}}",
        "{\"basics\":{\"email\":\"jana@host.local\"}}",
        "{\"basics\":{\"email\":\"jana@mail.corp.internal\"}}",
        "{\"basics\":{\"email\":\"jana@acme.example\"}}",
        "{\"basics\":{\"email\":\"jana@acme.test\"}}",
        "{\"work\":[{\"startDate\":\"2014\",\"endDate\":\"2014-06-29\"},{\"startDate\":\"2014-06\"}]}",
        "{\"basics\":{\"twitter\":{\"handle\":1}},\"meta\":{\"jobtrail\":{\"font\":1.5}}}",
        "{\"skills\":[{\"name\":\"Go\",\"rating\":3}]}",
        "{\"certificates\":[{\"date\":\"2021-11-07\"},{\"date\":\"2021-11\"},{\"date\":\"2021\"}]}"
      })
  void acceptsWhatTheSchemaAllows(String document) {
    assertThatCode(() -> check(document)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          []                                              | data
          "text"                                          | data
          null                                            | data
          {"hobbies":[]}                                  | /hobbies
          {"a/b~c":1}                                     | /a~1b~0c
          {"basics":[]}                                   | /basics
          {"basics":{"name":null}}                        | /basics/name
          {"basics":{"email":"not an address"}}           | /basics/email
          {"basics":{"email":""}}                         | /basics/email
          {"basics":{"email":"jana@.local"}}              | /basics/email
          {"basics":{"email":"jana@host..test"}}          | /basics/email
          {"basics":{"email":"jana smith@host.local"}}    | /basics/email
          {"basics":{"url":"example.org"}}                | /basics/url
          {"basics":{"url":"http://[broken"}}             | /basics/url
          {"basics":{"profiles":[{},{"url":"no url"}]}}   | /basics/profiles/1/url
          {"work":[{"startDate":"March 2021"}]}           | /work/0/startDate
          {"work":[{"startDate":"2014\\n"}]}              | /work/0/startDate
          {"work":[{},{"highlights":["a",2]}]}            | /work/1/highlights/1
          {"certificates":[{"date":"soon"}]}              | /certificates/0/date
          {"projects":{}}                                 | /projects
          {"$schema":"no uri"}                            | /$schema
          """)
  void namesThePlaceOfAFault(String document, String place) {
    assertThat(faults(document)).extracting(Detail::field).containsExactly(place);
  }

  @Test
  void namesEachFault() {
    var faults = faults("{\"basics\":{\"email\":\"x\",\"url\":\"y\"},\"work\":1,\"cv\":2}");

    assertThat(faults)
        .extracting(Detail::field)
        .containsExactlyInAnyOrder("/basics/email", "/basics/url", "/work", "/cv");
    assertThat(faults).extracting(Detail::message).allMatch(message -> !message.isBlank());
  }

  @Test
  void namesFiftyFaultsAtMost() {
    var work = "1,".repeat(99_000) + "1";

    assertThat(faults("{\"work\":[" + work + "]}")).hasSize(50);
  }

  @Test
  void keepsFaultsShort() {
    var faults = faults("{\"" + "x".repeat(40_000) + "\":1}");

    assertThat(faults.getFirst().field().length()).isLessThan(400);
  }

  @Test
  void boundsTheDepth() {
    assertThatCode(() -> check(nested(ResumeSchema.MAX_DEPTH))).doesNotThrowAnyException();
    assertThat(faults(nested(ResumeSchema.MAX_DEPTH + 1))).hasSize(1);
    assertThat(faults(nested(900))).hasSize(1);
  }

  @Test
  void boundsTheSizeInBytes() {
    assertThatCode(() -> check(ofBytes(ResumeSchema.MAX_BYTES))).doesNotThrowAnyException();
    assertThat(faults(ofBytes(ResumeSchema.MAX_BYTES + 1))).hasSize(1);
    var wide = JsonNodeFactory.instance.objectNode();
    wide.putObject("basics").put("name", "é".repeat(ResumeSchema.MAX_BYTES / 2));
    assertThat(catchThrowableOfType(ApiException.class, () -> schema.check(wide)).code())
        .isEqualTo(ErrorCode.VALIDATION_FAILED);
  }

  @Test
  void keepsKeysOrderAndDigits() {
    var document = "{\"meta\":{\"z\":1.10,\"a\":12345678901234567890.123456789,\"m\":1E+5}}";

    assertThat(check(document)).isEqualTo(document);
  }

  private static String ofBytes(int bytes) {
    var shell = "{\"basics\":{\"name\":\"\"}}";
    return "{\"basics\":{\"name\":\"" + "x".repeat(bytes - shell.length()) + "\"}}";
  }

  /** A document whose innermost value is at the given level, the document itself being 1. */
  private static String nested(int levels) {
    return "{\"meta\":{\"a\":" + "[".repeat(levels - 3) + "1" + "]".repeat(levels - 3) + "}}";
  }

  private String check(String document) {
    return schema.check(DocumentText.read(document));
  }

  private List<Detail> faults(String document) {
    var refusal = catchThrowableOfType(ApiException.class, () -> check(document));
    assertThat(refusal.code()).isEqualTo(ErrorCode.VALIDATION_FAILED);
    return refusal.body().details();
  }
}
