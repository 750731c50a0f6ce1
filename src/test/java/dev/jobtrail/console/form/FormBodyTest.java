package dev.jobtrail.console.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jobtrail.error.ApiException;
import io.netty.handler.codec.http.QueryStringDecoder;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormBodyTest {

  private static String json(String form) {
    return FormBody.of(new QueryStringDecoder(form, false).parameters()).toString();
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
        "pay.amount:number=1250.50 | {\"pay\":{\"amount\":1250.50}}",
        "pay.amount:number=&pay.period= | {}",
        "remoteOnly:flag=false&remoteOnly:flag=true | {\"remoteOnly\":true}",
        "remoteOnly:flag=false | {\"remoteOnly\":false}",
        "tags:lines=a,b%0D%0A%0D%0Ac | {\"tags\":[\"a,b\",\"c\"]}",
        "boards:values=gem&boards:values=lever | {\"boards\":[\"gem\",\"lever\"]}",
        "answers.0.value:joined=Java&answers.0.value:joined=SQL |"
            + " {\"answers\":[{\"value\":\"Java\\nSQL\"}]}",
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

  @Property
  void failsWithAClearErrorOnly(@ForAll String name, @ForAll String value) {
    try {
      FormBody.of(java.util.Map.of(name, java.util.List.of(value)));
    } catch (ApiException e) {
      assertThat(e.code().status()).isEqualTo(400);
    }
  }
}
