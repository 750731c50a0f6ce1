package dev.jobtrail.account.provider;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Parameters as addresses and forms carry them. */
final class Query {

  private final Map<String, String> parameters = new LinkedHashMap<>();

  Query with(String name, String value) {
    parameters.put(name, value);
    return this;
  }

  /** The address with these parameters behind those that it has. */
  URI addedTo(URI address) {
    var separator = address.getRawQuery() == null ? "?" : "&";
    return URI.create(address + separator + this);
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return parameters.entrySet().stream()
        .map(it -> encoded(it.getKey()) + "=" + encoded(it.getValue()))
        .collect(Collectors.joining("&"));
  }
}
