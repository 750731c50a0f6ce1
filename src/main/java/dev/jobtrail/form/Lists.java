package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Truncation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Operates lists that show their options only when opened or typed into. */
final class Lists {

  /** WebDriver's code of the key. Source: W3C WebDriver, section 17.4.2, keyboard actions. */
  private static final String ESCAPE = "\uE00C";

  private static final String ENTER = "\uE007";

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(60);
  private static final Duration OPENING = Duration.ofMillis(1200);
  private static final Duration SETTLED = Duration.ofMillis(150);
  private static final Duration QUIET = Duration.ofMillis(500);
  private static final Duration SUGGESTING = Duration.ofSeconds(5);
  private static final Duration NOTHING_SUGGESTED = Duration.ofMillis(2500);
  private static final int LONGEST_QUERY = 80;
  private static final int TOLD = 5;

  private final Page page;
  private final FormVendor vendor;

  Lists(Page page, FormVendor vendor) {
    this.page = page;
    this.vendor = vendor;
  }

  /** The options of a field and the kind that follows from them. */
  record Offer(FieldKind kind, List<String> options) {}

  private record Option(String text, Element click, boolean isChosen) {}

  /**
   * A list as the page shows it.
   *
   * @param several whether it takes more than one option
   * @param isDialog whether it covers the page
   * @param confirming the button that closes it with what was chosen; null for none
   * @param onEnter whether it searches for what was typed on Enter
   */
  private record Shown(
      List<Option> options,
      boolean several,
      boolean isDialog,
      Element confirming,
      boolean partial,
      boolean expanded,
      boolean onEnter,
      boolean busy) {

    private List<String> texts() {
      return options.stream().map(Option::text).toList();
    }
  }

  /** Opens a list, reads its options, and closes it. */
  Offer offer(ReadField field) {
    Shown shown = opened(field);
    // a button opens a list, and nothing else; a page that is busy may not have heard of the click
    if (shown.options().isEmpty() && field.widget() == ReadField.Widget.MENU) {
      shown = opened(field);
    }
    if (shown.options().isEmpty() || shown.partial()) {
      return new Offer(FieldKind.SEARCH, List.of());
    }
    return new Offer(
        field.several() || shown.several() ? FieldKind.CHOICES : FieldKind.CHOICE,
        shown.texts().stream().distinct().toList());
  }

  private Shown opened(ReadField field) {
    open(field);
    Shown shown = awaitOptions(field.control(), OPENING, QUIET);
    close(field);
    return shown;
  }

  private void open(ReadField field) {
    if (!tried(() -> page.click(field.control())) && !look(field.control()).expanded()) {
      press(field.control());
    }
  }

  /** Some controls have no size of their own, or their list lies over them. */
  private void press(Element control) {
    page.run(Script.ENTER, control, "", "press");
  }

  /** Chooses one of a closed list's options. */
  void choose(ReadField field, String wanted, boolean typing) {
    open(field);
    Shown shown = awaitOptions(field.control(), OPENING, QUIET);
    Optional<String> meant = FormWords.option(wanted, shown.texts());
    if ((meant.isEmpty() || typing) && field.widget() == ReadField.Widget.COMBOBOX) {
      type(field, Truncation.truncate(wanted, LONGEST_QUERY));
      shown = awaitOptions(field.control(), SUGGESTING, NOTHING_SUGGESTED);
      meant = FormWords.option(wanted, shown.texts());
    }
    if (meant.isEmpty()) {
      close(field);
      throw new FormException(none(field, wanted, shown));
    }
    String text = meant.get();
    if (!shown.several()) {
      press(field, shown, text);
      return;
    }
    // another press would take back what is chosen already
    if (shown.options().stream().noneMatch(it -> it.isChosen() && it.text().equals(text))) {
      press(field, shown, text);
    }
    close(field);
  }

  /** What is chosen from a list of which more than one can be, which its button may only count. */
  List<String> chosen(ReadField field) {
    return opened(field).options().stream().filter(Option::isChosen).map(Option::text).toList();
  }

  /** Types, and chooses the matching suggestion. */
  void search(ReadField field, String wanted) {
    List<String> queries = new ArrayList<>(List.of(wanted));
    if (!FormWords.firstPart(wanted).equals(wanted.strip())) {
      queries.add(FormWords.firstPart(wanted));
    }
    Shown shown = null;
    for (String query : queries) {
      page.click(field.control());
      type(field, Truncation.truncate(query, LONGEST_QUERY));
      shown = suggested(field);
      Optional<String> meant = FormWords.suggestion(wanted, shown.texts());
      if (meant.isPresent()) {
        press(field, shown, meant.get());
        if (shown.onEnter()) {
          closeBeside(field);
        }
        return;
      }
    }
    page.run(Script.ENTER, field.control(), "", "set");
    close(field);
    if (shown.onEnter()) {
      closeBeside(field);
    }
    throw new FormException(none(field, wanted, shown));
  }

