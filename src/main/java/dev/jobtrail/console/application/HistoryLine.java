package dev.jobtrail.console.application;

import dev.jobtrail.application.StatusChangeView;
import dev.jobtrail.console.StatusWords;
import io.quarkus.qute.TemplateData;
import java.time.Instant;

/**
 * A history entry as text.
 *
 * @param from null for the first, and for a note on a status that stayed
 * @param note null for none
 */
@TemplateData
record HistoryLine(Instant at, String from, String to, String tone, String by, String note) {

  static HistoryLine of(StatusChangeView it) {
    return new HistoryLine(
        it.at(),
        it.from() == null || it.from() == it.to() ? null : StatusWords.of(it.from()),
        StatusWords.of(it.to()),
        StatusWords.tone(it.to()),
        ApplicationWords.of(it.by()),
        ApplicationWords.translated(it.note()));
  }
}
