package dev.jobtrail.response;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Limits expensive responses in progress: exports, and PDFs that are written or read. */
@ApplicationScoped
public class TasksInProgress {

  private static final Duration RETRY = Duration.ofSeconds(2);

  /** The maximum queue per running task: further ones would time out. */
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
   * Begins to print, or to read a file, once a few others are done.
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
    throw new ApiException(ErrorCode.UNAVAILABLE, "Too many PDFs are being rendered. Try again.")
        .retryAfter(RETRY);
  }
}
