package dev.jobtrail.console.form;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShownValuesTest {

  private static final String SHOWN =
      """
      {"id":"1","title":null,"keywords":["Java"],"radiusKm":25,"remoteOnly":false,"minSalary":45000,
       "companies":[{"board":"lever","slug":"acme","token":null}]}
      """;

  private static String edited(Map<String, List<String>> fields) throws JsonProcessingException {
    return ShownValues.edited(FormBody.of(fields), new ObjectMapper().readTree(SHOWN)).toString();
  }

  @Test
  void leavesOutWhatNobodyEdited() throws JsonProcessingException {
    assertThat(
            edited(
                Map.of(
                    "title:null", List.of(""),
                    "keywords:lines", List.of("Java\r\n"),
                    "radiusKm:number", List.of("25"),
                    "remoteOnly:flag", List.of("false"),
                    "minSalary:amount", List.of("45 000"),
                    "companies.0.board", List.of("lever"),
                    "companies.0.slug", List.of("acme"),
                    "companies.0.token", List.of(""))))
        .isEqualTo("{}");
  }

  @Test
  void keepsWhatWasEdited() throws JsonProcessingException {
    assertThat(edited(Map.of("title:null", List.of("Cook")))).isEqualTo("{\"title\":\"Cook\"}");
    assertThat(edited(Map.of("keywords:lines", List.of("")))).isEqualTo("{\"keywords\":[]}");
    assertThat(edited(Map.of("minSalary:amount", List.of("")))).isEqualTo("{\"minSalary\":null}");
    assertThat(edited(Map.of("remoteOnly:flag", List.of("false", "true"))))
        .isEqualTo("{\"remoteOnly\":true}");
    assertThat(
            edited(Map.of("companies.0.board", List.of("lever"), "companies.0.slug", List.of("x"))))
        .contains("\"slug\":\"x\"", "\"board\":\"lever\"");
  }
}
