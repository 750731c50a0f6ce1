package dev.jobtrail.pdf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Truncation;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The public title of a resume: the applicant's name and headline. The name given by its owner,
 * such as "For Acme, last try", is private.
 */
public final class DocumentTitle {

  private static final String FALLBACK = "Resume";

  /** Characters; a headline can be a whole sentence. */
  private static final int LONGEST = 200;

  private DocumentTitle() {}

  /** The title of a resume. */
  public static String of(Resume resume) {
    return of(resume.document());
  }

  /** The title of a JSON Resume document. */
  public static String of(JsonNode document) {
    var basics = document.path("basics");
    var title =
        Stream.of(text(basics, "name"), text(basics, "label"))
            .filter(it -> !it.isEmpty())
            .collect(Collectors.joining(" - "));
    return title.isEmpty() ? FALLBACK : Truncation.truncate(title, LONGEST);
  }

  private static String text(JsonNode basics, String member) {
    return basics.path(member).asText("").strip().replaceAll("\\s+", " ");
  }
}
