package dev.jobtrail.match;

import dev.jobtrail.ai.Engine;
import dev.jobtrail.ai.Scorecard;
import dev.jobtrail.application.Application;
import dev.jobtrail.application.ApplicationStatus;
import dev.jobtrail.application.WorkOnApplications;
import dev.jobtrail.posting.ParsedDescription;
import dev.jobtrail.work.WorkKind;
import dev.jobtrail.work.WorkOrder;
import dev.jobtrail.work.Worker;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/** Parses a posting and scores the chosen resume against it. */
@ApplicationScoped
class Reviewer implements Worker {

  private final Engine engine;
  private final MaterialReader materialReader;
  private final WorkOnApplications applications;
  private final Clock clock;

  Reviewer(
      Engine engine, MaterialReader materialReader, WorkOnApplications applications, Clock clock) {
    this.engine = engine;
    this.materialReader = materialReader;
    this.applications = applications;
    this.clock = clock;
  }

  @Override
  public WorkKind kind() {
    return WorkKind.REVIEW;
  }

  @Override
  public Runnable carryOut(WorkOrder order) {
    var material = materialReader.of(order);
    var parsed = engine.parse(material.posting());
    var scorecard = engine.score(material.resume(), material.posting(), parsed, order.language());
    return () -> keep(order, material, parsed, scorecard);
  }

  @Override
  public void lock(WorkOrder order) {
    applications.lock(order);
  }

  @Override
  public void giveUp(WorkOrder order, String reason) {
    applications
        .moveBack(order, ApplicationStatus.REVIEWING)
        .filter(_ -> reason != null)
        .ifPresent(it -> it.posting.takeReviewError(reason, clock));
  }

  private void keep(
      WorkOrder order, Material material, ParsedDescription parsed, Scorecard scorecard) {
    var application = Application.find(order.accountId(), order.applicationId()).orElseThrow();
    applications.moveOn(application, ApplicationStatus.REVIEWED);
    application.takeReview(
        parsed,
        scorecard.score(),
        Scorecards.stored(scorecard, clock.instant(), material.reference()),
        clock);
  }
}
