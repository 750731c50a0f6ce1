import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executors;

/**
 * Hosting that scales to zero, and one day of its visitors: a proxy that starts a program at the
 * first request, holds requests until it answers, and ends it by SIGTERM after some silence; visits
 * at random moments; and a mail server that prints the recipient of each mail as {@code mail
 * ADDRESS}.
 *
 * <p>Prints {@code request STATUS MILLISECONDS COLD} for each request, {@code started} and {@code
 * stopped} for each process, and at the end {@code cpu SECONDS} of all its processes.
 *
 * <p>Arguments: port of the proxy, port of the mail server, seconds of silence, seconds of the day,
 * visits, file with a line for each account (API key and id of an application), log of the
 * processes, id of a process that has to end before this one does, and the program. There are at
 * least as many accounts as visits.
 */
final class ScaleToZero {

  private static final Set<String> OWN_HEADERS = Set.of("connection", "host", "content-length");
  private static final long POLL_MILLISECONDS = 5;
  private static final int SEED = 31;

  private final long silenceNanoseconds;
  private final Path log;
  private final List<String> command;
  private final HttpClient client = HttpClient.newHttpClient();

  // guarded by this
  private Process process;
  private boolean answered;
  private int port;
  private int inFlight;
  private long lastUsed;

  private ScaleToZero(long silenceSeconds, Path log, List<String> command) {
    this.silenceNanoseconds = Duration.ofSeconds(silenceSeconds).toNanos();
    this.log = log;
    this.command = command;
  }

  /** Where a request goes, and whether the program had answered none before it came. */
  private record Target(int port, boolean isCold) {}

  public static void main(String... arguments) throws Exception {
    var rest = Arrays.asList(arguments).subList(8, arguments.length);
    var hosting = new ScaleToZero(Long.parseLong(arguments[2]), Path.of(arguments[6]), rest);
    receiveMail(Integer.parseInt(arguments[1]));
    hosting.serve(Integer.parseInt(arguments[0]));
    Thread.ofVirtual().start(hosting::watch);
    visit(
        URI.create("http://127.0.0.1:" + arguments[0]),
        Integer.parseInt(arguments[3]),
        Integer.parseInt(arguments[4]),
        new ArrayList<>(Files.readAllLines(Path.of(arguments[5]))));
    ProcessHandle.of(Long.parseLong(arguments[7])).ifPresent(it -> it.onExit().join());
    hosting.end();
    // fields 16 and 17 are those of children that have ended, in hundredths of a second
    var stat = Files.readString(Path.of("/proc/self/stat")).split(" ");
    System.out.printf(
        "cpu %.2f%n", (Long.parseLong(stat[15]) + Long.parseLong(stat[16])) / 100.0);
    System.exit(0);
  }

