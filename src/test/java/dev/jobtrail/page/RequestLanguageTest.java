package dev.jobtrail.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import org.junit.jupiter.api.Test;

class RequestLanguageTest {

  @Test
  void isEnglishOutsideOfRequests() {
    assertThat(RequestLanguage.current()).isEqualTo(Language.ENGLISH);
  }
}
