package dev.jobtrail.account.totp;

import dev.jobtrail.platform.Secrets;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.commons.codec.binary.Base32;
import org.hibernate.annotations.UuidGenerator;

/**
 * A code that signs in once when the authenticator app is lost. It has 80 random bits, so a fast
 * hash of it tells nothing.
 */
@Entity
@Table(name = "account_recovery_code")
class RecoveryCode extends PanacheEntityBase {

  /** Enough for years of lost phones, few enough to print. */
  static final int IN_A_SET = 10;

  static final int LENGTH = 16;

  private static final int BYTES = 10;
  private static final int GROUP = 4;

  @Id
  @UuidGenerator(style = UuidGenerator.Style.VERSION_7)
  UUID id;

  UUID accountId;
  String codeHash;

  protected RecoveryCode() {}

  private RecoveryCode(UUID accountId, String code) {
    this.accountId = accountId;
    this.codeHash = Secrets.hash(code);
  }

  /** A new set in place of the one before, as it is shown: {@code abcd-efgh-ijkl-mnop}. */
  static List<String> replaceAll(UUID accountId) {
    removeAll(accountId);
    var codes = Stream.generate(RecoveryCode::random).limit(IN_A_SET).toList();
    persist(codes.stream().map(it -> new RecoveryCode(accountId, it)));
    return codes.stream()
        .map(it -> String.join("-", it.split("(?<=\\G.{" + GROUP + "})")))
        .toList();
  }

  /**
   * Uses a code once: of two concurrent attempts, one succeeds.
   *
   * @param code lower case, without hyphens
   */
  static boolean use(UUID accountId, String code) {
    return delete("accountId = ?1 and codeHash = ?2", accountId, Secrets.hash(code)) == 1;
  }

  static long countOf(UUID accountId) {
    return count("accountId", accountId);
  }

  static void removeAll(UUID accountId) {
    delete("accountId", accountId);
  }

  private static String random() {
    var bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new Base32().encodeToString(bytes).toLowerCase(Locale.ROOT);
  }
}
