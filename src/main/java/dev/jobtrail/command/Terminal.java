package dev.jobtrail.command;

import dev.jobtrail.command.remote.Output;
import dev.jobtrail.platform.OperatorException;
import dev.jobtrail.platform.PrivateFiles;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Writes for the person or script that called a command. A full disk or a closed pipe is reported,
 * which {@code System.out} would hide.
 */
final class Terminal implements Output {

  private static final int BUFFER = 8_192;

  private final OutputStream out;

  Terminal() {
    this(new FileOutputStream(FileDescriptor.out));
  }

  Terminal(OutputStream out) {
    this.out = out;
  }

  @Override
  public void line(String text) {
    var bytes = (text + System.lineSeparator()).getBytes(System.out.charset());
    write(bytes, bytes.length);
  }

  @Override
  public void document(InputStream bytes) throws IOException {
    var buffer = new byte[BUFFER];
    for (var read = bytes.read(buffer); read >= 0; read = bytes.read(buffer)) {
      write(buffer, read);
    }
  }

  private void write(byte[] bytes, int length) {
    try {
      out.write(bytes, 0, length);
    } catch (IOException e) {
      throw new OperatorException("The output cannot be written: " + PrivateFiles.reason(e), e);
    }
  }

  static void print(String text) {
    new Terminal().line(text);
  }

  static void printError(String text) {
    System.err.println(text);
  }
}
