package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.browser.BrowserException.Fault;
import dev.jobtrail.browser.proxy.ForwardProxy;
import dev.jobtrail.fetch.WebUri;
import dev.jobtrail.outbound.OutboundException;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.text.Message;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A WebDriver session. Source: W3C WebDriver, section 6.3, endpoints.
 *
 * <p>All requests of its pages go through its own forward proxy with the SSRF guard. The browser
 * reports a refusal only as a failure or a response, so the proxy is asked about the top-level URL
 * whenever that is read.
 */
final class WebDriverBrowser implements Browser {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Over the time that the browser itself keeps to. */
  private static final Duration MARGIN = Duration.ofSeconds(10);

  /** A server may have to wait for a free machine, and a browser to start. */
  private static final Duration START_MARGIN = Duration.ofSeconds(30);

  private static final Duration END = Duration.ofSeconds(5);

  /** Elements are often covered only temporarily, by an animation or a closing dialog. */
  private static final Duration UNCOVERING = Duration.ofMillis(400);

  /** A page that greets with more dialogs than this while it loads wants no visitors. */
  private static final int DIALOGS_WHILE_LOADING = 5;

  private static final String NOWHERE = "about:blank";

  private static final String SCROLL =
      "arguments[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});";

  private static final String INSERT =
      """
      const field = arguments[0];
      if (field.getRootNode().activeElement !== field) {
        field.focus();
      }
      document.execCommand('insertText', false, arguments[1]);
      """;

  /** The error code of Chromium's error page; empty on any other page. */
  private static final String FAILURE =
      """
      return location.protocol === 'chrome-error:'
        ? document.querySelector('.error-code')?.textContent ?? 'ERR_FAILED' : '';
      """;

  private final WebDriverEndpoint endpoint;
  private final String session;
  private final Duration wait;
  private final SsrfGuard guard;
  private final ForwardProxy proxy;
  private final Uploads uploads;
  private final Consumer<WebDriverBrowser> whenClosed;
  private String dismissedDialog;
  private boolean isClosed;

  private WebDriverBrowser(
      WebDriverEndpoint endpoint,
      String session,
      Duration wait,
      SsrfGuard guard,
      ForwardProxy proxy,
      Path folder,
      boolean isRemote,
      Consumer<WebDriverBrowser> whenClosed) {
    this.endpoint = endpoint;
    this.session = session;
    this.wait = wait;
    this.guard = guard;
    this.proxy = proxy;
    this.uploads = new Uploads(folder, isRemote ? file -> sendToServer(file) : null);
    this.whenClosed = whenClosed;
  }

  /**
   * Begins a session.
   *
   * @param proxy the one that the request names; closed with the session
   * @param folder where files can be put that the browser is to read; null where it reads none of
   *     this machine
   * @param isRemote whether files are sent to the server rather than put there
   */
  static WebDriverBrowser begin(
      WebDriverEndpoint endpoint,
      SessionRequest request,
      SsrfGuard guard,
      ForwardProxy proxy,
      Path folder,
      boolean isRemote,
      Consumer<WebDriverBrowser> whenClosed) {
    try {
      var begun =
          endpoint.post(
              "/session",
              request.json(),
              request.pageWait().plus(START_MARGIN),
              tooLate -> endpoint.delete(path(tooLate)));
      return new WebDriverBrowser(
          endpoint,
          path(begun),
          request.pageWait().plus(MARGIN),
          guard,
          proxy,
          folder,
          isRemote,
          whenClosed);
    } catch (BrowserException e) {
      if (e.fault() == Fault.INTERRUPTED || e.fault() == Fault.NO_BROWSER) {
        throw e;
      }
      throw noBrowser(e.getMessage(), e);
    }
  }

  @Override
  public void open(String url) {
    var uri = checked(url).toString();
    var fragment = url.indexOf('#');
    dismissedDialog = null;
    try {
      post(
          "/url", JSON.objectNode().put("url", fragment < 0 ? uri : uri + url.substring(fragment)));
    } catch (WebDriverError e) {
      if (e.fault() == Fault.UNREACHABLE) {
        throw unreachable(uri, e.networkError(), e);
      }
      if (e.fault() != Fault.DIALOG_OPEN) {
        throw e;
      }
    }
    addressBehindDialogs();
    requireLoaded(uri);
  }

