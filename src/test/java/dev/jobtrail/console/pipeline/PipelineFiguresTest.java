package dev.jobtrail.console.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.application.ApplicationStats;
import dev.jobtrail.application.ApplicationStats.FunnelStage;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class PipelineFiguresTest {

  @Test
  void tellsOfEachStageHowManyOfTheOneBeforeReachedIt() {
    var funnel =
        List.of(
            new FunnelStage(ApplicationStatus.SAVED, 8, 1.0),
            new FunnelStage(ApplicationStatus.SUBMITTED, 4, 0.5),
            new FunnelStage(ApplicationStatus.SCREENING, 1, 0.125),
            new FunnelStage(ApplicationStatus.INTERVIEW, 0, 0.0),
            new FunnelStage(ApplicationStatus.OFFER, 0, 0.0));

    var figures = PipelineFigures.of(new ApplicationStats(8, Map.of(), funnel, Map.of()));

    assertThat(figures.funnel())
        .extracting(PipelineFigures.Step::ofPrevious)
        .containsExactly("", "50 %", "25 %", "0 %", "–");
    assertThat(figures.funnelChart().words())
        .isEqualTo(
            "Funnel: Tracked 8 · 100 %, Submitted 4 · 50 %, Screening 1 · 13 %,"
                + " Interview 0 · 0 %, Offer 0 · 0 %");
    assertThat(figures.funnelChart().bars())
        .extracting(BarChart.Bar::width)
        .containsExactly("100.0%", "50.0%", "12.5%", "0.0%", "0.0%");
  }

  @Test
  void wordsTimesAndDrawsThemAgainstTheLongest() {
    var days = new EnumMap<ApplicationStatus, Double>(ApplicationStatus.class);
    days.put(ApplicationStatus.SAVED, 0.0);
    days.put(ApplicationStatus.READY, 1.0);
    days.put(ApplicationStatus.SUBMITTED, 12.4);
    days.put(ApplicationStatus.OFFER, 2.5);
    days.put(ApplicationStatus.GHOSTED, null);

    var figures = PipelineFigures.of(new ApplicationStats(1, Map.of(), List.of(), days));

    assertThat(figures.stays())
        .extracting(PipelineFigures.Stay::days)
        .containsExactly("less than 0.1 days", "1 day", "12 days", "2.5 days");
    assertThat(figures.staysChart().bars())
        .extracting(BarChart.Bar::width)
        .containsExactly("0.0%", "8.1%", "100.0%", "20.2%");
  }
}
