package dev.jobtrail.form;

import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Fills in a field as a user would, and reads its value back. */
final class FieldFiller {

  private static final Duration SETTLING = Duration.ofMillis(150);

  /** Longer texts are pasted. */
  private static final int TYPED = 200;

  private static final int TRIES = 3;

  private static final int LOOKS = 6;
  private static final int FEWEST_DIGITS = 6;

  private static final Pattern DIALING_CODE = Pattern.compile("\\+\\s?(\\d{1,4})\\b");

  private static final int MOST_STEPS = 60;

  /** WebDriver's codes of the keys. Source: W3C WebDriver, section 17.4.2, keyboard actions. */
  private static final String ARROW_UP = "\uE013";

  private static final String ARROW_DOWN = "\uE015";

  private final Page page;
  private final FormVendor vendor;

  /** Reads the form after a control has lost the focus, or none where that is null. */
  private final Function<Element, FormSnapshot> reread;

  FieldFiller(Page page, FormVendor vendor, Function<Element, FormSnapshot> reread) {
    this.page = page;
    this.vendor = vendor;
    this.reread = reread;
  }

  /**
   * Enters values.
   *
   * @param kind as the field was shown, which a list that was opened may have changed
   */
  void fill(ReadField field, FieldKind kind, List<String> values) {
    List<String> wanted = written(field, kind, values);
    ReadField now = field;
    for (int time = 0; time < TRIES; time++) {
      if (holds(now, kind, wanted)) {
        return;
      }
      ReadField before = now;
      try {
        enter(now, kind, wanted, time);
      } catch (BrowserException fault) {
        boolean mayPass =
            fault.fault() == Fault.ELEMENT_GONE || fault.fault() == Fault.NOT_INTERACTABLE;
        if (!mayPass) {
          throw fault;
        }
        if (fault.fault() == Fault.NOT_INTERACTABLE) {
          CookieDialog.decline(page);
        }
      }
      Optional<ReadField> after = found(field, isLeft(now) ? now.control() : null);
      if (after.isEmpty() && now.widget() == ReadField.Widget.BUTTONS) {
        return; // what was pressed has answered the question, and the page has gone on
      }
      now = after.orElseThrow(() -> gone(field));
      if (holds(now, kind, wanted)
          || hasOtherLook(before, now, wanted)
          || hasChosen(now, kind, wanted)) {
        return;
      }
      Page.pause(SETTLING);
      now = again(field);
    }
    if (!holds(now, kind, wanted)) {
      throw new FormException(Message.of("\"%s\" does not keep the entered value.", field.label()));
    }
  }

  /** Whether it takes its value over when it loses the focus. */
  private static boolean isLeft(ReadField field) {
    return field.widget() == ReadField.Widget.TEXT || field.widget() == ReadField.Widget.EDITABLE;
  }

  /**
   * The field in the page as it is now; a page that is being drawn anew lacks it for a moment.
   *
   * @param left the control that loses the focus before; null for none
   */
  private Optional<ReadField> found(ReadField field, Element left) {
    for (int time = 0; time < LOOKS; time++) {
      Optional<ReadField> now = read(time == 0 ? left : null).field(field.key(), field.label());
      if (now.isPresent()) {
        return now;
      }
      Page.pause(SETTLING);
    }
    return Optional.empty();
  }

  private ReadField again(ReadField field) {
    return found(field, null).orElseThrow(() -> gone(field));
  }

  private static FormException gone(ReadField field) {
    return new FormException(Message.of("\"%s\" is no longer in the form.", field.label()));
  }