  /**
   * The failure to load a page, after redirects maybe another one than the requested; the browser
   * knows of a refusal as little as that there is no page.
   */
  private BrowserException unreachable(String requested, String code, WebDriverError cause) {
    var address = webAddress(requested);
    try {
      address = webAddress(get("/url").asText());
      requireNotRefused(address);
    } catch (BrowserException e) {
      if (e.fault() == Fault.REFUSED) {
        return e;
      }
    }
    var failure = proxy.hasNotReached(address) ? LoadFailure.NO_CONNECTION : LoadFailure.of(code);
    return new BrowserException(
        Fault.UNREACHABLE, failure.message(address.getHost()).english(), cause);
  }

  /** Some chromedrivers report a page as opened where Chromium shows an error page instead. */
  private void requireLoaded(String requested) {
    try {
      var failure = run(FAILURE).asText("");
      if (!failure.isEmpty()) {
        throw unreachable(requested, failure, null);
      }
    } catch (WebDriverError e) {
      if (e.fault() != Fault.DIALOG_OPEN) { // which only a page that was loaded opens
        throw e;
      }
    }
  }

  @Override
  public String address() {
    var address = get("/url").asText();
    try {
      requireNotRefused(webAddress(address));
      return address;
    } catch (BrowserException refused) {
      leave(refused);
      throw refused;
    }
  }

  private void requireNotRefused(URI address) {
    if (proxy.hasRefused(address)) {
      throw new BrowserException(
          Fault.REFUSED,
          Message.of("%s does not lead to an address of the public internet", address.getHost())
              .english(),
          null);
    }
  }

  private static URI webAddress(String address) {
    try {
      return WebUri.of(address);
    } catch (URISyntaxException e) {
      throw new BrowserException(
          Fault.UNREACHABLE, Message.of("The page is not an http or https page.").english(), e);
    }
  }

  /** Nothing of such a page is to be seen. */
  private void leave(BrowserException refused) {
    try {
      post("/url", JSON.objectNode().put("url", NOWHERE));
    } catch (BrowserException e) {
      refused.addSuppressed(e);
    }
  }

  @Override
  public JsonNode run(String script, Object... arguments) {
    var body = JSON.objectNode().put("script", script);
    body.set("args", ScriptArguments.of(arguments));
    return post("/execute/sync", body);
  }

  @Override
  public String accessibleName(Element element) {
    try {
      return get(path(element, "/computedlabel")).asText("");
    } catch (WebDriverError e) {
      if (!isUnknown(e)) {
        throw e;
      }
      return "";
    }
  }

  @Override
  public void click(Element element) {
    try {
      clickOnce(element);
    } catch (WebDriverError e) {
      // said before the mouse is pressed, so that nothing is clicked twice
      if (!WebDriverError.CLICK_INTERCEPTED.equals(e.code())) {
        throw e;
      }
      pause(UNCOVERING);
      clickOnce(element);
    }
  }

  private void clickOnce(Element element) {
    run(SCROLL, element);
    post(path(element, "/click"), JSON.objectNode());
  }

  @Override
  public void clear(Element element) {
    post(path(element, "/clear"), JSON.objectNode());
  }

  @Override
  public void type(Element element, String text) {
    for (var piece : TypedText.pieces(text, () -> takesLines(element))) {
      if (piece.isTyped()) {
        send(element, piece.text());
      } else {
        run(INSERT, element, piece.text());
      }
    }
  }

  /** Elsewhere a line break presses Enter, which sends many a form. */
  private boolean takesLines(Element element) {
    return run(
            "return arguments[0].localName === 'textarea' || arguments[0].isContentEditable;",
            element)
        .asBoolean();
  }

  private void send(Element element, String text) {
    post(path(element, "/value"), JSON.objectNode().put("text", text));
  }

  @Override
  public void attach(Element input, UploadedFile file) {
    send(input, uploads.place(file));
  }

