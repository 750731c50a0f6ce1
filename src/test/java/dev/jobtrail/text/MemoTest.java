package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoTest {

  private final List<String> read = new ArrayList<>();
  private final Memo<Integer> memo = new Memo<>(4, this::length);

  private int length(String text) {
    read.add(text);
    return text.length();
  }

  private void ask(String... texts) {
    for (var text : texts) {
      assertThat(memo.get(text)).isEqualTo(text.length());
    }
  }

  @Test
  void readsATextOnce() {
    ask("a", "bb", "a", "bb");
    assertThat(read).containsExactly("a", "bb");
  }

  @Test
  void forgetsWhatWasNotAskedForLately() {
    ask("a", "bb", "ccc", "a", "dddd", "a", "bb");
    assertThat(read).containsExactly("a", "bb", "ccc", "dddd", "bb");
  }
}
