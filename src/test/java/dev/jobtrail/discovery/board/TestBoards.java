package dev.jobtrail.discovery.board;

import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.fetch.TestFetcher;
import dev.jobtrail.posting.TestUrls;
import dev.jobtrail.site.TestSites;
import dev.jobtrail.testing.BoardServer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The boards as they are, all of them at the address of a server on loopback. */
public final class TestBoards implements AutoCloseable {

  static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  /** A crawl that asks for each page. */
  static final Crawl CRAWL = Crawl.requested(Instant.MAX);

  public final BoardServer server = new BoardServer();
  private final TestFetcher fetching;

  TestBoards() {
    this(new TestFetcher());
  }

  /** Boards that are asked through a fetcher. */
  public TestBoards(TestFetcher fetching) {
    this.fetching = fetching;
  }

  /** A walk and what it brought. */
  record Walk(List<FoundJob> jobs, WalkEnd end) {
    FoundJob first() {
      return jobs.getFirst();
    }

    FoundJob job(String id) {
      return jobs.stream().filter(it -> it.externalId().equals(id)).findFirst().orElseThrow();
    }
  }

  /** Settings of a board as a test wants them. */
  record Settings(
      Optional<String> baseUrl,
      boolean enabled,
      Optional<String> apiKey,
      Optional<String> email,
      int maxPages)
      implements BoardSettings.Entry {

    @Override
    public Optional<Duration> pause() {
      return Optional.empty();
    }
  }

  public Fetcher fetcher() {
    return fetching.fetcher();
  }

  public Boards boards() {
    return boards(100);
  }

  Boards boards(int maxPages) {
    var entries = new HashMap<String, BoardSettings.Entry>();
    for (var board : Board.searchable()) {
      entries.put(
          board.wireName(),
          new Settings(
              Optional.of(server.base()),
              true,
              board == Board.USAJOBS ? Optional.of("key-1") : Optional.empty(),
              Optional.of("owner@jobtrail.example"),
              maxPages));
    }
    return boards(entries);
  }

  Boards boards(Map<String, BoardSettings.Entry> entries) {
    return new Boards(
        fetcher(),
        TestUrls.CANONICAL,
        TestSites.all(BoardSite.class),
        Clock.fixed(NOW, ZoneOffset.UTC),
        () -> entries);
  }

  Walk walk(BoardExample example) {
    return walk(example, it -> true);
  }

  Walk walk(BoardExample example, JobFilter wanted) {
    return walk(boards(), example, wanted);
  }

  Walk walk(Boards boards, BoardExample example, JobFilter wanted) {
    var jobs = new ArrayList<FoundJob>();
    var end = boards.walk(example.board(), example.company(), CRAWL, wanted, jobs::addAll);
    return new Walk(jobs, end);
  }

  @Override
  public void close() {
    fetching.close();
    server.close();
  }
}
