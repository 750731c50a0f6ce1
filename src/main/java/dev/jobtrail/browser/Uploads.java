package dev.jobtrail.browser;

import dev.jobtrail.browser.BrowserException.Fault;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The files of one session, stored where its browser can read them and deleted with it. */
final class Uploads implements AutoCloseable {

  private final Path folder;
  private final UnaryOperator<String> server;
  private final List<Path> placed = new ArrayList<>();

  /**
   * @param folder where the browser reads files of this machine; null where it runs on another
   * @param server takes a zip with one file in base64 and tells the file's path there; null to use
   *     the folder
   */
  Uploads(Path folder, UnaryOperator<String> server) {
    this.folder = folder;
    this.server = server;
  }

  /** The path of the file, as the browser is to read it. */
  String place(UploadedFile file) {
    if (server == null) {
      return write(file);
    }
    try {
      return server.apply(zip(file));
    } catch (WebDriverError e) {
      if (folder == null || !WebDriverBrowser.isUnknown(e)) {
        throw e;
      }
      return write(file);
    }
  }

  @Override
  public synchronized void close() {
    placed.forEach(Uploads::delete);
    placed.clear();
  }

  /** In a separate folder, as two files may have the same name. */
  private synchronized String write(UploadedFile file) {
    try {
      var own = Files.createTempDirectory(folder, "upload");
      placed.add(own);
      return Files.write(own.resolve(name(file)), file.content()).toString();
    } catch (IOException e) {
      throw new BrowserException(
          Fault.NO_BROWSER, "A file to upload cannot be written to disk.", e);
    }
  }

  private static String zip(UploadedFile file) {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      zip.putNextEntry(new ZipEntry(name(file)));
      zip.write(file.content());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String name(UploadedFile file) {
    var name = file.name();
    if (name.isBlank() || name.startsWith(".") || name.matches(".*[/\\\\\\p{Cntrl}].*")) {
      throw new IllegalArgumentException("not the name of a file");
    }
    return name;
  }

  private static void delete(Path tree) {
    try (var files = Files.walk(tree)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException _) {
      // gone already, with the driver's folder
    }
  }
}
