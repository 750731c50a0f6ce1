package dev.jobtrail.console;

import dev.jobtrail.search.RecordSearch;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.RestQuery;

/**
 * The page that searches all records and pages, and its results for the dialog that does the same.
 */
@Path("/app/search")
@Authenticated
@Blocking
@Produces(MediaType.TEXT_HTML)
class SearchPagesResource {

  private static final int MOST_IN_DIALOG = 5;

  /** The pages, in {@code templates/SearchPagesResource}. */
  @CheckedTemplate
  static final class Templates {

    private Templates() {}

    static native TemplateInstance search(Frame frame, String q, List<FoundLine> found);

    static native TemplateInstance options(List<FoundLine> found);
  }

  private final Frames frames;
  private final RecordSearch records;

  SearchPagesResource(Frames frames, RecordSearch records) {
    this.frames = frames;
    this.records = records;
  }

  @GET
  @Operation(hidden = true)
  public TemplateInstance search(@RestQuery @Size(max = RecordSearch.LONGEST) String q) {
    var words = q == null ? "" : q.strip();
    return Templates.search(
        frames.of(ConsoleSection.TODAY, frames.person(null)),
        words,
        find(words, RecordSearch.MOST));
  }

  @GET
  @Path("/options")
  @Operation(hidden = true)
  public TemplateInstance options(@RestQuery @Size(max = RecordSearch.LONGEST) String q) {
    return Templates.options(find(q == null ? "" : q.strip(), MOST_IN_DIALOG));
  }

  /** The pages first: they are few. */
  private List<FoundLine> find(String words, int most) {
    var found = new ArrayList<FoundLine>();
    Arrays.stream(PageName.values())
        .filter(it -> it.isNamed(words))
        .map(FoundLine::of)
        .forEach(found::add);
    if (!words.isEmpty()) {
      records.find(words, null, most).stream().map(FoundLine::of).forEach(found::add);
    }
    return found;
  }
}
