package dev.jobtrail.command;

/** The service as a command starts it: for itself only. */
final class LocalService {

  private LocalService() {}

  /**
   * Has it start no timers and no management port, listen on a free port of the loopback address,
   * and stop at once.
   */
  static void configure() {
    System.setProperty("quarkus.scheduler.enabled", "false");
    System.setProperty("quarkus.http.host", "127.0.0.1");
    System.setProperty("quarkus.http.port", "0");
    System.setProperty("quarkus.shutdown.delay", "0s");
    System.setProperty("jobtrail.management.port", "");
  }
}
