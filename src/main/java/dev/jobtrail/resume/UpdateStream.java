package dev.jobtrail.resume;

import io.smallrye.mutiny.subscription.MultiEmitter;

/**
 * One open update stream.
 *
 * <p>For a reader who is slow only the newest update waits: it makes them read the resume again
 * anyway.
 */
final class UpdateStream {

  private MultiEmitter<? super Update> reader;

  /** The newest update from before the reader was there. */
  private Update waiting;

  private boolean ended;

  synchronized void begin(MultiEmitter<? super Update> emitter, Update first) {
    reader = emitter;
    deliver(first);
    if (waiting != null) {
      deliver(waiting);
    }
    if (ended) {
      reader.complete();
    }
  }

  synchronized void send(Update update) {
    if (reader == null) {
      waiting = update;
    } else {
      deliver(update);
    }
  }

  /** A reader who has not taken the last update yet needs none, and it must not push that aside. */
  synchronized void keepAlive() {
    if (reader != null && reader.requested() > 0) {
      reader.emit(Update.KEEP_ALIVE);
    }
  }

  synchronized void end() {
    ended = true;
    if (reader != null) {
      reader.complete();
    }
  }

  private void deliver(Update update) {
    reader.emit(update);
    if (update.last()) {
      reader.complete();
    }
  }
}
