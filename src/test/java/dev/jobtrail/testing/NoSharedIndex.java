package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Keeps Quarkus from writing its index of the test classes: the suites, which run side by side,
 * would read the file of each other half written ("Not a jandex index") and leave the class out
 * that they were looking for. With a directory in its place each of them indexes the classes
 * itself. Can be removed with the first Quarkus that has pull request 54580.
 */
public class NoSharedIndex implements LauncherSessionListener {

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    try {
      var index = testClasses().resolve("test-classes.idx");
      if (!Files.isDirectory(index)) {
        Files.deleteIfExists(index);
        Files.createDirectory(index);
      }
    } catch (FileAlreadyExistsException _) {
      // another suite has made it
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path testClasses() {
    try {
      return Path.of(
          NoSharedIndex.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
