package dev.jobtrail.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArabicShapingTest {

  @ParameterizedTest
  @CsvSource({
    "ب, ﺏ", // alone
    "ببب, ﺑﺒﺐ", // initial, medial, final
    "دار, ﺩﺍﺭ", // letters that join nothing after them
    "باب, ﺑﺎﺏ",
    "سلام, ﺳﻼﻡ", // lam and alef are one form
    "لا, ﻻ",
    "پچگ, ﭘﭽﮓ", // Persian
    "می, ﻣﯽ",
    "بَب, ﺑَﺐ", // a vowel sign does not part letters
    "ماء, ﻣﺎﺀ"
  })
  void joinsLetters(String text, String shaped) {
    assertThat(ArabicShaping.shape(text)).isEqualTo(shaped);
  }

  @Test
  void partsLettersAtANonJoiner() {
    assertThat(ArabicShaping.shape("می\u200cب")).isEqualTo("ﻣﯽﺏ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"مهندس برمجيات أول", "شركة العقاب (2021)", "کارشناسی ارشد", "שלום", "Java"})
  void keepsTheLetters(String text) {
    assertThat(Normalizer.normalize(ArabicShaping.shape(text), Normalizer.Form.NFKC))
        .isEqualTo(text);
  }
}
