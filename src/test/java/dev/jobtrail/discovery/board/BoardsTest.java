package dev.jobtrail.discovery.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.posting.TestUrls;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardServer.Reply;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class BoardsTest {

  private static final TestBoards BOARDS = new TestBoards();

  @AfterAll
  static void close() {
    BOARDS.close();
  }

  @BeforeEach
  void forget() {
    BOARDS.server.reset();
  }

  private static TestBoards.Settings at(String baseUrl, boolean enabled, String key) {
    return new TestBoards.Settings(
        Optional.ofNullable(baseUrl), enabled, Optional.ofNullable(key), Optional.empty(), 100);
  }

  private static Kind failure(Boards boards, Board board, BoardCompany company) {
    return catchThrowableOfType(
            BoardException.class,
            () -> boards.walk(board, company, TestBoards.CRAWL, it -> false, jobs -> true))
        .kind();
  }

  private static String offers(int from, int count) {
    return IntStream.range(from, from + count)
        .mapToObj(it -> "{\"id\":\"%d\",\"name\":\"Job %d\"}".formatted(it, it))
        .collect(Collectors.joining(","));
  }

  @Test
  void thereAreThirtyBoardsInTheOrderOfTheContract() {
    assertThat(Board.values()).hasSize(30).endsWith(Board.LINKEDIN, Board.INDEED);
    assertThat(Board.searchable()).hasSize(28).doesNotContain(Board.LINKEDIN, Board.INDEED);
    assertThat(Board.named("smartrecruiters")).contains(Board.SMARTRECRUITERS);
    assertThat(Board.named("monster")).isEmpty();
  }

  @Test
  void walksOverAllPages() {
    var list = "/v1/companies/acme/postings?limit=100&offset=";
    BOARDS.server.serve(list + 0, "{\"totalFound\":230,\"content\":[" + offers(0, 100) + "]}");
    BOARDS.server.serve(list + 100, "{\"totalFound\":230,\"content\":[" + offers(100, 100) + "]}");
    BOARDS.server.serve(list + 200, "{\"totalFound\":230,\"content\":[" + offers(200, 30) + "]}");

    var sizes = new ArrayList<Integer>();
    var end =
        BOARDS
            .boards()
            .walk(
                Board.SMARTRECRUITERS,
                BoardCompany.of("acme"),
                TestBoards.CRAWL,
                it -> false,
                jobs -> sizes.add(jobs.size()));

    assertThat(end).isEqualTo(new WalkEnd(3, 230, 0, 0, true, null));
    assertThat(sizes).containsExactly(100, 100, 30);
  }

  @Test
  void isNotCompleteWherePagesEndTooEarly() {
    var list = "/v1/companies/acme/postings?limit=100&offset=";
    BOARDS.server.serve(list + 0, "{\"totalFound\":230,\"content\":[" + offers(0, 100) + "]}");
    BOARDS.server.serve(list + 100, "{\"totalFound\":230,\"content\":[]}");

    var end = walk(Board.SMARTRECRUITERS, "acme", 100);

    assertThat(end.isComplete()).isFalse();
    assertThat(end.note()).isEqualTo("smartrecruiters has more jobs than it lists");
  }

  @Test
  void isNotCompleteWherePagesRepeat() {
    BOARDS.server.serve(
        "/v1/companies/acme/postings", "{\"totalFound\":230,\"content\":[" + offers(0, 100) + "]}");

    var end = walk(Board.SMARTRECRUITERS, "acme", 100);

    assertThat(end.pages()).isEqualTo(2);
    assertThat(end.fetched()).isEqualTo(100);
    assertThat(end.isComplete()).isFalse();
  }

  @Test
  void isNotCompleteBeyondTheMostPages() {
    var list = "/v1/companies/acme/postings?limit=100&offset=";
    BOARDS.server.serve(list + 0, "{\"totalFound\":230,\"content\":[" + offers(0, 100) + "]}");
    BOARDS.server.serve(list + 100, "{\"totalFound\":230,\"content\":[" + offers(100, 100) + "]}");

    var end = walk(Board.SMARTRECRUITERS, "acme", 2);

    assertThat(end.isComplete()).isFalse();
    assertThat(end.note()).isEqualTo("only the first 2 pages were read");
  }

  @Test
  void keepsTheJobsOfThePagesBeforeAFailure() {
    var list = "/v1/companies/acme/postings?limit=100&offset=";
    BOARDS.server.serve(list + 0, "{\"totalFound\":230,\"content\":[" + offers(0, 100) + "]}");
    BOARDS.server.serve(list + 100, Reply.status(403));
    var jobs = new ArrayList<FoundJob>();

    assertThatThrownBy(
            () ->
                BOARDS
                    .boards()
                    .walk(
                        Board.SMARTRECRUITERS,
                        BoardCompany.of("acme"),
                        TestBoards.CRAWL,
                        it -> false,
                        jobs::addAll))
        .isInstanceOf(BoardException.class);
    assertThat(jobs).hasSize(100);
  }

  @Test
  void knowsThatALargeWorkdayTenantHidesJobs() {
    var postings =
        IntStream.range(0, 3)
            .mapToObj(
                it -> "{\"title\":\"Job\",\"externalPath\":\"/job/X/Job_R-%d\"}".formatted(it))
            .collect(Collectors.joining(","));
    BOARDS.server.serve(
        "/wday/cxs/acme/Jobs/jobs", "{\"total\":2000,\"jobPostings\":[" + postings + "]}");

    assertThat(walk(Board.WORKDAY, "acme/wd1/Jobs", 100).isComplete()).isFalse();
  }

  @Test
  void followsArbeitnowUntilThereIsNoNextPage() {
    var second =
        BoardServer.example("arbeitnow.json")
            .replace("332231", "1")
            .replace("185530", "2")
            .replace("\"https://www.arbeitnow.com/api/job-board-api?page=2\"", "null");
    BOARDS.server.serve("/api/job-board-api?page=1", BoardServer.example("arbeitnow.json"));
    BOARDS.server.serve("/api/job-board-api?page=2", second);

    var walk = BOARDS.walk(BoardExample.of(Board.ARBEITNOW));

    assertThat(walk.jobs()).hasSize(4);
    assertThat(walk.end().isComplete()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "POLYMER, ?page=1&per_page=50, ?page=2&per_page=50, '\"is_last\": true', '\"is_last\": false',"
        + " '\"total\": 2', '\"total\": 4', 38",
    "USAJOBS, ?ResultsPerPage=500&Page=1, ?ResultsPerPage=500&Page=2, '\"NumberOfPages\": \"1\"',"
        + " '\"NumberOfPages\": \"2\"', '\"SearchResultCountAll\": 2', '\"SearchResultCountAll\":"
        + " 4', 8465",
    "THEMUSE, ?page=0, ?page=1, '\"page_count\": 24958', '\"page_count\": 2', '\"total\": 499160',"
        + " '\"total\": 4', 22",
    "HIMALAYAS, ?limit=20&offset=0, ?limit=20&offset=2, '\"totalCount\": 95217', '\"totalCount\":"
        + " 4', '\"offset\": 0', '\"offset\": 0', /companies/"
  })
  void readsTheSecondPage(
      Board board,
      String first,
      String second,
      String was,
      String is,
      String wasTotal,
      String total,
      String inIds) {
    var example = BoardExample.of(board);
    var body = example.body().replace(wasTotal, total).replace(was, is);
    var last =
        example.body().replace(wasTotal, total).replace(was, board == Board.POLYMER ? was : is);
    BOARDS.server.serve(example.path() + first, body);
    BOARDS.server.serve(example.path() + second, last.replace(inIds, inIds + "9"));

    var walk = BOARDS.walk(example, it -> false);

    assertThat(walk.jobs()).hasSize(4);
    assertThat(walk.end().isComplete()).as(walk.end().note()).isTrue();
    assertThat(walk.end().pages()).isEqualTo(2);
  }

  @Test
  void readsTheSecondPageOfAFeed() {
    var item = "<item><title>Job %d</title><link>https://a.example/jobs/%d-x</link></item>";
    var feed = "<rss><channel><title>Acme</title>%s</channel></rss>";
    var items = IntStream.range(0, 130).mapToObj(it -> item.formatted(it, it)).toList();
    BOARDS.server.serve("/jobs.rss", feed.formatted(String.join("", items.subList(0, 100))));
    BOARDS.server.serve(
        "/jobs.rss?page=2", feed.formatted(String.join("", items.subList(100, 130))));

    var end = walk(Board.TEAMTAILOR, "acme", 100);

    assertThat(end).isEqualTo(new WalkEnd(2, 130, 0, 0, true, null));
  }

  @Test
  void readsNoDocumentTypesAndNothingFromOutside() {
    var feed =
        "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/hostname\"><!ENTITY y \"yyy\">]>"
            + "<rss><channel><item><title>A&x;B&y;</title><link>https://a.example/jobs/1</link>"
            + "</item></channel></rss>";
    BOARDS.server.serve("/jobs.rss", feed);

    assertThat(failure(BOARDS.boards(), Board.TEAMTAILOR, BoardCompany.of("acme")))
        .isEqualTo(Kind.WRONG_SHAPE);
  }

  @Test
  void showsRecruiteeTheTokenOfACompany() {
    BoardExample.of(Board.RECRUITEE).serve(BOARDS.server);

    BOARDS
        .boards()
        .walk(
            Board.RECRUITEE,
            new BoardCompany("zonveld", "t-1"),
            TestBoards.CRAWL,
            it -> false,
            jobs -> true);

    assertThat(BOARDS.server.requests().getFirst().headers())
        .containsEntry("x-careers-sites-token", "t-1");
  }

  @Test
  void asksForDetailsOfWantedJobsOnly() {
    BoardExample.of(Board.BAMBOOHR).serve(BOARDS.server);
    BOARDS.server.serve("/careers/134/detail", BoardServer.example("bamboohr.detail.json"));

    BOARDS.walk(BoardExample.of(Board.BAMBOOHR), it -> it.externalId().equals("134"));

    assertThat(BOARDS.server.requests())
        .extracting(BoardServer.Request::uri)
        .containsExactly("/careers/company-info", "/careers/list", "/careers/134/detail");
  }

  @Test
  void leavesOutAJobWhoseOwnAnswerSaysThatItIsClosed() {
    BoardExample.of(Board.BAMBOOHR).serve(BOARDS.server);
    BOARDS.server.serve(
        "/careers/134/detail",
        BoardServer.example("bamboohr.detail.json").replace("\"Open\"", "\"Closed\""));

    var walk = BOARDS.walk(BoardExample.of(Board.BAMBOOHR), it -> it.externalId().equals("134"));

    assertThat(walk.jobs()).extracting(FoundJob::externalId).containsExactly("141", "150");
  }

  @Test
  void stopsAskingForDetailsThatFailInARow() {
    BOARDS.server.serve(
        "/v1/companies/acme/postings", "{\"totalFound\":9,\"content\":[" + offers(0, 9) + "]}");
    var jobs = new ArrayList<FoundJob>();

    var end =
        BOARDS
            .boards()
            .walk(
                Board.SMARTRECRUITERS,
                BoardCompany.of("acme"),
                TestBoards.CRAWL,
                it -> true,
                jobs::addAll);

    assertThat(jobs).hasSize(9);
    assertThat(end.withoutDetails()).isEqualTo(9);
    assertThat(BOARDS.server.requests()).hasSize(1 + 3);
  }

  private static WalkEnd walk(Board board, String slug, int maxPages) {
    return BOARDS
        .boards(maxPages)
        .walk(board, BoardCompany.of(slug), TestBoards.CRAWL, it -> false, jobs -> true);
  }

  @ParameterizedTest
  @CsvSource({
    "GREENHOUSE, ''",
    "GREENHOUSE, a/b",
    "GREENHOUSE, ..",
    "PERSONIO, a b",
    "PERSONIO, -a",
    "BAMBOOHR, evil.example/x",
    "BAMBOOHR, a@b.example",
    "TEAMTAILOR, 'a?'",
    "WORKDAY, acme",
    "WORKDAY, acme/5/Jobs",
    "WORKDAY, a.b/wd5/Jobs",
    "WORKDAY, acme/wd5/../x",
    "COMEET, E5.007"
  })
  void refusesWhatCannotBeACompany(Board board, String slug) {
    assertThat(failure(BOARDS.boards(), board, BoardCompany.of(slug)))
        .isEqualTo(Kind.INVALID_COMPANY);
    assertThat(BOARDS.server.requests()).isEmpty();
  }

  @Test
  void encodesNamesOfCompanies() {
    BOARDS.server.serve("/posting-api/job-board/My%20Board", "{\"jobs\":[]}");

    assertThat(walk(Board.ASHBY, "My Board", 1).isComplete()).isTrue();
    assertThat(walk(Board.ASHBY, "My%20Board", 1).isComplete()).isTrue();
  }

  @Test
  void putsTheCompanyIntoAnAddressThatNamesIt() {
    var boards =
        BOARDS.boards(Map.of("personio", at(BOARDS.server.base() + "/of/{slug}/", true, null)));
    BOARDS.server.serve("/of/acme/xml", BoardServer.example("personio.xml"));

    var end =
        boards.walk(
            Board.PERSONIO, BoardCompany.of("acme"), TestBoards.CRAWL, it -> false, jobs -> true);

    assertThat(end.fetched()).isEqualTo(2);
  }

  @Test
  void takesTheHostOfACareersSiteForItsCompany() {
    var scope =
        BoardScope.of(Board.TEAMTAILOR, BoardCompany.of("jobb.acme.example"), null, TestBoards.NOW);

    assertThat(scope.url("/jobs.rss")).isEqualTo(URI.create("https://jobb.acme.example/jobs.rss"));
    assertThat(
            BoardScope.of(Board.TEAMTAILOR, BoardCompany.of("acme"), null, TestBoards.NOW)
                .url("/jobs.rss"))
        .isEqualTo(URI.create("https://acme.teamtailor.com/jobs.rss"));
  }

  @Test
  void neverSearchesRetiredOrDisabledBoardsNorThoseWithoutTheirKey() {
    var boards = BOARDS.boards(Map.of("gem", at(null, false, null)));

    assertThat(boards.isEnabled(Board.LINKEDIN)).isFalse();
    assertThat(boards.isEnabled(Board.GEM)).isFalse();
    assertThat(boards.isEnabled(Board.USAJOBS)).isFalse();
    assertThat(boards.enabled()).hasSize(26);
    for (var board : List.of(Board.INDEED, Board.GEM, Board.USAJOBS)) {
      assertThat(failure(boards, board, BoardCompany.of("acme"))).isEqualTo(Kind.NOT_CONFIGURED);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"greenhous", "linkedin", "GREENHOUSE"})
  void refusesToStartWithSettingsOfNoBoard(String name) {
    assertThatThrownBy(() -> BOARDS.boards(Map.of(name, at(null, true, null))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("jobtrail.boards." + name);
  }

  @Test
  void goesByTheNamesOfSettingsThatArePromised() {
    var settings =
        new SmallRyeConfigBuilder()
            .addDiscoveredConverters()
            .withMapping(BoardSettings.class)
            .withDefaultValues(
                Map.of(
                    "jobtrail.boards.lever.base-url", "http://localhost:1",
                    "jobtrail.boards.gem.enabled", "false",
                    "jobtrail.boards.usajobs.api-key", "secret"))
            .build()
            .getConfigMapping(BoardSettings.class)
            .boards();

    assertThat(settings).containsOnlyKeys("lever", "gem", "usajobs");
    assertThat(settings.get("lever").baseUrl()).contains("http://localhost:1");
    assertThat(settings.get("lever").enabled()).isTrue();
    assertThat(settings.get("gem").enabled()).isFalse();
    assertThat(settings.get("usajobs").apiKey()).contains("secret");
  }

  private static FoundPosting read(String url) {
    return BOARDS.boards().read(URI.create(url)).orElseThrow();
  }

  @Test
  void readsAPostingByItsUrl() {
    BOARDS.server.serve(
        "/v1/boards/quillmark/jobs/6104417003", BoardServer.example("greenhouse.detail.json"));

    var posting = read("https://job-boards.greenhouse.io/quillmark/jobs/6104417003");

    assertThat(posting.title()).isEqualTo("Senior Backend Engineer (Ledger)");
    assertThat(posting.url())
        .isEqualTo("https://job-boards.greenhouse.io/quillmark/jobs/6104417003");
    assertThat(posting.salaryMin()).as("cents").isEqualTo(165_000);
    assertThat(posting.salaryMax()).isEqualTo(205_000);
    assertThat(posting.salaryCurrency()).isEqualTo("USD");
    assertThat(posting.descriptionRaw()).isEqualTo("Own the ledger service.");
    assertThat(
            read("https://boards.greenhouse.io/embed/job_app?token=6104417003&for=quillmark")
                .externalId())
        .isEqualTo("6104417003");
  }

  @ParameterizedTest
  @CsvSource({
    "https://jobs.ashbyhq.com/Cartowright/77b1d7f0-9c1b-4c83-9a3a-53e5b7a7ab02/application, ASHBY,"
        + " Site Reliability Intern",
    "https://apply.workable.com/lefki-varka/j/F6A7B8C9D0/, WORKABLE, Skipper (seasonal)",
    "https://hopfenruh.jobs.personio.de/job/2450117?language=de, PERSONIO, Frontend-Entwickler:in"
        + " (m/w/d)",
    "https://norrskenskidor.teamtailor.com/jobs/8199001-remote-web-developer, TEAMTAILOR, Remote"
        + " Web Developer",
    "https://saltmarsh.pinpointhq.com/en/postings/fca592d6-2561-4b2a-88b0-15d2b375971a, PINPOINT,"
        + " Marine Ecologist",
    "https://pinecrestclinics.applytojob.com/apply/AbCd123xyz/Medical-Scribe-Coder, JAZZHR, Medical"
        + " Scribe & Coder",
    "https://jobs.gem.com/orrery-labs/4965519002, GEM, Astrodynamics Engineer — Remote"
  })
  void findsAPostingInTheListOfABoardThatAnswersNoSingleOnes(
      String url, Board board, String title) {
    BoardExample.of(board).serve(BOARDS.server);

    assertThat(read(url).title()).isEqualTo(title);
  }

  @ParameterizedTest
  @CsvSource({
    "https://jobs.smartrecruiters.com/BaerenflussEnergie/744000139000002-grid-software-engineer,"
        + " /v1/companies/BaerenflussEnergie/postings/744000139000002, smartrecruiters.detail.json,"
        + " Grid Software Engineer",
    "https://glenmoorsurvey.bamboohr.com/careers/134, /careers/134/detail, bamboohr.detail.json,"
        + " Field Survey Technician",
    "https://ats.rippling.com/en-GB/frostline-careers/jobs/3c36e9c8-1bee-45a2-94fe-09f10ccbe10f,"
        + " /platform/api/ats/v1/board/frostline-careers/jobs/3c36e9c8-1bee-45a2-94fe-09f10ccbe10f,"
        + " rippling.detail.json, 'Sales Engineer, Cold Chain'",
    "https://verdantfoods.wd5.myworkdayjobs.com/en-US/Careers/job/Remote-USA/Supply-Data-Analyst_R-0041990-1,"
        + " /wday/cxs/verdantfoods/Careers/job/Remote-USA/Supply-Data-Analyst_R-0041990-1,"
        + " workday.detail.json, Supply Data Analyst",
    "https://jobs.polymer.co/oakjoint/38850, /v1/hire/organizations/oakjoint/jobs/38850,"
        + " polymer.detail.json, Timber Frame Estimator"
  })
  void asksABoardForThePosting(String url, String path, String file, String title) {
    BOARDS.server.serve(path, BoardServer.example(file));

    var posting = read(url);

    assertThat(posting.title()).isEqualTo(title);
    assertThat(posting.url()).isEqualTo(TestUrls.CANONICAL.of(url).toString());
    assertThat(posting.descriptionRaw()).isNotBlank();
  }

  @Test
  void readsACommentOfHackerNews() {
    BOARDS.server.serve("/api/v1/items/46100123", BoardServer.example("hackernews.firebase.json"));

    var posting = read("https://news.ycombinator.com/item?id=46100123");

    assertThat(posting.title()).isEqualTo("Senior Rust Engineer");
    assertThat(posting.company()).isEqualTo("Bramblewick");
    assertThat(posting.postedAt()).isEqualTo("2026-11-02T16:10:00Z");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.com/jobs/1",
        "https://boards.greenhouse.io/quillmark",
        "https://boards.greenhouse.io.evil.example/quillmark/jobs/1",
        "https://jobs.lever.co/acme/0b7c6f52-3f0a-4d5c-9a55-6f1f0e0c2a11"
      })
  void leavesToThePageWhatNoBoardKnows(String url) {
    assertThat(BOARDS.boards().read(URI.create(url))).isEmpty();
  }
}
