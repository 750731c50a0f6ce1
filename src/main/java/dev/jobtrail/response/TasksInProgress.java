package dev.jobtrail.response;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The expensive responses that this process is at: exports that are read and PDFs that are printed.
 */
@ApplicationScoped
public class TasksInProgress {

  private static final Duration RETRY = Duration.ofSeconds(2);

  /** How many may wait for each PDF that is printed: those behind would wait in vain. */
  private static final int WAITING_FOR_EACH = 4;

  private final ConcurrencyLimit exports;
  private final ConcurrencyLimit pdfs;
  private final Semaphore printing;
  private final int mostWaiting;
  private final Duration patience;

  TasksInProgress(ResponseSettings settings) {
    exports = new ConcurrencyLimit("exports", settings.exports(), settings.exportsPerAccount());
    pdfs = new ConcurrencyLimit("PDFs", Integer.MAX_VALUE, settings.pdfsPerCaller());
    printing = new Semaphore(settings.pdfs(), true);
    mostWaiting = settings.pdfs() * WAITING_FOR_EACH;
    patience = settings.pdfWait();
  }

  /**
   * Begins an export of an account.
   *
   * @throws ApiException RATE_LIMITED, UNAVAILABLE
   */
  public TaskSlot export(UUID accountId) {
    return exports.enter(accountId.toString());
  }

  /**
   * Begins to print, once a few others are done.
   *
   * @param caller the account's id, or the address of a visitor
   * @throws ApiException RATE_LIMITED, UNAVAILABLE
   */
  public TaskSlot pdf(String caller) {
    var ofCaller = pdfs.enter(caller);
    try {
      awaitTurn();
    } catch (RuntimeException e) {
      ofCaller.close();
      throw e;
    }
    return new TaskSlot(
        () -> {
          ofCaller.close();
          printing.release();
        });
  }

  private void awaitTurn() {
    try {
      if (printing.getQueueLength() < mostWaiting
          && printing.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    throw new ApiException(ErrorCode.UNAVAILABLE, "Too many PDFs are being printed. Try again.")
        .retryAfter(RETRY);
  }
}
