package dev.jobtrail.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.browser.BrowserException;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.Element;
import dev.jobtrail.text.Message;
import java.time.Duration;

/** Closes cookie dialogs, by declining if possible. */
final class CookieDialog {

  private static final Duration FADING = Duration.ofMillis(300);

  private CookieDialog() {}

  /** Whether one was there in the document that the browser is in, and a button of it pressed. */
  static boolean decline(Page page) {
    JsonNode found = page.run(Script.COOKIES);
    Element button = found == null ? null : Element.in(found.path("control"));
    if (button == null) {
      return false;
    }
    try {
      page.click(button);
    } catch (BrowserException fault) {
      if (fault.fault() != Fault.NOT_INTERACTABLE && fault.fault() != Fault.ELEMENT_GONE) {
        throw fault;
      }
      return false;
    }
    page.note(
        note(FormWords.excerpt(found.path("text").asText(), 60), found.path("accepted").asBoolean())
            .english());
    Page.pause(FADING);
    return true;
  }

  private static Message note(String button, boolean isOnlyWay) {
    return isOnlyWay
        ? Message.of("Closed a dialog about cookies with \"%s\"; it offered nothing else", button)
        : Message.of("Closed a dialog about cookies with \"%s\"", button);
  }
}
