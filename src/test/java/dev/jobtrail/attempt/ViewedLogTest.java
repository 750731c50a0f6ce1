package dev.jobtrail.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.testing.SettableClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewedLogTest {

  private final SettableClock clock = new SettableClock("2026-03-04T10:00:00Z");
  private final List<String> done = new ArrayList<>();
  private final ViewedLog log =
      new ViewedLog((_, label, _) -> done.add(label), () -> done.add("renewed"), clock);

  @Test
  void renewsWhatIsViewedOnceASecond() {
    enter("Name");
    clock.advance(Duration.ofMillis(600));
    enter("E-mail");
    clock.advance(Duration.ofMillis(600));
    enter("Phone");
    enter("City");

    assertThat(done).containsExactly("Name", "E-mail", "Phone", "renewed", "City");
  }

  private void enter(String label) {
    log.line(EventKind.FILL, label, "text");
  }
}
