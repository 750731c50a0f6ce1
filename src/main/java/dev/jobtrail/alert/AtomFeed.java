package dev.jobtrail.alert;

import dev.jobtrail.discovery.MatchView;
import dev.jobtrail.feed.OpenedFeed;
import dev.jobtrail.platform.WebLink;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes matches as an Atom feed (RFC 4287).
 *
 * <p>The feed does not repeat its address, which is secret. Searches that find a match again do not
 * change its entry, so the same matches give the same bytes.
 */
final class AtomFeed {

  /** In UTF-8, which is its default. */
  static final String MEDIA_TYPE = "application/atom+xml";

  private static final String NAMESPACE = "http://www.w3.org/2005/Atom";

  /** What XML 1.0 cannot contain. */
  private static final String NOT_XML =
      "[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

  private final XMLStreamWriter xml;
  private final AlertMessages texts;

  private AtomFeed(XMLStreamWriter xml, AlertMessages texts) {
    this.xml = xml;
    this.texts = texts;
  }

  /**
   * A feed.
   *
   * @param page the page that shows the matches in a browser
   * @param matches latest first
   * @param clients names by the ids of clients
   * @param texts in the language of the account
   */
  static byte[] of(
      OpenedFeed feed,
      String page,
      List<MatchView> matches,
      Map<UUID, String> clients,
      AlertMessages texts) {
    var bytes = new ByteArrayOutputStream();
    try {
      var writer =
          XMLOutputFactory.newDefaultFactory()
              .createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
      new AtomFeed(writer, texts).write(feed, page, matches, clients);
    } catch (XMLStreamException e) {
      throw new IllegalStateException("The feed cannot be written", e);
    }
    return bytes.toByteArray();
  }

  private void write(
      OpenedFeed feed, String page, List<MatchView> matches, Map<UUID, String> clients)
      throws XMLStreamException {
    xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
    xml.setDefaultNamespace(NAMESPACE);
    xml.writeStartElement(NAMESPACE, "feed");
    xml.writeDefaultNamespace(NAMESPACE);
    element("id", "urn:uuid:" + feed.accountId());
    element("title", texts.newJobMatches());
    element("updated", time(matches.isEmpty() ? feed.createdAt() : matches.getFirst().foundAt()));
    alternate(page);
    xml.writeStartElement(NAMESPACE, "author");
    element("name", "Jobtrail");
    xml.writeEndElement();
    for (var match : matches) {
      entry(match, clients.get(match.clientId()));
    }
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void entry(MatchView match, String client) throws XMLStreamException {
    xml.writeStartElement(NAMESPACE, "entry");
    element("id", "urn:uuid:" + match.id());
    element("title", MatchLine.job(match) + (client == null ? "" : " (" + client + ")"));
    element("updated", time(match.foundAt()));
    element("published", time(match.foundAt()));
    var url = WebLink.orNull(match.url());
    if (url != null) {
      alternate(url);
    }
    element(url == null ? "content" : "summary", summary(match)); // a link or content is required
    xml.writeEndElement();
  }

  private String summary(MatchView match) {
    return Stream.of(
            MatchLine.placeAndPay(match, texts.remote()),
            texts.fitOf100(match.score()),
            match.fitReason(),
            match.fitGap(),
            match.snippet())
        .filter(Objects::nonNull)
        .collect(Collectors.joining("\n"));
  }

  private void alternate(String url) throws XMLStreamException {
    xml.writeEmptyElement(NAMESPACE, "link");
    xml.writeAttribute("rel", "alternate");
    xml.writeAttribute("href", xmlText(url));
  }

  private void element(String name, String text) throws XMLStreamException {
    xml.writeStartElement(NAMESPACE, name);
    xml.writeCharacters(xmlText(text));
    xml.writeEndElement();
  }

  private static String xmlText(String text) {
    return text.replaceAll(NOT_XML, " ");
  }

  private static String time(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
