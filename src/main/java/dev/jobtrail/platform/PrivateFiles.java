package dev.jobtrail.platform;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files with personal data, which only their owner can read. */
public final class PrivateFiles {

  private PrivateFiles() {}

  /**
   * Creates an empty file.
   *
   * @throws FileAlreadyExistsException if it exists
   */
  public static void create(Path file) throws IOException {
    Files.createFile(file, permissions(file));
  }

  /** Replaces a file by a text, or leaves it as it is if that fails. */
  public static void replace(Path file, String text) throws IOException {
    var partial = file.resolveSibling("." + file.getFileName() + ".partial");
    Files.deleteIfExists(partial);
    create(partial);
    try {
      Files.writeString(partial, text);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  /** Other file systems have no such permissions. */
  private static FileAttribute<?>[] permissions(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /** Why a file could not be read or written, in words; the message is often its name alone. */
  public static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> e.getMessage() + ": no such file or folder";
      case AccessDeniedException _ -> e.getMessage() + ": permission denied";
      case FileAlreadyExistsException _ -> e.getMessage() + " exists already";
      case NotDirectoryException _ -> e.getMessage() + " is no folder";
      case FileSystemException fault when fault.getReason() == null ->
          e.getMessage() + " cannot be used";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }
}
