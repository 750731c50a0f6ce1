package dev.jobtrail.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jobtrail.fetch.FetchException.Reason;
import dev.jobtrail.outbound.SsrfGuard;
import dev.jobtrail.outbound.TestGuard;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class FetcherTest {

  @TempDir Path directory;

  private final LocalSite site = new LocalSite();
  private final Fetcher fetcher = site.fetcher();

  @AfterEach
  void closeSite() {
    site.close();
  }

  @Test
  void readsAPage() {
    var uri = site.page("/job", "text/html; charset=utf-8", "<p>Größe</p>");

    var page = fetcher.get(uri);

    assertThat(page.finalUri()).isEqualTo(uri);
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.contentType()).isEqualTo("text/html; charset=utf-8");
    assertThat(page.text()).isEqualTo("<p>Größe</p>");
  }

  @Test
  void saysWhoAsksAndForWhatHost() {
    fetcher.get(URI.create(site.page("/job", "text/html", "x") + "?id=a%20b&c"));

    var request = site.requests().getFirst();
    assertThat(request.getHeader("User-Agent"))
        .isEqualTo("Jobtrail/1.0 (+https://jobtrail.example/robot)");
    assertThat(request.getHeader("Host")).isEqualTo("127.0.0.1:" + site.port());
    assertThat(request.getHeader("Accept-Encoding")).isEqualTo("gzip, deflate");
    assertThat(request.uri()).isEqualTo("/job?id=a%20b&c");
  }

  @Test
  void refusesAPrivateAddressBeforeAnyRequest() {
    site.page("/job", "text/html", "secret");

    assertThat(failure(site.shippedFetcher(), site.uri("/job"))).isEqualTo(Reason.REFUSED_ADDRESS);
    assertThat(site.requests()).isEmpty();
  }

  @Test
  void connectsToTheCheckedAddressAndNamesTheHost() {
    site.page("/job", "text/html", "x");
    var lookups = new AtomicInteger();
    var rebinding =
        lookingUp(
            host ->
                new InetAddress[] {
                  InetAddress.getByName(lookups.getAndIncrement() == 0 ? "127.0.0.1" : "10.0.0.1")
                });

    rebinding.get(URI.create("http://jobs.example:" + site.port() + "/job"));

    assertThat(lookups).hasValue(1);
    assertThat(site.requests().getFirst().getHeader("Host"))
        .isEqualTo("jobs.example:" + site.port());
  }

  @Test
  void triesTheNextAddressWhenOneDoesNotAnswer() {
    site.page("/job", "text/html", "x");
    var fetcher =
        lookingUp(
            host ->
                new InetAddress[] {
                  InetAddress.getByName("127.0.0.9"), InetAddress.getByName("127.0.0.1")
                });

    assertThat(fetcher.get(URI.create("http://jobs.example:" + site.port() + "/job")).text())
        .isEqualTo("x");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "//192.168.0.1/",
        "http://[::1]/",
        "http://localhost:1/",
        "http://2130706433/"
      })
  void refusesARedirectToAPrivateAddress(String location) {
    var loopbackAlone =
        TestFetcher.unshared(
            site.vertx(),
            TestFetchSettings.local(),
            TestGuard.publicWebAndLoopback(port -> port == site.port() || port == 80),
            null);

    assertThat(failure(loopbackAlone, site.redirect("/go", 302, location)))
        .isEqualTo(Reason.REFUSED_ADDRESS);
  }

  @ParameterizedTest
  @CsvSource({
    "301, /job",
    "302, job",
    "303, ./job",
    "307, //127.0.0.1:{port}/job",
    "308, http://127.0.0.1:{port}/job#top",
    "302, ../dir/job"
  })
  void followsRedirects(int status, String location) {
    site.page("/dir/job", "text/html", "found");
    site.page("/job", "text/html", "found");
    var uri =
        site.redirect("/dir/go", status, location.replace("{port}", String.valueOf(site.port())));

    assertThat(fetcher.get(uri).text()).isEqualTo("found");
  }

  @Test
  void followsARedirectThatIsNoProperUrl() {
    site.page("/straße", "text/html", "found");
    site.page("/stra%C3%9Fe", "text/html", "found");
    var asSent =
        new String("/straße?a=b c".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    var uri = site.redirect("/go", 302, asSent);

    assertThat(fetcher.get(uri).finalUri()).isEqualTo(site.uri("/stra%C3%9Fe?a=b%20c"));
  }

  @Test
  void followsFiveRedirectsAndNoMore() {
    site.page("/0", "text/html", "found");
    for (var i = 1; i <= 6; i++) {
      site.redirect("/" + i, 302, "/" + (i - 1));
    }

    assertThat(fetcher.get(site.uri("/5")).text()).isEqualTo("found");
    assertThat(failure(fetcher, site.uri("/6"))).isEqualTo(Reason.TOO_MANY_REDIRECTS);
  }

  @Test
  void endsARedirectThatLeadsToItself() {
    assertThat(failure(fetcher, site.redirect("/go", 302, "/go")))
        .isEqualTo(Reason.TOO_MANY_REDIRECTS);
    assertThat(site.requests()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ftp://example.com/", "javascript:alert(1)", "http://a@b/", "http://", " "})
  void refusesARedirectToNoPage(String location) {
    assertThat(failure(fetcher, site.redirect("/go", 302, location)))
        .isEqualTo(Reason.BAD_REDIRECT);
  }

  @ParameterizedTest
  @CsvSource({
    "404, NOT_FOUND",
    "410, NOT_FOUND",
    "401, FORBIDDEN",
    "403, FORBIDDEN",
    "400, BAD_STATUS",
    "304, BAD_STATUS",
    "451, BAD_STATUS"
  })
  void asksOnceWhereTheAnswerWillNotChange(int status, Reason reason) {
    var uri = site.page("/job", request -> request.response().setStatusCode(status).end());

    var failure = catchThrowableOfType(FetchException.class, () -> fetcher.get(uri));

    assertThat(failure.reason()).isEqualTo(reason);
    assertThat(failure.status()).contains(status);
    assertThat(site.requests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {429, 500, 502, 503})
  void asksAgainWhereTheAnswerMayChange(int status) {
    var uri =
        site.page(
            "/job",
            request -> {
              if (site.requests().size() == 1) {
                request.response().setStatusCode(status).putHeader("Retry-After", "0").end();
              } else {
                request.response().end("better");
              }
            });

    assertThat(fetcher.get(uri).text()).isEqualTo("better");
  }

  @Test
  void waitsAsLongAsTheSiteAsks() {
    var uri =
        site.page(
            "/job",
            request -> {
              if (site.requests().size() == 1) {
                request
                    .response()
                    .setStatusCode(503)
                    .putHeader("Date", "Sat, 21 Nov 2026 02:34:56 GMT")
                    .putHeader("Retry-After", "Sat, 21 Nov 2026 02:34:58 GMT")
                    .end();
              } else {
                request.response().end("better");
              }
            });
    var start = System.nanoTime();

    fetcher.get(uri);

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(1_990));
  }

  @Test
  void givesUpWhereTheSiteAsksForALongWait() {
    var uri =
        site.page(
            "/job",
            request ->
                request.response().setStatusCode(429).putHeader("Retry-After", "3600").end());

    var failure = catchThrowableOfType(FetchException.class, () -> fetcher.get(uri));

    assertThat(failure.reason()).isEqualTo(Reason.BUSY);
    assertThat(failure.retryAfter()).contains(Duration.ofHours(1));
    assertThat(site.requests()).hasSize(1);
  }

  @Test
  void leavesASiteThatAsksForRestAloneWhoeverAsksNext() {
    var busy =
        site.page(
            "/busy",
            request -> request.response().setStatusCode(400).putHeader("Retry-After", "1").end());
    var other = site.page("/job", "text/html", "x");
    assertThat(failure(fetcher, busy)).isEqualTo(Reason.BAD_STATUS);
    var start = System.nanoTime();

    fetcher.get(other);

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(900));
  }

  @Test
  void givesUpAfterTwoRetries() {
    var uri =
        site.page(
            "/job",
            request -> request.response().setStatusCode(500).putHeader("Retry-After", "0").end());

    assertThat(failure(fetcher, uri)).isEqualTo(Reason.BAD_STATUS);
    assertThat(site.requests()).hasSize(3);
  }

  @Test
  void readsABodyUpToTheBound() {
    var largest = Buffer.buffer(new byte[5 * 1024 * 1024]);
    var fits = site.page("/fits", request -> request.response().end(largest));
    var large =
        site.page("/large", request -> request.response().end(largest.copy().appendByte((byte) 0)));

    assertThat(fetcher.get(fits).body()).hasSize(5 * 1024 * 1024);
    assertThat(failure(fetcher, large)).isEqualTo(Reason.TOO_LARGE);
  }

  @Test
  void stopsABodyThatNeverEnds() {
    var uri = site.page("/endless", FetcherTest::pour);

    assertThat(failure(fetcher, uri)).isEqualTo(Reason.TOO_LARGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "deflate", "gzip, gzip"})
  void stopsABodyThatGrowsWhenDecompressed(String encoding) throws IOException {
    var bomb = new byte[300 * 1024 * 1024];
    var packed = "deflate".equals(encoding) ? deflated(bomb) : gzipped(bomb);
    var sent = "gzip, gzip".equals(encoding) ? gzipped(packed) : packed;
    assertThat(sent.length).isLessThan(1024 * 1024);
    var uri = site.page("/bomb", request -> encoded(request, encoding, sent));

    assertThat(failure(fetcher, uri)).isEqualTo(Reason.TOO_LARGE);
  }

  @Test
  void readsCompressedBodies() throws IOException {
    var text = "Größe".getBytes(StandardCharsets.UTF_8);
    var gzip = gzipped(text);
    var zlib = deflated(text);
    var both = gzipped(deflated(text));
    site.page("/gzip", request -> encoded(request, "gzip", gzip));
    site.page("/deflate", request -> encoded(request, "deflate", zlib));
    site.page("/both", request -> encoded(request, "deflate, GZIP", both));

    assertThat(fetcher.get(site.uri("/gzip")).text()).isEqualTo("Größe");
    assertThat(fetcher.get(site.uri("/deflate")).text()).isEqualTo("Größe");
    assertThat(fetcher.get(site.uri("/both")).text()).isEqualTo("Größe");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gzip", "deflate", "br", "gzip,gzip,gzip"})
  void refusesABodyThatIsNotEncodedAsItSays(String encoding) {
    var uri =
        site.page(
            "/job",
            request -> encoded(request, encoding, "<html>".getBytes(StandardCharsets.US_ASCII)));

    assertThat(failure(fetcher, uri)).isEqualTo(Reason.UNREADABLE);
  }

  @Test
  void endsABodyThatDrips() {
    var uri =
        site.page(
            "/drip",
            request -> {
              request.response().setChunked(true);
              site.vertx().setPeriodic(50, timer -> request.response().write("."));
            });
    var hasty =
        site.fetcher(
            TestFetchSettings.local().within(Duration.ofMillis(500), Duration.ofMillis(900)));
    var start = System.nanoTime();

    assertThat(failure(hasty, uri)).isEqualTo(Reason.TOO_SLOW);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
  }

  @Test
  void endsAHostThatNeverAnswers() {
    var uri = site.page("/silent", request -> {});
    var hasty =
        site.fetcher(
            TestFetchSettings.local().within(Duration.ofMillis(300), Duration.ofMillis(600)));

    assertThat(failure(hasty, uri)).isEqualTo(Reason.TOO_SLOW);
  }

  @Test
  void readsABodyWithoutLength() throws Exception {
    assertThat(rawAnswer("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\nwhole"))
        .isEqualTo("whole");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal",
        "SSH-2.0-OpenSSH_9.6\r\n",
        "HTTP/1.1 abc\r\n\r\n",
        ""
      })
  void refusesABrokenAnswer(String answer) {
    assertThatThrownBy(() -> rawAnswer(answer))
        .isInstanceOfSatisfying(
            FetchException.class, e -> assertThat(e.reason()).isEqualTo(Reason.UNREACHABLE));
  }

  @Test
  void saysThatNobodyListens() throws IOException {
    int port;
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }

    assertThatThrownBy(() -> fetcher.get(URI.create("http://127.0.0.1:" + port + "/?token=secret")))
        .isInstanceOfSatisfying(
            FetchException.class, e -> assertThat(e.reason()).isEqualTo(Reason.UNREACHABLE))
        .hasMessage("127.0.0.1 cannot be reached");
  }

  @Test
  void pausesBetweenTwoRequestsToOneHost() {
    var uri = site.page("/job", "text/html", "x");
    var polite = site.fetcher(TestFetchSettings.local().pausing(Duration.ofMillis(400)));
    var start = System.nanoTime();

    polite.get(uri);
    polite.get(uri);
    polite.get(uri);

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(790));
  }

  @Test
  void asksOneHostOneThingAtATime() {
    var open = new AtomicInteger();
    var most = new AtomicInteger();
    var uri =
        site.page(
            "/job",
            request -> {
              most.accumulateAndGet(open.incrementAndGet(), Math::max);
              site.vertx()
                  .setTimer(
                      50,
                      timer -> {
                        open.decrementAndGet();
                        request.response().end("x");
                      });
            });

    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var reads = new CompletableFuture<?>[8];
      for (var i = 0; i < reads.length; i++) {
        reads[i] = CompletableFuture.runAsync(() -> fetcher.get(uri), threads);
      }
      CompletableFuture.allOf(reads).join();
    }

    assertThat(most).hasValue(1);
    assertThat(site.requests()).hasSize(8);
  }

  @Test
  void refusesToBlockAnEventLoop() {
    var uri = site.page("/job", "text/html", "x");
    var read = new CompletableFuture<FetchedPage>();
    site.vertx()
        .runOnContext(
            now -> {
              try {
                read.complete(fetcher.get(uri));
              } catch (IllegalStateException e) {
                read.completeExceptionally(e);
              }
            });

    assertThatThrownBy(read::join).hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void trustsACertificateOfThatHostAlone() throws Exception {
    var certificate = TestCertificate.of("jobs.example", directory);
    try (var secure = secureSite(certificate)) {
      secure.page("/job", "text/html", "private");
      var trusting = trusting(secure.vertx(), certificate);

      assertThat(trusting.get(URI.create("https://jobs.example:" + secure.port() + "/job")).text())
          .isEqualTo("private");
      assertThatThrownBy(
              () -> trusting.get(URI.create("https://other.example:" + secure.port() + "/job")))
          .hasMessage("other.example has no trusted certificate");
      assertThatThrownBy(
              () -> fetcher.get(URI.create("https://127.0.0.1:" + secure.port() + "/job")))
          .hasMessage("127.0.0.1 has no trusted certificate");
    }
  }

  @Test
  void refusesARedirectFromHttpsToHttp() throws Exception {
    var certificate = TestCertificate.of("jobs.example", directory);
    try (var secure = secureSite(certificate)) {
      secure.redirect("/go", 302, site.page("/job", "text/html", "x").toString());
      var uri = URI.create("https://jobs.example:" + secure.port() + "/go");

      assertThat(failure(trusting(secure.vertx(), certificate), uri))
          .isEqualTo(Reason.BAD_REDIRECT);
      assertThat(site.requests()).isEmpty();
    }
  }

  private static LocalSite secureSite(TestCertificate certificate) {
    return new LocalSite(new HttpServerOptions().setSsl(true).setKeyCertOptions(certificate.key()));
  }

  private static Fetcher trusting(Vertx vertx, TestCertificate certificate) {
    return TestFetcher.unshared(
        vertx,
        TestFetchSettings.local(),
        new SsrfGuard(
            host -> new InetAddress[] {InetAddress.getLoopbackAddress()},
            address -> true,
            port -> true),
        certificate.trust());
  }

  private Fetcher lookingUp(SsrfGuard.Lookup lookup) {
    return TestFetcher.unshared(
        site.vertx(),
        TestFetchSettings.local(),
        new SsrfGuard(lookup, address -> true, port -> true),
        null);
  }

  private static Reason failure(Fetcher fetcher, URI uri) {
    return catchThrowableOfType(FetchException.class, () -> fetcher.get(uri)).reason();
  }

  private String rawAnswer(String answer) throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual()
          .start(
              () -> {
                try (var socket = server.accept()) {
                  socket.getInputStream().read(new byte[4096]);
                  socket.getOutputStream().write(answer.getBytes(StandardCharsets.ISO_8859_1));
                } catch (IOException e) {
                  throw new IllegalStateException(e);
                }
              });
      return fetcher.get(URI.create("http://127.0.0.1:" + server.getLocalPort() + "/")).text();
    }
  }

  private static void pour(HttpServerRequest request) {
    var response = request.response().setChunked(true);
    var part = Buffer.buffer(new byte[64 * 1024]);
    response.drainHandler(drained -> fill(request, part));
    fill(request, part);
  }

  private static void fill(HttpServerRequest request, Buffer part) {
    var response = request.response();
    while (!response.closed() && !response.writeQueueFull()) {
      response.write(part);
    }
  }

  private static void encoded(HttpServerRequest request, String encoding, byte[] body) {
    request.response().putHeader("Content-Encoding", encoding).end(Buffer.buffer(body));
  }

  private static byte[] gzipped(byte[] bytes) throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var stream = new GZIPOutputStream(packed)) {
      stream.write(bytes);
    }
    return packed.toByteArray();
  }

  private static byte[] deflated(byte[] bytes) throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var stream = new DeflaterOutputStream(packed)) {
      stream.write(bytes);
    }
    return packed.toByteArray();
  }
}
