package dev.jobtrail.discovery.board;

import dev.jobtrail.fetch.FetchRequest;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A request to a board.
 *
 * @param url as {@link BoardScope#url} makes it
 * @param body JSON to POST, or null for a GET
 */
public record BoardRequest(URI url, String body, Map<String, String> headers) {

  public static BoardRequest get(URI url) {
    return new BoardRequest(url, null, Map.of("Accept", "application/json, */*;q=0.5"));
  }

  public static BoardRequest getXml(URI url) {
    return new BoardRequest(
        url, null, Map.of("Accept", "application/rss+xml, application/xml, text/xml, */*;q=0.5"));
  }

  public static BoardRequest post(URI url, String body) {
    return new BoardRequest(url, body, Map.of("Accept", "application/json"));
  }

  public BoardRequest with(String name, String value) {
    var more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new BoardRequest(url, body, more);
  }

  FetchRequest toFetch() {
    var request = body == null ? FetchRequest.get(url) : FetchRequest.post(url, body);
    for (var header : headers.entrySet()) {
      request = request.with(header.getKey(), header.getValue());
    }
    return request;
  }
}
