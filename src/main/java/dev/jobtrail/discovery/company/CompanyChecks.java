package dev.jobtrail.discovery.company;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.BoardCompany;
import dev.jobtrail.discovery.board.BoardException;
import dev.jobtrail.discovery.board.Boards;
import dev.jobtrail.text.Message;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;

/** Asks boards whether they list a company's jobs, and remembers the answers for a while. */
@ApplicationScoped
class CompanyChecks {

  /** Jobs of a company change rarely within it. */
  private static final Duration LIFETIME = Duration.ofMinutes(10);

  private static final int MOST = 2_000;

  /**
   * What a board says of a company.
   *
   * @param isKnown whether the board may have the company
   * @param jobs the number of its open jobs, or null if unknown
   * @param name its name as the board states it, or null
   * @param note why the board did not answer, or what is doubtful; null for nothing
   */
  record Result(boolean isKnown, boolean answered, Integer jobs, String name, String note) {}

  private record Key(Board board, BoardCompany company) {}

  private final Cache<Key, Result> results =
      Caffeine.newBuilder().expireAfterWrite(LIFETIME).maximumSize(MOST).build();
  private final Boards boards;

  CompanyChecks(Boards boards) {
    this.boards = boards;
  }

  /** Asks the board, or answers from memory. Blocks. */
  Result of(Board board, BoardCompany company) {
    var key = new Key(board, company);
    var known = results.getIfPresent(key);
    if (known != null) {
      return known;
    }
    var result = asked(board, company);
    if (result.answered() || !result.isKnown()) {
      results.put(key, result);
    }
    return result;
  }

  private Result asked(Board board, BoardCompany company) {
    try {
      var jobs = boards.jobs(board, company);
      var note =
          jobs.hasMore()
              ? Message.of("There are more jobs than the first page lists.").english()
              : boards.named(board, jobs.doubt());
      return new Result(true, true, jobs.count(), jobs.companyName(), note);
    } catch (BoardException e) {
      var message = boards.named(board, e.getMessage()) + ".";
      return switch (e.kind()) {
        case NOT_FOUND, INVALID_COMPANY -> new Result(false, false, null, null, message);
        case TOO_LARGE ->
            new Result(true, true, null, null, Message.of("The list of jobs is long.").english());
        case NOT_CONFIGURED, WRONG_SHAPE, REFUSED, LIMITED, UNREACHABLE ->
            new Result(true, false, null, null, message);
      };
    }
  }
}
