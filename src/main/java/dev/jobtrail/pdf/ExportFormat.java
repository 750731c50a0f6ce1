package dev.jobtrail.pdf;

import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A constant of an enum of file formats, which a request names or chooses by Accept. */
public interface ExportFormat {

  /** The name of the constant; on the wire in lower case. */
  String name();

  /** What Accept is compared with. */
  MediaType type();

  /** The extension of its files, without a dot. */
  String ending();

  /** The value of Content-Type; text is in UTF-8. */
  default String mediaType() {
    boolean isText =
        type().getType().equals("text") || type().equals(MediaType.APPLICATION_JSON_TYPE);
    return isText ? type() + ";charset=UTF-8" : type().toString();
  }

  /** The format with the name on the wire. */
  static <F extends ExportFormat> Optional<F> named(Class<F> formats, String name) {
    return Stream.of(formats.getEnumConstants())
        .filter(it -> it.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  /** The first that is acceptable, in the order of Accept; the first constant if none is. */
  static <F extends ExportFormat> F acceptable(Class<F> formats, List<MediaType> accepted) {
    F[] all = formats.getEnumConstants();
    return accepted.stream()
        .flatMap(it -> Stream.of(all).filter(format -> format.type().isCompatible(it)))
        .findFirst()
        .orElse(all[0]);
  }
}
