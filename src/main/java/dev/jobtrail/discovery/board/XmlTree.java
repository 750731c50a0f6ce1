package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.StringReader;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jsoup.parser.Parser;

/**
 * XML as a JSON tree: an element with elements is an object, a repeated one an array, any other its
 * text. Document types and external entities are refused.
 *
 * @param root the name of the outermost element
 */
record XmlTree(String root, JsonNode node) {

  /** Feeds nest half a dozen levels. */
  private static final int MAX_DEPTH = 40;

  /** Control characters, which XML forbids and editors paste. */
  private static final Pattern FORBIDDEN =
      Pattern.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]");

  /** The document, or empty if it is malformed. */
  static Optional<XmlTree> of(String text) {
    var start = 0;
    while (start < text.length()
        && (Character.isWhitespace(text.charAt(start)) || text.charAt(start) == '\ufeff')) {
      start++;
    }
    var clean = FORBIDDEN.matcher(text.substring(start)).replaceAll(" ");
    try {
      var reader = factory().createXMLStreamReader(new StringReader(clean));
      try {
        while (reader.next() != XMLStreamConstants.START_ELEMENT) {
          if (reader.getEventType() == XMLStreamConstants.DTD) {
            return Optional.empty();
          }
        }
        var root = name(reader);
        var node = element(reader, 0);
        return node == null ? Optional.empty() : Optional.of(new XmlTree(root, node));
      } finally {
        reader.close();
      }
    } catch (XMLStreamException | MissingResourceException _) {
      // the second where the parser has no words for a fault, as in a native executable
      return Optional.empty();
    }
  }

  private static XMLInputFactory factory() {
    var factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    factory.setXMLResolver(
        (publicId, systemId, baseUri, namespace) -> {
          throw new XMLStreamException("nothing outside is read");
        });
    return factory;
  }

  private static String name(XMLStreamReader reader) {
    return reader.getLocalName();
  }

  /** Reads to the end of the current element; null if it nests too deeply. */
  private static JsonNode element(XMLStreamReader reader, int depth) throws XMLStreamException {
    if (depth > MAX_DEPTH) {
      return null;
    }
    var text = new StringBuilder();
    ObjectNode object = null;
    while (true) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          var name = name(reader);
          var child = element(reader, depth + 1);
          if (child == null) {
            return null;
          }
          object = object == null ? JsonNodeFactory.instance.objectNode() : object;
          add(object, name, child);
        }
        case XMLStreamConstants.END_ELEMENT -> {
          return object == null ? JsonNodeFactory.instance.textNode(text.toString()) : object;
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
            text.append(reader.getText());
        // the names that HTML knows and XML does not
        case XMLStreamConstants.ENTITY_REFERENCE ->
            text.append(Parser.unescapeEntities("&" + reader.getLocalName() + ";", false));
        default -> {
          // comments and processing instructions are ignored
        }
      }
    }
  }

  private static void add(ObjectNode object, String name, JsonNode child) {
    switch (object.get(name)) {
      case null -> object.set(name, child);
      case ArrayNode several -> several.add(child);
      case JsonNode first ->
          object.set(name, JsonNodeFactory.instance.arrayNode().add(first).add(child));
    }
  }
}
