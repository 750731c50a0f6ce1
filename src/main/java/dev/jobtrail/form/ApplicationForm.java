package dev.jobtrail.form;

import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.text.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * An application form, open in a browser at one of its pages. Methods throw {@link FormException}
 * if the form does not work as expected, and BrowserException.
 */
public final class ApplicationForm {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);
  private static final Duration NEXT_PAGE = Duration.ofSeconds(15);
  private static final Duration BEFORE_COMPLAINTS_COUNT = Duration.ofMillis(1500);

  /** After the press of a button that may send the form, for the page to show another question. */
  private static final Duration STEP = Duration.ofSeconds(5);

  /** The same once the page has tried to send the form: most pages then wait for the answer. */
  private static final Duration STEP_AFTER_SENDING = Duration.ofSeconds(2);

  private static final Duration BUTTON_OPENS = Duration.ofSeconds(5);

  /** Before a page without fields counts as one, and not as one that is still loading. */
  private static final Duration STATEMENT = Duration.ofSeconds(3);

  /** How long a reading stands for the page as it is, while nothing is done to it. */
  private static final Duration RECENT = Duration.ofMillis(100);

  private static final int LOOKS = 8;

  /** Who asks in a conversation takes some seconds to do so. */
  private static final int LOOKS_AT_CONVERSATION = 40;

  private static final int SHORTEST_NAMED = 4;
  private static final int LOST_AT_MOST = 8;

  private final Page page;
  private final FormVendor vendor;
  private final Set<String> linesBefore;
  private final boolean hadVerify;

  /** What the page says whatever is entered. */
  private final Set<String> alertsAtArrival;

  /** Whether the button to the next page sends the form, as far as can be told without it. */
  private boolean isAtLastStep;

  private final Map<String, Lists.Offer> offers = new HashMap<>();
  private final Map<String, String> accessibleNames = new HashMap<>();
  private final Map<String, Chosen> chosen = new HashMap<>();
  private FormSnapshot reading;

  /** When the reading was taken, guarded, in the time of {@link System#nanoTime}. */
  private long readAt = System.nanoTime() - RECENT.toNanos();

  /** What the page said when it was asked for human checks, and when that was. */
  private List<PageState> lately = List.of();

  private long latelyAt = readAt;

  private int held;
  private boolean isSent;
  private EndingPage.Before sent;

  /** To the submitted form, also of documents that have gone. */
  private final Set<SiteAnswer> answers = new LinkedHashSet<>();

  /** Recognizes questions behind a button that did not say that it sends; null for any other. */
  private Turning afterUnclear;

  /** What was chosen from a list, and what it shows of that: all names in one text, or a code. */
  private record Chosen(List<String> shown, List<String> values) {}

  ApplicationForm(Page page, FormPlace place, PageState arrival) {
    this.page = page;
    this.vendor = place.vendor();
    this.reading = place.reading();
    this.linesBefore = new HashSet<>(arrival.lines());
    this.hadVerify = arrival.verify() != null;
    this.alertsAtArrival = new HashSet<>(reading.alerts());
    page.stayIn(place.frames());
    inForm(
        () -> {
          linesBefore.addAll(state().lines());
          return null;
        });
  }

  /** Whose form it is: a vendor's name in lower case, or {@code generic}. */
  public String vendor() {
    return vendor.name();
  }

  /** Where its vendor publishes its questions; empty where that is not known. */
  public Optional<QuestionsRequest> questions() {
    return Stream.of(reading.address(), page.addressNow())
        .map(it -> vendor.questions(Page.uri(it)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Where it is. */
  public String address() {
    return page.addressNow();
  }

  /**
   * The visible fields of the current page, read again; fields that are not for applicants are
   * omitted.
   */
  public List<FormField> fields() {
    return inForm(
        () -> {
          readSettled();
          if (reading.hasOverlay() && CookieDialog.decline(page)) {
            readAgain();
          }
          return reading.fields().stream().map(this::shown).toList();
        });
  }

  private FormField shown(ReadField field) {
    Lists.Offer offer = offer(field);
    FormField shown =
        field
            .shown(label(field), offer.kind(), offer.options())
            .holding(
                field.values().stream().map(it -> FormWords.named(it, offer.options())).toList());
    Chosen last = chosen.get(field.key());
    return last != null && last.shown().equals(field.values())
        ? shown.holding(last.values())
        : shown;
  }

  /**
   * A field without a label of its own is called as the browser calls it, unless that is only a
   * hint; asked once per field.
   */
  private String label(ReadField field) {
    if (!field.hasWeakLabel() || field.control() == null) {
      return field.label();
    }
    String name =
        accessibleNames.computeIfAbsent(
            field.key(), key -> FormWords.excerpt(page.accessibleName(field.control()), 300));
    boolean isHint = field.hints().stream().anyMatch(it -> FormWords.same(it, name));
    return name.isEmpty() || isHint ? field.label() : name;
  }

  /** The options of a list that must be opened; read once per field. */
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
          new FieldFiller(page, vendor, this::readAfter).fill(wanted(field), field.kind(), values);
          if (field.kind() == FieldKind.CHOICES || field.kind() == FieldKind.CHOICE) {
            reading
                .field(field.key(), field.label())
                .filter(ReadField::suggests)
                .ifPresent(it -> chosen.put(it.key(), new Chosen(it.values(), values)));
          }
          return null;
        });
  }

  /**
   * Chooses the suggestion for a text that a field does not accept as it was typed.
   *
   * @return false if the field suggests nothing that matches
   */
  public boolean choose(FormField field, String text) {
    return inForm(
        () -> {
          ReadField now = wanted(field);
          if (now.widget() != ReadField.Widget.TEXT) {
            return false;
          }
          try {
            new Lists(page, vendor).search(now, text);
            return true;
          } catch (FormException none) {
            new FieldFiller(page, vendor, this::readAfter)
                .fill(wanted(field), field.kind(), List.of(text));
            return false;
          }
        });
  }

  private ReadField wanted(FormField field) {
    return reading
        .field(field.key(), field.label())
        .or(() -> readAgain().field(field.key(), field.label()))
        .orElseThrow(
            () -> new FormException(Message.of("The form no longer shows \"%s\".", field.label())));
  }

  /** Whether another page follows before the form can be sent. */
  public boolean hasNextPage() {
    return inForm(
        () -> {
          return recent().leadsOn() && !isAtLastStep;
        });
  }

  /** Whether the button to the next page may send the form instead, such as "OK". */
  public boolean mayEndHere() {
    return reading.leadsOn() && reading.mayEnd();
  }

  /** Whether the button that would be pressed to submit says that it does. */
  public boolean namesSubmission() {
    return inForm(
        () -> {
          FormSnapshot.Button send = readAgain().sending();
          return !isAtLastStep && (send == null || send.isClear());
        });
  }

  /**
   * Goes to the next page, which sends nothing: what may be the form is held back.
   *
   * @param isSureToLeadOn whether the button has led on with the same answers before
   */
  public PageTurn nextPage(boolean isSureToLeadOn) {
    return inForm(
        () -> {
          FormSnapshot before = readAgain();
          if (!before.leadsOn()) {
            throw new FormException("The form has no button to the next page.");
          }
          FormSnapshot.Button next =
              opened(FormSnapshot::next, Message.of("The form shows no button for the next page."));
          boolean mayEnd = before.mayEnd() && !isSureToLeadOn;
          // Forms often go on by a submit event; it is let through for this one press.
          page.run(Script.GUARD, mayEnd ? "step" : true);
          page.clickOnce(next.element());
          PageTurn turn = mayEnd ? awaitStep(before) : awaitOther(before);
          forgetPage();
          page.run(Script.GUARD, false);
          return turn;
        });
  }

  private void forgetPage() {
    offers.clear();
    chosen.clear();
    accessibleNames.clear();
  }

  /** What comes of a button that may send the form: what the page says of that is no complaint. */
  private PageTurn awaitStep(FormSnapshot before) {
    Optional<PageTurn> turn = await(new Turning(before), STEP, new StepWatch(before));
    if (turn.isEmpty()) {
      isAtLastStep = true;
      alertsAtArrival.addAll(reading.alerts());
    }
    return turn.orElse(PageTurn.LAST);
  }

  private PageTurn awaitOther(FormSnapshot before) {
    Turning turning = new Turning(before);
    Optional<PageTurn> turn =
        await(
            turning,
            NEXT_PAGE,
            (now, since) -> {
              requireNoComplaint(now, since);
              return true;
            });
    if (turn.isEmpty() && !turning.isOther) {
      throw new FormException("The form does not continue to its next page.");
    }
    return turn.orElse(PageTurn.OTHER);
  }

  /** Decides after each look at a page that has not turned whether to look again. */
  private interface Watch {

    /**
     * @param since nanoseconds since the press
     */
    boolean goesOn(FormSnapshot now, long since);
  }

  /** Stops soon after the page has tried to send its form, unless it begins to show another. */
  private final class StepWatch implements Watch {

    private final FormSnapshot before;
    private long tried = Long.MAX_VALUE;

    private StepWatch(FormSnapshot before) {
      this.before = before;
    }

    @Override
    public boolean goesOn(FormSnapshot now, long since) {
      held = Math.max(held, page.run(Script.GUARD, "step").asInt());
      if (held == before.held()) {
        requireNoComplaint(now, since);
        return true;
      }
      tried = Math.min(tried, since);
      boolean mayTurn = now.fields().isEmpty() ? now.leadsOn() : !now.keys().equals(before.keys());
      return mayTurn || since - tried < STEP_AFTER_SENDING.toNanos();
    }
  }

  /** What the page turns to; empty if it does not within the time. */
  private Optional<PageTurn> await(Turning turning, Duration time, Watch watch) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < time.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
      FormSnapshot now = lookWhileItChanges();
      if (now == null) {
        continue;
      }
      PageTurn turn = turning.to(now, System.nanoTime() - start);
      if (turn != null) {
        return Optional.of(turn);
      }
      if (!watch.goesOn(now, System.nanoTime() - start)) {
        break;
      }
    }
    return Optional.empty();
  }

  private void requireNoComplaint(FormSnapshot now, long since) {
    List<String> wrong = complaintsOf(now);
    if (!now.fields().isEmpty() && !wrong.isEmpty() && since > BEFORE_COMPLAINTS_COUNT.toNanos()) {
      page.run(Script.GUARD, false);
      throw new FormException(
          Message.of("The form does not continue: %s", String.join("; ", wrong)));
    }
  }

  /** A page that follows, once two looks in a row see the same of it. */
  private final class Turning {

    private final FormSnapshot before;
    private FormSnapshot last;
    private boolean isOther;

    private Turning(FormSnapshot before) {
      this.before = before;
    }

    /** Which page it is; null while there is none. */
    private PageTurn to(FormSnapshot now, long since) {
      boolean isSame = last != null && last.keys().equals(now.keys()) && now.loaded();
      last = now;
      if (now.fields().isEmpty() && now.send() == null) {
        // a page without questions leads on, and one that is still loading may look like it
        return isSame && !before.keys().isEmpty() && now.leadsOn() && since > STATEMENT.toNanos()
            ? PageTurn.OTHER
            : null;
      }
      isOther = isOtherPage(before, now);
      if (isOther) {
        return isSame ? PageTurn.OTHER : null;
      }
      boolean isLonger =
          now.fields().size() > before.fields().size()
              && now.keys().containsAll(before.keys())
              && now.flagged().isEmpty()
              && newAlerts(now).isEmpty();
      return isSame && isLonger && since > BEFORE_COMPLAINTS_COUNT.toNanos()
          ? PageTurn.LONGER
          : null;
    }
  }

  /** The next page has other fields, or the same kind of fields at another address. */
  private static boolean isOtherPage(FormSnapshot before, FormSnapshot now) {
    boolean sharesFields = now.keys().stream().anyMatch(before.keys()::contains);
    return !sharesFields && !now.keys().equals(before.keys())
        || !now.address().equals(before.address()) && !now.keys().equals(before.keys());
  }

  private FormSnapshot lookWhileItChanges() {
    try {
      page.toForm();
      return readOpen();
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
        throw fault;
      }
      return null;
    }
  }

  /**
   * The validation errors of the form, by the browser's constraint validation and the page's
   * messages.
   */
  public List<String> complaints() {
    return inForm(() -> complaintsOf(readAgain()));
  }

  /** The fields that the page or the browser does not accept as they are, with the reasons. */
  public List<FormProblem> problems() {
    return inForm(
        () -> {
          List<FormProblem> problems = new ArrayList<>();
          List<ReadField> others = new ArrayList<>();
          for (ReadField field : readAgain().fields()) {
            if (field.problem().isEmpty()) {
              others.add(field);
            } else {
              problems.add(new FormProblem(shown(field), field.problem(), field.isFlagged()));
            }
          }
          for (String alert : newAlerts(reading)) {
            named(alert, others)
                .forEach(it -> problems.add(new FormProblem(shown(it), alert, true)));
          }
          return List.copyOf(problems);
        });
  }

  /** The fields that a message names by their labels; longer labels first, each word once. */
  private static List<ReadField> named(String message, List<ReadField> fields) {
    List<ReadField> named = new ArrayList<>();
    String rest = " " + String.join(" ", FormWords.words(message)) + " ";
    for (ReadField field :
        fields.stream()
            .sorted(Comparator.comparing((ReadField it) -> -it.label().length()))
            .toList()) {
      String label = " " + String.join(" ", FormWords.words(field.label())) + " ";
      if (label.length() > SHORTEST_NAMED && rest.contains(label)) {
        named.add(field);
        rest = rest.replace(label, "  ");
      }
    }
    return named;
  }

  /** Questions of the current page that are required and have no field that can be filled in. */
  public List<String> unreadQuestions() {
    return reading.unread();
  }

  /**
   * Required questions without an answer that the page does not show, so that a browser would not
   * send the form.
   */
  public List<String> hiddenQuestions() {
    return inForm(() -> recent().hidden());
  }

  private List<String> newAlerts(FormSnapshot reading) {
    return reading.alerts().stream().filter(it -> !alertsAtArrival.contains(it)).toList();
  }

  private List<String> complaintsOf(FormSnapshot reading) {
    List<String> all = new ArrayList<>(reading.invalid());
    reading.flagged().stream().filter(it -> !all.contains(it)).forEach(all::add);
    newAlerts(reading).stream().filter(it -> !all.contains(it)).forEach(all::add);
    return List.copyOf(all);
  }

  /** A human check that is shown; null for none. */
  public String humanCheck() {
    lately = states();
    latelyAt = System.nanoTime();
    return lately.stream().map(PageState::check).filter(it -> it != null).findFirst().orElse(null);
  }

  /** The sign that the page submitted the form without a click on its button; null for none. */
  public String sentByItself() {
    if (isSent) {
      return null;
    }
    EndingPage.Before before = before(reading, List.of());
    boolean isRecent = System.nanoTime() - latelyAt < RECENT.toNanos();
    List<PageState> states = isRecent ? lately : states();
    boolean mayConfirm = new EndingPage(before, states, null, false, Set.of()).mayConfirm();
    return mayConfirm && ending(before, states).confirmation() instanceof FormVerdict.Confirmed it
        ? it.text()
        : null;
  }

  private EndingPage.Before before(FormSnapshot form, List<PageState> states) {
    return EndingPage.Before.of(vendor, form, linesBefore, states, hadVerify);
  }

  private EndingPage ending(EndingPage.Before before, List<PageState> states) {
    boolean isFrameGone = !page.frames().isEmpty() && states.size() == 1;
    states.forEach(it -> answers.addAll(it.answers()));
    return new EndingPage(before, states, lookWhileItChanges(), isFrameGone, Set.copyOf(answers));
  }

  /** Presses the button that sends the form, once. */
  public void submit() {
    if (isSent) {
      throw new FormException("The form was already submitted.");
    }
    inForm(
        () -> {
          FormSnapshot before = readAgain();
          FormSnapshot.Button send =
              opened(FormSnapshot::sending, Message.of("The form shows no button for sending it."));
          sent = before(before, states());
          answers.clear();
          page.toForm();
          page.run(Script.GUARD, true);
          // drawn anew since then, it would be another element
          FormSnapshot.Button now = readOpen().sending();
          FormSnapshot.Button pressed = now == null ? send : now;
          afterUnclear = pressed.isClear() ? null : new Turning(before);
          press(pressed);
          return null;
        });
  }

  /** A click that was covered has not reached the button, so that another one is the first. */
  private void press(FormSnapshot.Button send) {
    try {
      isSent = true;
      page.clickOnce(send.element());
    } catch (BrowserException fault) {
      switch (fault.fault()) {
        case NOT_INTERACTABLE -> {
          isSent = false;
          pressUncovered();
        }
        // The click happened or may have happened; the response takes time.
        case TIMEOUT, DIALOG_OPEN, ELEMENT_GONE -> {}
        case NO_BROWSER, UNREACHABLE, REFUSED, INTERRUPTED, OTHER -> throw fault;
      }
    }
  }

  private void pressUncovered() {
    CookieDialog.decline(page);
    FormSnapshot.Button again = readOpen().sending();
    if (again == null) {
      throw new FormException("The form has no submit button.");
    }
    isSent = true;
    try {
      page.clickOnce(again.element());
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NOT_INTERACTABLE) {
        isSent = false;
        page.run(Script.GUARD, false);
        throw new FormException(Message.of("Something covers the button \"%s\".", again.text()));
      }
      if (fault.fault() != Fault.TIMEOUT && fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
    }
  }

  /** Reads without closing the guard. */
  private FormSnapshot readOpen() {
    reading = FormSnapshot.read(page, vendor);
    return reading;
  }

  private interface Choice {
    FormSnapshot.Button of(FormSnapshot reading);
  }

  /** A button once it can be pressed; many are disabled until the form has checked itself. */
  private FormSnapshot.Button opened(Choice choice, Message missing) {
    long start = System.nanoTime();
    while (true) {
      FormSnapshot.Button button = choice.of(reading);
      if (button != null && !button.isDisabled()) {
        return button;
      }
      if (System.nanoTime() - start > BUTTON_OPENS.toNanos()) {
        throw new FormException(
            button == null
                ? missing
                : Message.of("The form does not let its button \"%s\" be pressed.", button.text()));
      }
      Page.pause(BETWEEN_LOOKS);
      readAgain();
    }
  }

  /** The result of {@link #submit}. */
  public FormVerdict verdict(Duration wait) {
    long start = System.nanoTime();
    FormVerdict last = null;
    while (true) {
      FormVerdict now = lookForVerdict(System.nanoTime() - start);
      boolean isSure =
          now instanceof FormVerdict.LedOn
              || now instanceof FormVerdict.Confirmed confirmed && !confirmed.probable();
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

  /** The verdict of the current page; null for none. */
  private FormVerdict lookForVerdict(long since) {
    try {
      EndingPage ending = ending(sent, states());
      if (hasLedOn(ending, since)) {
        isSent = false;
        isAtLastStep = false;
        forgetPage();
        return new FormVerdict.LedOn();
      }
      return ending.verdict(since > BEFORE_COMPLAINTS_COUNT.toNanos());
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
        throw fault;
      }
      return null;
    }
  }

  private boolean hasLedOn(EndingPage ending, long since) {
    return afterUnclear != null
        && ending.mayLeadOn()
        && afterUnclear.to(ending.now(), since) == PageTurn.OTHER;
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

  private FormSnapshot readAgain() {
    return readAfter(null);
  }

  /** What was read a moment ago, or now: questions about one state of the page share a reading. */
  private FormSnapshot recent() {
    return System.nanoTime() - readAt < RECENT.toNanos() ? reading : readAgain();
  }

  /** Reads after a control has lost the focus. */
  private FormSnapshot readAfter(Element left) {
    reading = FormSnapshot.readGuarded(page, vendor, isSent, left);
    readAt = System.nanoTime();
    if (reading.held() > held) {
      page.note("The page tried to submit its form automatically; this was blocked");
    }
    held = reading.held();
    if (reading.tooMany()) {
      throw new FormException(
          Message.of("The form has more than %d fields.", FormSnapshot.MOST_FIELDS));
    }
    return reading;
  }

  /** Reads until two readings in a row see the same fields, and a conversation has asked. */
  private void readSettled() {
    List<String> before = reading.keys();
    for (int time = 0; time < (reading.waits() ? LOOKS_AT_CONVERSATION : LOOKS); time++) {
      if (readAgain().keys().equals(before) && !reading.waits()) {
        return;
      }
      before = reading.keys();
      Page.pause(BETWEEN_LOOKS);
    }
  }

  /** Executes an action in the form's frame, and retries if the page was replaced meanwhile. */
  private <T> T inForm(Supplier<T> action) {
    for (int time = 1; ; time++) {
      try {
        page.toForm();
        return action.get();
      } catch (BrowserException fault) {
        boolean mayPass = fault.fault() == Fault.ELEMENT_GONE && !isSent;
        if (!mayPass) {
          throw fault;
        }
        if (time >= LOST_AT_MOST) {
          throw new FormException("The page replaces its form while it is being filled in.");
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
