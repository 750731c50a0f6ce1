package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server of a private network, by TCP and UDP on one port, that counts who comes near it. */
public final class Trap implements AutoCloseable {

  /** Where it stands: an address of loopback that test guards hold for private. */
  public static final String ADDRESS = "127.0.0.2";

  private static final byte[] ANSWER =
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\nConnection: close\r\n\r\nsecret"
          .getBytes(StandardCharsets.US_ASCII);

  private final ServerSocket connections = new ServerSocket();
  private final DatagramSocket packets;
  private final AtomicInteger visits = new AtomicInteger();

  public Trap() throws IOException {
    var address = InetAddress.getByName(ADDRESS);
    connections.bind(new InetSocketAddress(address, 0));
    packets = new DatagramSocket(connections.getLocalPort(), address);
    Thread.ofVirtual().start(this::acceptConnections);
    Thread.ofPlatform().daemon().start(this::acceptPackets);
  }

  public int port() {
    return connections.getLocalPort();
  }

  /** How many connections and packets have come. */
  public int visits() {
    return visits.get();
  }

  @Override
  public void close() {
    packets.close();
    try {
      connections.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void acceptConnections() {
    while (!connections.isClosed()) {
      try (var visitor = connections.accept()) {
        visits.incrementAndGet();
        visitor.getInputStream().read();
        visitor.getOutputStream().write(ANSWER);
      } catch (IOException _) {
        // a visitor that has gone, or the end
      }
    }
  }

  private void acceptPackets() {
    while (!packets.isClosed()) {
      try {
        packets.receive(new DatagramPacket(new byte[1500], 1500));
        visits.incrementAndGet();
      } catch (IOException _) {
        // the end
      }
    }
  }
}
