package dev.jobtrail.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file system of its own that a test fills and empties; needs root, or the test is skipped. */
public final class SmallDisk implements AutoCloseable {

  private static final int BLOCK = 1024 * 1024;

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /** Mounts one in memory. */
  public static SmallDisk ofMegabytes(int size) throws IOException {
    var folder = Files.createTempDirectory("small-disk");
    var isMounted =
        run(
            "mount",
            "-t",
            "tmpfs",
            "-o",
            "mode=0700,size=" + size + "m",
            "tmpfs",
            folder.toString());
    assumeTrue(isMounted, "this user may not mount a file system");
    return new SmallDisk(folder);
  }

  public Path folder() {
    return folder;
  }

  /** Fills it until so much is left; other files may take that. */
  public void fillTo(long bytesLeft) throws IOException {
    try (var out = Files.newOutputStream(ballast())) {
      var store = Files.getFileStore(folder);
      for (var free = store.getUsableSpace(); free > bytesLeft; free = store.getUsableSpace()) {
        out.write(new byte[(int) Math.min(BLOCK, free - bytesLeft)]);
      }
    }
  }

  /** Gives back what was filled. */
  public void empty() throws IOException {
    Files.deleteIfExists(ballast());
  }

  private Path ballast() {
    return folder.resolve("ballast");
  }

  @Override
  public void close() {
    run("umount", "-l", folder.toString());
  }

  private static boolean run(String... command) {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
