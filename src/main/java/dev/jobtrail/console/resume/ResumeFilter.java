package dev.jobtrail.console.resume;

import dev.jobtrail.console.PageQuery;
import io.quarkus.qute.TemplateData;
import java.util.UUID;

/**
 * The filters of the resume list, and the URLs of other filters.
 *
 * @param tag one that they carry; null for any
 * @param text a part of their names; null for any
 * @param last the last one on the page; null on the last page
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
    return "?"
        + new PageQuery()
            .with("client", clientId)
            .with("tag", wantedTag)
            .with("q", wantedText)
            .with("after", after);
  }
}
