package dev.jobtrail.response;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Streams files as a ZIP archive, so that only one of them is in memory at a time. */
public final class ZipArchive {

  public static final String MEDIA_TYPE = "application/zip";

  /**
   * A file of an archive.
   *
   * @param path with slashes between folders; a path that is taken gets a number
   * @param ending of the file's name, without the dot
   * @param content made when its turn comes
   */
  public record File(String path, String ending, Supplier<byte[]> content) {}

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
          var rest = files.get();
          Set<String> taken = new HashSet<>();
          return () -> {
            if (!rest.hasNext()) {
              zip.close();
              return false;
            }
            var file = rest.next();
            zip.putNextEntry(new ZipEntry(freePath(file, taken)));
            zip.write(file.content().get());
            zip.closeEntry();
            return true;
          };
        });
  }

  private static String freePath(File file, Set<String> taken) {
    var path = file.path() + "." + file.ending();
    for (var number = 2; !taken.add(path); number++) {
      path = "%s (%d).%s".formatted(file.path(), number, file.ending());
    }
    return path;
  }
}
