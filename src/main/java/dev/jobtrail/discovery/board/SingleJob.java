package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.discovery.board.ListPage.Next;
import dev.jobtrail.fetch.FetchException;
import dev.jobtrail.posting.CanonicalUrls;
import dev.jobtrail.posting.PostingFinding;
import dev.jobtrail.text.Message;
import java.util.Optional;

/** Reads one job by URL, from the board's details response or its list. */
record SingleJob(JobAddress address, BoardClient client, CanonicalUrls urls) {

  /**
   * What the board says of the job.
   *
   * @param draft null if the board does not list it
   * @param isComplete whether nothing else can be the job
   */
  private record Found(JobDraft draft, boolean isComplete) {}

  Optional<FoundJob> read(BoardScope scope) {
    return Optional.ofNullable(atEitherBase(scope).draft())
        .filter(it -> !it.isDropped())
        .map(it -> it.build(urls));
  }

  /**
   * Whether the board still lists the job.
   *
   * @param name of the board, for users
   * @throws BoardException if the board does not tell
   */
  PostingFinding check(BoardScope scope, String name) {
    try {
      return finding(atEitherBase(scope), name);
    } catch (BoardException e) {
      if (address.adapter().one(scope, address.id()) == null || !saysMissing(e)) {
        throw e;
      }
      return PostingFinding.closed(Message.of("%s no longer lists this job.", name));
    }
  }

  private static PostingFinding finding(Found found, String name) {
    var draft = found.draft();
    if (draft == null) {
      return found.isComplete()
          ? PostingFinding.closed(Message.of("%s no longer lists this job.", name))
          : PostingFinding.unknown(Message.of("%s does not list all jobs of the company.", name));
    }
    if (draft.isClosed()) {
      return PostingFinding.closed(Message.of("%s says that this job is closed.", name));
    }
    return draft.isDropped()
        ? PostingFinding.unknown(Message.of("%s does not offer this job publicly.", name))
        : PostingFinding.open(Message.of("%s lists this job.", name));
  }

  /** Whether the job itself is missing, by a status of the board. */
  private static boolean saysMissing(BoardException e) {
    return e.kind() == Kind.NOT_FOUND
        && e.getCause() instanceof FetchException cause
        && cause.reason() == FetchException.Reason.NOT_FOUND;
  }

  private Found atEitherBase(BoardScope scope) {
    try {
      return at(scope);
    } catch (BoardException e) {
      var other = address.adapter().otherBase();
      if (e.kind() != Kind.NOT_FOUND
          || other == null
          || !scope.base().equals(scope.board().baseUrl())) {
        throw e;
      }
      return at(scope.at(other));
    }
  }

  private Found at(BoardScope scope) {
    var request = address.adapter().one(scope, address.id());
    return request == null ? ofList(scope) : ofAnswer(scope, request);
  }

  private Found ofAnswer(BoardScope scope, BoardRequest request) {
    var adapter = address.adapter();
    var answer = client.json(request);
    var one = adapter.api().jobIn(answer);
    if (!one.node().isObject()) {
      throw BoardException.wrongShape(
          Message.of("%s answered with something other than a job", scope.board().wireName()));
    }
    var draft = new JobDraft(scope).id(address.id()).key(address.id()).url(address.url());
    adapter.readOne(one, answer, draft);
    return new Found(draft, true);
  }

  /** Boards without pages, which answer with all of a company's jobs at once. */
  private Found ofList(BoardScope scope) {
    var adapter = address.adapter();
    var answer = client.answer(adapter.list(scope, PageStart.FIRST));
    var page = Answers.list(adapter, PageStart.FIRST, -1, answer);
    JobDraft dropped = null;
    var isComplete =
        adapter.next(page) == Next.END
            && (!page.items().isEmpty() || adapter.doubtOfEmptyList(scope) == null);
    for (var item : page.items()) {
      var draft = new JobDraft(scope);
      adapter.read(item, page, draft);
      if (isMeant(draft)) {
        if (!draft.isDropped()) {
          return new Found(draft, true);
        }
        dropped = draft;
      }
      isComplete &= draft.id() != null;
    }
    return new Found(dropped, isComplete);
  }

  private boolean isMeant(JobDraft draft) {
    return address.id().equals(draft.id())
        || draft.key() != null && address.id().equals(draft.key());
  }
}
