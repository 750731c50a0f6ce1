package dev.jobtrail.console.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class PipelineFilterTest {

  private static final UUID CLIENT = UUID.fromString("01a1ff43-31b5-7772-aaf2-a22961204a3c");

  @Test
  void keepsWhatNarrowsInItsAddress() {
    var filter =
        new PipelineFilter(" a&b=c ", "", null, "saved", "x y", "", "only", "title", "", CLIENT);

    assertThat(filter.address("/app/pipeline"))
        .isEqualTo(
            "/app/pipeline?q=a%26b%3Dc&status=saved&tag=x+y&archived=only&sort=title&client="
                + CLIENT);
  }

  @Test
  void hasAPlainAddressWhereNothingNarrows() {
    var filter = new PipelineFilter("", null, " ", "", null, null, null, null, null, null);

    assertThat(filter.isEmpty()).isTrue();
    assertThat(filter.address("/app/pipeline")).isEqualTo("/app/pipeline");
  }

  @Test
  void showsTheStagesOfItsStatuses() {
    var filter =
        new PipelineFilter(null, null, null, "reviewing,ghosted", "", null, null, null, null, null);

    assertThat(filter.shows(PipelineStage.SAVED)).isTrue();
    assertThat(filter.shows(PipelineStage.CLOSED)).isTrue();
    assertThat(filter.shows(PipelineStage.OFFER)).isFalse();
  }
}
