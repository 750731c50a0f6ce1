package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A page that asks the applicant to sign in or to create an account before the form.
 *
 * <p>A button is pressed once per call, and a password is entered only on the site that it is for.
 */
public final class AccountPage {

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);
  private static final Duration VIEW_OPENS = Duration.ofSeconds(8);
  private static final Duration RESPONSE = Duration.ofSeconds(20);

  /** After the press, for the page to take over what was entered. */
  private static final Duration BEFORE_PROBLEMS_COUNT = Duration.ofMillis(500);

  private static final int LONGEST_PROBLEM = 300;

  private final Page page;
  private final FormVendor vendor;
  private final FormSearch search;
  private final String site;
  private JsonNode seen;

  private AccountPage(Page page, FormVendor vendor, FormSearch search, String site, JsonNode seen) {
    this.page = page;
    this.vendor = vendor;
    this.search = search;
    this.site = site;
    this.seen = seen;
  }

  /** The page that the browser is at, if it asks for an account that a run may use. */
  static Optional<AccountPage> at(Page page, FormVendor vendor, FormSearch search) {
    page.toTop();
    Optional<String> site = siteNow(page, vendor);
    if (site.isEmpty()) {
      return Optional.empty();
    }
    JsonNode seen = page.run(Script.ACCOUNT, FormPlace.selectors(vendor));
    return Element.in(seen.path("email")) == null
        ? Optional.empty()
        : Optional.of(new AccountPage(page, vendor, search, site.get(), seen));
  }

  private static Optional<String> siteNow(Page page, FormVendor vendor) {
    URI address = Page.uri(page.addressNow());
    return vendor.accountSite(address);
  }

  /** What came of a sign-in or of the creation of an account. */
  public sealed interface Response {

    /** The page of the account is gone; {@link AccountPage#goOn} finds what is behind it. */
    record Entered() implements Response {}

    /** The account was created, and the page asks to sign in with it. */
    record Created() implements Response {}

    /** The site did not accept what was entered, in its own words. */
    record Refused(String words) implements Response {}

    /** The site first wants the address to be confirmed by mail, in its own words. */
    record Unverified(String words) implements Response {}

    /** A CAPTCHA or another check for humans, in words that describe it. */
    record HumanCheck(String words) implements Response {}

    /** The page showed no result in time. */
    record Unknown() implements Response {}
  }

  /** The site that the account is for, such as {@code acme.wd5.myworkdayjobs.com}. */
  public String site() {
    return site;
  }

  /** Whose pages they are: a vendor's name in lower case. */
  public String vendor() {
    return vendor.name();
  }

  /** Whether the site lets applicants create an account. */
  public boolean canCreate() {
    return creates() || Element.in(seen.path("toCreate")) != null;
  }

  /** Continues to the form after {@link Response.Entered}. */
  public Arrival goOn() {
    return search.signedIn();
  }

  /**
   * Signs in with one press of the button.
   *
   * @param beforePress runs right before the press
   * @throws FormException if the page has no way to sign in; nothing was pressed then
   */
  public Response signIn(String email, String password, Runnable beforePress) {
    if (creates()) {
      turnTo(Element.in(seen.path("toSignIn")), false);
    }
    return submit(email, password, beforePress);
  }

  /**
   * Creates an account with one press of the button, and accepts what the site requires for it.
   *
   * @param beforePress runs right before the press; what it throws keeps the button from being
   *     pressed
   * @throws FormException if the page has no way to create an account; nothing was pressed then
   */
  public Response create(String email, String password, Runnable beforePress) {
    if (!creates()) {
      turnTo(Element.in(seen.path("toCreate")), true);
    }
    return submit(email, password, beforePress);
  }

  private boolean creates() {
    return seen.path("creates").asBoolean();
  }

  private void turnTo(Element way, boolean isCreation) {
    FormException missing =
        new FormException(
            isCreation
                ? Message.of("The site offers no way to create an account.")
                : Message.of("The site offers no way to sign in."));
    if (way == null) {
      throw missing;
    }
    page.click(way);
    long start = System.nanoTime();
    while (System.nanoTime() - start < VIEW_OPENS.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
      JsonNode now = lookWhileItChanges();
      if (now != null
          && Element.in(now.path("email")) != null
          && now.path("creates").asBoolean() == isCreation) {
        seen = now;
        return;
      }
    }
    throw missing;
  }

  private Response submit(String email, String password, Runnable beforePress) {
    page.conceal(password);
    if (!siteNow(page, vendor).equals(Optional.of(site))) {
      throw new FormException("The sign-in has moved to another site.");
    }
    Response response = null;
    try {
      enter(email, password);
      Element button = Element.in(seen.path("submit"));
      if (button == null) {
        throw new FormException("The page of the account shows no button to continue.");
      }
      beforePress.run();
      page.run(Script.GUARD, true);
      page.clickOnce(button);
      response = awaitResponse(password);
      return response;
    } finally {
      if (!(response instanceof Response.Entered)) {
        forget();
      }
    }
  }

  private void enter(String email, String password) {
    for (JsonNode consent : seen.path("consents")) {
      if (!consent.path("checked").asBoolean()) {
        page.click(Element.in(consent.path("control")));
      }
    }
    put(Element.in(seen.path("email")), seen.path("emailValue").asText(), email);
    for (int at = 0; at < seen.path("boxes").size(); at++) {
      boolean isFilled = seen.path("lengths").path(at).asInt() > 0;
      put(Element.in(seen.path("boxes").path(at)), isFilled ? "?" : "", password);
    }
    JsonNode now = look();
    boolean isEntered =
        now.path("emailValue").asText().strip().equalsIgnoreCase(email)
            && now.path("lengths").valueStream().allMatch(it -> it.asInt() == password.length());
    if (!isEntered) {
      throw new FormException("The page of the account does not keep what is entered.");
    }
    seen = now;
  }

  private void put(Element box, String held, String text) {
    if (!held.isEmpty()) {
      page.clear(box);
    }
    page.type(box, text);
  }

  private Response awaitResponse(String password) {
    JsonNode before = seen;
    boolean wasCreation = creates();
    long start = System.nanoTime();
    boolean wasGone = false;
    while (System.nanoTime() - start < RESPONSE.toNanos()) {
      Page.pause(BETWEEN_LOOKS);
      JsonNode now = lookWhileItChanges();
      PageState state = now == null ? null : stateWhileItChanges();
      if (state == null) {
        wasGone = false;
        continue;
      }
      boolean isGone = now.path("passwords").asInt() == 0;
      boolean isSettled = System.nanoTime() - start > BEFORE_PROBLEMS_COUNT.toNanos();
      Optional<String> unverified =
          added(before, now, "unverified")
              .or(() -> Optional.ofNullable(isGone ? state.verify() : null));
      if (unverified.isPresent()) {
        return new Response.Unverified(words(unverified.get(), password));
      }
      if (state.check() != null && isSettled) {
        return new Response.HumanCheck(words(state.check(), password));
      }
      if (isGone) {
        if (wasGone && !state.busy() && !state.isEmpty()) {
          return new Response.Entered();
        }
        wasGone = true;
        continue;
      }
      wasGone = false;
      Optional<String> problem = added(before, now, "problems");
      if (problem.isPresent() && isSettled) {
        return new Response.Refused(words(problem.get(), password));
      }
      if (wasCreation && !now.path("creates").asBoolean() && isSettled) {
        seen = now;
        return new Response.Created();
      }
    }
    return new Response.Unknown();
  }

  /** What a page says now and did not say before. */
  private static Optional<String> added(JsonNode before, JsonNode now, String name) {
    List<String> known = new ArrayList<>(ReadField.texts(before.path(name)));
    return ReadField.texts(now.path(name)).stream().filter(it -> !known.contains(it)).findFirst();
  }

  private static String words(String text, String password) {
    return FormWords.excerpt(text.replace(password, "***"), LONGEST_PROBLEM);
  }

  /** Empties the boxes for the password, so that no picture can show it. */
  private void forget() {
    try {
      JsonNode now = look();
      for (JsonNode box : now.path("boxes")) {
        page.run(Script.ENTER, Element.in(box), "", "set");
      }
      page.run(Script.GUARD, false);
    } catch (BrowserException fault) {
      if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
        throw fault;
      }
    }
  }

  private JsonNode look() {
    page.toTop();
    return page.run(Script.ACCOUNT, FormPlace.selectors(vendor));
  }

  /** Null while the page is being replaced. */
  private JsonNode lookWhileItChanges() {
    try {
      return look();
    } catch (BrowserException fault) {
      return passing(fault);
    }
  }

  private PageState stateWhileItChanges() {
    try {
      return FormPlace.state(page, vendor);
    } catch (BrowserException fault) {
      return passing(fault);
    }
  }

  private static <T> T passing(BrowserException fault) {
    if (fault.fault() == Fault.NO_BROWSER || fault.fault() == Fault.INTERRUPTED) {
      throw fault;
    }
    return null;
  }
}
