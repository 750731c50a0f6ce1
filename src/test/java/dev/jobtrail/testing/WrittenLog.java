package dev.jobtrail.testing;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What a class logs while this is open. */
public final class WrittenLog extends Handler implements AutoCloseable {

  private final Logger logger;
  private final List<LogRecord> records = new CopyOnWriteArrayList<>();

  public WrittenLog(Class<?> type) {
    logger = Logger.getLogger(type.getName());
    logger.addHandler(this);
  }

  /** The messages of warnings. */
  public List<String> warnings() {
    return records.stream()
        .filter(it -> it.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogRecord::getMessage)
        .toList();
  }

  @Override
  public void publish(LogRecord written) {
    records.add(written);
  }

  @Override
  public void flush() {
    // everything is there already
  }

  @Override
  public void close() {
    logger.removeHandler(this);
  }
}
