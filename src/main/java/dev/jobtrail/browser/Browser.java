package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * A browser window with a separate profile. All methods throw {@link BrowserException}; an
 * interrupted thread stops waiting with one and stays interrupted.
 */
public interface Browser extends AutoCloseable {

  /** Opens an address and waits until the page is loaded. */
  void open(String url);

  /** The address of the page at the top. */
  String address();

  /**
   * Runs the body of a function in the page, or the frame that was entered.
   *
   * @param arguments texts, numbers, truth values, nulls, lists, maps and elements
   * @return what it returns; elements as {@link Element#in} reads them
   */
  JsonNode run(String script, Object... arguments);

  /**
   * The accessible name of an element, as the browser computes it; empty where the browser cannot
   * tell.
   */
  String accessibleName(Element element);

  /** Clicks in the middle of an element, as a mouse does, after scrolling to it. */
  void click(Element element);

  /** Empties a text field. */
  void clear(Element element);

  /** Types into an element as a keyboard does. */
  void type(Element element, String text);

  /** Chooses a file in a file input, also where the browser runs on another machine. */
  void attach(Element input, UploadedFile file);

  /** The visible part of the page as PNG. */
  byte[] screenshot();

  /** Goes into a frame of the page or frame that it is in. */
  void enterFrame(Element frame);

  /** Goes back to the page at the top. */
  void leaveFrames();

  /** Declines a dialog of the page that is open, and tells what it said. */
  Optional<String> dismissDialog();

  @Override
  void close();
}
