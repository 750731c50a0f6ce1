package dev.jobtrail.console.pipeline;

import dev.jobtrail.application.ApplicationOrder;
import dev.jobtrail.console.ConsoleMessages;
import dev.jobtrail.page.PageMessages;
import dev.jobtrail.platform.SortDirection;
import io.quarkus.qute.TemplateData;
import java.util.List;
import java.util.stream.Stream;

/**
 * A column of the list that it can be sorted by.
 *
 * @param direction of the list, as aria-sort has it; null if it is sorted by another column
 * @param href the same list sorted by it, or the other way round
 */
@TemplateData
record ListColumn(String label, String direction, String href, boolean isNumber) {

  static List<ListColumn> of(PipelineFilter filter, String path) {
    var common = PageMessages.of(ConsoleMessages.class);
    var messages = PageMessages.of(PipelineMessages.class);
    return Stream.of(
            column(messages.job(), ApplicationOrder.TITLE, filter, path),
            column(common.company(), ApplicationOrder.COMPANY, filter, path),
            column(messages.location(), ApplicationOrder.LOCATION, filter, path),
            column(common.status(), ApplicationOrder.STATUS, filter, path),
            column(messages.match(), ApplicationOrder.SCORE, filter, path),
            column(messages.inThisStatus(), ApplicationOrder.STATUS_CHANGED, filter, path),
            column(messages.added(), ApplicationOrder.ADDED, filter, path))
        .toList();
  }

  private static ListColumn column(
      String label, ApplicationOrder order, PipelineFilter filter, String path) {
    var isSorted =
        filter.sort().isEmpty()
            ? order == ApplicationOrder.ADDED
            : filter.sort().equals(PipelineFilter.wireName(order));
    var isAscending =
        filter.direction().isEmpty()
            ? order.usual() == SortDirection.ASC
            : filter.direction().equals(PipelineFilter.wireName(SortDirection.ASC));
    var next = isSorted ? (isAscending ? SortDirection.DESC : SortDirection.ASC) : order.usual();
    return new ListColumn(
        label,
        isSorted ? (isAscending ? "ascending" : "descending") : null,
        filter.sorted(order, next).address(path),
        order == ApplicationOrder.SCORE);
  }
}
