package dev.jobtrail.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many threads that do the same at once. */
public final class Parallel {

  private Parallel() {}

  /** What each thread answered; they start together. */
  public static <T> List<T> run(int threads, Callable<T> work) throws InterruptedException {
    var start = new CountDownLatch(1);
    try (var executor = Executors.newFixedThreadPool(threads)) {
      var futures = new ArrayList<Future<T>>();
      for (int i = 0; i < threads; i++) {
        futures.add(
            executor.submit(
                () -> {
                  start.await();
                  return work.call();
                }));
      }
      start.countDown();
      var answers = new ArrayList<T>();
      for (var future : futures) {
        answers.add(future.get());
      }
      return answers;
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
