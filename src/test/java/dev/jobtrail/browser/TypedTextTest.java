package dev.jobtrail.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.browser.TypedText.Piece;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TypedTextTest {

  @Test
  void aSingleKeyIsPressed() {
    assertThat(TypedText.pieces("\uE015", () -> false)).containsExactly(new Piece("\uE015", true));
  }

  @Test
  void keysWithinATextAreLeftOut() {
    assertThat(TypedText.pieces("Ada\uE007 Lovelace", () -> true))
        .containsExactly(new Piece("Ada Lovelace", true));
  }

  @Test
  void lineBreaksBecomeSpacesWhereTheyWouldPressEnter() {
    assertThat(TypedText.pieces("one\r\ntwo\tthree", () -> false))
        .containsExactly(new Piece("one two three", true));
    assertThat(TypedText.pieces("one\r\ntwo", () -> true))
        .containsExactly(new Piece("one\ntwo", true));
  }

  @Test
  void whatTheKeyboardLacksIsPutIn() {
    assertThat(TypedText.pieces("Go 🚀🚀 now", () -> true))
        .containsExactly(new Piece("Go ", true), new Piece("🚀🚀", false), new Piece(" now", true));
  }

  @Test
  void anEmptyTextTypesNothing() {
    assertThat(TypedText.pieces("", () -> true)).isEmpty();
  }

  @Property
  void nothingElseIsLostAndNoPieceIsLong(@ForAll String text) {
    var written = "x".repeat(4_100) + text;
    var pieces = TypedText.pieces(written, () -> true);

    assertThat(pieces).allMatch(it -> it.text().length() <= 2_001);
    assertThat(pieces.stream().map(Piece::text).collect(Collectors.joining()))
        .isEqualTo(
            written
                .replace("\r\n", "\n")
                .replace('\r', '\n')
                .replace('\t', ' ')
                .replaceAll("[\uE000-\uE05D]", ""));
  }
}
