package dev.jobtrail.calendar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.text.Language;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import net.fortuna.ical4j.data.CalendarBuilder;
import net.fortuna.ical4j.model.component.VEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarFileTest {

  private static final UUID ID = UUID.fromString("01a20a0b-be25-765e-81ba-f3b661a00982");
  private static final Instant START = Instant.parse("2026-12-01T09:30:00Z");

  private static String text(CalendarEntry... entries) {
    return new String(CalendarFile.of(List.of(entries), Language.ENGLISH), StandardCharsets.UTF_8);
  }

  private static CalendarEntry interview(String title, String place) {
    return new CalendarEntry(
        ID, title, "Acme", "Jana", START, START.plusSeconds(3_600), place, START);
  }

  @Test
  void writesInterviewsInUtcAndFollowUpsAsDays() {
    var followUp = new CalendarEntry(ID, "Engineer", null, null, LocalDate.of(2026, 12, 2), START);
    assertThat(text(interview("Engineer", "Pier 7"), followUp).lines())
        .containsExactly(
            "BEGIN:VCALENDAR",
            "PRODID:-//Jobtrail//Jobtrail//EN",
            "VERSION:2.0",
            "X-WR-CALNAME:Jobtrail",
            "X-PUBLISHED-TTL:PT1H",
            "BEGIN:VEVENT",
            "DTSTAMP:20261201T093000Z",
            "UID:interview-" + ID + "@jobtrail",
            "SUMMARY:Interview: Engineer\\, Acme (Jana)",
            "DTSTART:20261201T093000Z",
            "DTEND:20261201T103000Z",
            "LOCATION:Pier 7",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "DTSTAMP:20261201T093000Z",
            "UID:follow-up-" + ID + "@jobtrail",
            "SUMMARY:Follow up: Engineer",
            "DTSTART;VALUE=DATE:20261202",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
            "END:VCALENDAR");
  }

  @Test
  void assumesAnHourWithoutAnEndAndNamesNoBlankPlace() {
    var entry = new CalendarEntry(ID, "Engineer", null, null, START, null, "  ", START);
    assertThat(text(entry)).contains("DTEND:20261201T103000Z").doesNotContain("LOCATION");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "Œ", "Инженер ", "語", "🚢"})
  void foldsLinesByBytes(String title) {
    var lines = text(interview(title.repeat(50), null)).split("\r\n");
    assertThat(lines)
        .allMatch(it -> it.getBytes(StandardCharsets.UTF_8).length <= 75)
        .anyMatch(it -> it.getBytes(StandardCharsets.UTF_8).length > 71);
    assertThat(String.join("\r\n", lines).replace("\r\n ", "")).contains(title.repeat(50).strip());
  }

  @Test
  void survivesHostileText() throws Exception {
    var title = "Engineer; a\\b\r\nEND:VEVENT\nBEGIN:VALARM\u0007 " + "Řezníčková 🚢 ".repeat(20);
    var calendar =
        new CalendarBuilder()
            .build(
                new ByteArrayInputStream(
                    CalendarFile.of(List.of(interview(title, "Pier\r\nURL:x")), Language.ENGLISH)));
    assertThat(calendar.getComponents()).hasSize(1);
    var event = (VEvent) calendar.getComponents().getFirst();
    assertThat(event.getSummary().getValue())
        .isEqualTo("Interview: " + title.replaceAll("\\p{Cntrl}", " ") + ", Acme (Jana)");
    assertThat(event.getLocation().getValue()).isEqualTo("Pier  URL:x");
  }

  @Test
  void speaksTheLanguageOfItsOwner() {
    var followUp = new CalendarEntry(ID, "Chef", null, null, LocalDate.of(2026, 12, 2), START);
    var french =
        new String(
            CalendarFile.of(List.of(interview("Chef", null), followUp), Language.FRENCH),
            StandardCharsets.UTF_8);
    assertThat(french)
        .contains("SUMMARY:Entretien\u00a0: Chef")
        .contains("SUMMARY:Relance\u00a0: Chef")
        .doesNotContain("Interview:", "Follow up");
  }

  @Test
  void endsEachLineAsTheStandardHasIt() {
    assertThat(text(interview("x".repeat(300), null)).replace("\r\n", "")).doesNotContain("\n");
  }
}
