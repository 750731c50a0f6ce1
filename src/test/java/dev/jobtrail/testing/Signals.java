package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Signals of the operating system, which Java itself cannot send. */
public final class Signals {

  private Signals() {}

  /**
   * Sends one and waits until it is sent.
   *
   * @param name such as {@code STOP}
   */
  public static void send(String name, long process) {
    try {
      var command = "kill -s %s %d".formatted(name, process);
      if (new ProcessBuilder("sh", "-c", command).start().waitFor() != 0) {
        throw new IllegalStateException("No way to send process %d %s".formatted(process, name));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
