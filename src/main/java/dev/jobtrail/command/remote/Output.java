package dev.jobtrail.command.remote;

import java.io.IOException;
import java.io.InputStream;

/** Takes the output of a remote command. */
public interface Output {

  /** Takes a line. */
  void line(String text);

  /** Takes a document of any size. */
  void document(InputStream bytes) throws IOException;
}
