package dev.jobtrail.testing;

import java.sql.SQLException;
import javax.sql.DataSource;

/** What tests change of accounts without the service. */
public final class StoredAccounts {

  private static final String VERIFY =
      "update account set email_verified_at = now() where username = ?";

  private StoredAccounts() {}

  /** Verifies an address without its mail, which a test would have to wait for. */
  public static void verifyAddress(DataSource source, Api.TestAccount account) {
    try (var connection = source.getConnection();
        var statement = connection.prepareStatement(VERIFY)) {
      statement.setString(1, account.username());
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException("The address cannot be verified", e);
    }
  }
}
