package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTextTest {

  @Test
  void writesTheWordsOfAJobWithTheirPositions() {
    var vector = SearchText.vector(job("C++ Engineer", "You're a C++ expert."));

    assertThat(vector.strip().split(" "))
        .containsExactly(
            "'a':7",
            "'acme':3",
            "'c++':1,8",
            "'engineer':2",
            "'expert':9",
            "'koln':4",
            "'re':6",
            "'you':5");
  }

  @Test
  void leavesOutTheEndOfALongText() {
    assertThat(SearchText.vector(job("Cook", "soup ".repeat(2_000) + "dessert")))
        .contains("'soup'")
        .doesNotContain("dessert");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "php c++ # ('php') & ('c++')",
        "php OR sql -c++ # ('php') | ('sql') & !('c++')",
        "\"data engineer\" # (('data') <-> ('engineer'))",
        "-\"data engineer\" # !(('data') <-> ('engineer'))",
        "back-end # (('back') <-> ('end'))",
        "\"München\" # (('munchen' | 'münchen' | 'muenchen'))",
        "\"koeln\" # (('koeln' | 'koln'))",
        "\"Straße\" # (('strasse' | 'straße'))",
        "due \"queue bauer\" # ('due') & (('queue') <-> ('bauer'))",
        "it's # (('it') <-> ('s'))",
        "or or php or # ('php')",
        "\"open # (('open'))"
      })
  void readsAQuery(String written, String query) {
    assertThat(SearchText.query(written)).isEqualTo(query);
  }

  @ParameterizedTest
  @CsvSource({
    "engineers, engineer",
    "engineer, engineers",
    "berries, berry",
    "city, cities",
    "Entwicklerinnen, entwickler",
    "Koch, kochin",
    "Ärzte, arzt",
    "profesores, profesor",
    "bureau, bureaux",
  })
  void findsAWordInAnyNumber(String written, String form) {
    assertThat(SearchText.query(written)).contains("'" + form + "'");
    assertThat(SearchText.query('"' + written + '"')).doesNotContain("'" + form + "'");
  }

  @Test
  void takesNoOtherWordForAFormOfAShortOne() {
    assertThat(SearchText.query("news")).doesNotContain("'new'");
    assertThat(SearchText.query("php")).isEqualTo("('php')");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "\"\"", "'; & | !", "or"})
  void isEmptyWithoutWords(String written) {
    assertThat(SearchText.query(written)).isEmpty();
  }

  private static FoundJob job(String title, String description) {
    return new FoundJob(
        Board.LEVER,
        "acme",
        "1",
        "https://jobs.example.com/1",
        "https://jobs.example.com/1",
        title,
        "Acme",
        List.of("Köln"),
        null,
        null,
        null,
        null,
        description,
        null,
        null,
        null);
  }
}
