package dev.jobtrail.account.totp;

import dev.jobtrail.page.QrCode;
import io.quarkus.qute.TemplateData;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What an authenticator app needs; shown once. */
@TemplateData
@Schema(name = "AuthenticatorAppSetup")
public record AppSetup(
    @Schema(description = "The secret in Base32, to be typed in.") String secret,
    @Schema(
            description = "The secret as apps read it from a QR code or a link.",
            examples = "otpauth://totp/Jobtrail:jane%40example.com?secret=JBSWY3DPEHPK3PXP")
        String uri) {

  private static final String ISSUER = "Jobtrail";

  static AppSetup of(String secret, String account) {
    return new AppSetup(
        secret,
        "otpauth://totp/%s:%s?secret=%s&issuer=%s&algorithm=SHA1&digits=%d&period=%d"
            .formatted(
                ISSUER,
                URLEncoder.encode(account, StandardCharsets.UTF_8).replace("+", "%20"),
                secret,
                ISSUER,
                TimeCodes.DIGITS,
                TimeCodes.PERIOD_SECONDS));
  }

  /** The URI as a QR code in SVG. */
  public String qrCode() {
    return QrCode.of(uri).svg("QR code for your authenticator app");
  }

  @Override
  public String toString() {
    return "the setup of an authenticator app";
  }
}
