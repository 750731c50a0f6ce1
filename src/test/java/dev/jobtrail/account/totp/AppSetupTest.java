package dev.jobtrail.account.totp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AppSetupTest {

  @Test
  void hasAnAddressThatAppsUnderstand() {
    var setup = AppSetup.of("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", "jane+jobs@example.com");

    assertThat(setup.uri())
        .isEqualTo(
            "otpauth://totp/Jobtrail:jane%2Bjobs%40example.com"
                + "?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Jobtrail"
                + "&algorithm=SHA1&digits=6&period=30");
    assertThat(setup.qrCode()).startsWith("<svg").contains("aria-label=\"QR code for your");
  }
}
