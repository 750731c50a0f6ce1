package dev.jobtrail.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.255.255.255",
        "10.0.0.0",
        "10.255.255.255",
        "100.64.0.0",
        "100.100.100.200",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "168.63.129.16",
        "169.254.0.0",
        "169.254.169.254",
        "172.16.0.0",
        "172.31.255.255",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.0",
        "192.168.255.255",
        "198.18.0.0",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.255",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::808:808",
        "100::1",
        "2001::1",
        "2001:2::1",
        "2001:1ff:ffff::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:808:808::1",
        "3fff::1",
        "3fff:fff::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fdff::1",
        "fe80::1",
        "febf::1",
        "fec0::1",
        "ff02::1"
      })
  void leavesOutReservedAddresses(String address) throws UnknownHostException {
    assertThat(PublicAddresses.contain(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0.0.0",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "126.255.255.255",
        "128.0.0.0",
        "168.63.129.15",
        "168.63.129.17",
        "169.253.255.255",
        "169.255.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.0",
        "192.167.255.255",
        "192.169.0.0",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "2001:200::1",
        "2001:db7:ffff::1",
        "2001:db9::1",
        "2003::1",
        "2606:4700::1111",
        "2a00:1450::1",
        "3ffe::1",
        "3fff:1000::1",
        "64:ff9b::808:808",
        "::ffff:8.8.8.8"
      })
  void containsTheirNeighbours(String address) throws UnknownHostException {
    assertThat(PublicAddresses.contain(InetAddress.getByName(address))).isTrue();
  }
}
