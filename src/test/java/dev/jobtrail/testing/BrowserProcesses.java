package dev.jobtrail.testing;

import static dev.jobtrail.testing.Waiting.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The processes below one of ours. */
public record BrowserProcesses(List<ProcessHandle> all) {

  public static BrowserProcesses below(ProcessHandle process) {
    return new BrowserProcesses(process.descendants().toList());
  }

  /** The first whose program has that name. */
  public ProcessHandle named(String program) {
    return all.stream().filter(it -> isNamed(it, program)).findFirst().orElseThrow();
  }

  /** Whether one of them runs a program of that name. */
  public boolean isRunning(String program) {
    return running().stream().anyMatch(it -> isNamed(it, program));
  }

  private static boolean isNamed(ProcessHandle process, String program) {
    return process.info().command().orElse("").endsWith("/" + program);
  }

  public BrowserProcesses without(BrowserProcesses others) {
    return new BrowserProcesses(all.stream().filter(it -> !others.all.contains(it)).toList());
  }

  public void awaitTheirEnd() {
    await().until(() -> running().isEmpty());
  }

  public List<ProcessHandle> running() {
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
