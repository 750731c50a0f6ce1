package dev.jobtrail.console;

import dev.jobtrail.page.PageMessages;
import dev.jobtrail.search.FoundRecord;
import io.quarkus.qute.TemplateData;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A result of a search, with the page that shows it. */
@TemplateData
public record FoundLine(String kind, String title, String context, String path) {

  static FoundLine of(PageName page) {
    return new FoundLine(words().page(), page.label(), "", page.path());
  }

  static FoundLine of(FoundRecord found) {
    var words = words();
    var context =
        Stream.of(
                found.context(),
                found.status() == null ? null : StatusWords.of(found.status()),
                found.clientName() == null ? null : words.forClient(found.clientName()))
            .filter(Objects::nonNull)
            .collect(Collectors.joining(" · "));
    return new FoundLine(words.kind(found.kind()), found.title(), context, path(found));
  }

  private static SearchMessages words() {
    return PageMessages.of(SearchMessages.class);
  }

  private static String path(FoundRecord found) {
    var application = "/app/applications/" + found.applicationId();
    return switch (found.kind()) {
      case APPLICATION -> application;
      case CONTACT -> application + "/contacts";
      case INTERVIEW -> application + "/interviews";
      case RESUME -> "/app/resumes/" + found.id();
      case MATCH ->
          new PageQuery()
              .with("client", found.clientId())
              .with("resume", found.resumeId())
              .with("q", found.title())
              .behind("/app/discovery");
      case CLIENT -> "/app/clients/" + found.id();
    };
  }
}
