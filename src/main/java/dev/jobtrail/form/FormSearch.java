package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The search for the application form from the URL of a job. */
final class FormSearch {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

  /** Between the two looks that must see the same form. */
  private static final Duration SETTLING = Duration.ofMillis(100);

  /** Some forms are mounted long after their page has loaded. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final Duration PATIENCE_WITH_SPINNER = Duration.ofSeconds(25);
  private static final Duration PATIENCE_WITH_CHECK = Duration.ofSeconds(6);
  private static final Duration BEFORE_PRESSING = Duration.ofMillis(800);
  private static final Duration BEFORE_GIVING_UP = Duration.ofSeconds(3);
  private static final Duration LONGEST = Duration.ofSeconds(90);
  private static final int MOST_PRESSES = 4;
  private static final int MOST_COOKIE_DIALOGS = 3;
  private static final int SHORT = 2000;
  private static final Set<Integer> GONE = Set.of(404, 410);
  private static final Set<Integer> KEPT_OUT = Set.of(401, 403, 405, 429, 503);

  private final Page page;
  private final long start = System.nanoTime();
  private long lastStep = start;
  private FormVendor vendor = FormVendors.GENERIC;
  private int presses;
  private int cookieDialogs;
  private int lastCount = -1;
  private String pressed = "";
  private boolean isPressedTwice;
  private String formUrl = "";

  /** Whether the page of the form was opened once more, behind a sign-in that led elsewhere. */
  private boolean isReopened = true;

  FormSearch(Page page) {
    this.page = page;
  }

  Arrival from(String url) {
    URI address = Page.uri(url);
    if (!("http".equals(address.getScheme()) || "https".equals(address.getScheme()))
        || address.getHost() == null) {
      return new Arrival.NoForm("The URL of the job is not an http or https URL.");
    }
    vendor = page.vendors().at(address);
    formUrl = vendor.formAddress(address).map(URI::toString).orElse(url);
    return search(() -> load(formUrl));
  }

  /** Goes on behind a sign-in. */
  Arrival signedIn() {
    isReopened = false;
    return search(this::stepped);
  }

  private Arrival search(Runnable begin) {
    try {
      begin.run();
      while (true) {
        Arrival arrival = look();
        if (arrival instanceof Arrival.NoForm && !isReopened) {
          isReopened = true;
          load(formUrl);
        } else if (arrival != null) {
          return arrival;
        }
        Page.pause(lastCount < 0 ? BETWEEN_LOOKS : SETTLING);
      }
    } catch (BrowserException fault) {
      return switch (fault.fault()) {
        case UNREACHABLE -> new Arrival.NoForm(fault.getMessage());
        case REFUSED ->
            new Arrival.NoForm(
                Message.of(
                        "The page cannot be opened: %s. Check the URL of the job.",
                        fault.getMessage())
                    .english());
        case TIMEOUT -> new Arrival.NoForm("The page does not finish loading. Try again later.");
        case DIALOG_OPEN -> new Arrival.NoForm("The page does not stop opening dialogs.");
        case NO_BROWSER, ELEMENT_GONE, NOT_INTERACTABLE, INTERRUPTED, OTHER -> throw fault;
      };
    } catch (FormException fault) {
      return new Arrival.NoForm(fault.getMessage());
    }
  }

  private void load(String address) {
    try {
      page.open(address);
    } catch (BrowserException fault) {
      // A page that is still loading pictures may have its form already.
      if (fault.fault() != Fault.TIMEOUT) {
        throw fault;
      }
    }
    stepped();
  }

  private void stepped() {
    lastStep = System.nanoTime();
    lastCount = -1;
  }

  private boolean waited(Duration time) {
    return System.nanoTime() - lastStep >= time.toNanos();
  }

  /** The result so far; null for none. */
  private Arrival look() {
    try {
      return lookNow();
    } catch (BrowserException fault) {
      // The page was replaced while it was read.
      boolean mayPass = fault.fault() == Fault.ELEMENT_GONE || fault.fault() == Fault.OTHER;
      if (!mayPass || waited(PATIENCE)) {
        throw fault;
      }
      return null;
    }
  }

