package dev.jobtrail.console.settings;

import dev.jobtrail.apikey.KeyLimits;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.AddressBlock;
import dev.jobtrail.platform.Ids;
import dev.jobtrail.platform.Scope;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestForm;

/** The form of a new API key, as the browser sends it. */
class KeyForm {

  @RestForm
  @NotBlank
  @Size(max = 100)
  String name;

  @RestForm String expiresAt;

  /** Whether the key is limited to {@link #scope}; absent for full access if no scope is ticked. */
  @RestForm String limited;

  /** Limits the key even without {@link #limited}: a box that was missed must not grant more. */
  @RestForm List<String> scope;

  /** The only client whose records the key may use; empty for all. */
  @RestForm
  @Size(max = 36)
  String clientId;

  @RestForm
  @Size(max = 1_000)
  String addresses;

  @RestForm String aiPerDay;
  @RestForm String applyPerDay;

  /**
   * What the key is limited to.
   *
   * @param zone the visitor's time zone, in which the last day ends
   * @throws ApiException VALIDATION_FAILED
   */
  KeyLimits limits(ZoneId zone) {
    return new KeyLimits(
        endOf(expiresAt, zone),
        isLimited() ? scopes() : null,
        client(clientId),
        addressList(),
        number("aiPerDay", aiPerDay),
        number("applyPerDay", applyPerDay),
        false);
  }

  private boolean isLimited() {
    return limited != null || hasScopes();
  }

  private boolean hasScopes() {
    return scope != null && !scope.isEmpty();
  }

  private List<Scope> scopes() {
    if (!hasScopes()) {
      throw ApiException.invalid("scopes", "must name at least one, or choose full access");
    }
    return scopes(scope);
  }

  /**
   * Scopes by their names.
   *
   * @throws ApiException VALIDATION_FAILED
   */
  static List<Scope> scopes(List<String> names) {
    try {
      return names.stream().map(Scope::ofWireName).toList();
    } catch (IllegalArgumentException _) {
      throw ApiException.invalid("scopes", "must be among those listed");
    }
  }

  private List<AddressBlock> addressList() {
    var list = addresses == null ? List.<String>of() : addresses.strip().lines().toList();
    var written = list.stream().map(String::strip).filter(it -> !it.isEmpty()).toList();
    if (written.size() > KeyLimits.MOST_ADDRESSES) {
      throw ApiException.invalid(
          "addresses", "must have at most %s lines", KeyLimits.MOST_ADDRESSES);
    }
    return KeyLimits.addresses(written);
  }

  /**
   * A client as the browser sends it; null for all.
   *
   * @throws ApiException NOT_FOUND
   */
  static UUID client(String id) {
    return id == null || id.isEmpty() ? null : Ids.parse(id);
  }

  /** A daily limit as the browser sends it; null for none. */
  static Integer number(String field, String written) {
    if (written == null || written.isBlank()) {
      return null;
    }
    try {
      var number = Integer.parseInt(written.strip());
      if (number >= 0 && number <= KeyLimits.MOST_PER_DAY) {
        return number;
      }
    } catch (NumberFormatException _) {
      // told below
    }
    throw ApiException.invalid(
        field, "must be a whole number from 0 to %s", KeyLimits.MOST_PER_DAY);
  }

  /** The last second of a day in the visitor's time zone; null for no day. */
  private static Instant endOf(String day, ZoneId zone) {
    if (day == null || day.isEmpty()) {
      return null;
    }
    try {
      return LocalDate.parse(day).plusDays(1).atStartOfDay(zone).toInstant().minusSeconds(1);
    } catch (DateTimeException _) {
      throw ApiException.invalid("expiresAt", "must be a date");
    }
  }
}
