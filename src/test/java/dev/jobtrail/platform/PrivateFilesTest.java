package dev.jobtrail.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivateFilesTest {

  @TempDir Path folder;

  @Test
  void canBeReadByTheirOwnerOnly() throws IOException {
    var created = folder.resolve("created");
    var replaced = Files.writeString(folder.resolve("replaced"), "old");

    PrivateFiles.create(created);
    PrivateFiles.replace(replaced, "new");

    assertThat(replaced).hasContent("new");
    assertThat(folder).isDirectoryNotContaining("glob:**.partial");
    for (var file : new Path[] {created, replaced}) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
  }

  @Test
  void keepAFileThatCannotBeReplaced() throws IOException {
    var file = Files.createDirectory(folder.resolve("occupied"));
    Files.writeString(file.resolve("content"), "old");

    assertThat(reason(() -> PrivateFiles.replace(file, "new"))).isNotBlank();

    assertThat(file.resolve("content")).hasContent("old");
    assertThat(folder).isDirectoryNotContaining("glob:**.partial");
  }

  @Test
  void sayWhyTheyCannotBeUsed() throws IOException {
    var file = Files.writeString(folder.resolve("file"), "");
    var missing = folder.resolve("missing/file");

    assertThat(reason(() -> PrivateFiles.create(missing)))
        .isEqualTo(missing + ": no such file or folder");
    assertThat(reason(() -> PrivateFiles.create(file))).isEqualTo(file + " exists already");
    assertThat(reason(() -> Files.list(file))).isEqualTo(file + " is no folder");
    assertThat(PrivateFiles.reason(new IOException("No space left on device")))
        .isEqualTo("No space left on device");
    assertThat(PrivateFiles.reason(new IOException())).isEqualTo("IOException");
  }

  private static String reason(ThrowingCallable action) {
    return PrivateFiles.reason(catchThrowableOfType(IOException.class, action));
  }
}
