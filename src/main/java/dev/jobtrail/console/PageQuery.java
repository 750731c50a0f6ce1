package dev.jobtrail.console;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Builds the query string of a page URL. */
public final class PageQuery {

  private final List<String> parameters = new ArrayList<>();

  /** Adds a parameter unless it is null or empty. */
  public PageQuery with(String name, Object value) {
    if (value != null && !value.toString().isEmpty()) {
      parameters.add(name + "=" + URLEncoder.encode(value.toString(), StandardCharsets.UTF_8));
    }
    return this;
  }

  /** A path with the query, if it is not empty. */
  public String behind(String path) {
    return parameters.isEmpty() ? path : path + "?" + this;
  }

  /** The parameters, without a question mark. */
  @Override
  public String toString() {
    return String.join("&", parameters);
  }
}
