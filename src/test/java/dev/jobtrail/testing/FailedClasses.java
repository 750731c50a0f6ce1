package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Lists the classes of failed tests in {@code target/failed-classes.txt}, one line per failure:
 * reports of suites name the suite only. {@code .ci/run} runs these classes again.
 */
public final class FailedClasses implements TestExecutionListener {

  private static final Path LIST = Path.of("target", "failed-classes.txt");

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() == TestExecutionResult.Status.FAILED) {
      test.getSource().flatMap(FailedClasses::className).ifPresent(FailedClasses::add);
    }
  }

  private static Optional<String> className(TestSource source) {
    return switch (source) {
      case MethodSource method -> Optional.of(method.getClassName());
      case ClassSource type -> Optional.of(type.getClassName());
      default -> Optional.empty();
    };
  }

  /** Nested classes run with the class around them. */
  private static void add(String className) {
    var outermost = className.replaceFirst("\\$.*", "");
    try {
      Files.createDirectories(LIST.getParent());
      Files.writeString(
          LIST, outermost + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
