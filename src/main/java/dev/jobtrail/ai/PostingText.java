package dev.jobtrail.ai;

import dev.jobtrail.fit.FitModel;
import dev.jobtrail.fit.JobProfile;
import dev.jobtrail.posting.EmploymentType;
import dev.jobtrail.text.ReadableText;

/**
 * What a posting says; any of it may be null.
 *
 * @param isRemote whether the posting's record says that the job is done from anywhere
 * @param description HTML or plain text
 */
public record PostingText(
    String title,
    String company,
    String location,
    Boolean isRemote,
    EmploymentType employmentType,
    String description) {

  /** The longest description that is read, in characters. */
  public static final int LONGEST_DESCRIPTION = 100_000;

  public static final int LONGEST_LINE = 300;

  /** A posting that does not say what type of employment it is. */
  public PostingText(
      String title, String company, String location, Boolean isRemote, String description) {
    this(title, company, location, isRemote, null, description);
  }

  /** What it says about its job, for the model of fit. */
  public JobProfile job(FitModel fitModel) {
    return fitModel.job(
        title,
        company,
        location,
        isRemote,
        employmentType,
        ReadableText.ofHtml(description, LONGEST_DESCRIPTION));
  }
}
