package dev.jobtrail.match;

import dev.jobtrail.application.Application;
import dev.jobtrail.fit.Fit;
import dev.jobtrail.fit.FitModel;
import dev.jobtrail.posting.Posting;
import dev.jobtrail.resume.Resume;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;

/** Finds the evidence for each requirement of a posting in the chosen resume as it is now. */
@ApplicationScoped
public class RequirementReader {

  private final FitModel fitModel;

  RequirementReader(FitModel fitModel) {
    this.fitModel = fitModel;
  }

  /** In the order of the posting, at most 25; none where the resume was deleted. */
  public List<Fit.Requirement> of(UUID accountId, UUID applicationId) {
    return QuarkusTransaction.joiningExisting().call(() -> read(accountId, applicationId));
  }

  private List<Fit.Requirement> read(UUID accountId, UUID applicationId) {
    return Application.find(accountId, applicationId)
        .flatMap(
            application ->
                Resume.of(accountId, application.resumeId)
                    .map(resume -> requirements(resume, application.posting)))
        .orElse(List.of());
  }

  private List<Fit.Requirement> requirements(Resume resume, Posting posting) {
    var job = MaterialReader.text(posting).job(fitModel);
    return fitModel.fit(fitModel.applicant(resume.plainDocument()), job).requirements();
  }
}
