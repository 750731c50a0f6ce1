package dev.jobtrail.inbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.security.GeneralSecurityException;
import java.util.function.Function;
import javax.net.SocketFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/**
 * A connection to the checked address of a mail server, whatever its name leads to by now. TLS is
 * part of it, so that what the server sends is bounded after it is decrypted.
 */
final class MailboxSocket extends Socket {

  private final InetAddress address;
  private final String host;
  private final boolean hasTls;
  private final Function<InputStream, InputStream> bounds;
  private SSLSocket secured;

  private MailboxSocket(
      InetAddress address, String host, boolean hasTls, Function<InputStream, InputStream> bounds) {
    this.address = address;
    this.host = host;
    this.hasTls = hasTls;
    this.bounds = bounds;
  }

  /** Makes connections to one address only. */
  static SocketFactory factory(
      InetAddress address, String host, boolean hasTls, Function<InputStream, InputStream> bounds) {
    return new SocketFactory() {

      @Override
      public Socket createSocket() {
        return new MailboxSocket(address, host, hasTls, bounds);
      }

      @Override
      public Socket createSocket(String name, int port) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Socket createSocket(String name, int port, InetAddress local, int localPort) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Socket createSocket(InetAddress to, int port) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Socket createSocket(InetAddress to, int port, InetAddress local, int localPort) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Override
  public void connect(SocketAddress endpoint, int timeout) throws IOException {
    var port = ((InetSocketAddress) endpoint).getPort();
    super.connect(new InetSocketAddress(address, port), timeout);
    if (hasTls) {
      setSoTimeout(timeout);
      secured = handshake(port);
    }
  }

  private SSLSocket handshake(int port) throws IOException {
    try {
      var factory = SSLContext.getDefault().getSocketFactory();
      var socket = (SSLSocket) factory.createSocket(this, host, port, true);
      var parameters = socket.getSSLParameters();
      parameters.setEndpointIdentificationAlgorithm("HTTPS"); // the certificate is for the host
      socket.setSSLParameters(parameters);
      socket.startHandshake();
      return socket;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has TLS", e);
    }
  }

  @Override
  public InputStream getInputStream() throws IOException {
    if (hasTls) {
      return secured == null ? super.getInputStream() : bounds.apply(secured.getInputStream());
    }
    return bounds.apply(super.getInputStream());
  }

  @Override
  public OutputStream getOutputStream() throws IOException {
    return secured == null ? super.getOutputStream() : secured.getOutputStream();
  }

  @Override
  public void close() throws IOException {
    var open = secured;
    secured = null;
    if (open != null) {
      open.close();
    }
    super.close();
  }
}
