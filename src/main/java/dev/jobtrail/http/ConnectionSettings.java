package dev.jobtrail.http;

import dev.jobtrail.platform.AtLeast;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import jakarta.validation.constraints.Min;
import java.time.Duration;

/** Limits of connections and their idle time. */
@ConfigMapping(prefix = "jobtrail.connections")
interface ConnectionSettings {

  /** All connections; an idle one costs about 10 kB. 0 disables the limit. */
  @WithDefault("5000")
  @Min(0)
  int most();

  /**
   * From one address (of IPv6: one /64 network). It is high because many users share the address of
   * an office or of a proxy that does not tell theirs; silent connections are closed anyway.
   * Proxies in {@code quarkus.http.proxy.trusted-proxies} are exempt. 0 stands for no bound.
   */
  @WithDefault("1500")
  @Min(0)
  int mostPerAddress();

  /** How long the head of a request may take from the connection, or its first byte, on. */
  @WithDefault("15s")
  @AtLeast("1ms")
  Duration headTimeout();

  /** How long a connection may wait for its next request; browsers close theirs after a minute. */
  @WithDefault("75s")
  @AtLeast("1ms")
  Duration keepAliveTimeout();
}
