package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.posting.KnownBoards;
import dev.jobtrail.posting.PostingFinding;
import dev.jobtrail.text.Message;
import io.quarkus.arc.All;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** The configured job boards. An unknown board name in the configuration fails startup. */
@Startup
@ApplicationScoped
public class Boards implements KnownBoards {

  private static final Logger LOG = Logger.getLogger(Boards.class);

  private static final int DEFAULT_MAX_PAGES = 100;

  /**
   * Pages with the texts of their jobs that are worked on at once: more than there are processors
   * are read no faster, but for one that waits for the database, and each takes memory.
   */
  private final Semaphore working =
      new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()), true);

  private final Fetcher fetcher;
  private final CanonicalUrls urls;
  private final Clock clock;
  private final Map<Board, BoardSettings.Entry> settings = new EnumMap<>(Board.class);
  private final Map<Board, BoardSite> sites = new EnumMap<>(Board.class);

  Boards(
      Fetcher fetcher,
      CanonicalUrls urls,
      @All List<BoardSite> sites,
      Clock clock,
      BoardSettings settings) {
    this.fetcher = fetcher;
    this.urls = urls;
    this.clock = clock;
    sites.forEach(it -> this.sites.put(it.board(), it));
    settings.boards().forEach((name, entry) -> this.settings.put(known(name), entry));
  }

  private static Board known(String name) {
    return Board.named(name)
        .filter(it -> !it.isRetired())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "jobtrail.boards.%s is not a job board; known boards: %s"
                        .formatted(
                            name,
                            Board.searchable().stream()
                                .map(Board::wireName)
                                .collect(Collectors.joining(", ")))));
  }

  /**
   * Whether the board is searched: neither retired nor switched off, nor without a key it needs.
   */
  public boolean isEnabled(Board board) {
    return !board.isRetired()
        && entry(board).map(BoardSettings.Entry::enabled).orElse(true)
        && (board.needs() != Board.Needs.API_KEY || apiKey(board).isPresent());
  }

  /**
   * Checks that a company can be one of the board, without requesting it.
   *
   * @throws BoardException INVALID_COMPANY if it is not
   */
  public void check(Board board, BoardCompany company) {
    if (!board.isRetired()) {
      scope(board, company);
    }
  }

  /**
   * Crawls the jobs of a board, or of a company on it. Blocks for up to minutes, so call it on a
   * worker or virtual thread. If a later page fails, the sink has received the jobs of the pages
   * before it; nothing is known about other jobs.
   *
   * @param company whose jobs, or null on a board that needs none
   * @param crawl which earlier responses may be used
   * @param wanted which jobs are read further than the list entry without its text
   * @param sink takes all jobs of the list, wanted or not
   * @throws BoardException if the board cannot be read
   */
  public WalkEnd walk(
      Board board, BoardCompany company, Crawl crawl, JobFilter wanted, JobSink sink) {
    requireEnabled(board);
    var adapter = (BoardAdapter) sites.get(board);
    var client = client(board, crawl);
    return atEitherBase(
        adapter, scope(board, company), it -> walk(adapter, client, wanted, sink).over(it));
  }

  /**
   * Reads the first page of a company's list, in the time of a waiting user. Blocks.
   *
   * @throws BoardException if the board cannot be read
   */
  public CompanyJobs jobs(Board board, BoardCompany company) {
    requireEnabled(board);
    var adapter = (BoardAdapter) sites.get(board);
    var client = client(board, null);
    return atEitherBase(adapter, scope(board, company), it -> CompanyJobs.of(adapter, client, it));
  }

  private void requireEnabled(Board board) {
    if (!isEnabled(board)) {
      throw new BoardException(
          Kind.NOT_CONFIGURED,
          board.isRetired()
              ? Message.of("%s is no longer searched", board.wireName()).english()
              : entry(board).map(BoardSettings.Entry::enabled).orElse(true)
                  ? Message.of("%s requires an API key, which is not configured", board.wireName())
                      .english()
                  : Message.of("%s is disabled", board.wireName()).english());
    }
  }

  private <T> T atEitherBase(
      BoardAdapter adapter, BoardScope scope, Function<BoardScope, T> reading) {
    try {
      return reading.apply(scope);
    } catch (BoardException e) {
      if (e.kind() != Kind.NOT_FOUND
          || adapter.otherBase() == null
          || baseUrl(adapter.board()) != null) {
        throw e;
      }
      return reading.apply(scope.at(adapter.otherBase()));
    }
  }

  private BoardWalk walk(BoardAdapter adapter, BoardClient client, JobFilter wanted, JobSink sink) {
    var maxPages =
        entry(adapter.board()).map(BoardSettings.Entry::maxPages).orElse(DEFAULT_MAX_PAGES);
    return new BoardWalk(adapter, client, urls, wanted, sink, maxPages, working);
  }

  @Override
  public Optional<FoundPosting> read(URI url) {
    var address = JobAddress.of(url, adapters());
    if (address.isEmpty() || !isEnabled(address.get().adapter().board())) {
      return Optional.empty();
    }
    var found = address.get();
    var board = found.adapter().board();
    try {
      return new SingleJob(found, client(board, null), urls)
          .read(scope(board, found.company()))
          .map(FoundJob::toPosting);
    } catch (BoardException e) {
      LOG.debugf("%s returned no posting: %s", board.wireName(), e.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public Optional<PostingFinding> check(URI url, Instant since) {
    var address = JobAddress.of(url, adapters());
    if (address.isEmpty()
        || address.get().adapter().board().kind() == Board.Kind.AGGREGATOR
        || !isEnabled(address.get().adapter().board())) {
      return Optional.empty();
    }
    var found = address.get();
    var board = found.adapter().board();
    var crawl = since == null ? null : Crawl.scheduled(since);
    try {
      return Optional.of(
          new SingleJob(found, client(board, crawl), urls)
              .check(scope(board, found.company()), name(board)));
    } catch (BoardException e) {
      return Optional.of(
          PostingFinding.unknown(
              Message.of("The board cannot be read: %s.", named(board, e.getMessage()))));
    }
  }

  /** Those of the boards that are searched, in the order of the contract. */
  private List<BoardAdapter> adapters() {
    return sites.values().stream()
        .filter(BoardAdapter.class::isInstance)
        .map(BoardAdapter.class::cast)
        .toList();
  }

  private BoardScope scope(Board board, BoardCompany company) {
    var scope = BoardScope.of(board, company, baseUrl(board), clock.instant());
    var keyed = apiKey(board).map(key -> scope.with("key", key)).orElse(scope);
    return email(board).map(email -> keyed.with("email", email)).orElse(keyed);
  }

  private BoardClient client(Board board, Crawl crawl) {
    var pause = entry(board).flatMap(BoardSettings.Entry::pause).orElse(null);
    return new BoardClient(fetcher, board, pause, crawl);
  }

  private Optional<BoardSettings.Entry> entry(Board board) {
    return Optional.ofNullable(settings.get(board));
  }

  private String baseUrl(Board board) {
    return entry(board).flatMap(BoardSettings.Entry::baseUrl).orElse(null);
  }

  private Optional<String> apiKey(Board board) {
    return entry(board).flatMap(BoardSettings.Entry::apiKey).filter(key -> !key.isBlank());
  }

  private Optional<String> email(Board board) {
    return entry(board).flatMap(BoardSettings.Entry::email).or(fetcher::contact);
  }

  /** The name of a board for users. */
  public String name(Board board) {
    return sites.get(board).name();
  }

  /** A message about a board with the name for users in place of the identifier. */
  public String named(Board board, String message) {
    var identifier = board.wireName() + " ";
    return message != null && message.startsWith(identifier)
        ? name(board) + " " + message.substring(identifier.length())
        : message;
  }

  /** Whether a board lists remote jobs only. */
  public boolean isRemoteOnly(Board board) {
    return sites.get(board).isRemoteOnly();
  }

  /** The boards in the order of the contract that can be searched as things are configured. */
  public List<Board> enabled() {
    return Arrays.stream(Board.values()).filter(this::isEnabled).toList();
  }
}
