package dev.jobtrail.command;

import dev.jobtrail.command.remote.Output;
import java.io.IOException;
import java.io.InputStream;

/** Writes for the person or script that called a command. */
final class Terminal implements Output {

  @Override
  public void line(String text) {
    print(text);
  }

  @Override
  public void document(InputStream bytes) throws IOException {
    bytes.transferTo(System.out);
    System.out.flush();
  }

  static void print(String text) {
    System.out.println(text);
  }

  static void printError(String text) {
    System.err.println(text);
  }
}
