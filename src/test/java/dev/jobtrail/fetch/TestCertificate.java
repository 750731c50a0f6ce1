package dev.jobtrail.fetch;

import io.vertx.core.net.PfxOptions;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A certificate of one host, signed by itself.
 *
 * @param key what the host shows
 * @param trust what makes a client believe it
 */
record TestCertificate(PfxOptions key, PfxOptions trust) {

  static TestCertificate of(String host, Path directory) throws IOException, InterruptedException {
    var store = directory.resolve("store.p12").toString();
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var exit =
        new ProcessBuilder(
                keytool,
                "-genkeypair",
                "-alias",
                "host",
                "-keyalg",
                "EC",
                "-validity",
                "2",
                "-dname",
                "CN=" + host,
                "-ext",
                "san=dns:" + host,
                "-storetype",
                "PKCS12",
                "-keystore",
                store,
                "-storepass",
                "only-a-test",
                "-keypass",
                "only-a-test")
            .inheritIO()
            .start()
            .waitFor();
    if (exit != 0) {
      throw new IOException("keytool failed with " + exit);
    }
    var options = new PfxOptions().setPath(store).setPassword("only-a-test");
    return new TestCertificate(options, options);
  }
}
