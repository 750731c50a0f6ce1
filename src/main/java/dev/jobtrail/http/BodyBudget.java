package dev.jobtrail.http;

import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Limits the bytes of all request bodies in flight: in total, of unauthenticated requests, and per
 * caller.
 */
@Singleton
class BodyBudget {

  private static final Duration RETRY = Duration.ofSeconds(2);

  private final long most;
  private final long mostPublic;
  private final long mostPerCaller;

  // guarded by this
  private final Map<String, Long> byCaller = new HashMap<>();
  private long used;
  private long usedPublic;

  @Inject
  BodyBudget(BodySettings settings) {
    this(
        settings.maxInFlight().asLongValue(),
        settings.maxPublicInFlight().asLongValue(),
        settings.maxInFlightPerCaller().asLongValue());
  }

  BodyBudget(long most, long mostPublic, long mostPerCaller) {
    this.most = most;
    this.mostPublic = mostPublic;
    this.mostPerCaller = mostPerCaller;
  }

  /** Bytes of the budget reserved for one request until released. */
  final class Reservation {

    private final List<String> callers;
    private final boolean isPublic;
    private long bytes;
    private boolean released;

    private Reservation(List<String> callers, boolean isPublic) {
      this.callers = callers;
      this.isPublic = isPublic;
    }

    /**
     * Reserves more.
     *
     * @throws ApiException RATE_LIMITED where the caller holds too much, UNAVAILABLE where all do
     */
    void grow(long more) {
      synchronized (BodyBudget.this) {
        if (!released) {
          take(this, more);
          bytes += more;
        }
      }
    }

    /** Returns everything; further calls change nothing. */
    void release() {
      synchronized (BodyBudget.this) {
        if (!released) {
          released = true;
          giveBack(this);
        }
      }
    }
  }

  /**
   * Reserves bytes.
   *
   * @param callers whose share it counts against: an address, an account
   * @param isPublic whether no sign-in was needed
   * @throws ApiException RATE_LIMITED where a caller holds too much, UNAVAILABLE where all do
   */
  Reservation reserve(long bytes, List<String> callers, boolean isPublic) {
    var reservation = new Reservation(callers, isPublic);
    reservation.grow(bytes);
    return reservation;
  }

  /** The bytes that are reserved now. */
  synchronized long used() {
    return used;
  }

  private void take(Reservation reservation, long more) {
    if (reservation.callers.stream().anyMatch(it -> held(it) + more > mostPerCaller)) {
      throw new ApiException(
              ErrorCode.RATE_LIMITED,
              "Too many concurrent request bodies from this address. Try again.")
          .retryAfter(RETRY);
    }
    if (used + more > most || (reservation.isPublic && usedPublic + more > mostPublic)) {
      throw new ApiException(
              ErrorCode.UNAVAILABLE, "Too many concurrent request bodies. Try again.")
          .retryAfter(RETRY);
    }
    add(reservation, more);
  }

  private void giveBack(Reservation reservation) {
    add(reservation, -reservation.bytes);
  }

  private void add(Reservation reservation, long bytes) {
    used += bytes;
    usedPublic += reservation.isPublic ? bytes : 0;
    for (var caller : reservation.callers) {
      var held = held(caller) + bytes;
      if (held == 0) {
        byCaller.remove(caller);
      } else {
        byCaller.put(caller, held);
      }
    }
  }

  private long held(String caller) {
    return byCaller.getOrDefault(caller, 0L);
  }
}
