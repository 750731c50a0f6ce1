package dev.jobtrail.response;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Streams files as a ZIP archive, so that only a part of one is in memory at a time. */
public final class ZipArchive {

  public static final String MEDIA_TYPE = "application/zip";

  /**
   * A file of an archive.
   *
   * @param path with slashes between folders; a path that is taken gets a number
   * @param ending of the file's name, without the dot
   * @param parts opened when its turn comes, and read one by one
   */
  public record File(String path, String ending, Supplier<Iterator<byte[]>> parts) {

    /**
     * A file that fits in memory.
     *
     * @param content made when its turn comes
     */
    public static File of(String path, String ending, Supplier<byte[]> content) {
      return new File(path, ending, () -> List.of(content.get()).iterator());
    }
  }

  private ZipArchive() {}

  /**
   * The archive as a response.
   *
   * @param admission as for {@link StreamedBody}
   * @param files called when the response begins
   */
  public static StreamedBody of(Supplier<TaskSlot> admission, Supplier<Iterator<File>> files) {
    return new StreamedBody(
        admission,
        out -> {
          var zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
          return new Writing(zip, files.get());
        });
  }

  /** An archive on its way; each part of it is a part of a file. */
  private static final class Writing implements StreamedBody.Parts {

    private final ZipOutputStream zip;
    private final Iterator<File> files;
    private final Set<String> taken = new HashSet<>();
    private Iterator<byte[]> parts;

    Writing(ZipOutputStream zip, Iterator<File> files) {
      this.zip = zip;
      this.files = files;
    }

    @Override
    public boolean write() throws IOException {
      if (parts == null) {
        return beginFile();
      }
      if (parts.hasNext()) {
        zip.write(parts.next());
      } else {
        zip.closeEntry();
        parts = null;
      }
      return true;
    }

    private boolean beginFile() throws IOException {
      if (!files.hasNext()) {
        zip.close();
        return false;
      }
      var file = files.next();
      zip.putNextEntry(new ZipEntry(freePath(file, taken)));
      parts = file.parts().get();
      return true;
    }
  }

  private static String freePath(File file, Set<String> taken) {
    var path = file.path() + "." + file.ending();
    for (var number = 2; !taken.add(path); number++) {
      path = "%s (%d).%s".formatted(file.path(), number, file.ending());
    }
    return path;
  }
}
