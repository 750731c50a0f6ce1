package dev.jobtrail.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.testing.Operator;
import dev.jobtrail.testing.PostgresResource;
import dev.jobtrail.text.Language;
import dev.jobtrail.text.Translations;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.hibernate.Session;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
@WithTestResource(PostgresResource.class)
class SampleDataTest {

  @Inject Session entities;

  private Operator operator;

  @BeforeEach
  void signUp() {
    operator = Operator.create();
  }

  @Test
  void addsEverythingOnce() {
    operator.post("/sample-data").statusCode(200).body("isLoaded", equalTo(true));
    operator.post("/sample-data").statusCode(200);

    operator
        .get("/resumes")
        .body(
            "name",
            containsInAnyOrder(
                "Software engineer (sample)",
                "Data engineer (sample)",
                "Software engineer (sample) – Example Orchard"));
    var statuses =
        operator
            .get("/applications?limit=100")
            .body("$", hasSize(15))
            .extract()
            .<List<String>>path("status");
    assertThat(new HashSet<>(statuses))
        .containsExactlyInAnyOrder(
            "saved",
            "reviewed",
            "ready",
            "needs_action",
            "submitted",
            "screening",
            "interview",
            "offer",
            "rejected",
            "withdrawn",
            "ghosted");
    operator
        .get("/applications?q=Orchard&status=ready")
        .body("matchScore", contains(notNullValue()))
        .body("[0].tailoring.changes", not(empty()))
        .body("tailoredResumeId", contains(notNullValue()));
    operator.get("/offers").body("offer.salary", contains(98_000));
    operator.get("/agenda").body("approvals.clientName", contains("Robin Sample"));
    operator.get("/agenda").body("matches.number", contains(3));
    operator
        .get("/discovery/resumes/" + resumeOfMatches() + "/open-matches")
        .body("id", hasSize(3))
        .body("id", everyItem(matchesPattern("\\w{8}-\\w{4}-7.*"))); // UUID version 7, by age
    operator.get("/account/usage").body("ai.used", equalTo(0));
    // not of the tailored copy, which is the newest resume
    operator
        .account()
        .browser()
        .get("/app/discovery")
        .then()
        .body(containsString("Java Developer"));
  }

  private String resumeOfMatches() {
    return operator.get("/agenda").extract().path("matches[0].resumeId");
  }

  @Test
  void namesItInTheLanguageOfTheAccount() {
    operator.patch("/account", Map.of("language", "fr"));
    operator.post("/sample-data").statusCode(200);

    operator
        .get("/resumes")
        .body("name", hasItems("Ingénieur logiciel (exemple)", "Ingénieur de données (exemple)"));
    operator
        .get("/applications?tag=favori")
        .body("posting.title", hasItems("Backend Engineer", "Software Engineer"));
    operator
        .get("/applications?status=needs_action")
        .body("notes", contains("Le formulaire demande le délai de préavis."));
  }

  /** Every text that the owner of the account would have written. */
  @ParameterizedTest
  @EnumSource(names = {"GERMAN", "FRENCH", "SPANISH"})
  void hasATranslationOfEachOwnText(Language language) {
    var sample = SampleContent.file(new ObjectMapper(), "sample-data.json");
    var own = new ArrayList<String>();
    for (var name : List.of("notes", "fitReason", "fitGap", "equity")) {
      sample.findValues(name).forEach(it -> own.add(it.textValue()));
    }
    sample.findValues("tags").forEach(tags -> tags.forEach(it -> own.add(it.textValue())));
    sample.get("resumes").forEach(it -> own.add(it.get("name").textValue()));
    own.add(sample.at("/client/resume/name").textValue());
    assertThat(own).hasSizeGreaterThan(15);
    assertThat(own).allMatch(it -> Translations.of("sample " + it, language).isPresent());
  }

  @Test
  void leavesTheClientOutWithoutAFreeSeat() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createNativeMutationQuery("update account set plan = 'free' where id = :id")
                    .setParameter("id", operator.id())
                    .executeUpdate());
    operator.client("Own client");

    operator.post("/sample-data").statusCode(200);

    operator.get("/clients").body("name", contains("Own client"));
    operator.get("/applications?limit=100").body("$", hasSize(15));
  }

  @Test
  void clearsItAndNothingElse() {
    var resume = operator.resume(null);
    var own = operator.application(null, resume);
    operator.post("/sample-data").statusCode(200);
    var renamed = operator.get("/applications").extract().<String>path("[0].id");
    operator.patch("/applications/" + renamed, Map.of("notes", "Changed."));

    operator.delete("/sample-data").statusCode(204);
    operator.delete("/sample-data").statusCode(204);

    operator.get("/sample-data").body("isLoaded", equalTo(false));
    operator.get("/applications?archived=include").body("id", contains(own));
    operator.get("/resumes").body("id", contains(resume));
    operator.get("/clients").body("$", empty());
    operator.get("/agenda").body("matches", empty());
    operator.post("/sample-data").statusCode(200).body("isLoaded", equalTo(true));
  }

  @Test
  void keepsWhatTheUsersOwnRecordsUse() {
    operator.post("/sample-data");
    var client = operator.get("/clients").extract().<String>path("[0].id");
    var sample = operator.get("/resumes?clientId=" + client).extract().<String>path("[0].id");
    var own = operator.application(client, sample);
    var locked = operator.get("/resumes").extract().<String>path("[0].id");
    operator.put("/resumes/" + locked + "/lock", Map.of("isLocked", true));

    operator.delete("/sample-data").statusCode(204);

    operator.get("/applications/" + own).body("resumeId", equalTo(sample));
    operator.get("/clients").body("id", contains(client));
    operator
        .get("/applications?archived=include")
        .body("$", hasSize(org.hamcrest.Matchers.lessThanOrEqualTo(1)));
    operator.get("/sample-data").body("isLoaded", equalTo(false));
  }

  @Test
  void clearsOnlyTheCallers() {
    var other = Operator.create();
    other.post("/sample-data");
    operator.post("/sample-data");

    operator.delete("/sample-data");

    other.get("/applications?limit=100").body("$", hasSize(15));
  }
}
