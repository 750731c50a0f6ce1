package dev.jobtrail.match;

import dev.jobtrail.ai.PostingText;
import dev.jobtrail.application.Application;
import dev.jobtrail.fact.ConfirmedFacts;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.resume.Resume;
import dev.jobtrail.text.Message;
import dev.jobtrail.work.WorkException;
import dev.jobtrail.work.WorkOrder;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;

/** Loads the input of an engine in one short transaction. */
@ApplicationScoped
public class MaterialReader {

  private final ConfirmedFacts facts;

  MaterialReader(ConfirmedFacts facts) {
    this.facts = facts;
  }

  /**
   * The material for work on an application.
   *
   * @throws WorkException if the application or its resume was deleted
   */
  public Material of(WorkOrder order) {
    return QuarkusTransaction.requiringNew().call(() -> read(order));
  }

  private Material read(WorkOrder order) {
    var application =
        Application.find(order.accountId(), order.applicationId())
            .orElseThrow(() -> new WorkException(Message.of("The application was deleted.")));
    var resume =
        Resume.of(order.accountId(), application.resumeId)
            .orElseThrow(
                () -> new WorkException(Message.of("The resume of the application was deleted.")));
    return new Material(
        resume,
        facts.texts(order.accountId(), resume.id),
        text(application.posting),
        application.posting.descriptionParsed);
  }

  static PostingText text(Posting posting) {
    return new PostingText(
        posting.title,
        posting.company,
        posting.location,
        posting.isRemote,
        posting.employmentType,
        posting.descriptionRaw);
  }
}