  private Arrival lookNow() {
    page.toTop();
    page.run(Script.GUARD, false);
    URI address = Page.uri(page.addressNow());
    PageState state = FormPlace.state(page, vendor);
    vendor = page.vendors().of(address, state, vendor);
    if (state.isBrowsersError()) {
      return new Arrival.NoForm(
          "The page cannot be opened. Check the URL of the job, or try again later.");
    }
    if (cookieDialogs < MOST_COOKIE_DIALOGS && CookieDialog.decline(page)) {
      cookieDialogs++;
      return null;
    }
    FormPlace place = FormPlace.of(page, vendor);
    FormSnapshot reading = place.reading();
    if (reading.tooMany()) {
      return new Arrival.NoForm(
          Message.of(
                  "The page has more than %d fields, too many for an application form.",
                  FormSnapshot.MOST_FIELDS)
              .english());
    }
    if (reading.isForm()) {
      return settled(place, state);
    }
    lastCount = -1;
    Arrival end = end(address, state);
    return end != null ? end : further(place, state);
  }

  /** A form counts when two looks in a row see the same of it. */
  private Arrival settled(FormPlace place, PageState state) {
    int count = place.reading().fields().size();
    boolean isSame = count == lastCount && (place.reading().loaded() || waited(BEFORE_GIVING_UP));
    lastCount = count;
    return isSame ? new Arrival.AtForm(new ApplicationForm(page, place, state)) : null;
  }

  /** Whether the page rules out a form. */
  private Arrival end(URI address, PageState state) {
    if (state.closed() != null && waited(BEFORE_PRESSING)) {
      return new Arrival.Closed(noLongerOpen(state.closed()));
    }
    if (vendor.isClosed(address)) {
      return new Arrival.Closed("The job is no longer open: its URL redirects elsewhere.");
    }
    if (GONE.contains(state.status()) && waited(BEFORE_PRESSING)) {
      return new Arrival.Closed(
          isBlank(state.closedText())
              ? Message.of("The page of the job no longer exists (%d).", state.status()).english()
              : Message.of(
                      "The page of the job no longer exists (%d): %s",
                      state.status(), quoted(state.closedText()))
                  .english());
    }
    if (state.check() != null && waited(PATIENCE_WITH_CHECK)) {
      return new Arrival.HumanCheck(sentence(state.check()));
    }
    if (KEPT_OUT.contains(state.status()) && state.length() < SHORT && waited(BEFORE_GIVING_UP)) {
      return new Arrival.HumanCheck(
          Message.of("The site blocks the browser (%d).", state.status()).english());
    }
    if (state.status() >= 500 && state.length() < SHORT && waited(BEFORE_GIVING_UP)) {
      return new Arrival.NoForm(
          Message.of("The site returned an error (%d).", state.status()).english());
    }
    return null;
  }

  private Arrival further(FormPlace place, PageState state) {
    if (place.reading().passwords() > 0 && waited(BEFORE_PRESSING)) {
      Optional<AccountPage> account = AccountPage.at(page, vendor, this);
      if (account.isPresent()) {
        return new Arrival.AtAccount(account.get());
      }
    }
    JsonNode way = wayAnywhere();
    boolean hasWay = way != null && Element.in(way.path("control")) != null;
    if (hasWay
        && !way.path("elsewhere").asBoolean()
        && !isSend(way, place.reading())
        && presses < MOST_PRESSES
        && !isPressedAgain(way)) {
      if (waited(BEFORE_PRESSING)) {
        press(way);
      }
      return null;
    }
    page.toTop();
    if (state.closedText() != null && waited(BEFORE_GIVING_UP)) {
      return new Arrival.Closed(noLongerOpen(state.closedText()));
    }
    Duration patience = state.busy() ? PATIENCE_WITH_SPINNER : PATIENCE;
    boolean isOver = System.nanoTime() - start > LONGEST.toNanos();
    if (place.reading().mayBeForm() && waited(untilFirstQuestion(place.reading(), state))) {
      return new Arrival.AtForm(new ApplicationForm(page, place, state));
    }
    if (place.reading().passwords() > 0 && waited(BEFORE_GIVING_UP)) {
      return new Arrival.NoForm("The form is behind a sign-in.");
    }
    return isOver || waited(patience) ? noForm(state, way) : null;
  }

