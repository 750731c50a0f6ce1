package dev.jobtrail.ratelimit;

import io.github.bucket4j.Bucket;
import java.time.Duration;

/** Keeps a bucket of tokens for each window of each subject. */
interface Windows {

  /**
   * The bucket of one window.
   *
   * @param key tells the window from every other
   * @param tokens how many it began with
   * @param length how long it is kept at least
   */
  Bucket bucket(String key, long tokens, Duration length);
}
