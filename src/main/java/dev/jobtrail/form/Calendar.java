package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * Chooses a day from the calendar that a box opens which cannot be typed into. A calendar whose
 * month is not certain is left alone.
 */
final class Calendar {

  /** WebDriver's code of the key. */
  private static final String ESCAPE = "\uE00C";

  private static final Duration DRAWING = Duration.ofMillis(120);
  private static final int LOOKS = 8;
  private static final int YEAR = 12;

  /** A calendar without a way to the year takes one press a month. */
  private static final int MOST_STEPS = 40;

  private final Page page;

  Calendar(Page page) {
    this.page = page;
  }

  void choose(ReadField field, LocalDate day) {
    JsonNode seen = opened(field, day);
    try {
      for (int step = 0; seen.path("target").isMissingNode() || seen.path("target").isNull(); ) {
        if (seen.path("shown").isNull() || ++step > MOST_STEPS) {
          throw unreadable(field);
        }
        seen = turned(field, day, seen);
      }
      click(Element.in(seen.path("target")));
      take(field, day);
    } catch (FormException e) {
      close(field);
      throw e;
    }
  }

  /** Many open by the box itself, some only by the button beside it. */
  private JsonNode opened(ReadField field, LocalDate day) {
    click(field.control());
    JsonNode seen = await(field, day);
    Element trigger = Element.in(seen.path("trigger"));
    if (!seen.path("open").asBoolean() && trigger != null) {
      click(trigger);
      seen = await(field, day);
    }
    if (!seen.path("open").asBoolean()) {
      throw unreadable(field);
    }
    return seen;
  }

  private JsonNode await(ReadField field, LocalDate day) {
    JsonNode seen = look(field, day);
    for (int time = 0; time < LOOKS && !seen.path("open").asBoolean(); time++) {
      Page.pause(DRAWING);
      seen = look(field, day);
    }
    return seen;
  }

  private JsonNode look(ReadField field, LocalDate day) {
    return page.run(
        Script.CALENDAR,
        field.control(),
        List.of(day.getYear(), day.getMonthValue(), day.getDayOfMonth()));
  }

  /** Turns the calendar towards a day, and makes sure that it went where it should. */
  private JsonNode turned(ReadField field, LocalDate day, JsonNode seen) {
    YearMonth from = month(seen);
    YearMonth to = YearMonth.from(day);
    if (from.equals(to)) {
      throw new FormException(
          Message.of("\"%s\" does not offer %s in its calendar.", field.label(), day));
    }
    if (Element.in(seen.path("years")) != null) {
      boolean isOtherYear = from.getYear() != to.getYear();
      page.run(
          Script.ENTER,
          Element.in(seen.path(isOtherYear ? "years" : "months")),
          isOtherYear ? to.getYear() : to.getMonthValue(),
          "number");
      YearMonth wanted = isOtherYear ? from.withYear(to.getYear()) : to;
      return awaitMonth(field, day, from, wanted);
    }
    long away = from.until(to, ChronoUnit.MONTHS);
    boolean isForward = away > 0;
    Element year = Element.in(seen.path(isForward ? "nextYear" : "previousYear"));
    boolean byYear = Math.abs(away) >= YEAR && year != null;
    Element button = byYear ? year : Element.in(seen.path(isForward ? "next" : "previous"));
    if (button == null) {
      throw unreadable(field);
    }
    click(button);
    return awaitMonth(
        field, day, from, from.plusMonths((byYear ? YEAR : 1) * (isForward ? 1L : -1L)));
  }

  private JsonNode awaitMonth(ReadField field, LocalDate day, YearMonth from, YearMonth wanted) {
    for (int time = 0; time < LOOKS; time++) {
      JsonNode seen = look(field, day);
      if (seen.path("shown").isObject() && month(seen).equals(wanted)) {
        return seen;
      }
      if (seen.path("shown").isObject() && !month(seen).equals(from)) {
        break;
      }
      Page.pause(DRAWING);
    }
    throw unreadable(field);
  }

  private static YearMonth month(JsonNode seen) {
    return YearMonth.of(
        seen.path("shown").path("year").asInt(), seen.path("shown").path("month").asInt());
  }

  /** Some calendars take the day over only by a button. */
  private void take(ReadField field, LocalDate day) {
    Page.pause(DRAWING);
    Element button = Element.in(look(field, day).path("take"));
    if (button != null) {
      click(button);
    }
  }

  private void close(ReadField field) {
    try {
      page.type(field.control(), ESCAPE);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.NOT_INTERACTABLE && fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
    }
  }

  /** What covers an element of a popup belongs to it. */
  private void click(Element element) {
    try {
      page.click(element);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.NOT_INTERACTABLE) {
        throw fault;
      }
      page.run(Script.ENTER, element, "", "press");
    }
  }

  private static FormException unreadable(ReadField field) {
    return new FormException(
        Message.of(
            "\"%s\" takes its day from a calendar that could not be operated.", field.label()));
  }
}
