package dev.jobtrail.site.personio;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardAdapter;
import dev.jobtrail.discovery.board.BoardApi;
import dev.jobtrail.discovery.board.JobDraft;
import dev.jobtrail.discovery.board.JsonItem;
import dev.jobtrail.discovery.board.ListPage;
import dev.jobtrail.discovery.board.ListShape;
import jakarta.inject.Singleton;
import java.util.Set;

/** Personio: one XML feed, without the urls of its jobs. */
@Singleton
final class PersonioBoard extends BoardAdapter {

  PersonioBoard() {
    super(
        Board.PERSONIO,
        "Personio",
        BoardApi.list("/xml", ListShape.xml("workzag-jobs", "position"))
            .postingUrls(
                "https://${slug}.jobs.personio.de/job/${id}",
                "(?<slug>[^./]+)\\.jobs\\.personio\\.(?:de|com)/job/(?<id>[0-9]+)(?:[/?].*)?")
            .companyUrls(
                "(?!(?:www)\\.)(?<slug>[a-z0-9-]+)\\.jobs\\.personio\\.(?:de|com)(?:[/?#:]|$)",
                "(?<slug>[a-z0-9-]+?)-jobs\\.personio\\.(?:de|com)(?:[/?#:]|$)"));
  }

  @Override
  public Set<String> trackingAnywhere() {
    return Set.of("_pc");
  }

  @Override
  public void read(JsonItem job, ListPage page, JobDraft draft) {
    draft
        .id(job.text("id"))
        .title(job.text("name"))
        .company(job.text("subcompany"))
        .spareUrl("https://{slug}.jobs.personio.de/job/{id}")
        .place(job.text("office"))
        .posted(job.date("createdAt"))
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
