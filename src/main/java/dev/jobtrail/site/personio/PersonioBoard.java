package dev.jobtrail.site.personio;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardRequest;
import dev.jobtrail.discovery.board.BoardScope;
import dev.jobtrail.discovery.board.JobDate;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import dev.jobtrail.discovery.board.PageStart;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Personio: one XML feed, without the urls of its jobs. */
@Singleton
final class PersonioBoard extends BoardAdapter {

  private static final List<Pattern> ADDRESSES =
      List.of(
          Pattern.compile(
              "(?<slug>[^./]+)\\.jobs\\.personio\\.(?:de|com)/job/(?<id>[0-9]+)(?:[/?].*)?"));

  PersonioBoard() {
    super(Board.PERSONIO, "Personio");
  }

  @Override
  public Set<String> domains() {
    return Set.of("personio.de", "personio.com");
  }

  @Override
  public Set<String> tracking() {
    return Set.of("_pc");
  }

  @Override
  public BoardRequest list(BoardScope scope, PageStart start) {
    return BoardRequest.getXml(scope.url("/xml"));
  }

  @Override
  public ListShape shape() {
    return ListShape.xml("workzag-jobs", "position");
  }

  @Override
  public List<Pattern> addresses() {
    return ADDRESSES;
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("name"))
        .company(job.text("subcompany"))
        .spareUrl("https://{slug}.jobs.personio.de/job/{id}")
        .place(job.text("office"))
        .posted(JobDate.of(job, "createdAt"))
        .employment(employment(job.text("employmentType"), job.text("schedule")));
    job.each("additionalOffices.office").forEach(it -> draft.place(it.text()));
    for (var part : job.each("jobDescriptions.jobDescription")) {
      draft.describe(part.at("name").text(), part.at("value").text());
    }
  }

  /** A permanent job's hours say more than that it lasts. */
  private static String employment(String type, String schedule) {
    var isPermanent = type == null || type.equalsIgnoreCase("permanent");
    return isPermanent && schedule != null ? schedule : type;
  }
}