  /** What is suggested for what was typed. */
  private Shown suggested(ReadField field) {
    Shown before = look(field.control());
    if (!before.onEnter()) {
      return awaitOptions(field.control(), SUGGESTING, NOTHING_SUGGESTED);
    }
    page.type(field.control(), ENTER);
    long start = System.nanoTime();
    while (look(field.control()).texts().equals(before.texts())
        && System.nanoTime() - start < NOTHING_SUGGESTED.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
    }
    return awaitOptions(field.control(), SUGGESTING, NOTHING_SUGGESTED);
  }

  /** Some lists stay open for more, until something beside them is pressed. */
  private void closeBeside(ReadField field) {
    if (isOpen(field)) {
      page.run(Script.ENTER, field.control(), "", "leave");
    }
  }

  private void type(ReadField field, String text) {
    boolean isInput = field.widget() != ReadField.Widget.MENU;
    if (isInput) {
      page.run(Script.ENTER, field.control(), "", "paste");
    }
    page.type(field.control(), text);
  }

  private void press(ReadField field, Shown shown, String meant) {
    Element option =
        shown.options().stream()
            .filter(it -> it.text().equals(meant))
            .findFirst()
            .orElseThrow()
            .click();
    try {
      page.click(option);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.NOT_INTERACTABLE) {
        throw fault;
      }
      press(option);
    }
    if (shown.confirming() != null) {
      page.click(shown.confirming());
    }
    if (shown.isDialog()) {
      awaitClosed(field);
    }
  }

  /** A dialog covers the page until it has faded away. */
  private void awaitClosed(ReadField field) {
    long start = System.nanoTime();
    while (isOpen(field) && System.nanoTime() - start < OPENING.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
    }
  }

  private static String none(ReadField field, String wanted, Shown shown) {
    List<String> texts = shown.texts();
    String offered =
        texts.isEmpty()
            ? "it has no suggestions"
            : "it offers " + String.join("; ", texts.subList(0, Math.min(TOLD, texts.size())));
    return "\"%s\" has no option \"%s\"; %s.".formatted(field.label(), wanted, offered);
  }

  /** Waits until the options are stable; shorter if none are expected. */
  private Shown awaitOptions(Element control, Duration longest, Duration whenQuiet) {
    long start = System.nanoTime();
    Shown last = look(control);
    while (true) {
      Page.pause(BETWEEN_LOOKS);
      Shown now = look(control);
      long since = System.nanoTime() - start;
      boolean isSettled = !now.busy() && now.texts().equals(last.texts());
      if (isSettled && !now.options().isEmpty() && since > SETTLED.toNanos()
          || isSettled && now.options().isEmpty() && since > whenQuiet.toNanos()
          || since > longest.toNanos()) {
        return now;
      }
      last = now;
    }
  }

  private Shown look(Element control) {
    JsonNode node = page.run(Script.OPTIONS, control, FormPlace.selectors(vendor));
    List<Option> options = new ArrayList<>();
    for (JsonNode option : node.path("options")) {
      options.add(
          new Option(
              option.path("text").asText(),
              Element.in(option.path("click")),
              option.path("chosen").asBoolean()));
    }
    return new Shown(
        options,
        node.path("several").asBoolean(),
        node.path("isDialog").asBoolean(),
        Element.in(node.path("confirming")),
        node.path("partial").asBoolean(),
        node.path("expanded").asBoolean(),
        node.path("onEnter").asBoolean(),
        node.path("searching").asBoolean());
  }

  /** Closes a list: most close when they lose the focus, some by Escape or another click. */
  private void close(ReadField field) {
    page.run(Script.ENTER, field.control(), "", "blur");
    if (!isOpen(field)) {
      return;
    }
    if (field.widget() == ReadField.Widget.MENU) {
      if (!tried(() -> page.click(field.control()))) {
        press(field.control());
      }
      if (!isOpen(field)) {
        return;
      }
    }
    // a list that covers the page keeps the focus to itself
    List<Option> options = look(field.control()).options();
    boolean isTyped =
        !options.isEmpty() && tried(() -> page.type(options.getFirst().click(), ESCAPE));
    if (!isTyped || isOpen(field)) {
      tried(() -> page.type(field.control(), ESCAPE));
    }
    page.run(Script.ENTER, field.control(), "", "blur");
  }

  /** Whether an element could be operated. */
  private static boolean tried(Runnable action) {
    try {
      action.run();
      return true;
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.NOT_INTERACTABLE) {
        throw fault;
      }
      return false;
    }
  }

  private boolean isOpen(ReadField field) {
    Page.pause(BETWEEN_LOOKS);
    Shown shown = look(field.control());
    return shown.expanded() || !shown.options().isEmpty();
  }
}
