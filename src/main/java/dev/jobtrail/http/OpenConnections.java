package dev.jobtrail.http;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Counts open connections in total and by address, and enforces the limits. */
final class OpenConnections {

  private final int most;
  private final int mostPerAddress;
  private final Predicate<String> isExempt;

  // guarded by this
  private final Map<String, Integer> byNetwork = new HashMap<>();
  private int open;

  /**
   * No connection yet.
   *
   * @param most in all; 0 for no bound
   * @param mostPerAddress 0 for no bound
   * @param isExempt tests for unlimited addresses, such as those of proxies
   */
  OpenConnections(int most, int mostPerAddress, Predicate<String> isExempt) {
    this.most = most == 0 ? Integer.MAX_VALUE : most;
    this.mostPerAddress = mostPerAddress == 0 ? Integer.MAX_VALUE : mostPerAddress;
    this.isExempt = isExempt;
  }

  /**
   * Counts a connection if the bounds allow it.
   *
   * @param address its numeric address
   * @param network the network of one subscriber's addresses
   */
  synchronized boolean admit(String address, String network) {
    var fromThere = byNetwork.getOrDefault(network, 0);
    if (open >= most || (fromThere >= mostPerAddress && !isExempt.test(address))) {
      return false;
    }
    open++;
    byNetwork.put(network, fromThere + 1);
    return true;
  }

  /** Forgets a connection that was admitted. */
  synchronized void closed(String network) {
    open--;
    byNetwork.computeIfPresent(network, (_, count) -> count == 1 ? null : count - 1);
  }

  /** How many are open. */
  synchronized int count() {
    return open;
  }
}
