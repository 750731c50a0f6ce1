package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;

/**
 * One crawl of a board's feed, page by page; holds the bytes of one page at a time, and the texts
 * of one batch of its jobs.
 */
final class BoardWalk {

  /** The number of jobs per batch. */
  private static final int BATCH = 100;

  /** After this many consecutive failures, no further details are requested. */
  private static final int MAX_FAILURES = 3;

  private final BoardAdapter adapter;
  private BoardClient client;
  private final CanonicalUrls urls;
  private final JobFilter wanted;
  private final JobSink sink;
  private final int maxPages;
  private final Semaphore working;
  private final Set<String> seen = new HashSet<>();
  private final List<FoundJob> batch = new ArrayList<>(BATCH);
  private int pages;
  private int firstTotal = -1;
  private boolean isNew;
  private int fetched;
  private int unreadable;
  private int withoutDetails;
  private int failuresInRow;
  private boolean isStopped;
  private String note;

  BoardWalk(
      BoardAdapter adapter,
      BoardClient client,
      CanonicalUrls urls,
      JobFilter wanted,
      JobSink sink,
      int maxPages,
      Semaphore working) {
    this.adapter = adapter;
    this.client = client;
    this.urls = urls;
    this.wanted = wanted;
    this.sink = sink;
    this.maxPages = maxPages;
    this.working = working;
  }

  /** Crawls the pages in order; jobs of pages before a failure have been handed over. */
  WalkEnd over(BoardScope scope) {
    var prepared = adapter.prepared(scope, client::json);
    var start = PageStart.FIRST;
    while (true) {
      var answer = client.answer(adapter.list(prepared, start));
      if (start.page() == 0) {
        // pages of one list must fit together
        client = client.since(answer.readAt());
      }
      var page = read(answer, start, prepared);
      var next = adapter.next(page);
      if (isStopped) {
        note = Message.of("the search was stopped").english();
      } else if (next == Next.CUT) {
        note = Message.of("%s has more jobs than it lists", adapter.board().wireName()).english();
      } else if (next == Next.PAGE && !isNew && !page.items().isEmpty()) {
        note = Message.of("%s repeats its pages", adapter.board().wireName()).english();
      } else if (next == Next.PAGE && pages >= maxPages) {
        note = Message.of("only the first %d pages were read", maxPages).english();
      } else if (next == Next.PAGE) {
        start = start.after(page);
        continue;
      }
      return end(prepared, page);
    }
  }

  private WalkEnd end(BoardScope scope, ListPage page) {
    if (note == null && fetched == 0 && firstIsEmpty(page)) {
      note = adapter.doubtOfEmptyList(scope);
    }
    if (note == null && unreadable > 0) {
      note = Message.of("%d entries of the list could not be read", unreadable).english();
    }
    return new WalkEnd(pages, fetched, unreadable, withoutDetails, note == null, note);
  }

  private static boolean firstIsEmpty(ListPage page) {
    return page.start().page() == 0 && page.items().isEmpty();
  }

  /**
   * Reads a page and hands over its jobs. A page without their texts is small, and may wait long
   * for the details.
   */
  private ListPage read(Answers.Answer answer, PageStart start, BoardScope scope) {
    var isLarge = !adapter.api().isListShort();
    if (isLarge) {
      acquire();
    }
    try {
      var page = Answers.list(adapter, start, firstTotal, answer);
      firstTotal = page.firstTotal();
      pages++;
      isNew = read(page, scope);
      handOver();
      return page;
    } finally {
      if (isLarge) {
        working.release();
      }
    }
  }

  private void acquire() {
    try {
      working.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BoardException(Kind.UNREACHABLE, "the search was stopped", e);
    }
  }

  /** Reads the jobs of a page, and returns whether any is new. */
  private boolean read(ListPage page, BoardScope scope) {
    var drafts = drafts(page, scope);
    var hasNew = false;
    var broken = 0;
    for (var draft : drafts.values()) {
      if (isStopped) {
        return true;
      }
      var job = draft.withoutText(urls);
      if (job == null) {
        broken++;
      } else if (seen.add(job.externalId())) {
        hasNew = true;
        add(wanted.needsText(job) ? detailed(draft, draft.withText(job)) : job);
      }
    }
    if (broken > 0 && broken == page.items().size()) {
      throw BoardException.wrongShape(
          Message.of("%s lists entries that are not jobs", adapter.board().wireName()));
    }
    unreadable += broken;
    return hasNew;
  }

  /** The entries of a page by their ids, where some boards repeat a job for each of its places. */
  private Map<String, JobDraft> drafts(ListPage page, BoardScope scope) {
    var drafts = new LinkedHashMap<String, JobDraft>();
    for (var i = 0; i < page.items().size(); i++) {
      var index = i;
      var draft = draft(page, index, scope);
      if (!draft.isDropped()) {
        draft.readTextLater(() -> draft(page, index, scope));
        var key = draft.id() == null ? "#" + drafts.size() : draft.id();
        var known = drafts.putIfAbsent(key, draft);
        if (known != null) {
          known.merge(draft);
        }
      }
    }
    return drafts;
  }

  private JobDraft draft(ListPage page, int index, BoardScope scope) {
    var draft = new JobDraft(scope);
    adapter.read(page.items().get(index), page, draft);
    return draft;
  }

  /**
   * The job with its details, if it passes the filter; null if the details state that it is closed.
   */
  private FoundJob detailed(JobDraft draft, FoundJob job) {
    if (!adapter.api().isListShort() || !wanted.needsDetails(job)) {
      return job;
    }
    if (failuresInRow >= MAX_FAILURES) {
      withoutDetails++;
      return job;
    }
    try {
      var answer = client.json(adapter.one(draft.scope(), draft.key()));
      failuresInRow = 0;
      return read(answer, draft, job);
    } catch (BoardException _) {
      // the job is listed, so its list entry is used without details
      failuresInRow++;
      withoutDetails++;
      return job;
    }
  }

  private FoundJob read(JsonItem answer, JobDraft draft, FoundJob job) {
    var one = adapter.api().jobIn(answer);
    if (!one.node().isObject()) {
      withoutDetails++;
      return job;
    }
    adapter.readOne(one, answer, draft);
    return draft.isDropped() ? null : draft.build(urls);
  }

  private void add(FoundJob job) {
    if (job == null) {
      return;
    }
    batch.add(job);
    if (batch.size() == BATCH) {
      handOver();
    }
  }

  private void handOver() {
    if (!batch.isEmpty()) {
      fetched += batch.size();
      isStopped |= !sink.accept(List.copyOf(batch));
      batch.clear();
    }
  }
}
