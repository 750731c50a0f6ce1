package dev.jobtrail.database;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** The programs of PostgreSQL, unpacked once for all tests: that takes longer than most of them. */
final class UnpackedPrograms {

  private static final Path SHARED = Path.of("target", "postgresql-programs").toAbsolutePath();

  private UnpackedPrograms() {}

  /**
   * Links the programs into a folder, so that a server that starts there does not unpack them.
   *
   * @return the folder
   */
  static synchronized Path linkedInto(Path folder) {
    try {
      Files.createDirectories(SHARED);
      unpack();
      try (var programs = Files.newDirectoryStream(SHARED, "programs-*")) {
        for (var version : programs) {
          var link = folder.resolve(version.getFileName());
          if (Files.notExists(link)) {
            Files.createSymbolicLink(link, version);
          }
        }
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Locked, because other test programs run beside this one. */
  private static void unpack() throws IOException {
    try (var file = FileChannel.open(SHARED.resolve("lock"), CREATE, WRITE);
        var _ = file.lock()) {
      PostgresPrograms.unpackedIn(SHARED);
    }
  }
}
