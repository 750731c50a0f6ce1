package dev.jobtrail.browser.proxy;

import dev.jobtrail.platform.AddressBlock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/**
 * The address that a proxy listens on and its allowed clients.
 *
 * @param bindAddress the address to listen on
 * @param host the host name that browsers use
 * @param port the first port to try; 0 for any free one
 * @param peers who may connect
 */
record ProxyListener(String bindAddress, String host, int port, List<AddressBlock> peers) {

  private static final String LOOPBACK = "127.0.0.1";
  private static final AddressBlock LOOPBACKS = AddressBlock.of("127.0.0.0/8");

  /** Any port does to ask for a route; nothing is sent there. */
  private static final int ANY_PORT = 9;

  /** For a browser on this machine. */
  static ProxyListener here() {
    return new ProxyListener(LOOPBACK, LOOPBACK, 0, List.of(LOOPBACKS));
  }

  /**
   * For the browsers of a WebDriver server.
   *
   * @throws UncheckedIOException where the server's name is not known
   */
  static ProxyListener towards(String serverHost, ProxySettings settings) {
    try {
      var servers = InetAddress.getAllByName(serverHost);
      var facing = addressTowards(servers[0]).getHostAddress();
      var bind = settings.bindAddress().orElse(facing);
      var host = InetAddress.getByName(bind).isAnyLocalAddress() ? facing : bind;
      var peers =
          settings
              .allowFrom()
              .map(it -> it.stream().map(AddressBlock::of).toList())
              .orElseGet(() -> ownAddresses(servers));
      return new ProxyListener(bind, settings.host().orElse(host), settings.port(), peers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<AddressBlock> ownAddresses(InetAddress[] servers) {
    return Arrays.stream(servers).map(it -> AddressBlock.of(it.getHostAddress())).toList();
  }

  /** Our address on the way to another. */
  private static InetAddress addressTowards(InetAddress other) throws IOException {
    try (var socket = new DatagramSocket()) {
      socket.connect(other, ANY_PORT);
      return socket.getLocalAddress();
    }
  }
}
