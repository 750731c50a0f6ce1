package dev.jobtrail.form;

import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.UploadedFile;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The form of an application, open in a browser at one of its pages. Methods throw {@link
 * FormException} where the form does not do what it is asked to, and BrowserException.
 */
public final class ApplicationForm {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);
  private static final Duration NEXT_PAGE = Duration.ofSeconds(15);
  private static final Duration BEFORE_COMPLAINTS_COUNT = Duration.ofMillis(1500);
  private static final Duration BUTTON_OPENS = Duration.ofSeconds(5);
  private static final int LOST_AT_MOST = 3;

  private final Page page;
  private final FormVendor vendor;
  private final Set<String> thanksBefore;
  private final boolean hadVerify;
  private final Map<String, Lists.Offer> offers = new HashMap<>();
  private Reading reading;
  private int held;
  private boolean isSent;
  private Set<String> alertsBefore = Set.of();
  private Set<String> invalidBefore = Set.of();

  ApplicationForm(Page page, FormPlace place, PageState arrival) {
    this.page = page;
    this.vendor = place.vendor();
    this.reading = place.reading();
    this.thanksBefore = new HashSet<>(arrival.thanks());
    this.hadVerify = arrival.verify() != null;
    page.stayIn(place.frames());
    inForm(
        () -> {
          thanksBefore.addAll(state().thanks());
          return null;
        });
  }

  /** Whose form it is: a vendor's name in lower case, or {@code generic}. */
  public String vendor() {
    return vendor.name();
  }

  /** Where it is. */
  public String address() {
    return page.addressNow();
  }

  /**
   * The fields of the page that is shown, read anew; what is no question of a person is left out.
   */
  public List<FormField> fields() {
    return inForm(
        () -> {
          readSettled();
          if (CookieDialog.decline(page)) {
            readAgain();
          }
          List<FormField> shown = new ArrayList<>();
          for (ReadField field : reading.fields()) {
            Lists.Offer offer = offer(field);
            shown.add(field.shown(offer.kind(), offer.options()));
          }
          return List.copyOf(shown);
        });
  }

  /** What a list that must be opened offers; asked once for each field. */
  private Lists.Offer offer(ReadField field) {
    if (!field.suggests() || field.kind() == FieldKind.SEARCH || !field.options().isEmpty()) {
      return new Lists.Offer(field.kind(), field.options());
    }
    return offers.computeIfAbsent(field.key(), key -> new Lists(page, vendor).offer(field));
  }

  /** Chooses a file and waits until the form has taken it up. */
  public void attach(FormField field, UploadedFile file) {
    inForm(
        () -> {
          new Upload(page, vendor, this::readAgain).attach(wanted(field), file);
          return null;
        });
  }

  /**
   * Enters values and makes sure that the field holds them.
   *
   * @param values as {@link FieldKind} says; options by their texts
   */
  public void fill(FormField field, List<String> values) {
    inForm(
        () -> {
          new FieldFiller(page, vendor, this::readAgain).fill(wanted(field), field.kind(), values);
          return null;
        });
  }

  private ReadField wanted(FormField field) {
    return reading
        .field(field.key(), field.label())
        .or(() -> readAgain().field(field.key(), field.label()))
        .orElseThrow(
            () -> new FormException("The form no longer shows \"" + field.label() + "\"."));
  }

  /** Whether another page follows before the form can be sent. */
  public boolean hasNextPage() {
    return inForm(
        () -> {
          readAgain();
          return reading.next() != null && reading.send() == null;
        });
  }

  /** Goes to the next page, which sends nothing. */
  public void nextPage() {
    inForm(
        () -> {
          Reading before = readAgain();
          if (before.next() == null || before.send() != null) {
            throw new FormException("The form shows no button to a next page.");
          }
          Reading.Button next = opened(Reading::next, "next page");
          // Forms often go on by a submit event; it is let through for this one press.
          page.run(Script.GUARD, true);
          page.clickOnce(next.element());
          awaitOther(before);
          return null;
        });
  }

  private void awaitOther(Reading before) {
    long start = System.nanoTime();
    Reading last = null;
    boolean isOther = false;
    while (System.nanoTime() - start < NEXT_PAGE.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
      Reading now = lookWhileItChanges();
      if (now == null || now.fields().isEmpty() && now.send() == null) {
        continue;
      }
      isOther = isOtherPage(before, now);
      if (isOther && last != null && last.keys().equals(now.keys()) && now.loaded()) {
        offers.clear();
        page.run(Script.GUARD, false);
        return;
      }
      last = now;
      List<String> wrong = complaintsOf(now);
      if (!isOther
          && !wrong.isEmpty()
          && System.nanoTime() - start > BEFORE_COMPLAINTS_COUNT.toNanos()) {
        page.run(Script.GUARD, false);
        throw new FormException("The form does not go on: " + String.join("; ", wrong));
      }
    }
    if (!isOther) {
      throw new FormException("The form does not go on to its next page.");
    }
  }

  /** The next page has other fields, or the same kind of fields at another address. */
  private static boolean isOtherPage(Reading before, Reading now) {
    boolean sharesFields = now.keys().stream().anyMatch(before.keys()::contains);
    return !sharesFields && !now.keys().equals(before.keys())
        || !now.address().equals(before.address()) && !now.keys().equals(before.keys());
  }

  private Reading lookWhileItChanges() {
    try {
      page.toForm();
      reading =
          Reading.of(
              page.run(Script.READ, FormPlace.selectors(vendor), Reading.MOST_FIELDS), vendor);
      return reading;
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
        throw fault;
      }
      return null;
    }
  }

  /**
   * What the form finds wrong with what is entered, by the browser's own check and its messages.
   */
  public List<String> complaints() {
    return inForm(() -> complaintsOf(readAgain()));
  }

  private static List<String> complaintsOf(Reading reading) {
    List<String> all = new ArrayList<>(reading.invalid());
    reading.flagged().stream().filter(it -> !all.contains(it)).forEach(all::add);
    reading.alerts().stream().filter(it -> !all.contains(it)).forEach(all::add);
    return List.copyOf(all);
  }

  /** A human check that is shown; null for none. */
  public String humanCheck() {
    return states().stream()
        .map(PageState::check)
        .filter(it -> it != null)
        .findFirst()
        .orElse(null);
  }

  /**
   * What says that the form has been sent although nobody has pressed its button; null for none.
   */
  public String sentByItself() {
    if (isSent) {
      return null;
    }
    FormVerdict verdict = signal(states());
    return verdict instanceof FormVerdict.Confirmed confirmed ? confirmed.text() : null;
  }

  /** Presses the button that sends the form, once. */
  public void submit() {
    if (isSent) {
      throw new FormException("The form was sent before.");
    }
    inForm(
        () -> {
          Reading before = readAgain();
          Reading.Button send = opened(Reading::send, "sending the form");
          alertsBefore = new HashSet<>(before.alerts());
          alertsBefore.addAll(before.flagged());
          invalidBefore = new HashSet<>(before.invalid());
          states().forEach(it -> thanksBefore.addAll(it.thanks()));
          page.toForm();
          page.run(Script.GUARD, true);
          press(send);
          return null;
        });
  }

  /** A click that was covered has not reached the button, so that another one is the first. */
  private void press(Reading.Button send) {
    try {
      isSent = true;
      page.clickOnce(send.element());
    } catch (BrowserException fault) {
      switch (fault.fault()) {
        case NOT_INTERACTABLE -> {
          isSent = false;
          pressUncovered();
        }
        // The click has been made or may have been; what follows takes its time.
        case TIMEOUT, DIALOG_OPEN, ELEMENT_GONE -> {}
        case NO_BROWSER, UNREACHABLE, REFUSED, INTERRUPTED, OTHER -> throw fault;
      }
    }
  }

  private void pressUncovered() {
    CookieDialog.decline(page);
    Reading.Button again = readOpen().send();
    if (again == null) {
      throw new FormException("The form shows no button for sending the form.");
    }
    isSent = true;
    try {
      page.clickOnce(again.element());
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NOT_INTERACTABLE) {
        isSent = false;
        page.run(Script.GUARD, false);
        throw new FormException("Something covers the button \"" + again.text() + "\".");
      }
      if (fault.fault() != Fault.TIMEOUT && fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
    }
  }

  /** Reads without closing the guard. */
  private Reading readOpen() {
    reading =
        Reading.of(page.run(Script.READ, FormPlace.selectors(vendor), Reading.MOST_FIELDS), vendor);
    return reading;
  }

  private interface Choice {
    Reading.Button of(Reading reading);
  }

  /** A button once it can be pressed; many are disabled until the form has checked itself. */
  private Reading.Button opened(Choice choice, String purpose) {
    long start = System.nanoTime();
    while (true) {
      Reading.Button button = choice.of(reading);
      if (button != null && !button.isDisabled()) {
        return button;
      }
      if (System.nanoTime() - start > BUTTON_OPENS.toNanos()) {
        throw new FormException(
            button == null
                ? "The form shows no button for " + purpose + "."
                : "The form does not let its button \"" + button.text() + "\" be pressed.");
      }
      Page.pause(BETWEEN_LOOKS);
      readAgain();
    }
  }

  /** What became of it after {@link #submit}. */
  public FormVerdict verdict(Duration wait) {
    long start = System.nanoTime();
    FormVerdict last = null;
    while (true) {
      FormVerdict now = lookForVerdict(System.nanoTime() - start);
      boolean isSure = now instanceof FormVerdict.Confirmed confirmed && !confirmed.probable();
      if (now != null && (isSure || now.equals(last))) {
        return now;
      }
      last = now;
      if (System.nanoTime() - start > wait.toNanos()) {
        return now == null ? new FormVerdict.Unknown() : now;
      }
      Page.pause(BETWEEN_LOOKS);
    }
  }

  /** What the page says now; null for nothing. */
  private FormVerdict lookForVerdict(long since) {
    try {
      List<PageState> states = states();
      FormVerdict signal = signal(states);
      if (signal != null) {
        return signal;
      }
      boolean isBusy = states.stream().anyMatch(PageState::busy);
      return isBusy || since < BEFORE_COMPLAINTS_COUNT.toNanos() ? null : refusal();
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
        throw fault;
      }
      return null;
    }
  }

  /** What a site says by itself, at the top or in the form's frame. */
  private FormVerdict signal(List<PageState> states) {
    for (PageState state : states) {
      URI address = Page.uri(state.address());
      if (state.success() != null || vendor.isSuccess(address)) {
        return new FormVerdict.Confirmed(confirmation(state), false);
      }
      if (isSent && (state.failure() != null || vendor.isFailure(address))) {
        return new FormVerdict.Refused(
            state.failure() == null || state.failure().isBlank()
                ? "The site refuses the application."
                : FormWords.cut(state.failure(), 300));
      }
    }
    for (PageState state : states) {
      if (isSent && state.check() != null) {
        return new FormVerdict.HumanCheck(state.check());
      }
      boolean asksToVerify = state.verify() != null && !hadVerify;
      if (isSent && asksToVerify) {
        return new FormVerdict.HumanCheck(state.verify());
      }
      String thanks =
          state.thanks().stream().filter(it -> !thanksBefore.contains(it)).findFirst().orElse(null);
      if (thanks != null && !asksToVerify && (isSent || formIsGone())) {
        return new FormVerdict.Confirmed(thanks, true);
      }
    }
    return null;
  }

  private static String confirmation(PageState state) {
    if (state.success() != null && !state.success().isBlank()) {
      return FormWords.cut(state.success(), 300);
    }
    return state.thanks().isEmpty() ? state.address() : state.thanks().getFirst();
  }

  private boolean formIsGone() {
    Reading now = lookWhileItChanges();
    return now == null || !now.isForm() && now.send() == null;
  }

  /**
   * What the form says against it. A form that was emptied after it was sent has required fields
   * again; so what the browser finds wrong counts only where it did before.
   */
  private FormVerdict refusal() {
    Reading now = lookWhileItChanges();
    if (now == null || now.fields().isEmpty()) {
      return null;
    }
    List<String> said = new ArrayList<>();
    now.invalid().stream().filter(invalidBefore::contains).forEach(said::add);
    now.flagged().stream().filter(it -> !alertsBefore.contains(it)).forEach(said::add);
    now.alerts().stream().filter(it -> !alertsBefore.contains(it)).forEach(said::add);
    return said.isEmpty()
        ? null
        : new FormVerdict.Refused(FormWords.cut(String.join("; ", said), 600));
  }

  /** What the top and the form's frame say. */
  private List<PageState> states() {
    page.toTop();
    page.addressNow();
    List<PageState> states = new ArrayList<>();
    states.add(FormPlace.state(page, vendor));
    if (!page.frames().isEmpty()) {
      try {
        page.toForm();
        states.add(FormPlace.state(page, vendor));
      } catch (BrowserException fault) {
        if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
          throw fault;
        }
        // The frame has gone; the top tells alone.
        page.toTop();
      }
    }
    return states;
  }

  private PageState state() {
    return FormPlace.state(page, vendor);
  }

  private Reading readAgain() {
    int tries = page.run(Script.GUARD, isSent).asInt();
    if (tries > held) {
      page.note("The page tried to send its form by itself; it was held back");
    }
    held = tries;
    readOpen();
    if (reading.tooMany()) {
      throw new FormException("The form has more than " + Reading.MOST_FIELDS + " fields.");
    }
    return reading;
  }

  /** Reads until two readings in a row see the same fields. */
  private void readSettled() {
    List<String> before = reading.keys();
    for (int time = 0; time < 8; time++) {
      if (readAgain().keys().equals(before)) {
        return;
      }
      before = reading.keys();
      Page.pause(BETWEEN_LOOKS);
    }
  }

  /** Does something in the form's frame, once more where the page was replaced meanwhile. */
  private <T> T inForm(Supplier<T> action) {
    for (int time = 1; ; time++) {
      try {
        page.toForm();
        return action.get();
      } catch (BrowserException fault) {
        boolean mayPass = fault.fault() == Fault.ELEMENT_GONE && !isSent;
        if (!mayPass || time >= LOST_AT_MOST) {
          throw fault;
        }
        Page.pause(BETWEEN_LOOKS);
        readAgainIfThere();
      }
    }
  }

  private void readAgainIfThere() {
    try {
      page.toForm();
      readAgain();
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
    }
  }
}
