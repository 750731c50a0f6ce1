package dev.jobtrail.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseIndexTest {

  private final PhraseIndex<String> index = new PhraseIndex<>();

  PhraseIndexTest() {
    index.add(List.of("project", "manager"), "manager");
    index.add(List.of("project"), "project");
    index.add(List.of("volunt*"), "unpaid");
    index.add(List.of("project"), "plan");
  }

  @Test
  void findsTheLongestAtEachPlace() {
    assertThat(index.longest(List.of("a", "project", "manager", "of", "a", "project")))
        .extracting(it -> it.meanings() + " " + it.begin() + " " + it.end())
        .containsExactly("[manager] 1 3", "[project, plan] 5 6");
  }

  @Test
  void findsAllThatOverlap() {
    assertThat(index.all(List.of("project", "manager"))).hasSize(2);
  }

  @Test
  void takesAStarForAnyEnding() {
    assertThat(index.longest(List.of("volunteering"))).hasSize(1);
    assertThat(index.longest(List.of("volume", "vo"))).isEmpty();
  }
}
