package dev.jobtrail.attempt.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;

/** The processes below one of ours. */
record BrowserProcesses(List<ProcessHandle> all) {

  static BrowserProcesses below(ProcessHandle process) {
    return new BrowserProcesses(process.descendants().toList());
  }

  /** The first whose program has that name. */
  ProcessHandle named(String program) {
    return all.stream()
        .filter(it -> it.info().command().orElse("").endsWith("/" + program))
        .findFirst()
        .orElseThrow();
  }

  BrowserProcesses without(BrowserProcesses others) {
    return new BrowserProcesses(all.stream().filter(it -> !others.all.contains(it)).toList());
  }

  void awaitTheirEnd() {
    Awaitility.await().atMost(Duration.ofSeconds(10)).until(() -> running().isEmpty());
  }

  List<ProcessHandle> running() {
    return all.stream().filter(it -> it.isAlive() && !isZombie(it)).toList();
  }

  /** Ended, but its new parent has not asked for it yet. */
  private static boolean isZombie(ProcessHandle process) {
    try {
      var stat = Files.readString(Path.of("/proc", String.valueOf(process.pid()), "stat"));
      return stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
    } catch (IOException _) {
      return true;
    }
  }
}