  private String sendToServer(String zip) {
    var body = JSON.objectNode().put("file", zip);
    try {
      return post("/se/file", body).asText();
    } catch (WebDriverError e) {
      if (!isUnknown(e)) {
        throw e;
      }
      return post("/file", body).asText();
    }
  }

  /** Whether the server does not know a command, as opposed to failing at it. */
  static boolean isUnknown(WebDriverError error) {
    return error.code().equals(WebDriverError.UNKNOWN_COMMAND)
        || error.code().equals(WebDriverError.UNKNOWN_METHOD);
  }

  @Override
  public byte[] screenshot() {
    address();
    return Base64.getDecoder().decode(get("/screenshot").asText());
  }

  @Override
  public void enterFrame(Element frame) {
    var body = JSON.objectNode();
    body.putObject("id").put(Element.KEY, frame.reference());
    post("/frame", body);
  }

  @Override
  public void leaveFrames() {
    post("/frame", JSON.objectNode().putNull("id"));
  }

  @Override
  public Optional<String> dismissDialog() {
    var dismissed = dismissedDialog;
    dismissedDialog = null;
    try {
      var text = get("/alert/text").asText();
      post("/alert/dismiss", JSON.objectNode());
      return Optional.of(text);
    } catch (WebDriverError e) {
      if (!WebDriverError.NO_DIALOG.equals(e.code())) {
        throw e;
      }
      return Optional.ofNullable(dismissed);
    }
  }

  @Override
  public void close() {
    await(end());
  }

  /** Begins to close. */
  CompletableFuture<Void> end() {
    synchronized (this) {
      if (isClosed) {
        return CompletableFuture.completedFuture(null);
      }
      isClosed = true;
    }
    whenClosed.accept(this);
    uploads.close();
    return endpoint
        .delete(session)
        .orTimeout(END.toMillis(), TimeUnit.MILLISECONDS)
        .whenComplete((_, _) -> proxy.close());
  }

  /** Waits as long as ending a browser may take, also on an interrupted thread. */
  static void await(CompletableFuture<Void> ending) {
    var wasInterrupted = Thread.interrupted();
    try {
      ending.get(END.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      wasInterrupted = true;
    } catch (ExecutionException | TimeoutException _) {
      // it has gone already, or goes without us
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void addressBehindDialogs() {
    for (var dialogs = 0; ; dialogs++) {
      try {
        address();
        return;
      } catch (WebDriverError e) {
        if (e.fault() != Fault.DIALOG_OPEN || dialogs == DIALOGS_WHILE_LOADING) {
          throw e;
        }
      }
    }
  }

  private URI checked(String url) {
    try {
      var uri = WebUri.of(url);
      guard.addresses(uri);
      return uri;
    } catch (OutboundException e) {
      throw new BrowserException(Fault.REFUSED, e.getMessage(), e);
    } catch (URISyntaxException e) {
      throw new BrowserException(
          Fault.UNREACHABLE, "The page cannot be opened: its URL is invalid.", e);
    }
  }

  private JsonNode get(String path) {
    return told(() -> endpoint.get(session + path, wait));
  }

  private JsonNode post(String path, ObjectNode body) {
    return told(() -> endpoint.post(session + path, body, wait));
  }

  /** Stores the text of a dismissed dialog. */
  private JsonNode told(Supplier<JsonNode> command) {
    try {
      return command.get();
    } catch (WebDriverError e) {
      if (e.dialogText() != null) {
        dismissedDialog = e.dialogText();
      }
      throw e;
    }
  }

  private static String path(JsonNode begun) {
    var id = begun.path("sessionId").asText();
    if (id.isEmpty()) {
      throw noBrowser("The WebDriver server did not start a session.", null);
    }
    return "/session/" + URLEncoder.encode(id, StandardCharsets.UTF_8);
  }

  private static String path(Element element, String command) {
    return "/element/" + URLEncoder.encode(element.reference(), StandardCharsets.UTF_8) + command;
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BrowserException(Fault.INTERRUPTED, "Interrupted", e);
    }
  }

  private static BrowserException noBrowser(String message, Throwable cause) {
    return new BrowserException(Fault.NO_BROWSER, message, cause);
  }
}
