package dev.jobtrail.console;

import io.quarkus.qute.TemplateData;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * Which resumes a list shows, and the addresses of others.
 *
 * @param tag one that they carry; null for any
 * @param text a part of their names; null for any
 * @param last the last one on the page where there are more; null where there are none
 * @param clientId whose they are; null for the account's own
 */
@TemplateData
record ResumeFilter(String tag, String text, UUID last, UUID clientId) {

  public boolean isNarrow() {
    return tag != null || text != null;
  }

  /** The query of the list of those with a tag. */
  public String having(String other) {
    return query(other, null, null);
  }

  /** The query of the next part of the list. */
  public String further() {
    return query(tag, text, last);
  }

  private String query(String wantedTag, String wantedText, UUID after) {
    var query = new StringBuilder("?");
    add(query, "client", clientId);
    add(query, "tag", wantedTag);
    add(query, "q", wantedText);
    add(query, "after", after);
    return query.toString();
  }

  private static void add(StringBuilder query, String name, Object value) {
    if (value != null) {
      query
          .append(query.length() == 1 ? "" : "&")
          .append(name)
          .append('=')
          .append(URLEncoder.encode(value.toString(), StandardCharsets.UTF_8));
    }
  }
}
