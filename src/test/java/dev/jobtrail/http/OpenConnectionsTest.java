package dev.jobtrail.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OpenConnectionsTest {

  private final OpenConnections connections = new OpenConnections(4, 2, "proxy"::equals);

  @Test
  void boundsConnectionsOfAnAddress() {
    assertThat(connections.admit("a", "a")).isTrue();
    assertThat(connections.admit("a", "a")).isTrue();
    assertThat(connections.admit("a", "a")).isFalse();

    connections.closed("a");

    assertThat(connections.admit("a", "a")).isTrue();
    assertThat(connections.count()).isEqualTo(2);
  }

  @Test
  void boundsAllConnections() {
    for (int i = 0; i < 4; i++) {
      assertThat(connections.admit("a" + i, "a" + i)).isTrue();
    }
    assertThat(connections.admit("b", "b")).isFalse();
    assertThat(connections.admit("proxy", "proxy")).isFalse();
  }

  @Test
  void exemptsProxiesFromTheBoundOfAnAddress() {
    for (int i = 0; i < 4; i++) {
      assertThat(connections.admit("proxy", "proxy")).isTrue();
    }
  }

  @Test
  void knowsNoBoundWhereItIsZero() {
    var unbounded = new OpenConnections(0, 0, _ -> false);
    for (int i = 0; i < 10_000; i++) {
      assertThat(unbounded.admit("a", "a")).isTrue();
    }
  }
}
