package dev.jobtrail.browser.proxy;

import dev.jobtrail.outbound.OutboundException;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetSocket;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One connection of a browser to its proxy: one request or one tunnel, on the event loop of the
 * listener.
 */
final class ProxyConnection {

  private static final byte[] END_OF_HEAD = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  /** Cookies of a site can fill 16 KiB, a URL as much again. */
  private static final int MAX_HEAD_BYTES = 64 * 1024;

  /** A host's addresses that are tried; those beyond rarely differ in whether they answer. */
  private static final int MAX_ADDRESSES = 3;

  private static final String ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";

  private final ForwardProxy proxy;
  private final NetSocket client;
  private final Buffer head = Buffer.buffer();
  private NetSocket server;
  private ProxyRequest request;
  private long bodyLeft;
  private long headTimer;
  private boolean isOver;

  ProxyConnection(ForwardProxy proxy, NetSocket client) {
    this.proxy = proxy;
    this.client = client;
  }

  void begin() {
    client.exceptionHandler(_ -> close());
    client.closeHandler(_ -> close());
    headTimer = proxy.afterHeadTime(this::close);
    client.handler(this::readHead);
  }

  /** Ends both sides. */
  void close() {
    if (isOver) {
      return;
    }
    isOver = true;
    proxy.cancel(headTimer);
    proxy.ended();
    client.close();
    if (server != null) {
      server.close();
    }
  }

  private void readHead(Buffer part) {
    var from = Math.max(0, head.length() - END_OF_HEAD.length);
    head.appendBuffer(part);
    var end = endOfHead(from);
    if (end < 0 && head.length() <= MAX_HEAD_BYTES) {
      return;
    }
    proxy.cancel(headTimer);
    if (end < 0 || end > MAX_HEAD_BYTES) {
      answer(431, "The request header section is too long.");
      return;
    }
    client.pause();
    take(end);
  }

  private int endOfHead(int from) {
    for (var i = from; i + END_OF_HEAD.length <= head.length(); i++) {
      if (head.getByte(i) == '\r'
          && head.getByte(i + 1) == '\n'
          && head.getByte(i + 2) == '\r'
          && head.getByte(i + 3) == '\n') {
        return i + END_OF_HEAD.length;
      }
    }
    return -1;
  }

  private void take(int end) {
    try {
      request = ProxyRequest.of(head.getString(0, end, StandardCharsets.ISO_8859_1.name()));
      var rest = head.getBuffer(end, head.length());
      bodyLeft = request.bodyLength() - rest.length();
      if (!request.isTunnel() && bodyLeft < 0) {
        throw new ProxyRequestException(400, "Only one request per connection is supported.");
      }
      proxy
          .addresses(request.host(), request.port())
          .onSuccess(addresses -> connect(addresses, 0, rest))
          .onFailure(this::refuse);
    } catch (ProxyRequestException e) {
      answer(e.status(), e.getMessage());
    }
  }

  private void refuse(Throwable reason) {
    if (reason instanceof OutboundException refused) {
      proxy.refused(request.host(), request.port());
      answer(403, refused.getMessage() + ".");
    } else {
      answer(502, "The address of " + request.host() + " cannot be found.");
    }
  }

  private void connect(List<InetAddress> addresses, int index, Buffer rest) {
    if (isOver) {
      return;
    }
    var address = addresses.get(index).getHostAddress();
    proxy
        .connect(SocketAddress.inetSocketAddress(request.port(), address))
        .onSuccess(opened -> relay(opened, rest))
        .onFailure(
            _ -> {
              if (index + 1 < Math.min(addresses.size(), MAX_ADDRESSES)) {
                connect(addresses, index + 1, rest);
              } else {
                unreachable();
              }
            });
  }

  /** Without a response, the browser shows its own error for an unreachable server. */
  private void unreachable() {
    proxy.reached(request.host(), request.port(), false);
    if (request.isTunnel()) {
      answer(502, request.host() + " cannot be reached.");
    } else {
      close();
    }
  }

  private void relay(NetSocket opened, Buffer rest) {
    proxy.reached(request.host(), request.port(), true);
    server = opened;
    if (isOver) {
      server.close();
      return;
    }
    server.exceptionHandler(_ -> close());
    // by the end, which comes after what was received, and not by the close
    server.endHandler(_ -> close());
    server.handler(part -> pass(part, server, client));
    client.handler(this::passOn);
    if (request.isTunnel()) {
      client.write(ESTABLISHED);
    } else {
      server.write(request.head(), StandardCharsets.ISO_8859_1.name());
    }
    if (rest.length() > 0) {
      pass(rest, client, server);
    }
    client.resume();
  }

  /** Bytes after the body would be another request, perhaps for another host. */
  private void passOn(Buffer part) {
    if (!request.isTunnel()) {
      bodyLeft -= part.length();
      if (bodyLeft < 0) {
        close();
        return;
      }
    }
    pass(part, client, server);
  }

  private void pass(Buffer part, NetSocket from, NetSocket to) {
    if (!proxy.admits(part.length())) {
      close();
      return;
    }
    to.write(part);
    if (to.writeQueueFull()) {
      from.pause();
      to.drainHandler(_ -> from.resume());
    }
  }

  private void answer(int status, String text) {
    if (isOver) {
      return;
    }
    proxy.cancel(headTimer);
    var body = Buffer.buffer(text);
    client.handler(_ -> {}); // the rest of an unread body
    client.resume();
    client.write(
        Buffer.buffer(
                """
                HTTP/1.1 %d %s
                Content-Type: text/plain; charset=utf-8
                Content-Length: %d
                Cache-Control: no-store
                Connection: close

                """
                    .formatted(status, reason(status), body.length())
                    .replace("\n", "\r\n"))
            .appendBuffer(body));
    close();
  }

  private static String reason(int status) {
    return switch (status) {
      case 400 -> "Bad Request";
      case 403 -> "Forbidden";
      case 411 -> "Length Required";
      case 431 -> "Request Header Fields Too Large";
      default -> "Bad Gateway";
    };
  }
}
