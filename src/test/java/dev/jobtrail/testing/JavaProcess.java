package dev.jobtrail.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Classes of the tests as programs in a Java process of their own. */
public final class JavaProcess {

  private JavaProcess() {}

  /**
   * A process that runs a class with the class path of the tests.
   *
   * @param options of the Java virtual machine
   */
  public static ProcessBuilder of(Class<?> main, List<String> options, String... arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }
}
