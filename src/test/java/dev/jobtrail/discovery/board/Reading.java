package dev.jobtrail.discovery.board;

import dev.jobtrail.posting.TestUrls;
import dev.jobtrail.site.TestSites;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads a body as an adapter would, without a server between. */
final class Reading {

  private static final Map<Board, BoardAdapter> ADAPTERS =
      TestSites.all(BoardAdapter.class).stream()
          .collect(Collectors.toMap(BoardSite::board, Function.identity()));

  private Reading() {}

  static BoardAdapter adapter(Board board) {
    return ADAPTERS.get(board);
  }

  static BoardScope scope(BoardExample example) {
    return BoardScope.of(example.board(), example.company(), null, TestBoards.NOW);
  }

  static List<FoundJob> read(BoardAdapter adapter, BoardExample example, String body) {
    return read(adapter, scope(example), body.getBytes(StandardCharsets.UTF_8), body);
  }

  static List<FoundJob> read(BoardAdapter adapter, BoardScope scope, byte[] bytes, String text) {
    var answer = new Answers.Answer(bytes, () -> text, false, Instant.EPOCH);
    var page = Answers.list(adapter, PageStart.FIRST, -1, answer);
    adapter.next(page);
    var jobs = new ArrayList<FoundJob>();
    for (var item : page.items()) {
      var draft = new JobDraft(scope);
      adapter.read(item, page, draft);
      var job = draft.isDropped() ? null : draft.build(TestUrls.CANONICAL);
      if (job != null) {
        jobs.add(job);
      }
    }
    return jobs;
  }

  /** Reads a body as the answer for one job. */
  static FoundJob readOne(BoardAdapter adapter, BoardScope scope, byte[] bytes, String text) {
    var answer =
        Answers.json(adapter.board(), new Answers.Answer(bytes, () -> text, false, Instant.EPOCH));
    var job = adapter.api().jobIn(answer);
    var draft = new JobDraft(scope).id("1").key("/job/x/y_1").title("A job");
    adapter.readOne(job, answer, draft);
    return draft.build(TestUrls.CANONICAL);
  }
}
