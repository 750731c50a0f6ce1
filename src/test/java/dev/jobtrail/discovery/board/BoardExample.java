package dev.jobtrail.discovery.board;

import dev.jobtrail.testing.BoardServer;
import java.util.Arrays;
import java.util.List;

/**
 * An example of what a board answers.
 *
 * @param path where its list is asked for, without query
 * @param file the example of the list
 * @param list the way to the jobs in it
 * @param count how many jobs the example offers
 */
record BoardExample(
    Board board, BoardCompany company, String path, String file, String list, int count) {

  static final List<BoardExample> ALL =
      Arrays.asList(
          of(Board.GREENHOUSE, "quillmark", "/v1/boards/quillmark/jobs", "jobs", 2),
          of(Board.LEVER, "havglid", "/v0/postings/havglid", "", 2),
          of(Board.ASHBY, "Cartowright", "/posting-api/job-board/Cartowright", "jobs", 2),
          of(Board.WORKABLE, "lefki-varka", "/api/v1/widget/accounts/lefki-varka", "jobs", 2),
          of(
              Board.SMARTRECRUITERS,
              "BaerenflussEnergie",
              "/v1/companies/BaerenflussEnergie/postings",
              "content",
              2),
          of(Board.RECRUITEE, "zonveld", "/api/offers/", "offers", 2),
          of(Board.PERSONIO, "hopfenruh", "/xml", "position", 2),
          of(Board.BAMBOOHR, "glenmoorsurvey", "/careers/list", "result", 3),
          of(Board.BREEZY, "crumbhall", "/json", "", 2),
          of(Board.TEAMTAILOR, "norrskenskidor", "/jobs.rss", "channel.item", 2),
          of(Board.PINPOINT, "saltmarsh", "/postings.json", "data", 2),
          of(
              Board.RIPPLING,
              "frostline-careers",
              "/platform/api/ats/v1/board/frostline-careers/jobs",
              "",
              2),
          of(
              Board.WORKDAY,
              "verdantfoods/wd5/Careers",
              "/wday/cxs/verdantfoods/Careers/jobs",
              "jobPostings",
              3),
          of(Board.JAZZHR, "pinecrestclinics", "/feeds/export/jobs/pinecrestclinics", "job", 2),
          of(Board.GEM, "orrery-labs", "/job_board/v0/orrery-labs/job_posts/", "", 2),
          of(Board.POLYMER, "oakjoint", "/v1/hire/organizations/oakjoint/jobs", "items", 2),
          of(Board.COMEET, "E5.007", "/careers-api/2.0/company/E5.007/positions", "", 2),
          of(Board.REMOTEOK, null, "/api", "", 2),
          of(Board.REMOTIVE, null, "/api/remote-jobs", "jobs", 2),
          of(Board.WEWORKREMOTELY, null, "/remote-jobs.rss", "channel.item", 2),
          of(Board.HIMALAYAS, null, "/jobs/api", "jobs", 2),
          of(Board.JOBICY, null, "/api/v2/remote-jobs", "jobs", 2),
          of(Board.ARBEITNOW, null, "/api/job-board-api", "data", 2),
          of(Board.WORKINGNOMADS, null, "/api/exposed_jobs/", "", 2),
          of(Board.THEMUSE, null, "/api/public/jobs", "results", 2),
          of(Board.LANDINGJOBS, null, "/api/v1/jobs", "", 2),
          of(Board.HACKERNEWS, null, "/api/v1/items/46100001", "children", 2),
          of(Board.USAJOBS, null, "/api/Search", "SearchResult.SearchResultItems", 2));

  private static BoardExample of(Board board, String slug, String path, String list, int count) {
    var company =
        slug == null ? null : new BoardCompany(slug, board == Board.COMEET ? "PUBLICTOKEN" : null);
    var isXml =
        switch (board) {
          case PERSONIO, TEAMTAILOR, JAZZHR, WEWORKREMOTELY -> true;
          default -> false;
        };
    return new BoardExample(
        board, company, path, board.wireName() + (isXml ? ".xml" : ".json"), list, count);
  }

  static BoardExample of(Board board) {
    return ALL.stream().filter(it -> it.board() == board).findFirst().orElseThrow();
  }

  boolean isXml() {
    return file.endsWith(".xml");
  }

  String body() {
    return BoardServer.example(file);
  }

  /** Serves the list, and what the board must be asked for before it. */
  void serve(BoardServer server, BoardServer.Reply... replies) {
    if (board == Board.HACKERNEWS) {
      server.serve("/api/v1/search_by_date", BoardServer.example("hackernews.search.json"));
    }
    server.serve(path, replies);
  }

  void serve(BoardServer server) {
    serve(server, BoardServer.Reply.ok(body()));
  }

  @Override
  public String toString() {
    return board.wireName();
  }
}
