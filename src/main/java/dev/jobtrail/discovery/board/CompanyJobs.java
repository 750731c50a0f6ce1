package dev.jobtrail.discovery.board;

import dev.jobtrail.discovery.board.ListPage.Next;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * What the first page of a company's list says.
 *
 * @param count the number of open jobs, or of those on the first page if the board states no total
 * @param hasMore whether there are more than that
 * @param companyName the company's name as the board states it, or null
 * @param doubt why an empty list is ambiguous; null for none
 */
public record CompanyJobs(int count, boolean hasMore, String companyName, String doubt) {

  static CompanyJobs of(BoardAdapter adapter, BoardClient client, BoardScope scope) {
    var prepared = adapter.prepared(scope, client::json);
    var brief = adapter.api().brief();
    var request =
        brief == null
            ? adapter.list(prepared, PageStart.FIRST)
            : BoardRequest.get(prepared.url(brief));
    var page = Answers.list(adapter, PageStart.FIRST, -1, client.answer(request));
    var drafts = page.items().stream().map(it -> draft(adapter, prepared, page, it)).toList();
    var hasTotal = page.firstTotal() > page.items().size();
    return new CompanyJobs(
        hasTotal ? page.firstTotal() : open(drafts),
        !hasTotal && adapter.next(page) != Next.END,
        drafts.stream()
            .map(JobDraft::statedCompany)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(prepared.value("company")),
        page.items().isEmpty() ? adapter.doubtOfEmptyList(prepared) : null);
  }

  private static JobDraft draft(
      BoardAdapter adapter, BoardScope scope, ListPage page, JsonItem item) {
    var draft = new JobDraft(scope);
    adapter.read(item, page, draft);
    return draft;
  }

  /** Some boards repeat a job for each of its places. */
  private static int open(List<JobDraft> drafts) {
    var seen = new HashSet<String>();
    return (int)
        drafts.stream()
            .filter(it -> !it.isDropped() && (it.id() == null || seen.add(it.id())))
            .count();
  }
}
