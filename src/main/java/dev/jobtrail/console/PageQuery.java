package dev.jobtrail.console;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The query of a page's address, put together parameter by parameter. */
public final class PageQuery {

  private final List<String> parameters = new ArrayList<>();

  /** Adds a parameter; null and what reads empty is left out. */
  public PageQuery with(String name, Object value) {
    if (value != null && !value.toString().isEmpty()) {
      parameters.add(name + "=" + URLEncoder.encode(value.toString(), StandardCharsets.UTF_8));
    }
    return this;
  }

  /** The address of a path with the query, which is left out where it is empty. */
  public String behind(String path) {
    return parameters.isEmpty() ? path : path + "?" + this;
  }

  /** The parameters, without a question mark. */
  @Override
  public String toString() {
    return String.join("&", parameters);
  }
}
