package dev.jobtrail.resume.reading;

import dev.jobtrail.error.ApiException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.zip.ZipInputStream;

/** The text members of a ZIP file that are wanted, within bounds. */
final class ZipPackage {

  private static final int MAX_ENTRIES = 2_000;
  private static final int MAX_MEMBER = 8_000_000;
  private static final int MAX_BYTES = 16_000_000;

  private final Map<String, byte[]> members = new HashMap<>();

  private ZipPackage() {}

  /**
   * Unpacks the members with the names.
   *
   * @throws ApiException VALIDATION_FAILED for a damaged file, or one that unpacks to too much
   */
  static ZipPackage read(byte[] file, Predicate<String> isWanted) {
    var unpacked = new ZipPackage();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(file), StandardCharsets.UTF_8)) {
      var entries = 0;
      var left = MAX_BYTES;
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (++entries > MAX_ENTRIES) {
          throw tooLarge();
        }
        if (isWanted.test(entry.getName())) {
          var bytes = zip.readNBytes(Math.min(left, MAX_MEMBER) + 1);
          left -= bytes.length;
          if (left < 0 || bytes.length > MAX_MEMBER) {
            throw tooLarge();
          }
          unpacked.members.put(entry.getName(), bytes);
        } else {
          left -= (int) Math.min(zip.skip(left + 1L), left + 1L);
          if (left < 0) {
            throw tooLarge();
          }
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      throw ApiException.invalid("file", "is a damaged ZIP file");
    }
    return unpacked;
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(members.get(name)).map(FileText::of);
  }

  Map<String, byte[]> members() {
    return members;
  }

  private static ApiException tooLarge() {
    return ApiException.invalid("file", "unpacks to more than a resume has");
  }
}
