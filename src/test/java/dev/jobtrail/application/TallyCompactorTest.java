package dev.jobtrail.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.Parallel;
import dev.jobtrail.testing.PostgresResource;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class TallyCompactorTest {

  @Inject TallyCompactor tallies;
  @Inject AgroalDataSource dataSource;

  private Operator operator;
  private String client;
  private String resume;

  @BeforeEach
  void begin() {
    operator = Operator.create();
    client = operator.client("Jana");
    resume = operator.resume(client);
  }

  @Test
  void leavesARowForEachKindThatThereIs() throws SQLException {
    var first = operator.application(client, resume);
    operator.application(client, resume);
    operator.move(first, "submitted").statusCode(200);
    assertThat(rows()).isEqualTo(4);
    tallies.addUp(3);
    assertThat(rows()).isEqualTo(2);
    operator.delete("/applications/" + first).statusCode(204);
    tallies.addUp(0);
    assertThat(rows()).isEqualTo(1);
    operator.get("/clients/" + client).body("counts.applications", equalTo(1));
  }

  @Test
  void leavesAloneWhatIsNotCrowded() throws SQLException {
    operator.application(client, resume);
    operator.application(client, resume);
    tallies.addUp(2);
    assertThat(rows()).isEqualTo(2);
  }

  @Test
  void losesNoCountWhileReplicasAddUpAndOthersWrite() throws Exception {
    var turn = new AtomicInteger();
    var writing = new AtomicInteger(4);
    Parallel.run(
        8,
        () -> {
          if (turn.getAndIncrement() % 2 == 0) {
            for (int i = 0; i < 15; i++) {
              var application = operator.application(client, resume);
              operator.move(application, "submitted").statusCode(200);
            }
            writing.decrementAndGet();
          } else {
            while (writing.get() > 0) {
              tallies.addUp(0);
              var counted =
                  operator
                      .get("/clients/" + client)
                      .extract()
                      .<Integer>path("counts.byStatus.submitted");
              assertThat(counted).isBetween(0, 60);
            }
          }
          return null;
        });
    tallies.addUp(0);
    assertThat(rows()).isOne();
    operator
        .get("/clients/" + client)
        .body("counts.applications", equalTo(60))
        .body("counts.submitted", equalTo(60))
        .body("counts.byStatus.submitted", equalTo(60))
        .body("counts.byStatus.saved", equalTo(0));
  }

  private long rows() throws SQLException {
    try (var connection = dataSource.getConnection();
        var statement = connection.createStatement();
        var result =
            statement.executeQuery(
                "select count(*) from application_tally where client_id = '" + client + "'")) {
      result.next();
      return result.getLong(1);
    }
  }
}
