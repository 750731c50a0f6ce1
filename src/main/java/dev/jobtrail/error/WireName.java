package dev.jobtrail.error;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names of the constants of enums in requests and responses: those of Java in lower case. */
public final class WireName {

  private WireName() {}

  /** The name of a constant. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The constant with a name.
   *
   * @param field the parameter or property that has it
   * @throws ApiException VALIDATION_FAILED with the names that there are
   */
  public static <E extends Enum<E>> E parse(Class<E> type, String name, String field) {
    var all = type.getEnumConstants();
    return Arrays.stream(all)
        .filter(it -> of(it).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                ApiException.invalid(
                    field,
                    "must be one of: %s",
                    Arrays.stream(all).map(WireName::of).collect(Collectors.joining(", "))));
  }
}