  /**
   * A question with a button that leads on is no search or newsletter that is there before a form.
   */
  private static Duration untilFirstQuestion(FormSnapshot reading, PageState state) {
    return reading.next() != null && reading.loaded() && !state.busy()
        ? BEFORE_PRESSING
        : BEFORE_GIVING_UP;
  }

  private Arrival noForm(PageState state, JsonNode way) {
    if (state.check() != null) {
      return new Arrival.HumanCheck(sentence(state.check()));
    }
    if (state.isEmpty()) {
      return vendor.isEmptyWhenBlocked()
          ? new Arrival.HumanCheck("The page stays empty: the site blocks the browser.")
          : new Arrival.NoForm("The page stays empty.");
    }
    Optional<String> received = EndingText.received(state.lines());
    if (received.isPresent()) {
      return new Arrival.NoForm(
          Message.of("There is no form, and the page says: %s", quoted(received.get())).english());
    }
    if (state.signIn() || way != null && way.path("elsewhere").asBoolean()) {
      return new Arrival.NoForm("The form is behind a sign-in.");
    }
    return way != null && way.path("mail").asBoolean()
        ? new Arrival.NoForm("The posting asks for applications by e-mail; it has no form.")
        : new Arrival.NoForm("No form was found on the page.");
  }

  /** Searches the top document, and then its frames; the browser stays in the matching one. */
  private JsonNode wayAnywhere() {
    page.toTop();
    JsonNode way = FormPlace.way(page, vendor);
    if (way != null && Element.in(way.path("control")) != null) {
      return way;
    }
    List<Page.Frame> frames = page.framesHere();
    for (Page.Frame frame : frames.subList(0, Math.min(3, frames.size()))) {
      page.toTop();
      page.into(frame);
      JsonNode inner = FormPlace.way(page, vendor);
      if (inner != null && Element.in(inner.path("control")) != null) {
        return inner;
      }
    }
    return way;
  }

  /** Whether it is rather the button that sends a form of which only a part is there yet. */
  private static boolean isSend(JsonNode way, FormSnapshot reading) {
    return way.path("href").asText().isEmpty()
        && !reading.fields().isEmpty()
        && reading.send() != null
        && reading.send().text().equals(way.path("text").asText());
  }

  /**
   * Whether the same control was pressed on the same page and nothing came of it; a page that was
   * not ready to hear the first time is given a second.
   */
  private boolean isPressedAgain(JsonNode way) {
    return pressed.equals(sign(way)) && (isPressedTwice || !waited(BEFORE_GIVING_UP));
  }

  private String sign(JsonNode way) {
    return page.addressNow() + " " + way.path("text").asText();
  }

  private void press(JsonNode way) {
    String text = FormWords.excerpt(way.path("text").asText(), 60);
    isPressedTwice = pressed.equals(sign(way));
    pressed = sign(way);
    presses++;
    page.note(Message.of("Followed \"%s\"", text).english());
    String href = way.path("href").asText();
    Element control = Element.in(way.path("control"));
    if (way.path("newWindow").asBoolean() && !href.isEmpty()) {
      load(href);
      return;
    }
    try {
      page.click(control);
    } catch (BrowserException fault) {
      switch (fault.fault()) {
        case NOT_INTERACTABLE -> page.run(Script.ENTER, control, "", "press");
        case TIMEOUT, ELEMENT_GONE ->
            page.note(Message.of("\"%s\" responds slowly", text).english());
        case NO_BROWSER, DIALOG_OPEN, UNREACHABLE, REFUSED, INTERRUPTED, OTHER -> throw fault;
      }
    }
    stepped();
  }

  private static String noLongerOpen(String words) {
    return isBlank(words)
        ? Message.of("The job is no longer open.").english()
        : Message.of("The job is no longer open: %s", quoted(words)).english();
  }

  private static boolean isBlank(String words) {
    return words == null || words.isBlank();
  }

  private static String quoted(String words) {
    return FormWords.excerpt(words, 200);
  }

  private static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
  }
}
