package dev.jobtrail.resume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlugTest {

  @ParameterizedTest
  @CsvSource({
    "Backend engineer, backend-engineer",
    "'  C++ / Rust!  ', c-rust",
    "Životopis – Řezníčková, zivotopis-reznickova",
    "Straße & Øresund, strasse-oresund",
    "Резюме, resume",
    "'!!!', resume",
    "2026, 2026"
  })
  void readsLikeTheName(String name, String slug) {
    assertThat(Slug.from(name)).isEqualTo(slug).matches(Slug.PATTERN);
  }

  @Test
  void staysShortWithItsNumber() {
    var slug = Slug.from("word ".repeat(40));

    assertThat(slug).matches(Slug.PATTERN);
    assertThat(slug.length() + "-1000000".length()).isLessThanOrEqualTo(Slug.MAX_LENGTH);
  }

  @Test
  void takesTheFirstNumberThatIsFree() {
    assertThat(Slug.firstFree("cv", Set.of()::contains)).isEqualTo("cv");
    assertThat(Slug.firstFree("cv", Set.of("cv", "cv-3")::contains)).isEqualTo("cv-2");
    assertThat(Slug.firstFree("cv", Set.of("cv", "cv-2")::contains)).isEqualTo("cv-3");
  }

  @Test
  void avoidsWordsOfTheApi() {
    assertThat(Slug.firstFree("pdf", Set.of()::contains)).isEqualTo("pdf-2");
  }
}
