package dev.jobtrail.browser.proxy;

import dev.jobtrail.fetch.FetchSettings;
import dev.jobtrail.outbound.SsrfGuard;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import io.vertx.core.net.NetClient;
import io.vertx.core.net.NetClientOptions;
import io.vertx.core.net.NetServerOptions;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Opens a forward proxy for each browser. */
@ApplicationScoped
public class ForwardProxies {

  /**
   * Name resolution blocks; this limit keeps a slow name server from blocking all request threads.
   */
  private static final int LOOK_UPS = 8;

  /** Browsers of a process are few; this many neighbours of a taken port are tried. */
  private static final int PORTS_TO_TRY = 16;

  private static final long LISTENING_SECONDS = 10;

  private final Set<Integer> portsInUse = ConcurrentHashMap.newKeySet();
  private final Vertx vertx;
  private final SsrfGuard guard;
  private final ProxySettings settings;
  private final NetClient client;
  private final WorkerExecutor lookUps;

  public ForwardProxies(Vertx vertx, SsrfGuard guard, FetchSettings fetch, ProxySettings settings) {
    this.vertx = vertx;
    this.guard = guard;
    this.settings = settings;
    this.client =
        vertx.createNetClient(
            new NetClientOptions().setConnectTimeout((int) fetch.connectTime().toMillis()));
    this.lookUps = vertx.createSharedWorkerExecutor("browser-names", LOOK_UPS);
  }

  /**
   * Opens one for a browser on this machine.
   *
   * @throws UncheckedIOException where it cannot listen
   */
  public ForwardProxy open() {
    return open(ProxyListener.here());
  }

  /**
   * Opens one for a browser of a WebDriver server.
   *
   * @throws UncheckedIOException where it cannot listen, or the server's name is not known
   */
  public ForwardProxy openFor(String serverHost) {
    return open(ProxyListener.towards(serverHost, settings));
  }

  @PreDestroy
  void close() {
    client.close();
    lookUps.close();
  }

  private ForwardProxy open(ProxyListener listener) {
    var last = listener.port() == 0 ? 0 : listener.port() + PORTS_TO_TRY - 1;
    for (var port = listener.port(); ; port++) {
      try {
        return open(listener, port);
      } catch (IOException e) {
        if (port >= last) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  /** Servers of one Vert.x share a port, and each would get connections of the other's browser. */
  private ForwardProxy open(ProxyListener listener, int port) throws IOException {
    if (port != 0 && !portsInUse.add(port)) {
      throw new IOException("Port " + port + " is in use");
    }
    var proxy = new ForwardProxy(this, listener, options());
    try {
      await(proxy.listen(port));
      return proxy;
    } catch (IOException e) {
      portsInUse.remove(port);
      throw e;
    }
  }

  void release(int port) {
    portsInUse.remove(port);
  }

  private NetServerOptions options() {
    return new NetServerOptions()
        .setIdleTimeout((int) settings.idleTime().toSeconds())
        .setIdleTimeoutUnit(TimeUnit.SECONDS);
  }

  private static void await(Future<?> listening) throws IOException {
    try {
      listening.toCompletionStage().toCompletableFuture().get(LISTENING_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted", e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException("The browser's proxy cannot listen", e);
    }
  }

  /** Finds the checked addresses of a host. */
  Future<List<InetAddress>> lookUp(String host, int port) {
    return lookUps.executeBlocking(() -> guard.addresses(host, port), false);
  }

  Vertx vertx() {
    return vertx;
  }

  NetClient client() {
    return client;
  }

  ProxySettings settings() {
    return settings;
  }
}
