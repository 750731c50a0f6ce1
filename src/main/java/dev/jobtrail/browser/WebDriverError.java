package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.text.Message;
import java.util.regex.Pattern;

/**
 * An error reported by a WebDriver endpoint.
 *
 * <p>Its message, which can quote pages, is dropped unless no page can have contributed to it.
 */
final class WebDriverError extends BrowserException {

  private static final long serialVersionUID = 1L;

  static final String CLICK_INTERCEPTED = "element click intercepted";
  static final String DIALOG_OPEN = "unexpected alert open";
  static final String NO_DIALOG = "no such alert";
  static final String UNKNOWN_COMMAND = "unknown command";
  static final String UNKNOWN_METHOD = "unknown method";

  private static final Pattern NETWORK_ERROR = Pattern.compile("net::(ERR_[A-Z0-9_]+)");
  private static final Pattern CRASH =
      Pattern.compile("tab crashed|page crash|not reachable|disconnected|session deleted");
  private static final Pattern DIALOG_TEXT =
      Pattern.compile("\\{Alert text : (.*)}", Pattern.DOTALL);
  private static final int LONGEST_REASON = 300;

  private final String code;
  private final String dialogText;
  private final String networkError;

  private WebDriverError(
      Fault fault, String message, String code, String dialogText, String networkError) {
    super(fault, message, null);
    this.code = code;
    this.dialogText = dialogText;
    this.networkError = networkError;
  }

  /** Reads the value of an answer. Source: W3C WebDriver, section 6.6, handling errors. */
  static WebDriverError of(JsonNode value) {
    var code = value.path("error").asText("unknown error");
    var said = value.path("message").asText("");
    var network = NETWORK_ERROR.matcher(said);
    return new WebDriverError(
        fault(code, said),
        message(code, said),
        code,
        dialogText(value),
        network.find() ? network.group(1) : code);
  }

  /** The code of the network's error, or else WebDriver's own. */
  String networkError() {
    return networkError;
  }

  /** WebDriver's name of the error. */
  String code() {
    return code;
  }

  /** The text of the blocking dialog; null for none. */
  String dialogText() {
    return dialogText;
  }

  private static Fault fault(String code, String said) {
    return switch (code) {
      case "stale element reference", "no such element", "detached shadow root", "no such frame" ->
          Fault.ELEMENT_GONE;
      case CLICK_INTERCEPTED, "element not interactable", "invalid element state" ->
          Fault.NOT_INTERACTABLE;
      case DIALOG_OPEN -> Fault.DIALOG_OPEN;
      case "timeout", "script timeout" -> Fault.TIMEOUT;
      case "invalid session id", "no such window", "session not created" -> Fault.NO_BROWSER;
      case "insecure certificate" -> Fault.UNREACHABLE;
      case String _ when said.contains("net::ERR_") -> Fault.UNREACHABLE;
      case String _ when CRASH.matcher(said).find() -> Fault.NO_BROWSER;
      default -> Fault.OTHER;
    };
  }

  private static String message(String code, String said) {
    var network = NETWORK_ERROR.matcher(said);
    if (network.find()) {
      return Message.of("The page cannot be loaded (%s).", network.group(1)).english();
    }
    if ("session not created".equals(code)) {
      return Message.of("No browser can be started: %s", firstLine(said)).english();
    }
    return Message.of("The browser reports: %s", code).english();
  }

  private static String firstLine(String text) {
    var line = text.lines().findFirst().orElse("");
    return line.substring(0, Math.min(line.length(), LONGEST_REASON));
  }

  /** The standard has a place for it; older drivers name it in their message alone. */
  private static String dialogText(JsonNode value) {
    if (!DIALOG_OPEN.equals(value.path("error").asText())) {
      return null;
    }
    var text = value.path("data").path("text");
    if (text.isTextual()) {
      return text.textValue();
    }
    var named = DIALOG_TEXT.matcher(value.path("message").asText(""));
    return named.find() ? named.group(1) : "";
  }
}
