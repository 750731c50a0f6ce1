package dev.jobtrail.browser;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * An element of a page, valid until the page removes it.
 *
 * @param reference WebDriver's web element reference
 */
public record Element(String reference) {

  /** The key of an element in JSON. Source: W3C WebDriver, section 12, web element identifier. */
  public static final String KEY = "element-6066-11e4-a52e-4f735466cecf";

  /** The element that a script returned, or null for another node. */
  public static Element in(JsonNode node) {
    return node.has(KEY) ? new Element(node.get(KEY).textValue()) : null;
  }
}
