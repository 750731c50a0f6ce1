package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanyStageTest {

  @ParameterizedTest
  @CsvSource({
    "We just closed our Series B, EARLY",
    "a seed-stage startup, EARLY",
    "Series C (2025), GROWTH",
    "from Series A to Series D, GROWTH",
    "(NASDAQ: ACME), PUBLIC",
    "Fortune 1000 companies, PUBLIC",
    "'a series C users love', ",
    "BMW 3 Series A-class, ",
    "Series A to C. Listed (lse: ACM)., PUBLIC",
    "pre-seed, EARLY",
    "publicly traded, PUBLIC",
    "we need speed, ",
    "preseries C, "
  })
  void readsTheStageOfACompany(String text, CompanyStage stage) {
    assertThat(CompanyStage.in(text).orElse(null)).isEqualTo(stage);
  }
}
