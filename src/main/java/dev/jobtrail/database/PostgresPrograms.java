package dev.jobtrail.database;

import dev.jobtrail.platform.Hashes;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/** The PostgreSQL programs, unpacked from the class path into a private folder. */
final class PostgresPrograms {

  /** The only platform whose programs travel with the service. */
  private static final String ARCHIVE = "/postgres-linux-x86_64.txz";

  private static final int OWNER_EXECUTES = 0100;

  private final Path home;
  private final List<String> prefix;

  private PostgresPrograms(Path home, List<String> prefix) {
    this.home = home;
    this.prefix = prefix;
  }

  /**
   * Unpacks the programs below a folder, unless the same ones are there already.
   *
   * @throws EmbeddedDatabaseException if this platform has no programs or the user may not run them
   */
  static PostgresPrograms unpackedIn(Path folder) {
    List<String> prefix = commandPrefix();
    try (InputStream stream = PostgresPrograms.class.getResourceAsStream(ARCHIVE)) {
      if (stream == null || !runsOnLinuxX64()) {
        throw new EmbeddedDatabaseException(
            "There is no embedded PostgreSQL for this platform (only for Linux on x86-64). Set"
                + " QUARKUS_DATASOURCE_JDBC_URL, _USERNAME and _PASSWORD to use another one.");
      }
      byte[] archive = stream.readAllBytes();
      Path home = folder.resolve("programs-" + fingerprint(archive));
      if (!Files.exists(home)) {
        // Unpacked aside and renamed when complete, so that a crash leaves no half-unpacked server.
        Path partial = folder.resolve("programs.partial");
        deleteTree(partial);
        unpack(archive, partial);
        Files.move(partial, home, StandardCopyOption.ATOMIC_MOVE);
      }
      return new PostgresPrograms(home, prefix);
    } catch (IOException e) {
      throw new EmbeddedDatabaseException(
          "The embedded PostgreSQL cannot be unpacked into " + folder + ": " + e.getMessage(), e);
    }
  }

  /** The result of running a program. */
  record Outcome(int exitCode, String output) {

    boolean succeeded() {
      return exitCode == 0;
    }
  }

  /** Runs one of the programs to its end, with the given text as its standard input. */
  Outcome run(String program, String input, List<String> arguments) {
    List<String> command = new ArrayList<>(prefix);
    command.add(home.resolve("bin").resolve(program).toString());
    command.addAll(arguments);
    return execute(command, input);
  }

  static void deleteTree(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  private static boolean runsOnLinuxX64() {
    return System.getProperty("os.name").equals("Linux")
        && System.getProperty("os.arch").equals("amd64");
  }

  /**
   * PostgreSQL refuses to run as root. In a user namespace of its own it sees itself as somebody
   * else, while its files stay ours.
   */
  private static List<String> commandPrefix() {
    if (!runsAsRoot()) {
      return List.of();
    }
    List<String> prefix = List.of("unshare", "--user");
    List<String> probe = new ArrayList<>(prefix);
    probe.add("true");
    if (!execute(probe, "").succeeded()) {
      throw new EmbeddedDatabaseException(
          "PostgreSQL does not run as root, and this system does not let root hide it in a user"
              + " namespace (unshare --user). Run Jobtrail as another user, or set"
              + " QUARKUS_DATASOURCE_JDBC_URL to a PostgreSQL of your own.");
    }
    return prefix;
  }

  private static boolean runsAsRoot() {
    try {
      return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  private static Outcome execute(List<String> command, String input) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    // Settings of another PostgreSQL on this machine are not meant for this one.
    builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
    builder.environment().put("LC_ALL", "C");
    try {
      Process process = builder.start();
      try (var standardInput = process.getOutputStream()) {
        standardInput.write(input.getBytes(StandardCharsets.UTF_8));
      }
      String output =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return new Outcome(process.waitFor(), output);
    } catch (IOException e) {
      return new Outcome(127, e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EmbeddedDatabaseException("Interrupted while running " + command.getFirst(), e);
    }
  }

  private static String fingerprint(byte[] archive) {
    return HexFormat.of().formatHex(Hashes.sha256(archive), 0, 8);
  }

  private static void unpack(byte[] archive, Path folder) throws IOException {
    try (var compressed = new XZInputStream(new ByteArrayInputStream(archive));
        var entries = new TarArchiveInputStream(new BufferedInputStream(compressed))) {
      for (TarArchiveEntry entry; (entry = entries.getNextEntry()) != null; ) {
        Path path = folder.resolve(entry.getName()).normalize();
        if (!path.startsWith(folder)) {
          throw new IOException("The archive names a file outside of its folder");
        }
        unpack(entry, entries, path);
      }
    }
  }

  private static void unpack(TarArchiveEntry entry, InputStream content, Path path)
      throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(path);
      return;
    }
    Files.createDirectories(path.getParent());
    if (entry.isSymbolicLink()) {
      Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
      return;
    }
    Files.copy(content, path);
    if ((entry.getMode() & OWNER_EXECUTES) != 0 || path.getParent().endsWith("bin")) {
      path.toFile().setExecutable(true, true);
    }
  }
}
