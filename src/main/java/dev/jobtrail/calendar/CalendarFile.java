package dev.jobtrail.calendar;

import dev.jobtrail.text.Language;
import dev.jobtrail.text.Message;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.fortuna.ical4j.model.Calendar;
import net.fortuna.ical4j.model.component.VEvent;
import net.fortuna.ical4j.model.property.DtEnd;
import net.fortuna.ical4j.model.property.DtStamp;
import net.fortuna.ical4j.model.property.DtStart;
import net.fortuna.ical4j.model.property.Location;
import net.fortuna.ical4j.model.property.ProdId;
import net.fortuna.ical4j.model.property.Summary;
import net.fortuna.ical4j.model.property.Uid;
import net.fortuna.ical4j.model.property.XProperty;
import net.fortuna.ical4j.model.property.immutable.ImmutableTransp;
import net.fortuna.ical4j.model.property.immutable.ImmutableVersion;

/**
 * Writes entries as iCalendar (RFC 5545).
 *
 * <p>Times are in UTC, which needs no definitions of time zones. The same entries give the same
 * bytes, so that programs can skip what they have.
 */
final class CalendarFile {

  /** In UTF-8, which is its default. */
  static final String MEDIA_TYPE = "text/calendar";

  /** Bytes without the line break (RFC 5545, 3.1). */
  private static final int LONGEST_LINE = 75;

  private static final String FOLD = "\r\n ";

  private CalendarFile() {}

  /**
   * The file of a calendar with these entries.
   *
   * @param language of the words around the texts of the owner
   */
  static byte[] of(List<CalendarEntry> entries, Language language) {
    var calendar = new Calendar();
    calendar.add(new ProdId("-//Jobtrail//Jobtrail//EN"));
    calendar.add(ImmutableVersion.VERSION_2_0);
    calendar.add(new XProperty("X-WR-CALNAME", "Jobtrail"));
    calendar.add(new XProperty("X-PUBLISHED-TTL", "PT1H"));
    entries.forEach(it -> calendar.add(event(it, language)));
    return folded(calendar.toString()).getBytes(StandardCharsets.UTF_8);
  }

  /** Breaks lines before they are too long. The library would count characters instead of bytes. */
  private static String folded(String text) {
    var folded = new StringBuilder();
    var bytes = 0;
    for (var it = text.codePoints().iterator(); it.hasNext(); ) {
      var character = Character.toString(it.nextInt());
      var length = character.getBytes(StandardCharsets.UTF_8).length;
      if (bytes + length > LONGEST_LINE && !character.equals("\r") && !character.equals("\n")) {
        folded.append(FOLD);
        bytes = 1;
      }
      folded.append(character);
      bytes = character.equals("\n") ? 0 : bytes + length;
    }
    return folded.toString();
  }

  private static VEvent event(CalendarEntry entry, Language language) {
    var event = new VEvent(false);
    event.add(new DtStamp(entry.updatedAt()));
    if (entry.day() == null) {
      event.add(new Uid("interview-" + entry.id() + "@jobtrail"));
      event.add(new Summary(Message.of("Interview: %s", job(entry)).in(language)));
      event.add(new DtStart<>(entry.start()));
      event.add(new DtEnd<>(entry.end()));
      if (entry.place() != null && !entry.place().isBlank()) {
        event.add(new Location(printable(entry.place())));
      }
    } else {
      event.add(new Uid("follow-up-" + entry.id() + "@jobtrail"));
      event.add(new Summary(Message.of("Follow up: %s", job(entry)).in(language)));
      event.add(new DtStart<>(entry.day()));
      event.add(ImmutableTransp.TRANSPARENT);
    }
    return event;
  }

  private static String job(CalendarEntry entry) {
    var company = entry.company() == null ? "" : ", " + entry.company();
    var client = entry.client() == null ? "" : " (" + entry.client() + ")";
    return printable(entry.title() + company + client);
  }

  /** Without control characters, which a line must not have. */
  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", " ");
  }
}
