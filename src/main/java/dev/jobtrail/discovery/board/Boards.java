package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.fetch.Fetcher;
import dev.jobtrail.posting.FoundPosting;
import dev.jobtrail.posting.KnownBoards;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** The job boards as they are configured; names of boards that there are not end the start. */
@Startup
@ApplicationScoped
public class Boards implements KnownBoards {

  private static final Logger LOG = Logger.getLogger(Boards.class);

  private static final int DEFAULT_MAX_PAGES = 100;

  private final Fetcher fetcher;
  private final Clock clock;
  private final Map<Board, BoardSettings.Entry> settings = new EnumMap<>(Board.class);
  private final Map<Board, BoardAdapter> adapters;

  Boards(Fetcher fetcher, Clock clock, BoardSettings settings) {
    this.fetcher = fetcher;
    this.clock = clock;
    this.adapters = Adapters.all(this::apiKey, this::email);
    settings.boards().forEach((name, entry) -> this.settings.put(known(name), entry));
  }

  private static Board known(String name) {
    return Board.named(name)
        .filter(it -> !it.isRetired())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "jobtrail.boards.%s names no job board; there are %s"
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
   * Checks that a company can be one of the board, without asking the board.
   *
   * @throws BoardException INVALID_COMPANY where it cannot
   */
  public void check(Board board, BoardCompany company) {
    if (!board.isRetired()) {
      Visit.to(board, company, baseUrl(board), clock.instant());
    }
  }

  /**
   * Walks over the jobs of a board, or of a company on it. Blocks for as long as that takes, which
   * can be minutes, so call it on a worker or virtual thread. A failure of a later page leaves the
   * jobs of those before it with the sink, and says nothing about jobs that were not among them.
   *
   * @param company whose jobs, or null on a board that needs none
   * @param wanted whether a job is worth a request of its own where the list leaves out the
   *     description; asked with what the list says
   * @param sink takes all jobs of the list, wanted or not
   * @throws BoardException where the board cannot be read
   */
  public WalkEnd walk(Board board, BoardCompany company, Predicate<FoundJob> wanted, JobSink sink) {
    if (!isEnabled(board)) {
      throw new BoardException(
          Kind.NOT_CONFIGURED,
          board.isRetired()
              ? board.wireName() + " is no longer searched"
              : entry(board).map(BoardSettings.Entry::enabled).orElse(true)
                  ? board.wireName() + " needs an API key, which is not configured"
                  : board.wireName() + " is switched off");
    }
    var adapter = adapters.get(board);
    var visit = Visit.to(board, company, baseUrl(board), clock.instant());
    var asking = new Asking(fetcher, board, true);
    try {
      return walk(adapter, asking, wanted, sink).over(visit);
    } catch (BoardException e) {
      if (e.kind() != Kind.NOT_FOUND || adapter.otherBase() == null || baseUrl(board) != null) {
        throw e;
      }
      var other = Visit.to(board, company, adapter.otherBase(), clock.instant());
      return walk(adapter, asking, wanted, sink).over(other);
    }
  }

  private BoardWalk walk(
      BoardAdapter adapter, Asking asking, Predicate<FoundJob> wanted, JobSink sink) {
    var maxPages =
        entry(adapter.board()).map(BoardSettings.Entry::maxPages).orElse(DEFAULT_MAX_PAGES);
    return new BoardWalk(adapter, asking, wanted, sink, maxPages);
  }

  @Override
  public Optional<FoundPosting> read(URI url) {
    var address = JobAddress.of(url, adapters.values());
    if (address.isEmpty() || !isEnabled(address.get().adapter().board())) {
      return Optional.empty();
    }
    var found = address.get();
    var board = found.adapter().board();
    try {
      var visit = Visit.to(board, found.company(), baseUrl(board), clock.instant());
      return new SingleJob(found, new Asking(fetcher, board, false))
          .read(visit)
          .map(job -> job.toPosting(url.toString()));
    } catch (BoardException e) {
      LOG.debugf("%s told nothing of a posting: %s", board.wireName(), e.getMessage());
      return Optional.empty();
    }
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

  /** The boards in the order of the contract that can be searched as things are configured. */
  public java.util.List<Board> enabled() {
    return Arrays.stream(Board.values()).filter(this::isEnabled).toList();
  }
}
