package dev.jobtrail.console.form;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Parses {@code application/x-www-form-urlencoded} bodies in UTF-8; the framework's parser accepts
 * no field of more than 2 kB.
 */
public final class FormFields {

  private FormFields() {}

  /**
   * The values of each field.
   *
   * @param most how many fields a form may have
   * @throws ApiException BAD_REQUEST for a body that is no form or has more fields
   */
  public static Map<String, List<String>> read(byte[] body, int most) {
    var form = new String(body, StandardCharsets.UTF_8);
    try {
      var fields =
          new QueryStringDecoder(form, StandardCharsets.UTF_8, false, most + 1).parameters();
      if (fields.values().stream().mapToInt(List::size).sum() > most) {
        throw new ApiException(ErrorCode.BAD_REQUEST, "The form has more than %s fields.", most);
      }
      return fields;
    } catch (IllegalArgumentException _) {
      throw unreadable();
    }
  }

  /**
   * The constant that a select field names.
   *
   * @throws ApiException BAD_REQUEST
   */
  public static <E extends Enum<E>> E constant(Class<E> type, String name) {
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException _) {
      throw unreadable();
    }
  }

  /** A form that is none of ours. */
  public static ApiException unreadable() {
    return new ApiException(ErrorCode.BAD_REQUEST, "The form cannot be read.");
  }
}