  private FormSnapshot read(Element left) {
    try {
      return reread.apply(left);
    } catch (BrowserException fault) {
      if (left == null || fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
      return reread.apply(null);
    }
  }

  /** The values as the field takes them. */
  private static List<String> written(ReadField field, FieldKind kind, List<String> values) {
    List<String> given = values.stream().filter(it -> !it.isBlank()).map(String::strip).toList();
    if (given.isEmpty()) {
      return given;
    }
    return switch (kind) {
      case DATE, MONTH -> List.of(day(field, given.getFirst()));
      case CHOICE -> List.of(option(field, given.getFirst()));
      case CHOICES -> given.stream().map(it -> option(field, it)).toList();
      case TICK -> Boolean.parseBoolean(given.getFirst()) ? List.of("true") : List.of();
      case LONG_TEXT, TEXT, EMAIL, PHONE, URL, NUMBER, PASSWORD ->
          List.of(fitting(field, kind, given.getFirst()));
      case SEARCH -> List.of(given.getFirst());
      case FILE, OTHER ->
          throw new FormException(
              Message.of("\"%s\" cannot be filled in automatically.", field.label()));
    };
  }

  /** A day stays as it is here; how it is written depends on what the field has accepted. */
  private static String day(ReadField field, String value) {
    return DayFormat.written(value, "date", "")
        .orElseThrow(() -> new FormException(noDay(field, FormWords.excerpt(value, 60))));
  }

  private static Message noDay(ReadField field, String value) {
    return field.format().isEmpty()
        ? Message.of("\"%s\" requires a date such as 2026-11-21, not \"%s\".", field.label(), value)
        : Message.of(
            "\"%s\" requires a date such as 2026-11-21 (the form writes %s), not \"%s\".",
            field.label(), field.format(), value);
  }

  private static String option(ReadField field, String value) {
    if (field.options().isEmpty()) {
      return value;
    }
    return FormWords.option(value, field.options())
        .orElseThrow(
            () ->
                new FormException(
                    Message.of(
                        "\"%s\" has no option \"%s\".",
                        field.label(), FormWords.excerpt(value, 100))));
  }

  private static String fitting(ReadField field, FieldKind kind, String value) {
    String text =
        kind == FieldKind.LONG_TEXT
            ? value.replace("\r\n", "\n").replace('\r', '\n')
            : value.replaceAll("\\R+", " ");
    if (field.maxLength() != null && text.length() > field.maxLength()) {
      throw new FormException(
          Message.of("\"%s\" accepts at most %d characters.", field.label(), field.maxLength()));
    }
    return text;
  }

  private void enter(ReadField field, FieldKind kind, List<String> wanted, int time) {
    switch (field.widget()) {
      case TEXT, EDITABLE -> text(field, kind, entered(field, kind, wanted, time), time);
      case NATIVE ->
          page.run(Script.ENTER, field.control(), entered(field, kind, wanted, time), "set");
      case SELECT -> page.run(Script.ENTER, field.control(), wanted, "options");
      case RADIOS, BUTTONS -> radio(field, wanted, time);
      case BOXES, TICK -> boxes(field, wanted, time);
      case COMBOBOX, MENU -> list(field, kind, wanted, time);
      case DAY_PARTS -> day(field, wanted);
      case CALENDAR -> calendarDay(field, wanted);
      case STEPPER -> step(field, wanted);
      case FILE -> throw new FormException(Message.of("\"%s\" requires a file.", field.label()));
    }
  }

  /** What is typed; a day in another format each time. */
  private static String entered(ReadField field, FieldKind kind, List<String> wanted, int time) {
    if (!isDay(kind) || wanted.isEmpty()) {
      return first(wanted);
    }
    List<String> formats = DayFormat.candidates(field.format(), field.language());
    String format = formats.get(Math.min(time, formats.size() - 1));
    return DayFormat.written(wanted.getFirst(), field.type(), format).orElseThrow();
  }

  private static boolean isDay(FieldKind kind) {
    return kind == FieldKind.DATE || kind == FieldKind.MONTH;
  }

  private static String first(List<String> wanted) {
    return wanted.isEmpty() ? "" : wanted.getFirst();
  }

  /** Types; on the second attempt chooses a suggestion; on later ones sets the value by script. */
  private void text(ReadField field, FieldKind kind, String text, int time) {
    if (time == 1 && kind == FieldKind.TEXT && !text.isEmpty() && suggested(field, text)) {
      return;
    }
    boolean isTypedAgain = isDay(kind) && time < TRIES - 1;
    if (time > 0 && !isTypedAgain) {
      page.run(Script.ENTER, field.control(), text, "set");
      return;
    }
    if (field.widget() == ReadField.Widget.EDITABLE) {
      page.click(field.control());
    }
    boolean isPasted =
        text.length() > TYPED
            || text.indexOf('\n') >= 0
            || field.widget() == ReadField.Widget.EDITABLE;
    if (isPasted || text.isEmpty()) {
      page.run(Script.ENTER, field.control(), text, "paste");
    } else {
      if (!field.values().isEmpty()) {
        page.clear(field.control());
      }
      page.type(field.control(), text);
    }
  }

  private boolean suggested(ReadField field, String text) {
    try {
      new Lists(page, vendor).search(field, text);
      return true;
    } catch (FormException none) {
      return false;
    }
  }

  private void radio(ReadField field, List<String> wanted, int time) {
    if (wanted.isEmpty()) {
      return;
    }
    field.parts().stream()
        .filter(it -> it.text().equals(wanted.getFirst()))
        .findFirst()
        .ifPresent(it -> press(it, time));
  }

  private void boxes(ReadField field, List<String> wanted, int time) {
    for (ReadField.Part part : field.parts()) {
      boolean isOn =
          field.widget() == ReadField.Widget.TICK
              ? !field.values().isEmpty()
              : field.values().contains(part.text());
      boolean isWanted =
          field.widget() == ReadField.Widget.TICK
              ? !wanted.isEmpty()
              : wanted.contains(part.text());
      if (isOn != isWanted) {
        press(part, time);
      }
    }
  }

  private void press(ReadField.Part part, int time) {
    Element target = time == 0 ? part.click() : part.input();
    if (time == 0) {
      try {
        page.click(target);
        return;
      } catch (BrowserException fault) {
        if (fault.fault() != Fault.NOT_INTERACTABLE) {
          throw fault;
        }
      }
    }
    page.run(Script.ENTER, target, "", "press");
  }

  /** Year and month first: they decide which days there are. */
  private void day(ReadField field, List<String> wanted) {
    if (wanted.isEmpty()) {
      return;
    }
    LocalDate day = LocalDate.parse(wanted.getFirst());
    Map<String, Integer> values =
        Map.of("y", day.getYear(), "m", day.getMonthValue(), "d", day.getDayOfMonth());
    for (String name : List.of("y", "m", "d")) {
      for (ReadField.Part part : field.parts()) {
        if (!part.text().equals(name)) {
          continue;
        }
        if (field.type().isEmpty()) {
          page.click(part.click());
          page.type(
              part.input(),
              name.equals("y") ? values.get(name).toString() : "%02d".formatted(values.get(name)));
        } else {
          page.run(Script.ENTER, part.input(), values.get(name), "number");
        }
      }
    }
  }

  private void calendarDay(ReadField field, List<String> wanted) {
    if (!wanted.isEmpty()) {
      new Calendar(page).choose(field, LocalDate.parse(wanted.getFirst()));
    }
  }

  /** Moves by arrows; where one press is more than one, what is left is done in the next tries. */
  private void step(ReadField field, List<String> wanted) {
    if (wanted.isEmpty()) {
      return;
    }
    int now = whole(field, first(field.values()));
    int away = whole(field, wanted.getFirst()) - now;
    if (Math.abs(away) > MOST_STEPS) {
      throw new FormException(Message.of("\"%s\" takes too many steps.", field.label()));
    }
    for (int press = 0; press < Math.abs(away); press++) {
      page.type(field.control(), away > 0 ? ARROW_UP : ARROW_DOWN);
    }
  }

  private static int whole(ReadField field, String value) {
    try {
      return value.isEmpty() ? 0 : Integer.parseInt(value);
    } catch (NumberFormatException fraction) {
      throw new FormException(Message.of("\"%s\" takes whole numbers only here.", field.label()));
    }
  }

  private void list(ReadField field, FieldKind kind, List<String> wanted, int time) {
    Lists lists = new Lists(page, vendor);
    if (wanted.isEmpty()) {
      return;
    }
    if (kind == FieldKind.SEARCH) {
      lists.search(field, wanted.getFirst());
      return;
    }
    List<String> held = field.values().stream().map(FormWords::plain).toList();
    for (String value : wanted) {
      if (!held.contains(FormWords.plain(value))) {
        lists.choose(again(field), value, time > 0);
      }
    }
  }

  /** Whether a button that was pressed shows it by its looks alone. */
  private static boolean hasOtherLook(ReadField before, ReadField now, List<String> wanted) {
    if (now.widget() != ReadField.Widget.BUTTONS
        || wanted.isEmpty()
        || before.parts().size() != now.parts().size()
        || !now.values().isEmpty()) {
      return false;
    }
    for (int at = 0; at < now.parts().size(); at++) {
      ReadField.Part part = now.parts().get(at);
      if (part.text().equals(wanted.getFirst())) {
        return !part.look().equals(before.parts().get(at).look());
      }
    }
    return false;
  }

  /** Whether a list whose button only counts what is chosen has just that chosen. */
  private boolean hasChosen(ReadField field, FieldKind kind, List<String> wanted) {
    return kind == FieldKind.CHOICES
        && field.suggests()
        && !wanted.isEmpty()
        && isSame(new Lists(page, vendor).chosen(field), wanted);
  }

  private static boolean isSame(List<String> held, List<String> wanted) {
    return held.size() == wanted.size()
        && wanted.stream().allMatch(it -> held.stream().anyMatch(at -> FormWords.same(at, it)));
  }

  private static boolean holds(ReadField field, FieldKind kind, List<String> wanted) {
    List<String> held = field.values();
    if (wanted.isEmpty()) {
      return held.isEmpty() || isKeptWhenEmptied(field);
    }
    return switch (kind) {
      case TICK -> held.equals(wanted);
      case CHOICES -> isSame(held, wanted);
      case CHOICE -> !held.isEmpty() && isSameChoice(field, held.getFirst(), wanted.getFirst());
      case SEARCH -> !held.isEmpty() && isSuggested(held.getFirst(), wanted.getFirst());
      case PHONE -> !held.isEmpty() && isSamePhone(held.getFirst(), wanted.getFirst());
      case PASSWORD -> true;
      case DATE, MONTH ->
          !held.isEmpty()
              && DayFormat.isShown(
                  held.getFirst(), wanted.getFirst(), field.type(), field.format());
      case TEXT, EMAIL, URL, NUMBER, LONG_TEXT ->
          !held.isEmpty() && isSameText(held.getFirst(), wanted.getFirst());
      case FILE, OTHER -> false;
    };
  }

  /** Radios and lists have no way back to nothing. */
  private static boolean isKeptWhenEmptied(ReadField field) {
    return switch (field.widget()) {
      case RADIOS, BUTTONS, COMBOBOX, MENU, DAY_PARTS, CALENDAR, STEPPER -> true;
      case TEXT, NATIVE, EDITABLE, SELECT, BOXES, TICK, FILE -> false;
    };
  }

  private static boolean isSameChoice(ReadField field, String held, String wanted) {
    if (FormWords.same(held, wanted)) {
      return true;
    }
    var code = DIALING_CODE.matcher(wanted);
    var heldCode = DIALING_CODE.matcher(held);
    if (code.find() && heldCode.find()) {
      return code.group(1).equals(heldCode.group(1));
    }
    // Some lists show a short form, such as a country's dialling code.
    return field.suggests()
        && field.options().isEmpty()
        && (FormWords.tokens(wanted).containsAll(FormWords.tokens(held))
            || FormWords.tokens(held).containsAll(FormWords.tokens(wanted)));
  }

  private static boolean isSuggested(String held, String wanted) {
    Optional<String> meant = FormWords.suggestion(wanted, List.of(held));
    return meant.isPresent();
  }

  private static boolean isSamePhone(String held, String wanted) {
    String one = FormWords.digits(held);
    String other = FormWords.digits(wanted);
    return one.equals(other)
        || one.length() >= FEWEST_DIGITS && other.endsWith(one.replaceFirst("^0+", ""))
        || other.length() >= FEWEST_DIGITS && one.endsWith(other.replaceFirst("^0+", ""));
  }

  private static boolean isSameText(String held, String wanted) {
    if (FormWords.same(held, wanted)
        || FormWords.same(held.replaceFirst("/$", ""), wanted.replaceFirst("/$", ""))) {
      return true;
    }
    // Masks put their own marks between digits.
    boolean isNumeric = wanted.matches("[\\d\\s+./,()-]+");
    return isNumeric
        && !FormWords.digits(wanted).isEmpty()
        && FormWords.digits(held).equals(FormWords.digits(wanted))
        && held.matches("[\\d\\s+./,()\\p{Sc}-]+");
  }
}
