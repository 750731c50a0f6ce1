package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenizerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Java, C++ and C# on .NET | java c++ and c# on .net",
        "Node.js at C3.ai. Then ASP.NET | node.js at c3.ai then asp.net",
        "Straße und Größe | strasse und grosse",
        "l'expérience | l experience",
        "Entwickler:in, Kolleg*innen | entwickler kolleg",
        "chargé(e) de mission | charge de mission",
        "Técnico/a | tecnico",
        "Buchhalter (m/w/d) | buchhalter m w d",
      })
  void keepsNamesWholeAndDropsTheOtherGender(String text, String folded) {
    assertThat(Tokenizer.tokenize(text))
        .extracting(TextToken::folded)
        .containsExactlyElementsOf(List.of(folded.split(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ŁÓDŹ – “Café” | lodz – “cafe”",
        "Œuvre, ÆØÅ, İstanbul, ĳs | oeuvre, aeoa, istanbul, ijs",
        "Þór’s ﬁne Ǆ ½ | thor’s fine dz 1⁄2",
        "ΑΘΉΝΑΣ ž | αθηνας z",
      })
  void foldsLettersOfManyAlphabets(String text, String folded) {
    assertThat(Tokenizer.fold(text)).isEqualTo(folded);
  }

  @Test
  void tellsWhereATokenStands() {
    var text = "Ärztin in Köln";

    assertThat(Tokenizer.tokenize(text))
        .allSatisfy(it -> assertThat(text.substring(it.begin(), it.end())).isEqualTo(it.surface()));
  }

  @Test
  void hasNoTokensOfNothing() {
    assertThat(Tokenizer.tokenize(null)).isEmpty();
    assertThat(Tokenizer.tokenize(" ,;- ")).isEmpty();
    assertThat(Tokenizer.tokenize("x".repeat(61))).isEmpty();
  }
}
