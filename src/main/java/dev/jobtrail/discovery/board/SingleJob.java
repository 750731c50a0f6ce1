package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.BoardException.Kind;
import dev.jobtrail.posting.CanonicalUrls;
import java.util.Optional;

/** Fetches one job by URL, from the board's details response or its list. */
record SingleJob(JobAddress address, BoardClient client, CanonicalUrls urls) {

  Optional<FoundJob> read(BoardScope scope) {
    try {
      return readAt(scope);
    } catch (BoardException e) {
      var other = address.adapter().otherBase();
      if (e.kind() != Kind.NOT_FOUND
          || other == null
          || !scope.base().equals(scope.board().baseUrl())) {
        throw e;
      }
      return readAt(scope.at(other));
    }
  }

  private Optional<FoundJob> readAt(BoardScope scope) {
    var request = address.adapter().one(scope, address.id());
    return request == null ? ofList(scope) : ofAnswer(scope, request);
  }

  private Optional<FoundJob> ofAnswer(BoardScope scope, BoardRequest request) {
    var adapter = address.adapter();
    var answer = client.json(request);
    var one = adapter.api().jobIn(answer);
    if (!one.node().isObject()) {
      throw BoardException.wrongShape(scope.board(), "answered with something other than a job");
    }
    var draft = new JobDraft(scope).id(address.id()).key(address.id()).url(address.url());
    adapter.readOne(one, answer, draft);
    return draft.isDropped() ? Optional.empty() : Optional.ofNullable(draft.build(urls));
  }

  /** Boards without pages, which answer with all of a company's jobs at once. */
  private Optional<FoundJob> ofList(BoardScope scope) {
    var adapter = address.adapter();
    var answer = client.answer(adapter.list(scope, PageStart.FIRST));
    var page = Answers.list(adapter, PageStart.FIRST, -1, answer);
    for (var item : page.items()) {
      var draft = new JobDraft(scope);
      adapter.read(item, page, draft);
      var isMeant =
          address.id().equals(draft.id())
              || draft.key() != null && address.id().equals(draft.key());
      if (isMeant && !draft.isDropped()) {
        return Optional.ofNullable(draft.build(urls));
      }
    }
    return Optional.empty();
  }
}
