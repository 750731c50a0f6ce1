package dev.jobtrail.discovery.board;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.jobtrail.testing.Applicant;
import dev.jobtrail.testing.BoardServer;
import dev.jobtrail.testing.BoardsResource;
import dev.jobtrail.testing.MailResource;
import dev.jobtrail.testing.Mailbox;
import dev.jobtrail.testing.PostgresResource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusIntegrationTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The packaged program searches all boards at once. */
@QuarkusIntegrationTest
@WithTestResource(PostgresResource.class)
@WithTestResource(BoardsResource.class)
@WithTestResource(MailResource.class)
class AllBoardsIT {

  BoardServer boards;
  Mailbox mailbox;

  @Test
  void searchesEveryBoard() {
    var listed = 0;
    var names = new ArrayList<String>();
    var companies = new ArrayList<Map<String, String>>();
    for (var example : BoardExample.ALL) {
      example.serve(boards);
      listed += example.count();
      if (example.company() == null) {
        names.add(example.board().wireName());
      } else {
        companies.add(company(example));
      }
    }
    var applicant = Applicant.create();
    var token = mailbox.newestToken(applicant.account().email());
    applicant.post("/auth/verify-email", Map.of("token", token)).statusCode(204);
    var path = "/discovery/resumes/" + applicant.resumeId();
    applicant
        .post(path + "/targets", Map.of("boards", names, "companies", companies))
        .statusCode(201);

    var location = applicant.post(path + "/runs").statusCode(202).extract().header("Location");
    applicant
        .awaitEnd(URI.create(location).getPath())
        .body("state", equalTo("done"))
        .body("boards", hasSize(28))
        .body("boards.error", everyItem(nullValue()))
        .body("boards.state", everyItem(equalTo("done")))
        .body("boards.fetched", everyItem(greaterThan(0)))
        .body("fetched", equalTo(listed))
        .body("kept", equalTo(listed));
    applicant
        .get(path + "/open-matches")
        .body("board.unique().size()", equalTo(28))
        .body("title", everyItem(greaterThan("")));
  }

  private static Map<String, String> company(BoardExample example) {
    var company = new HashMap<String, String>();
    company.put("board", example.board().wireName());
    company.put("slug", example.company().slug());
    if (example.company().token() != null) {
      company.put("token", example.company().token());
    }
    return company;
  }
}
