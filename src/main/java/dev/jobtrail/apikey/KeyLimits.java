package dev.jobtrail.apikey;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.AddressBlock;
import dev.jobtrail.platform.Scope;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * What an API key is limited to.
 *
 * @param expiresAt when it stops working; null for never
 * @param scopes what it may be used for; null for everything
 * @param clientId the client that it is limited to; null for all and the account itself
 * @param addresses the IP addresses and ranges in CIDR notation that it works from; empty for all
 * @param aiPerDay how many AI units it may take on one day in UTC; null for no daily limit
 * @param applyPerDay how many runs it may start on one day in UTC; null for no daily limit
 * @param confirmsSubmission whether the owner confirms in the console what it submits at the
 *     connector
 */
public record KeyLimits(
    Instant expiresAt,
    List<Scope> scopes,
    UUID clientId,
    List<AddressBlock> addresses,
    Integer aiPerDay,
    Integer applyPerDay,
    boolean confirmsSubmission) {

  /** How many addresses and ranges a key can have. */
  public static final int MOST_ADDRESSES = 20;

  /** The greatest limit of a day. */
  public static final int MOST_PER_DAY = 1_000_000;

  /** No limits. */
  public static final KeyLimits NONE =
      new KeyLimits(null, null, null, List.of(), null, null, false);

  /**
   * Reads addresses and ranges in CIDR notation.
   *
   * @throws ApiException VALIDATION_FAILED, with the index of the first that is none
   */
  public static List<AddressBlock> addresses(List<String> written) {
    return IntStream.range(0, written.size())
        .mapToObj(it -> address(written.get(it), it))
        .distinct()
        .toList();
  }

  private static AddressBlock address(String written, int index) {
    try {
      return AddressBlock.of(written);
    } catch (IllegalArgumentException _) {
      throw ApiException.invalid(
          "addresses[" + index + "]", "must be an IP address or a range such as 203.0.113.0/24");
    }
  }

  /** The addresses as they are stored and shown. */
  List<String> writtenAddresses() {
    return addresses.stream().map(AddressBlock::toString).toList();
  }

  /**
   * Whether it works from this address.
   *
   * @param address an IP address, or anything else that a caller's address may be, such as a path
   */
  boolean isOpenTo(String address) {
    if (addresses.isEmpty()) {
      return true;
    }
    var caller = AddressBlock.address(address);
    return caller != null && addresses.stream().anyMatch(it -> it.contains(caller));
  }

  boolean limitsSpending() {
    return aiPerDay != null || applyPerDay != null;
  }
}
