package dev.jobtrail.browser.proxy;

import dev.jobtrail.platform.AddressRange;
import dev.jobtrail.platform.AtLeast;
import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The forward proxy of the apply browsers. A browser on this machine is served on loopback; the
 * first four settings are for a WebDriver server such as a Selenium Grid.
 */
@ConfigMapping(prefix = "jobtrail.apply.proxy")
public interface ProxySettings {

  /** The address to listen on; by default that of the interface that leads to the server. */
  Optional<String> bindAddress();

  /** The host that browsers reach the proxy by; by default the address that it listens on. */
  Optional<String> host();

  /**
   * The first port to try, for networks that let only some ports through; each browser has a port
   * of its own, and the next higher one is tried where one is taken. 0 stands for any free port.
   */
  @WithDefault("0")
  @Min(0)
  @Max(65535)
  int port();

  /**
   * Addresses and ranges that may connect; by default the addresses of the WebDriver server. The
   * nodes of a Grid that run on other machines than its hub have to be named here.
   */
  Optional<List<@AddressRange String>> allowFrom();

  /** Open connections of one browser; Chromium itself keeps to 32, and to 255 WebSockets. */
  @WithDefault("128")
  @Min(1)
  int maxConnections();

  /** What one browser may send and receive; the heaviest job pages seen load about 30 MB. */
  @WithDefault("256M")
  @AtLeast("1K")
  MemorySize maxBytes();

  /** How long a connection may be silent; pages keep WebSockets open with pings by the minute. */
  @WithDefault("2m")
  @AtLeast("1ms")
  Duration idleTime();

  /** The timeout of a request's head; a browser sends it immediately. */
  @WithDefault("10s")
  @AtLeast("1ms")
  Duration headTime();
}
