package dev.jobtrail.console;

import dev.jobtrail.testing.Api;
import dev.jobtrail.testing.Api.TestAccount;
import dev.jobtrail.testing.StoredAttempts;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An account with sample data, and the paths of all pages that it has. */
public final class SampledPages {

  private SampledPages() {}

  public static List<String> paths(TestAccount account, StoredAttempts stored) {
    var resumeId = first(account, "/resumes");
    account
        .request()
        .body(Map.of("name", "Mine"))
        .put("/resumes/" + resumeId)
        .then()
        .statusCode(200);
    var resume = "/app/resumes/" + resumeId;
    var version = "/versions/" + first(account, "/resumes/" + resumeId + "/versions");
    var id = first(account, "/applications");
    stored.asking(id);
    var application = "/app/applications/" + id;
    var client = "/app/clients/" + first(account, "/clients");
    return Stream.of(
            Stream.of(
                "/app/today",
                "/app/pipeline",
                "/app/pipeline/list",
                "/app/pipeline/add",
                "/app/pipeline/transfer",
                "/app/pipeline/offers",
                "/app/pipeline/stages",
                "/app/pipeline/figures",
                "/app/pipeline/table",
                "/app/discovery",
                "/app/messages",
                "/app/search?q=engineer",
                "/app/clients",
                client,
                "/app/questions",
                "/app/resumes",
                "/app/resumes/new",
                "/app/resumes/import"),
            Stream.of(
                    "",
                    "/design",
                    "/versions",
                    "/reading",
                    "/sharing",
                    "/builder",
                    "/delete",
                    version)
                .map(resume::concat),
            Stream.of(
                    "",
                    "/edit",
                    "/match",
                    "/resume",
                    "/letter",
                    "/apply",
                    "/interviews",
                    "/contacts",
                    "/attachments",
                    "/offer",
                    "/history")
                .map(application::concat),
            Stream.of(
                    "",
                    "/security",
                    "/plan",
                    "/profile",
                    "/calendar",
                    "/alerts",
                    "/mailbox",
                    "/engines",
                    "/api-keys",
                    "/webhooks",
                    "/webhooks/" + webhook(account),
                    "/data")
                .map("/app/settings"::concat))
        .flatMap(it -> it)
        .toList();
  }

  public static TestAccount account() {
    var account = Api.newAccount();
    account.browser().post("/sample-data").then().statusCode(200);
    return account;
  }

  /** One that was sent something, to an address of the public internet that nobody has. */
  private static String webhook(TestAccount account) {
    String id =
        account
            .request()
            .body(Map.of("url", "https://[3ffe::1]/hook", "eventTypes", List.of("work.finished")))
            .post("/webhooks")
            .then()
            .statusCode(201)
            .extract()
            .path("webhook.id");
    account.request().post("/webhooks/" + id + "/test").then().statusCode(202);
    return id;
  }

  private static String first(TestAccount account, String list) {
    return account.request().get(list).then().statusCode(200).extract().path("[0].id");
  }
}
