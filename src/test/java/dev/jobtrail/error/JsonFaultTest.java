package dev.jobtrail.error;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.jobtrail.platform.JsonSettings;
import dev.jobtrail.platform.Scope;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openapitools.jackson.nullable.JsonNullable;

class JsonFaultTest {

  private static final ObjectMapper MAPPER =
      new ObjectMapper().registerModule(new JavaTimeModule());

  enum Colour {
    @JsonProperty("dark-red")
    DARK_RED,
    @JsonProperty("blue")
    BLUE
  }

  record Wheel(int size) {}

  record Car(
      String name,
      Colour colour,
      Boolean isSold,
      Integer seats,
      BigDecimal price,
      Instant soldAt,
      LocalDate built,
      UUID id,
      List<String> owners,
      List<Wheel> wheels,
      Wheel spare,
      Long weight,
      List<Scope> scopes,
      JsonNode extra) {}

  /** Of properties that can be absent. */
  record Repaint(
      JsonNullable<String> name,
      JsonNullable<Colour> colour,
      JsonNullable<Boolean> isSold,
      JsonNullable<Integer> seats,
      JsonNullable<Instant> soldAt,
      JsonNullable<LocalDate> built,
      JsonNullable<UUID> id,
      JsonNullable<List<String>> owners,
      JsonNullable<Wheel> spare) {}

  @BeforeAll
  static void readAsTheApiDoes() {
    new JsonSettings().customize(MAPPER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"colour": "green"}             | The property colour must be one of: dark-red, blue.
          {"colour": 1}                   | The property colour must be one of: dark-red, blue.
          {"name": 1}                     | The property name must be a string.
          {"name": ["a"]}                 | The property name must be a string.
          {"name": "a\\u0000"}            | The property name has a character that cannot be stored, such as NUL.
          {"isSold": "yes"}               | The property isSold must be true or false.
          {"spare": {"size": null}}       | The property spare.size must be a whole number.
          {"seats": "four"}               | The property seats must be a whole number.
          {"seats": 1.5}                  | The property seats must be a whole number.
          {"price": "much"}               | The property price must be a number.
          {"soldAt": "yesterday"}         | The property soldAt must be a time such as 2026-11-21T02:34:56.789Z.
          {"built": "spring"}             | The property built must be a date such as 2026-11-21.
          {"id": "7"}                     | The property id must be a UUID.
          {"owners": "Ada"}               | The property owners must be an array.
          {"owners": ["Ada", 2]}          | The property owners[1] must be a string.
          {"wheels": [{"size": "big"}]}   | The property wheels[0].size must be a whole number.
          {"spare": "one"}                | The property spare must be an object.
          {"doors": 4}                    | The property doors is unknown.
          {"scopes": ["foo"]}             | The property scopes[0] must be one of: resumes:read, resumes:write, applications:read, applications:write, discovery, ai, apply, apply:submit, clients, account.
          {"name": "a", "name": "b"}      | The body has the property "name" twice.
          {"spare": {"size": 1, "size": 2}} | The property spare has the name "size" twice.
          {"wheels": [{"size": 1, "size": 2}]} | The property wheels[0] has the name "size" twice.
          {"extra": {"a": {"b": 1, "b": 2}}} | The property extra has the name "b" twice.
          {"seats": 2147483648}           | seats must be a whole number from -2147483648 to 2147483647
          {"spare": {"size": -2147483649}} | spare.size must be a whole number from -2147483648 to 2147483647
          {"weight": 9223372036854775808} | weight must be a whole number from -9223372036854775808 to 9223372036854775807
          []                              | The body must be an object.
          {"name":                        | The body is not valid JSON.
          """)
  void saysWhatIsExpected(String body, String sentence) {
    assertThat(faultOf(body, Car.class)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          colour | must be one of: dark-red, blue
          isSold | must be true or false
          seats  | must be a whole number
          soldAt | must be a time such as 2026-11-21T02:34:56.789Z
          built  | must be a date such as 2026-11-21
          id     | must be a UUID
          owners | must be an array
          spare  | must be an object
          """)
  void takesABlankTextForAbsentNowhere(String property, String expectation) {
    var sentence = "The property " + property + " " + expectation + ".";
    for (var type : List.of(Car.class, Repaint.class)) {
      for (var blank : List.of("", "  ")) {
        var body = "{\"" + property + "\": \"" + blank + "\"}";

        assertThat(faultOf(body, type)).as("%s of a %s", body, type).isEqualTo(sentence);
      }
    }
  }

  @Test
  void tellsAbsentFromNullAndFromBlankText() throws JacksonException {
    var repaint =
        MAPPER.readValue("{\"name\": \"\", \"seats\": null, \"isSold\": true}", Repaint.class);

    assertThat(repaint.name).isEqualTo(JsonNullable.of(""));
    assertThat(repaint.seats).isEqualTo(JsonNullable.of(null));
    assertThat(repaint.isSold).isEqualTo(JsonNullable.of(true));
    assertThat(repaint.colour).isEqualTo(JsonNullable.undefined());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5",
        "1.5",
        "[]",
        "[2026, 12, 1]",
        "{}",
        "\"\"",
        "\"1764000000\"",
        "\"2026-12-01\"",
        "\"-4000-01-01T00:00:00Z\"",
        "\"+58946-05-09T04:26:40Z\"",
        "\"2026-12-01T09:30:00\""
      })
  void takesAnIsoTextAloneForATime(String value) {
    for (var type : List.of(Car.class, Repaint.class)) {
      assertThat(faultOf("{\"soldAt\": " + value + "}", type))
          .isEqualTo("The property soldAt must be a time such as 2026-11-21T02:34:56.789Z.");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5",
        "[]",
        "[2026, 12, 1]",
        "\"\"",
        "\"20260\"",
        "\"-4000-01-01\"",
        "\"2026-12-01T23:30:00.123Z\"",
        "\"2026-12-01T23:30:00-05:00\"",
        "\"2026-12-01T23:30:00\""
      })
  void takesAnIsoDayAloneForADate(String value) {
    for (var type : List.of(Car.class, Repaint.class)) {
      assertThat(faultOf("{\"built\": " + value + "}", type))
          .isEqualTo("The property built must be a date such as 2026-11-21.");
    }
  }

  @Test
  void readsTimesWithAnyOffset() throws JacksonException {
    var utc = Instant.parse("2026-12-01T09:30:00Z");
    for (var text : List.of("2026-12-01T09:30:00Z", "2026-12-01T10:30:00.000+01:00")) {
      assertThat(MAPPER.readValue("{\"soldAt\": \"" + text + "\"}", Car.class).soldAt)
          .isEqualTo(utc);
    }
    assertThat(MAPPER.readValue("{\"built\": \"2026-12-01\"}", Car.class).built)
        .isEqualTo(LocalDate.of(2026, 12, 1));
  }

  @Test
  void tellsABodyThatIsTooLargeFromOneThatIsNoJson() {
    var sentence = "The body is nested too deeply, or has a text or number that is too long.";

    assertThat(faultOf("[".repeat(2_000) + "]".repeat(2_000), JsonNode.class)).isEqualTo(sentence);
    assertThat(faultOf("{\"extra\": " + "[".repeat(2_000) + "]".repeat(2_000) + "}", Car.class))
        .isEqualTo(sentence);
    assertThat(faultOf("{\"price\": " + "1".repeat(2_000) + "}", Car.class)).isEqualTo(sentence);
  }

  private static String faultOf(String body, Class<?> type) {
    return JsonFault.describe(
        catchThrowableOfType(JacksonException.class, () -> MAPPER.readValue(body, type)));
  }
}
