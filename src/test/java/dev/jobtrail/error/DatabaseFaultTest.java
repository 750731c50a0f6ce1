package dev.jobtrail.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.util.PSQLException;
import org.postgresql.util.PSQLState;

class DatabaseFaultTest {

  @ParameterizedTest
  @CsvSource({
    "08001, UNREACHABLE",
    "08006, UNREACHABLE",
    "57P01, UNREACHABLE",
    "57P03, UNREACHABLE",
    "53300, NO_CONNECTION",
    "57014, SLOW",
    "25P03, SLOW",
    "55P03, LOCKED",
    "40001, CONFLICT",
    "40P01, CONFLICT",
    "25006, READ_ONLY",
    "53100, DISK_FULL",
    "53200, OVERLOADED",
    "58030, OVERLOADED"
  })
  void isToldByTheState(String state, DatabaseFault fault) {
    assertThat(DatabaseFault.in(new SQLException("whatever", state))).contains(fault);
  }

  @ParameterizedTest
  @ValueSource(strings = {"23505", "42601", "22001", "57000", "25001"})
  void isNoneForAStatementThatIsWrong(String state) {
    assertThat(DatabaseFault.in(new SQLException("Sorry, acquisition timeout!", state))).isEmpty();
  }

  @Test
  void isFoundBelowAnyNumberOfCausesAndAmongTheSuppressed() {
    var rollback = new IllegalStateException("rolled back");
    rollback.addSuppressed(new RuntimeException(new SQLException("deadlock", "40P01")));

    assertThat(DatabaseFault.in(new RuntimeException(new RuntimeException(rollback))))
        .contains(DatabaseFault.CONFLICT);
  }

  @Test
  void isNotLookedForInACircleForEver() {
    var one = new RuntimeException("one");
    var other = new RuntimeException("other", one);
    one.initCause(other);

    assertThat(DatabaseFault.in(one)).isEmpty();
  }

  /** The driver's own exceptions without a server's state are those of connections. */
  @Test
  void isToldByTheTypeWhereThereIsNoState() {
    assertThat(DatabaseFault.in(new SQLTransientConnectionException("gone")))
        .contains(DatabaseFault.UNREACHABLE);
    assertThat(
            DatabaseFault.in(new PSQLException("refused", PSQLState.CONNECTION_UNABLE_TO_CONNECT)))
        .contains(DatabaseFault.UNREACHABLE);
    assertThat(DatabaseFault.in(new SQLSyntaxErrorException("Acquisition timeout"))).isEmpty();
    assertThat(DatabaseFault.in(new SQLException("Acquisition timeout"))).isEmpty();
  }
}
