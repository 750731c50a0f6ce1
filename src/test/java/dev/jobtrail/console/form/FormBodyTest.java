package dev.jobtrail.console.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody;
import dev.jobtrail.error.ErrorCode;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormBodyTest {

  private static String json(String form) {
    return FormBody.of(
            new QueryStringDecoder(form, StandardCharsets.UTF_8, false, 100_000).parameters())
        .toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "name=Jana&notes= | {\"name\":\"Jana\"}",
        "_next=/app&name=Jana | {\"name\":\"Jana\"}",
        "notes:null= | {\"notes\":null}",
        "notes:text= | {\"notes\":\"\"}",
        "notes:null=a%0D%0Ab | {\"notes\":\"a\\nb\"}",
        "minSalary:number=60%20000 | {\"minSalary\":60000}",
        "minSalary:number= | {}",
        "minSalary:amount=60,000 | {\"minSalary\":60000}",
        "minSalary:amount= | {\"minSalary\":null}",
        "minSalary:amount=60.000 | {\"minSalary\":60000}",
        "pay.amount:number=1250,50 | {\"pay\":{\"amount\":1250.50}}",
        "pay.amount:number=1250.50 | {\"pay\":{\"amount\":1250.50}}",
        "pay.amount:number=&pay.period= | {}",
        "remoteOnly:flag=false&remoteOnly:flag=true | {\"remoteOnly\":true}",
        "remoteOnly:flag=false | {\"remoteOnly\":false}",
        "tags:lines=a,b%0D%0A%0D%0Ac | {\"tags\":[\"a,b\",\"c\"]}",
        "boards:values=gem&boards:values=lever | {\"boards\":[\"gem\",\"lever\"]}",
        "answers.0.value:joined=Java&answers.0.value:joined=SQL |"
            + " {\"answers\":[{\"value\":\"Java\\nSQL\"}]}",
        "startsAt:local=2026-12-01T10:30&timeZone=Europe/Berlin |"
            + " {\"startsAt\":\"2026-12-01T09:30:00Z\",\"timeZone\":\"Europe/Berlin\"}",
        "endsAt:local=2027-10-31T02:30&timeZone=Europe/Berlin |"
            + " {\"endsAt\":\"2027-10-31T00:30:00Z\",\"timeZone\":\"Europe/Berlin\"}",
        "endsAt:local=2027-10-31T02:30&_endsAt=2027-10-31T01:30:00.000Z&timeZone=Europe/Berlin |"
            + " {\"endsAt\":\"2027-10-31T01:30:00Z\",\"timeZone\":\"Europe/Berlin\"}",
        "endsAt:local=2027-10-31T02:15&_endsAt=2027-10-31T01:30:00.000Z&timeZone=Europe/Berlin |"
            + " {\"endsAt\":\"2027-10-31T00:15:00Z\",\"timeZone\":\"Europe/Berlin\"}",
        "endsAt:local=2027-10-31T02:30&_endsAt=2027-10-31T01:30:00.000Z&timeZone=UTC |"
            + " {\"endsAt\":\"2027-10-31T02:30:00Z\",\"timeZone\":\"UTC\"}",
        "endsAt:local=&timeZone=UTC | {\"timeZone\":\"UTC\"}",
        "data:json=%7B%22a%22:1%7D | {\"data\":{\"a\":1}}",
        "posting.title=Engineer&posting.company=Gull | {\"posting\":{\"title\":\"Engineer\",\"company\":\"Gull\"}}",
        "companies.0.slug=&companies.2.slug=gull | {\"companies\":[{\"slug\":\"gull\"}]}",
        "companies.0.slug= | {\"companies\":[]}"
      })
  void makesJson(String form, String json) {
    assertThat(json(form)).isEqualTo(json);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "minSalary:number=much",
        "minSalary:amount=much",
        "startsAt:local=tomorrow&timeZone=UTC",
        "startsAt:local=2026-12-01T10:30&timeZone=Berlin",
        "startsAt:local=2026-12-01T10:30",
        "startsAt:local=2026-12-01T10:30&_startsAt=then&timeZone=UTC",
        "data:json={",
        "a=1&a.b=2",
        "a.0=1&a.b=2",
        "a.9999=1",
        "a:what=1",
        "a.b.c.d.e.f.g.h.i.j.k=1",
        ".=1"
      })
  void refusesWhatCannotBeUnderstood(String form) {
    assertThatThrownBy(() -> json(form)).isInstanceOf(ApiException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "startsAt, tomorrow, Europe/Berlin",
    "startsAt, 2027-03-28T02:00, Europe/Berlin",
    "startsAt, 2027-03-28T02:59, Europe/Berlin",
    "timeZone, 2027-03-28T03:00, Berlin"
  })
  void namesTheFieldOfALocalTimeThatCannotBe(String field, String time, String zone) {
    assertThatThrownBy(() -> json("startsAt:local=" + time + "&timeZone=" + zone))
        .isInstanceOfSatisfying(
            ApiException.class,
            it ->
                assertThat(it.body().details())
                    .singleElement()
                    .returns(field, ErrorBody.Detail::field));
  }

  /** A few bytes each, and thousands of nodes if they were filled up. */
  @Test
  void refusesFormsThatGrow() {
    var form = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      form.append("a").append(i % 5_000).append(".999.999.999.999=1&");
    }

    assertThatThrownBy(() -> json(form.toString()))
        .isInstanceOfSatisfying(
            ApiException.class, it -> assertThat(it.code()).isEqualTo(ErrorCode.BAD_REQUEST));
  }

  @Test
  void takesFormsOfAThousandEntries() {
    var form = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      form.append("a.").append(i).append(".b=").append(i).append('&');
    }

    assertThat(json(form.toString())).startsWith("{\"a\":[{\"b\":\"0\"}").endsWith("\"999\"}]}");
  }

  @Test
  void refusesNumbersOfManyDigits() {
    assertThatThrownBy(() -> json("minSalary:number=1." + "1".repeat(1_000_000)))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void shortensNamesThatItQuotes() {
    assertThatThrownBy(() -> json("a".repeat(10_000) + ":what=1"))
        .satisfies(it -> assertThat(it.getMessage()).hasSizeLessThan(200));
  }

  @Test
  void refusesMoreFieldsThanThereAreToBe() {
    assertThat(FormFields.read("a=1&a=2&b=3".getBytes(StandardCharsets.UTF_8), 3)).hasSize(2);
    assertThatThrownBy(() -> FormFields.read("a=1&a=2&b=3&c=4".getBytes(StandardCharsets.UTF_8), 3))
        .hasMessageContaining("more than 3 fields");
  }

  @Property
  void failsWithAClearErrorOnly(@ForAll String name, @ForAll String value) {
    try {
      FormBody.of(java.util.Map.of(name, java.util.List.of(value)));
    } catch (ApiException e) {
      assertThat(e.code().status()).isEqualTo(400);
    }
  }
}