  private void serve(int proxyPort) throws IOException {
    var server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), proxyPort), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::pass);
    server.start();
  }

  private void pass(HttpExchange exchange) throws IOException {
    var begin = System.nanoTime();
    Target target = take();
    try (exchange) {
      var request =
          HttpRequest.newBuilder(
                  URI.create("http://127.0.0.1:" + target.port() + exchange.getRequestURI()))
              .method(
                  exchange.getRequestMethod(),
                  BodyPublishers.ofByteArray(exchange.getRequestBody().readAllBytes()));
      exchange
          .getRequestHeaders()
          .forEach(
              (name, values) -> {
                if (!OWN_HEADERS.contains(name.toLowerCase())) {
                  values.forEach(value -> request.header(name, value));
                }
              });
      var response = send(request.build(), target.isCold());
      exchange.sendResponseHeaders(
          response.statusCode(), response.body().length == 0 ? -1 : response.body().length);
      exchange.getResponseBody().write(response.body());
      System.out.printf(
          "request %d %.1f %s%n",
          response.statusCode(), (System.nanoTime() - begin) / 1e6, target.isCold());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      release();
    }
  }

  /** A program that starts does not listen at first, and may close what it has no time to read. */
  private HttpResponse<byte[]> send(HttpRequest request, boolean isCold)
      throws IOException, InterruptedException {
    while (true) {
      try {
        return client.send(request, BodyHandlers.ofByteArray());
      } catch (IOException e) {
        if (!isCold) {
          System.out.println("failed " + e);
          throw e;
        }
        Thread.sleep(POLL_MILLISECONDS);
      }
    }
  }

  private synchronized Target take() throws IOException {
    if (process == null || !process.isAlive()) {
      try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        port = socket.getLocalPort();
      }
      var builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
      builder.environment().put("QUARKUS_HTTP_PORT", String.valueOf(port));
      process = builder.start();
      answered = false;
      System.out.println("started");
    }
    inFlight++;
    return new Target(port, !answered);
  }

  private synchronized void release() {
    inFlight--;
    answered = true;
    lastUsed = System.nanoTime();
  }

  /** Ends the process once nobody has asked for long enough; the next request gets another one. */
  private void watch() {
    while (true) {
      try {
        Thread.sleep(Duration.ofMillis(100));
        var silent = takeSilent();
        if (silent != null) {
          silent.destroy();
        }
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private synchronized Process takeSilent() {
    if (process == null || inFlight > 0 || System.nanoTime() - lastUsed < silenceNanoseconds) {
      return null;
    }
    var silent = process;
    process = null;
    silent.onExit().thenRun(() -> System.out.println("stopped"));
    return silent;
  }

  private void end() throws InterruptedException {
    List<ProcessHandle> running = ProcessHandle.current().children().toList();
    running.forEach(ProcessHandle::destroy);
    for (var one : running) {
      one.onExit().join();
    }
  }

  /** Each visit reads two lists and queues a review, one request after the other. */
  private static void visit(URI base, int seconds, int visits, List<String> accounts)
      throws InterruptedException {
    var random = new Random(SEED);
    var begin = System.nanoTime();
    var moments = random.doubles(visits, 0, seconds).sorted().iterator();
    Collections.shuffle(accounts, random);
    var visitors = new ArrayList<Thread>();
    for (var visitor : accounts.subList(0, visits)) {
      var moment = moments.next();
      var account = visitor.split(" ");
      sleepUntil(begin + (long) (moment * 1e9));
      visitors.add(Thread.ofVirtual().start(() -> visit(base, account)));
    }
    for (var thread : visitors) {
      thread.join();
    }
    sleepUntil(begin + Duration.ofSeconds(seconds).toNanos());
  }

  private static void sleepUntil(long nanoTime) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, nanoTime - System.nanoTime())));
  }

  private static void visit(URI base, String... account) {
    try (var connection = new Connection(base)) {
      connection.ask(connection.get("/agenda", account[0]));
      connection.ask(connection.get("/applications?limit=50", account[0]));
      connection.ask(
          connection.request("POST", "/applications/" + account[1] + "/review", account[0], "{}"));
    } catch (IOException e) {
      System.out.println("failed " + e);
    }
  }

  private static void receiveMail(int port) throws IOException {
    var server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual()
        .start(
            () -> {
              while (true) {
                try {
                  var socket = server.accept();
                  Thread.ofVirtual().start(() -> receiveMail(socket));
                } catch (IOException e) {
                  System.out.println("failed " + e);
                  return;
                }
              }
            });
  }

  private static void receiveMail(Socket socket) {
    try (socket) {
      var in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
      reply(socket, "220 ready");
      var recipient = "";
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("RCPT TO:")) {
          recipient = line.replaceAll(".*<|>.*", "");
          reply(socket, "250 ok");
        } else if (line.equals("DATA")) {
          reply(socket, "354 go on");
          while (!".".equals(in.readLine())) {
            // the text of the mail
          }
          System.out.println("mail " + recipient);
          reply(socket, "250 ok");
        } else if (line.equals("QUIT")) {
          reply(socket, "221 bye");
          return;
        } else {
          reply(socket, "250 ok");
        }
      }
    } catch (IOException e) {
      System.out.println("failed " + e);
    }
  }

  private static void reply(Socket socket, String line) throws IOException {
    socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }
}
