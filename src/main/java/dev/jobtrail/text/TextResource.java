package dev.jobtrail.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** Reads text files of the class path, in UTF-8; those named {@code .gz} are decompressed. */
public final class TextResource {

  private TextResource() {}

  /** All of a file, which is named by its path from the root of the class path. */
  public static String read(String path) {
    try (var file = open(path)) {
      return file.readAllAsString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The lines of a table without blank ones and comments, which begin with a number sign. */
  public static List<String> lines(String path) {
    return read(path).lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList();
  }

  /** For files that are too large to be held as a whole; the caller closes it. */
  public static BufferedReader open(String path) throws IOException {
    var file = Objects.requireNonNull(TextResource.class.getResourceAsStream(path), path);
    var plain = path.endsWith(".gz") ? new GZIPInputStream(file) : file;
    return new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8));
  }
}
