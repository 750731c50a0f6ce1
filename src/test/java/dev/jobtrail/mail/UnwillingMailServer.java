package dev.jobtrail.mail;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A mail server that greets by halves, is busy at the first try of every address, always busy for
 * {@code busy-for-good@}, never takes mail to {@code refused@}, and takes the first mail to {@code
 * lost@} without a word.
 */
public class UnwillingMailServer implements QuarkusTestResourceLifecycleManager {

  private ServerSocket server;

  /** The recipients named to the server, in order, whatever became of them. */
  private final List<String> tried = new CopyOnWriteArrayList<>();

  /** The recipients whose mail was taken. */
  private final List<String> taken = new CopyOnWriteArrayList<>();

  /** The Message-ID of each mail whose text arrived, behind its recipient. */
  private final List<String> messageIds = new CopyOnWriteArrayList<>();

  record Log(List<String> tried, List<String> taken, List<String> messageIds) {

    List<String> messageIdsTo(String address) {
      return messageIds.stream()
          .filter(it -> it.startsWith(address + " "))
          .map(it -> it.substring(address.length() + 1))
          .toList();
    }

    long triesTo(String address) {
      return tried.stream().filter(address::equals).count();
    }
  }

  @Override
  public Map<String, String> start() {
    try {
      server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::accept);
    return Map.of(
        "quarkus.mailer.mock", "false",
        "quarkus.mailer.host", "127.0.0.1",
        "quarkus.mailer.port", String.valueOf(server.getLocalPort()),
        "quarkus.mailer.own-host-name", "localhost",
        "quarkus.mailer.from", "Jobtrail <jobtrail@example.com>");
  }

  @Override
  public void stop() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void inject(TestInjector injector) {
    injector.injectIntoFields(
        new Log(tried, taken, messageIds), new TestInjector.MatchesType(Log.class));
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        var client = server.accept();
        Thread.ofVirtual().start(() -> converse(client));
      } catch (IOException e) {
        return; // closed by stop
      }
    }
  }

  private void converse(Socket client) {
    try (client;
        var in =
            new BufferedReader(
                new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))) {
      client.setTcpNoDelay(true);
      say(client, "220 unwi");
      say(client, "lling.example.com\r\n");
      String recipient = null;
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("EHLO")) {
          say(client, "250 unwilling.example.com\r\n");
        } else if (line.startsWith("RCPT TO:")) {
          recipient = line.substring("RCPT TO:<".length(), line.lastIndexOf('>'));
          say(client, replyTo(recipient));
        } else if (line.equals("DATA")) {
          say(client, "354 go on\r\n");
          readText(in, recipient);
          if (recipient.startsWith("lost@") && messageIdsTo(recipient) == 1) {
            return;
          }
          taken.add(recipient);
          say(client, "250 OK\r\n");
        } else if (line.equals("QUIT")) {
          say(client, "221 bye\r\n");
          return;
        } else {
          say(client, "250 OK\r\n");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String replyTo(String recipient) {
    var isFirst = !tried.contains(recipient);
    tried.add(recipient);
    if (recipient.startsWith("refused@")) {
      return "550 no such user\r\n";
    }
    return isFirst || recipient.startsWith("busy-for-good@")
        ? "451 try again later\r\n"
        : "250 OK\r\n";
  }

  private long messageIdsTo(String recipient) {
    return messageIds.stream().filter(it -> it.startsWith(recipient + " ")).count();
  }

  private void readText(BufferedReader in, String recipient) throws IOException {
    var line = in.readLine();
    while (line != null && !line.equals(".")) {
      if (line.startsWith("Message-ID: ")) {
        messageIds.add(recipient + " " + line.substring("Message-ID: ".length()));
      }
      line = in.readLine();
    }
  }

  private static void say(Socket client, String text) throws IOException {
    client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    client.getOutputStream().flush();
  }
}
