package dev.jobtrail.attachment;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A type of attachments, recognized by how the content begins. Of types that begin alike the name
 * decides.
 */
enum AttachmentType {
  PDF("application/pdf", starts("%PDF-"), "pdf"),
  DOCX(office("wordprocessingml.document"), has("word/"), "docx", "docm"),
  XLSX(office("spreadsheetml.sheet"), has("xl/"), "xlsx", "xlsm"),
  PPTX(office("presentationml.presentation"), has("ppt/"), "pptx", "pptm"),
  ODT(openDocument("text"), isOpenDocument("text"), "odt"),
  ODS(openDocument("spreadsheet"), isOpenDocument("spreadsheet"), "ods"),
  ODP(openDocument("presentation"), isOpenDocument("presentation"), "odp"),
  ZIP("application/zip", starts("PK\3\4"), "zip"),
  DOC("application/msword", isCompoundFile(), "doc"),
  XLS("application/vnd.ms-excel", isCompoundFile(), "xls"),
  PPT("application/vnd.ms-powerpoint", isCompoundFile(), "ppt"),
  MSG("application/vnd.ms-outlook", isCompoundFile(), "msg"),
  RTF("application/rtf", starts("{\\rtf"), "rtf"),
  PNG("image/png", starts("\u0089PNG\r\n\u001a\n"), "png"),
  JPEG("image/jpeg", starts("\u00ff\u00d8\u00ff"), "jpg", "jpeg"),
  GIF("image/gif", starts("GIF8"), "gif"),
  WEBP("image/webp", starts("RIFF").and(at(8, "WEBP")), "webp"),
  HEIC("image/heic", at(4, "ftyphei").or(at(4, "ftypmif1")), "heic", "heif"),
  TEXT("text/plain", AttachmentType::isText, "txt", "md", "csv", "eml", "ics", "log");

  /** ZIP archives name each entry before its content; the first ones tell what they are. */
  private static final int LOCAL_HEADER_BYTES = 30;

  private final String mediaType;
  private final Predicate<byte[]> beginning;
  private final List<String> endings;

  AttachmentType(String mediaType, Predicate<byte[]> beginning, String... endings) {
    this.mediaType = mediaType;
    this.beginning = beginning;
    this.endings = List.of(endings);
  }

  String mediaType() {
    return mediaType;
  }

  /**
   * The type of a file; empty if it is none of these.
   *
   * @param begin its first part
   */
  static Optional<AttachmentType> of(String name, byte[] begin) {
    var possible = Arrays.stream(values()).filter(it -> it.beginning.test(begin)).toList();
    return possible.stream()
        .filter(it -> it.isEndingOf(name))
        .findFirst()
        .or(() -> possible.stream().findFirst());
  }

  /** The endings of all types, for a message. */
  static String allEndings() {
    return Arrays.stream(values())
        .map(it -> it.endings.getFirst().toUpperCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }

  /** The ending of a file's name in lower case, or that of the type if it has another type's. */
  String ending(String name) {
    return isEndingOf(name)
        ? name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)
        : endings.getFirst();
  }

  /** A file's name without the ending; with it if it is another type's. */
  String stem(String name) {
    return isEndingOf(name) ? name.substring(0, name.lastIndexOf('.')) : name;
  }

  private boolean isEndingOf(String name) {
    var dot = name.lastIndexOf('.');
    return dot >= 0 && endings.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  private static String office(String kind) {
    return "application/vnd.openxmlformats-officedocument." + kind;
  }

  private static String openDocument(String kind) {
    return "application/vnd.oasis.opendocument." + kind;
  }

  private static Predicate<byte[]> starts(String signature) {
    return at(0, signature);
  }

  /** A signature's characters are bytes. */
  private static Predicate<byte[]> at(int offset, String signature) {
    var bytes = signature.getBytes(StandardCharsets.ISO_8859_1);
    return content -> isAt(content, offset, bytes);
  }

  private static boolean isAt(byte[] content, int offset, byte[] expected) {
    var end = offset + expected.length;
    return end <= content.length
        && Arrays.equals(content, offset, end, expected, 0, expected.length);
  }

  /** Source: MS-CFB, the signature of its header. */
  private static Predicate<byte[]> isCompoundFile() {
    return starts("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1");
  }

  /** Source: OpenDocument 1.3, part 2, section 3.3: the first entry is the type, uncompressed. */
  private static Predicate<byte[]> isOpenDocument(String kind) {
    return starts("PK\3\4").and(at(LOCAL_HEADER_BYTES, "mimetype" + openDocument(kind)));
  }

  /** A ZIP archive with an entry in a folder. */
  private static Predicate<byte[]> has(String folder) {
    var header = "PK\3\4".getBytes(StandardCharsets.ISO_8859_1);
    var name = folder.getBytes(StandardCharsets.ISO_8859_1);
    return content -> {
      if (!isAt(content, 0, header)) {
        return false;
      }
      for (int i = 0; i < content.length - LOCAL_HEADER_BYTES; i++) {
        if (content[i] == 'P'
            && isAt(content, i, header)
            && isAt(content, i + LOCAL_HEADER_BYTES, name)) {
          return true;
        }
      }
      return false;
    };
  }

  /** UTF-8 without control characters; the last character may go on in the next part. */
  private static boolean isText(byte[] content) {
    var text = CharBuffer.allocate(content.length);
    var result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content), text, false);
    return result == CoderResult.UNDERFLOW
        && text.flip().chars().noneMatch(it -> it < ' ' && "\t\n\r\f".indexOf(it) < 0);
  }
}
