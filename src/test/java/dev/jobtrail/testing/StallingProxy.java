package dev.jobtrail.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands between the service and its database as a NAT or a firewall does, and can forget its
 * connections: no byte passes any more, and neither side is told.
 */
public final class StallingProxy implements AutoCloseable {

  private final ServerSocket listener;
  private final InetSocketAddress target;
  private final List<Tunnel> tunnels = new CopyOnWriteArrayList<>();

  StallingProxy(InetSocketAddress target) throws IOException {
    this.target = target;
    this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  /** Forgets the connections of now; later ones pass. */
  public void forgetConnections() {
    tunnels.forEach(it -> it.forgotten = true);
  }

  @Override
  public void close() throws IOException {
    listener.close();
    for (var tunnel : tunnels) {
      tunnel.client.close();
      tunnel.server.close();
    }
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        var tunnel = new Tunnel(listener.accept(), new Socket());
        tunnel.server.connect(target);
        tunnels.add(tunnel);
        Thread.ofVirtual().start(() -> tunnel.copy(tunnel.client, tunnel.server));
        Thread.ofVirtual().start(() -> tunnel.copy(tunnel.server, tunnel.client));
      } catch (IOException e) {
        if (!listener.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private static final class Tunnel {

    private final Socket client;
    private final Socket server;
    private volatile boolean forgotten;

    Tunnel(Socket client, Socket server) {
      this.client = client;
      this.server = server;
    }

    void copy(Socket from, Socket to) {
      try {
        var buffer = new byte[8_192];
        for (int read; (read = from.getInputStream().read(buffer)) >= 0; ) {
          if (!forgotten) {
            to.getOutputStream().write(buffer, 0, read);
          }
        }
        if (!forgotten) {
          to.close();
        }
      } catch (IOException _) {
        return; // one of the two is gone
      }
    }
  }
}
