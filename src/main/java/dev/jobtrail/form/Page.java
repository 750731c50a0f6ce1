package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.Browser;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.browser.UploadedFile;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A browser page that declines dialogs and stays in the frame of the form. */
final class Page {

  private static final String CONCEALED = "***";

  private static final int DIALOGS_AT_ONCE = 5;

  /** Enough for a page that opens one every few moments while it is filled on a slow machine. */
  private static final int DIALOGS = 200;

  private final Browser browser;
  private final FormSearchListener log;
  private final FormVendors vendors;
  private List<Frame> frames = List.of();

  /** Known only after the browser has gone there. */
  private boolean isAtTop;

  private int dialogs;
  private String lastAddress = "";
  private String secret = "";

  /** A frame in its parent, as reported by {@code frames.js}. */
  record Frame(Element element, String address, String id, int place) {}

  Page(Browser browser, FormSearchListener log, FormVendors vendors) {
    this.browser = browser;
    this.log = log;
    this.vendors = vendors;
  }

  /** The vendors that its forms may be of. */
  FormVendors vendors() {
    return vendors;
  }

  void open(String url) {
    frames = List.of();
    isAtTop = false;
    calmly(
        () -> {
          browser.open(url);
          return null;
        });
    addressNow();
  }

  /** Keeps a password that is entered out of what is reported; a page may put it in its address. */
  void conceal(String password) {
    secret = password;
  }

  private String withoutSecret(String text) {
    return secret.isEmpty()
        ? text
        : text.replace(URLEncoder.encode(secret, StandardCharsets.UTF_8), CONCEALED)
            .replace(secret, CONCEALED);
  }

  /** The address of the top frame; a new one is reported. */
  String addressNow() {
    String address = withoutSecret(calmly(browser::address));
    if (!address.equals(lastAddress)) {
      lastAddress = address;
      log.navigated(address);
    }
    return address;
  }

  void note(String text) {
    log.noted(text);
  }

  JsonNode run(Script script, Object... arguments) {
    return calmly(() -> browser.run(script.text(), arguments));
  }

  /** The name that assistive technology reads; empty for none. */
  String accessibleName(Element element) {
    return calmly(() -> browser.accessibleName(element));
  }

  void click(Element element) {
    calmly(
        () -> {
          browser.click(element);
          return null;
        });
  }

  /** Clicks without trying again, whatever comes in between. */
  void clickOnce(Element element) {
    try {
      browser.click(element);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.DIALOG_OPEN) {
        throw fault;
      }
      dismiss();
    }
  }

  void clear(Element element) {
    calmly(
        () -> {
          browser.clear(element);
          return null;
        });
  }

  /** A dialog in the middle leaves a part of the text behind, as a page that was replaced does. */
  void type(Element element, String text) {
    try {
      browser.type(element, text);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.DIALOG_OPEN) {
        throw fault;
      }
      dismiss();
      throw new BrowserException(Fault.ELEMENT_GONE, fault.getMessage(), fault);
    }
  }

  void attach(Element element, UploadedFile file) {
    browser.attach(element, file);
  }

  /** Switches to the form's frame again: nested frames, outermost first. */
  void stayIn(List<Frame> path) {
    frames = List.copyOf(path);
  }

  List<Frame> frames() {
    return frames;
  }

  void toTop() {
    if (isAtTop) {
      return;
    }
    calmly(
        () -> {
          browser.leaveFrames();
          return null;
        });
    isAtTop = true;
  }

  void into(Frame frame) {
    isAtTop = false;
    calmly(
        () -> {
          browser.enterFrame(frame.element());
          return null;
        });
  }

  /** Goes to the form's frame again. */
  void toForm() {
    toTop();
    for (Frame wanted : frames) {
      List<Frame> here = framesHere();
      into(
          here.stream()
              .filter(it -> isSame(it, wanted))
              .findFirst()
              .or(() -> here.stream().filter(it -> it.place() == wanted.place()).findFirst())
              .orElseThrow(
                  () -> new BrowserException(Fault.ELEMENT_GONE, "The frame is gone", null)));
    }
  }

  private static boolean isSame(Frame one, Frame other) {
    return one.id().isEmpty() ? one.address().equals(other.address()) : one.id().equals(other.id());
  }

  /** The frames of the document that it is in, the most likely to hold a form first. */
  List<Frame> framesHere() {
    List<Frame> found = new ArrayList<>();
    for (JsonNode node : run(Script.FRAMES, vendors.names())) {
      found.add(
          new Frame(
              Element.in(node.path("frame")),
              node.path("address").asText(),
              node.path("id").asText(),
              found.size()));
    }
    return found;
  }

  /** Waits; an interrupted thread ends with a BrowserException and keeps its interrupt. */
  static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new BrowserException(Fault.INTERRUPTED, "Interrupted", interrupt);
    }
  }

  /** An address of a page; one that cannot be read is about:blank. */
  static URI uri(String address) {
    try {
      return URI.create(address);
    } catch (IllegalArgumentException unreadable) {
      return URI.create("about:blank");
    }
  }

  private <T> T calmly(Supplier<T> action) {
    for (int time = 0; ; time++) {
      try {
        return action.get();
      } catch (BrowserException fault) {
        if (fault.fault() != Fault.DIALOG_OPEN || time >= DIALOGS_AT_ONCE) {
          throw fault;
        }
        dismiss();
      }
    }
  }

  private void dismiss() {
    browser
        .dismissDialog()
        .ifPresent(
            said ->
                log.noted(
                    Message.of(
                            "Declined a dialog of the page: \"%s\"", FormWords.excerpt(said, 200))
                        .english()));
    if (++dialogs > DIALOGS) {
      throw new FormException("The page does not stop opening dialogs.");
    }
  }
}
